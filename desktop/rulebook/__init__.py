"""The rulesets: read, copied, changed."""
