"""The words of messages, one table per area and per system."""
