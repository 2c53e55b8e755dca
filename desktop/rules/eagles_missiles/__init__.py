"""Eagles & Missiles."""
