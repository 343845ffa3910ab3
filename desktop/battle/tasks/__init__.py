"""Upkeep as tasks: each with its field in place, one of them lit, and what is done as chips."""
