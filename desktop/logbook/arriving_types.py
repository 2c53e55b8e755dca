"""What is asked about a file before it is imported, what is answered, and what came of it."""

from __future__ import annotations

from typing import NamedTuple

from desktop.logbook.backup_file import Decision
from desktop.rules.core import Text


class Question(NamedTuple):
    """Something that the person has to decide."""

    words: Text
    decisions: tuple[Decision, ...]
    """What there is to choose from, the safest last."""
    into: bool = False
    """Whether a campaign has to be chosen."""


class Answer(NamedTuple):
    """What was decided."""

    decision: Decision = "skip"
    game_id: str = ""
    """The campaign that was chosen."""


class Taken(NamedTuple):
    """What an import has brought."""

    game_ids: tuple[str, ...]
    """The campaigns that are new or changed."""
    lines: tuple[Text, ...]
