"""Players that are programs. A bot is given what its seat may know, never the table itself."""
