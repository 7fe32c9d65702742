"""The routes of HTTP, by subject. Each hands over to a module of its own."""
