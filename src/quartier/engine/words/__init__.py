"""Every word shown to people: languages, catalogues, and what happened in words."""
