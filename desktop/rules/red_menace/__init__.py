"""Red Menace."""
