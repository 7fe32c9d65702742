"""The suite that proves games, proved itself."""
