"""Start the program: the window, the library session, a single instance, crash reports, the demonstration."""
