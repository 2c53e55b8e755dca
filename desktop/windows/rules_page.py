"""The rules reference as a page to read: ids in the margin, rulings set apart, hits marked."""

from __future__ import annotations

import html
import re

from PySide6.QtCore import QUrl, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from desktop.paint import fonts
from desktop.paint.colours import laid_over
from desktop.paint.style_parts import lit_fill, marked_fill
from desktop.paint.theme import Theme
from desktop.table.rules_text import BOLD, CODE, ITALIC, MENTION, Paragraph, RulesText

WIDEST = 820
"""Pixels of the text column with its margin at a text scale of 100 %."""


class RulesPage(QTextBrowser):
    """The whole reference of a game, scrolled to what was asked for."""

    rule_asked = Signal(object)
    """The id of a rule whose link was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self._rules = RulesText("")
        self._lit = ""
        self._words: tuple[str, ...] = ()
        self._theme: Theme | None = None
        self._accent = ""

    def show_rules(self, rules: RulesText, theme: Theme, accent: str) -> None:
        """Show a reference in a theme."""
        self._rules, self._theme, self._accent = rules, theme, accent
        palette = theme.palette()
        palette.setColor(palette.ColorRole.Base, QColor(theme.win))
        self.setPalette(palette)
        self._render()

    @property
    def lit(self) -> str:
        """The rule that is tinted."""
        return self._lit

    def light(self, rule: str) -> None:
        """Tint a rule and scroll to it; an empty id only takes the tint away."""
        self._lit = self._rules.anchor(rule) if rule else ""
        self._render()
        if self._lit:
            self.scrollToAnchor(self._lit)

    def mark_words(self, words: tuple[str, ...]) -> None:
        """Mark every place of these words."""
        self._words = words
        self._mark()

    def _render(self) -> None:
        if self._theme is None:
            return
        keep = self.verticalScrollBar().value()
        self.document().setDefaultFont(fonts.interface(16))
        self.document().setDocumentMargin(12)
        self.setHtml(self._html(self._theme))
        self.verticalScrollBar().setValue(keep)
        self._mark()

    def _mark(self) -> None:
        theme = self._theme
        if theme is None:
            return
        look = QTextCharFormat()
        look.setBackground(marked_fill(theme.base))
        look.setForeground(QColor(theme.text))
        marks = []
        for word in self._words:
            place = QTextCursor(self.document())
            while not (place := self.document().find(word, place)).isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = place, look
                marks.append(mark)
        self.setExtraSelections(marks)

    def _html(self, theme: Theme) -> str:
        margin = round(92 * fonts.text_scale())
        parts = [
            self._paragraph(number, paragraph, theme, margin)
            for number, paragraph in enumerate(self._rules.paragraphs)
        ]
        return "".join(parts)

    def _paragraph(self, number: int, what: Paragraph, theme: Theme, margin: int) -> str:
        words = self._inline(what.text)
        if what.kind.startswith("h"):
            return self._heading(number, int(what.kind[1]), words, theme)
        if what.kind == "rule":
            lit = what.rule == self._lit
            ground = f' bgcolor="{lit_fill(theme.base, self._accent).name()}"' if lit else ""
            tag = laid_over(QColor(self._accent), theme.win).name()
            return (
                f'<a name="{what.rule}"></a><table width="100%" cellspacing="0" cellpadding="6"'
                f'{ground}><tr><td width="{margin}">'
                f"<span style=\"font-family:'Barlow Condensed'; font-weight:600;"
                f' font-size:{_px(14)}; color:{tag}">'
                f"§&nbsp;{what.rule}</span></td><td>{words}</td></tr></table>"
            )
        if what.kind == "ruling":
            # Without the "Ruling: " that it begins with in its own language.
            words = self._inline(what.text.partition(": ")[2])
            label = html.escape(self.tr("Our ruling"))
            return (
                '<table width="100%" cellspacing="0" cellpadding="6"><tr>'
                f'<td width="{margin}"><span style="font-family:\'Barlow Condensed\';'
                f' font-weight:600; font-size:{_px(14)}; color:{theme.warn}">{label}</span></td>'
                f'<td width="3" bgcolor="{theme.warn}" style="padding:0"></td>'
                f'<td style="color:{theme.muted}; font-size:{_px(15)}">{words}</td></tr></table>'
            )
        bullet = "\N{BULLET}&nbsp; " if what.kind == "item" else ""
        wide = self.width() > round(WIDEST * 0.8 * fonts.text_scale())
        left = (margin if wide else 0) + (20 if bullet else 6)
        hang = -14 if bullet else 0
        return (
            f'<p style="margin-left:{left}px; text-indent:{hang}px; margin-top:4px;'
            f' margin-bottom:8px">{bullet}{words}</p>'
        )

    def _heading(self, number: int, level: int, words: str, theme: Theme) -> str:
        size = {1: 30, 2: 26, 3: 18}.get(level, 16)
        above = {1: 8, 2: 36, 3: 22}.get(level, 12)
        return (
            f'<a name="h{number}"></a><p style="margin-top:{above}px; margin-bottom:6px">'
            f"<span style=\"font-family:'Barlow Condensed'; font-weight:700;"
            f' font-size:{_px(size)}; color:{theme.text}">{words}</span></p>'
        )

    def _inline(self, text: str) -> str:
        words = html.escape(text, quote=False)
        words = BOLD.sub(r"<b>\1</b>", words)
        words = ITALIC.sub(r"<i>\1</i>", words)
        words = CODE.sub(r"<code>\1</code>", words)
        return MENTION.sub(self._linked, words)

    def _linked(self, found: re.Match[str]) -> str:
        if not self._rules.anchor(found[1]):
            return found[1]
        style = f"color:{self._accent}; text-decoration:none"
        return f'<a href="#{found[1]}" style="{style}">{found[1]}</a>'

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        self.rule_asked.emit(link.fragment())

    def resizeEvent(self, event: QResizeEvent) -> None:
        spare = self.width() - round(WIDEST * fonts.text_scale())
        side = max(12, min(spare, spare // 2 + 12))
        self.setViewportMargins(side, 0, max(0, spare - side), 0)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        nothing_chosen = not self.textCursor().hasSelection()
        if event.matches(QKeySequence.StandardKey.Copy) and nothing_chosen and self._lit:
            words = f"{self._lit}: {self._rules.sentence(self._lit)}"
            QGuiApplication.clipboard().setText(words)
            return
        super().keyPressEvent(event)


def _px(size: int) -> str:
    return f"{round(size * fonts.text_scale())}px"


def found_at(rules: RulesText, words: tuple[str, ...]) -> list[tuple[str, Paragraph]]:
    """Return the paragraphs that have all the words, each with the anchor to go to."""
    hits = []
    anchor = ""
    for number, paragraph in enumerate(rules.paragraphs):
        if paragraph.kind.startswith("h"):
            anchor = f"h{number}"
        elif paragraph.rule:
            anchor = paragraph.rule
        text = f"{paragraph.rule} {paragraph.text}".casefold()
        if words and all(word in text for word in words):
            hits.append((anchor, paragraph))
    return hits
