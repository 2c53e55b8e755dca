"""How the autopilot says why: up to three reasons, each with its number."""

from __future__ import annotations

from desktop.rules.core import Action, T, Text

Reasons = tuple[Text, ...]
Reasoned = tuple[Action, Reasons]
"""What is done and why, the weightiest reason first."""

NOTHING_ELSE = T("hornet_leader", "There is no other choice")
_SENTENCES = (
    T("hornet_leader", "{first}."),
    T("hornet_leader", "{first}; {second}."),
    T("hornet_leader", "{first}; {second}; {third}."),
)


def sentence(reasons: Reasons) -> Text:
    """Return up to three reasons as one sentence; there must be one."""
    named = dict(zip(("first", "second", "third"), reasons, strict=False))
    return _SENTENCES[len(named) - 1].of(**named)


def percent(chance: float) -> int:
    """Return a chance as whole percent."""
    return round(100 * chance)


def number(value: float) -> str:
    """Return a number with one decimal, as people read it."""
    return f"{value:.1f}".replace("-", "\N{MINUS SIGN}")
