"""What only prompts of Confrontation hold."""
