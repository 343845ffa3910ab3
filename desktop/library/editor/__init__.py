"""Enter a printed card by hand."""
