"""The place where cards go to paper."""
