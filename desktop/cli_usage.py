"""The complaint about a command line that cannot be carried out."""


class Usage(Exception):
    """What was asked for cannot be done as it was asked; one sentence that says what to change."""
