"""What surrounds the program: paths, settings, version, display and system libraries."""
