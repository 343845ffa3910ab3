"""The window around the places: places, verbs of the whole program, menus and sheets."""
