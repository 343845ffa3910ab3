"""What only prompts of MonCon'F hold."""
