"""How everything looks: theme, icons, style sheet, painting."""
