"""What the command line is called and knows, and the complaint about one that makes no sense."""

PROGRAM = "readyroom"
COMMANDS = ("check-pack", "doctor", "simulate", "tour")
"""The commands that are meant for persons; everything else is a saved game."""


class Usage(Exception):
    """What was asked for cannot be done as it was asked; one sentence that says what to change."""
