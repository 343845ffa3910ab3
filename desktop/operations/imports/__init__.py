"""What comes in: card tables, catalogues and rosters, packages. Matched, merged by one table, reported."""
