"""The library file: tables, migrations and exchange formats."""
