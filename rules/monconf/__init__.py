"""MonCon'F: tactics bought with command points, fourteen actions, a wound table without dice of its own."""
