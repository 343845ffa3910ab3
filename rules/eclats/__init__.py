"""ÉCLATS: a combat tracker for a game master and players."""
