"""The user's verbs, one function each, without a widget."""
