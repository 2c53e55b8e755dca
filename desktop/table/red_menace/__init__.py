"""How Red Menace looks at the table."""
