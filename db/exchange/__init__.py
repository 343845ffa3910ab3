"""Formats in which battles and cards travel between libraries and programs."""
