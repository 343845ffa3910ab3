"""The page on which list formats are read, copied and changed."""
