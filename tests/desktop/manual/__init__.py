"""The manual: its pages, what they name, and what is made of them."""
