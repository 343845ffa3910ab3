"""The tests mirror the floors; `tests/house` holds those about the house itself."""
