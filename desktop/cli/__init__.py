"""The command line: one module per verb, over the same operations as the window."""
