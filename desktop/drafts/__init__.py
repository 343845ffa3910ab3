"""What prompts hold while they are open: frozen values with methods, without Qt; the views only show them."""
