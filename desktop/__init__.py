"""Show the game: window, places, widgets, operations, printing, command line."""
