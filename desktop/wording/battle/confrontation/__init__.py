"""What figures of Confrontation do, in words."""
