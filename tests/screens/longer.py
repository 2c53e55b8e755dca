"""A language that says everything in English, only longer than any real one does."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from desktop.models.say import speak_anew

MORE = 0.4
"""By how much every text is longer: German and Polish need about that much more than English."""
_KEPT = re.compile(r"(\{\w+\}|%\w+|%\d|<[^>]*>|&\w+;|&\w|\s+)")


def longer(text: str) -> str:
    """Return a text with longer words; placeholders, tags and mnemonics stay what they are."""
    words, owed = [], 0.0
    for part in _KEPT.split(text):
        words.append(part)
        if not part or _KEPT.fullmatch(part):
            owed += MORE * (part.isspace() and part == " ")
            continue
        owed += MORE * len(part)
        more = int(owed)
        owed -= more
        letters = re.sub(r"[^a-z]", "", part) or "n"
        words.append((letters[-2:] * more)[:more] if part[-1:].isalpha() else "")
        owed += 0 if part[-1:].isalpha() else more
    return "".join(words)


class Longer(QTranslator):
    """Makes every text longer; in force until ``stop``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QCoreApplication.installTranslator(self)
        speak_anew()

    def stop(self) -> None:
        """Speak plain English again."""
        QCoreApplication.removeTranslator(self)
        speak_anew()

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, number: int = -1
    ) -> str:
        return longer(source)

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False
