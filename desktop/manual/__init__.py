"""The manual: pages of `docs/manual` in two languages, read, searched and written as HTML."""
