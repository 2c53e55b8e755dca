"""How Hornet Leader looks at the table."""
