"""The keys of the program: what they are at first, what a person made of them, conflicts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtGui import QKeySequence

from desktop.rules.core import T, Text


class Command(msgspec.Struct, frozen=True):
    """Something that can be done with a key."""

    name: str
    """How the settings call it."""
    title: Text
    keys: tuple[str, ...]
    """What it has at first, in Qt's portable form."""
    group: Text
    fixed: bool = False
    """Whether its keys belong to the table and are only listed."""


PROGRAM = T("keys", "Everywhere")
HOME = T("keys", "Home")
TABLE = T("keys", "At the table")
CAMPAIGNS = T("keys", "Campaign log")

COMMANDS = (
    Command("new_game", T("keys", "New game"), ("Ctrl+N",), PROGRAM),
    Command("open_file", T("keys", "Open a saved-game file"), ("Ctrl+O",), PROGRAM),
    Command("export", T("keys", "Export this game to a file"), ("Ctrl+E",), PROGRAM),
    Command("settings", T("keys", "Settings"), ("Ctrl+,",), PROGRAM),
    Command("rules", T("keys", "Rules, at the rule in question"), ("F1",), PROGRAM),
    Command("full_screen", T("keys", "Full screen"), ("F11",), PROGRAM),
    Command("home", T("keys", "Home"), ("Ctrl+H",), PROGRAM),
    Command("campaigns", T("keys", "Campaign log"), ("Ctrl+L",), PROGRAM),
    Command("quit", T("keys", "Quit"), ("Ctrl+Q",), PROGRAM),
    Command("find", T("keys", "Find a game or a save"), ("Ctrl+K",), HOME),
    Command("tile", T("keys", "New game of a tile"), ("1", "2", "3", "4"), HOME, fixed=True),
    Command("continue", T("keys", "Continue the last game"), ("Return",), HOME, fixed=True),
    Command("accept", T("keys", "The obvious button"), ("Return",), TABLE, fixed=True),
    Command("back", T("keys", "One step back"), ("Esc",), TABLE, fixed=True),
    Command(
        "insist",
        T("keys", "The hint, then what it proposes; my table says so"),
        ("Ctrl+Return",),
        TABLE,
        fixed=True,
    ),
    Command("undo", T("keys", "Take back"), ("Ctrl+Z",), TABLE, fixed=True),
    Command("redo", T("keys", "Do again"), ("Ctrl+Y",), TABLE, fixed=True),
    Command("walk", T("keys", "Walk what can act"), ("Tab", "Shift+Tab"), TABLE, fixed=True),
    Command(
        "cursor", T("keys", "Move the cursor"), ("Left", "Right", "Up", "Down"), TABLE, fixed=True
    ),
    Command("regions", T("keys", "Next part of the screen"), ("F6",), TABLE, fixed=True),
    Command("docks", T("keys", "Hide and show the docks"), ("F9",), TABLE, fixed=True),
    Command("zoom", T("keys", "Zoom; 0 fits"), ("+", "-", "0"), TABLE, fixed=True),
    Command("log", T("keys", "Search the log"), ("Ctrl+F",), TABLE, fixed=True),
    Command("preview", T("keys", "Preview a card, or skip motion"), ("Space",), TABLE, fixed=True),
    Command("rename", T("keys", "Rename the campaign"), ("F2",), CAMPAIGNS, fixed=True),
    Command("down_time", T("keys", "Down Time"), ("D",), CAMPAIGNS, fixed=True),
    Command("search", T("keys", "Search the campaigns"), ("Ctrl+F",), CAMPAIGNS, fixed=True),
    Command("trash", T("keys", "Move the campaign to the trash"), ("Del",), CAMPAIGNS, fixed=True),
    Command(
        "window", T("keys", "Open in a window of its own"), ("Ctrl+Return",), CAMPAIGNS, fixed=True
    ),
)


def keys_of(command: Command, chosen: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return the keys in force for a command."""
    return command.keys if command.fixed else chosen.get(command.name, command.keys)


def conflicts(chosen: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[Command, ...]]:
    """Return, by the name of a command, the others that share one of its keys with it.

    Keys for everywhere meet all others; those of home and of the table never meet.
    """
    found: dict[str, tuple[Command, ...]] = {}
    for command in COMMANDS:
        others = tuple(
            other
            for other in COMMANDS
            if other is not command
            and _meet(command, other)
            and set(map(_normal, keys_of(command, chosen)))
            & set(map(_normal, keys_of(other, chosen)))
        )
        if others:
            found[command.name] = others
    return found


def _meet(one: Command, other: Command) -> bool:
    return one.group == other.group or PROGRAM in (one.group, other.group)


def _normal(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.PortableText)
