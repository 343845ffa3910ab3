"""The verbs of the command line: a module of each adds it to the parser by its ``add_to``."""
