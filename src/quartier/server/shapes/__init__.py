"""The shapes of what goes over the wire: requests, answers, and the socket's messages. See docs/api.md."""
