"""The tests inside a package run where it is installed, not here."""

collect_ignore = ["towers"]
