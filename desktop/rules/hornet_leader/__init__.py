"""Hornet Leader."""
