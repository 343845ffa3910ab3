"""The Qt models behind lists and tables."""
