"""The pieces of the battle screen that only ÉCLATS needs."""
