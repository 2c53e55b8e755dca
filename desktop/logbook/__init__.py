"""Tracked campaigns of Hornet Leader as documents: kept, looked back on, written to files, read."""
