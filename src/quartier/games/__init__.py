"""The games, a folder each. Nothing here or elsewhere lists them."""
