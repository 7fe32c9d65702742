"""Live tables: people and bots play over HTTP and WebSocket; nothing is lost, nothing is leaked. See docs/api.md."""
