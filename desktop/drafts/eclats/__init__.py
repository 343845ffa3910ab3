"""What only prompts of ÉCLATS hold."""
