"""What is told in words: sentences still to be translated, refusals, faults of the data."""

from __future__ import annotations

import msgspec


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence that is still to be translated: its English form and the values that go in."""

    # Texts, actions and events hold values only, so there is no circle for the collector to find;
    # a long game has tens of thousands of them, and it would look through all again and again.

    context: str
    source: str
    values: tuple[tuple[str, Text | str | int], ...] = ()

    def of(self, **values: Text | str | int) -> Text:
        """Return the same sentence with values for its placeholders."""
        return Text(self.context, self.source, tuple(values.items()))


def T(context: str, source: str) -> Text:  # noqa: N802  # the marker the extraction looks for
    """Mark an English sentence for translation; both arguments must be plain literals."""
    return Text(context, source)


class Refused(Exception):
    """An action that the rules do not allow: the rule, and the reason in one sentence."""

    def __init__(self, rule: str, text: Text) -> None:
        super().__init__(rule, text)
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        filled = self.text.source
        for name, value in self.text.values:
            filled = filled.replace(f"{{{name}}}", getattr(value, "source", None) or str(value))
        return f"{self.rule}: {filled}"


class BadComponents(Exception):
    """Component data that cannot be used: which file, which entry, which field, and why."""
