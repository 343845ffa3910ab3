"""The place where armies are raised."""
