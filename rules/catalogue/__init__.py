"""Catalogues of another program as linked nodes, and what they say of a list: docs/CATALOGUES.md."""
