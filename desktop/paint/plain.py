"""Words in places where Qt would take them for HTML, or a part of them for a key."""

from __future__ import annotations

from PySide6.QtGui import Qt


def plain(words: str) -> str:
    """Return what a tooltip or a message has to be given so that it shows exactly these words.

    Both look for tags in what they show and cannot be told not to: a player called ``<h1>Ann``
    would be written large, and a picture named in a title would be fetched.
    """
    if not Qt.mightBeRichText(words):
        return words
    # Lines may be broken between words; the usual way writes spaces that hold them together.
    return Qt.convertFromPlainText(words, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def unmarked(words: str) -> str:
    """Return what a button or a menu has to be given so that an ampersand in it is one.

    Both take it away and underline the letter behind it.
    """
    return words.replace("&", "&&")
