"""What goes into an empty field, said in grey inside it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from desktop.paint.plain import plain


def set_hint(field: QLineEdit, hint: str, name: str) -> None:
    """Say what goes into a field, and what it is called.

    A narrow field with large text shows the beginning of a hint: its tooltip says it whole.
    """
    field.setPlaceholderText(hint)
    field.setToolTip(plain(hint))
    field.setAccessibleName(name)
