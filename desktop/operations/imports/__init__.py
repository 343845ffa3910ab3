"""Imports of card tables, catalogues, rosters and packages: matched, merged field by field, reported."""
