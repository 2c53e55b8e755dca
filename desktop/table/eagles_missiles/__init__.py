"""How Eagles & Missiles looks on the table: the map of Poland with both sides beside it."""
