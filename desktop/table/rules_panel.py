"""The rules reference beside the board, open at the rule in question."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QUrl, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from desktop.paint.style_parts import lit_fill
from desktop.table.rules_text import RulesText, load_rules


class RulesPanel(QWidget):
    """The text of the rules; the rule it was opened at is tinted."""

    opened = Signal(object)
    """The id of the rule that is shown."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._rules = RulesText("")
        self._rule = ""
        self._ready = False
        self.browser = QTextBrowser(self)
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.setOpenLinks(False)
        self.browser.setTabChangesFocus(True)
        self.browser.anchorClicked.connect(self._follow)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.browser)
        self.retranslate()

    @property
    def rule(self) -> str:
        """The rule it is open at."""
        return self._rule

    def open_rule(self, rule: str) -> None:
        """Show a rule, or the nearest one that is explained."""
        self._rule = self._rules.anchor(rule)
        self._show()
        self.opened.emit(self._rule)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.browser.setAccessibleName(self.tr("Rules"))
        self._rules = load_rules(self._game)
        if self._ready:
            self._show()

    def event(self, event: QEvent) -> bool:
        # The text is long: it is laid out when somebody looks at it for the first time.
        if event.type() is QEvent.Type.Show and not self._ready:
            self._show()
        return bool(super().event(event))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        if self._ready and event.type() in changes:
            self._show()

    def _show(self) -> None:
        palette = self.palette()
        accent = palette.color(QPalette.ColorRole.Accent)
        tint = lit_fill(palette.color(QPalette.ColorRole.Base), accent)
        self._ready = True
        self.browser.setHtml(
            self._rules.to_html(lit=self._rule, tint=tint.name(), link=accent.name())
        )
        if self._rule:
            self.browser.scrollToAnchor(self._rule)

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        self.open_rule(link.fragment())
