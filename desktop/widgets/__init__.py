"""Give the places what several of them need."""
