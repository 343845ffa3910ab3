"""How a battle begins: the list of battles, and the set-up of a new one."""
