"""The rules browser: a game's whole reference with contents, search and the way back."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton, Segmented
from desktop.paint.hints import set_hint
from desktop.paint.theme import HOME, ThemeSource, Tone
from desktop.paint.widgets import NoteBox, Panel
from desktop.rules.games import GAMES, find_game
from desktop.table.rules_text import RulesText, load_rules, plain
from desktop.windows.rules_page import RulesPage, found_at

ANCHOR = Qt.ItemDataRole.UserRole
SEARCH, GAP, BEHIND_TITLE = 160, 16, 4
"""How wide the search is at least, what keeps the games from the title, and their place."""
CONTENTS, ASIDE = 286, 340


class AtTable(msgspec.Struct, frozen=True):
    """What is going on at the table: the present decision, or the last refusal."""

    title: str
    body: str
    rule: str
    refused: bool = False


class RulesBrowser(QWidget):
    """The page that shows the rules; it opens at one and keeps the way one came."""

    closed = Signal()
    """Back to where the rules were opened."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._game = ""
        self._rules = RulesText("")
        self._way: list[str] = []
        self._here = -1
        self.hits: list[str] = []
        self._now: AtTable | None = None
        self._build()
        self._connect()
        self._retranslate()
        themes.changed.connect(self._theme_changed)

    # Building

    def _build(self) -> None:
        self._back = IconButton("chevron-left", "", self)
        self._forward = IconButton("chevron-right", "", self)
        self._title = QLabel(self)
        self._games = Segmented([(key, say(find_game(key).title)) for key in GAMES], self)
        self._games.setVisible(len(GAMES) > 1)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self._up = IconButton("chevron-up", "", self)
        self._down = IconButton("chevron-down", "", self)
        self._close = KeyButton("", Importance.PRIMARY, self)
        self._close.set_cap("Esc")
        bar = self._bar = QHBoxLayout()
        bar.setContentsMargins(16, 8, 16, 8)
        for widget in (self._back, self._forward, self._title):
            bar.addWidget(widget)
        bar.addSpacing(GAP)
        bar.addWidget(self._games)
        bar.addSpacing(24)
        bar.addWidget(self.search, 1)
        for widget in (self._up, self._down):
            bar.addWidget(widget)
        bar.addStretch()
        bar.addWidget(self._close)
        self._contents = QTreeWidget(self)
        self._contents.setHeaderHidden(True)
        self._contents.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.page = RulesPage(self)
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._contents)
        self._splitter.addWidget(self.page)
        self._splitter.addWidget(self._build_aside())
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([CONTENTS, 900, ASIDE])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        self._below = QHBoxLayout()
        self._below.addStretch(1)
        column.addLayout(self._below)
        column.addWidget(self._splitter, 1)

    def _build_aside(self) -> QWidget:
        aside = Panel("base", self)
        self._found = QLabel(aside)
        self._found.setWordWrap(True)
        self._found.setTextFormat(Qt.TextFormat.PlainText)
        self._list = QListWidget(aside)
        self._list.setWordWrap(True)
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.setSpacing(2)
        self._now_title = QLabel(aside)
        self.note = NoteBox(self._themes, Tone.INFO, aside)
        column = QVBoxLayout(aside)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self._found)
        column.addWidget(self._list, 1)
        column.addWidget(self._now_title)
        column.addWidget(self.note)
        self._aside = aside
        return aside

    def _connect(self) -> None:
        self._back.clicked.connect(self.go_back)
        self._forward.clicked.connect(self.go_forward)
        self._games.chosen.connect(self._game_chosen)
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(self._take_hit)
        self._up.clicked.connect(self.previous_hit)
        self._down.clicked.connect(self.next_hit)
        self._close.clicked.connect(self.closed)
        self._contents.currentItemChanged.connect(self._contents_chosen)
        self._list.currentRowChanged.connect(self._hit_chosen)
        self.page.rule_asked.connect(self.show_rule)
        self.note.rule_activated.connect(self.show_rule)
        for keys, slot in (
            ("Esc", self.step_back),
            ("Ctrl+F", self._focus_search),
            ("Alt+Left", self.go_back),
            ("Alt+Right", self.go_forward),
            ("N", self.next_hit),
            ("Shift+N", self.previous_hit),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # Opening

    def open_at(self, game: str, rule: str = "", now: AtTable | None = None) -> None:
        """Show the rules of a game, at a rule if one is asked for."""
        self._now = now
        self._show_game(game)
        self._show_now()
        if rule:
            self.show_rule(rule)
        elif self._here < 0:
            self._go("h0")
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_game(self, game: str) -> None:
        if game == self._game:
            return
        self._game = game
        self._games.set_value(game)
        self._way, self._here = [], -1
        self._read()

    def _read(self) -> None:
        self._rules = load_rules(self._game)
        self._fill_contents()
        self._dress()
        self._search_changed(self.search.text())

    def _fill_contents(self) -> None:
        self._contents.blockSignals(True)
        self._contents.clear()
        chapter: QTreeWidgetItem | None = None
        for level, words, anchor in self._rules.headings:
            if level == 2:
                chapter = QTreeWidgetItem(self._contents, [words])
                item = chapter
            elif level == 3 and chapter is not None:
                item = QTreeWidgetItem(chapter, [words])
            else:
                continue
            item.setData(0, ANCHOR, anchor)
            item.setToolTip(0, words)
        self._contents.blockSignals(False)

    # Going

    @property
    def here(self) -> str:
        """The anchor one is at: the id of a rule, or that of a heading."""
        return self._way[self._here] if self._here >= 0 else ""

    def chapter(self) -> str:
        """Return the heading that is chosen in the contents."""
        item = self._contents.currentItem()
        return "" if item is None else item.text(0)

    def found_text(self) -> str:
        """Return what is said about the hits."""
        return self._found.text()

    @Slot(object)
    def show_rule(self, rule: str) -> None:
        """Go to a rule, or to what is nearest to it."""
        self._go(self._rules.anchor(rule) or "h0")

    def _go(self, anchor: str) -> None:
        if self._here < 0 or self._way[self._here] != anchor:
            self._way = [*self._way[: self._here + 1], anchor]
            self._here = len(self._way) - 1
        self._arrive()

    def _arrive(self) -> None:
        anchor = self._way[self._here]
        self.page.light("" if anchor.startswith("h") else anchor)
        self.page.scrollToAnchor(anchor)
        self._back.setEnabled(self._here > 0)
        self._forward.setEnabled(self._here < len(self._way) - 1)
        self._choose_contents(anchor)

    def to_top(self) -> None:
        """Go to the first page."""
        self._go("h0")

    def look_up(self, words: str) -> None:
        """Search for words, unless they are the id of a rule."""
        if not self._rules.anchor(words):
            self.search.setText(words)
            self.next_hit()

    @Slot()
    def go_back(self) -> None:
        """Go to where one was before."""
        if self._here > 0:
            self._here -= 1
            self._arrive()

    @Slot()
    def go_forward(self) -> None:
        """Undo a step back."""
        if self._here < len(self._way) - 1:
            self._here += 1
            self._arrive()

    def _choose_contents(self, anchor: str) -> None:
        """Choose the heading above an anchor in the contents."""
        heading = ""
        for number, paragraph in enumerate(self._rules.paragraphs):
            if paragraph.kind in ("h2", "h3"):
                heading = f"h{number}"
            if anchor in (paragraph.rule, f"h{number}"):
                break
        for item in self._items():
            if item.data(0, ANCHOR) == heading:
                self._contents.blockSignals(True)
                self._contents.setCurrentItem(item)
                self._contents.blockSignals(False)
                chapter = item.parent()
                if chapter is not None:
                    chapter.setExpanded(True)

    def _items(self) -> list[QTreeWidgetItem]:
        found = []
        for number in range(self._contents.topLevelItemCount()):
            chapter = self._contents.topLevelItem(number)
            if chapter is not None:
                below = (chapter.child(place) for place in range(chapter.childCount()))
                found += [chapter, *(item for item in below if item is not None)]
        return found

    @Slot(QTreeWidgetItem, QTreeWidgetItem)
    def _contents_chosen(self, item: QTreeWidgetItem | None, _: object) -> None:
        if item is not None:
            item.setExpanded(True)
            self._go(item.data(0, ANCHOR))

    # Searching

    @Slot(str)
    def _search_changed(self, text: str) -> None:
        words = tuple(text.casefold().split())
        hits = found_at(self._rules, words) if len(text.strip()) > 1 else []
        self.hits = [anchor for anchor, _ in hits]
        self._list.blockSignals(True)
        self._list.clear()
        for _, paragraph in hits:
            head = f"§ {paragraph.rule}\n" if paragraph.rule else ""
            QListWidgetItem(head + _shortened(plain(paragraph.text)), self._list)
        self._list.blockSignals(False)
        self.page.mark_words(words if hits else ())
        self._say_found(text.strip())
        for button in (self._up, self._down):
            button.setEnabled(bool(hits))

    def _say_found(self, text: str) -> None:
        if not text:
            words = self.tr("Search with Ctrl+F. N and Shift+N go from hit to hit.")
        elif self.hits:
            words = self.tr("Places with “{text}”: {count}").format(text=text, count=len(self.hits))
        else:
            words = self.tr("“{text}” is not in these rules.").format(text=text)
        self._found.setText(words)

    @Slot(int)
    def _hit_chosen(self, row: int) -> None:
        if 0 <= row < len(self.hits):
            self._go(self.hits[row])

    @Slot()
    def next_hit(self) -> None:
        """Go to the next hit, after the last to the first."""
        self._step(1)

    @Slot()
    def previous_hit(self) -> None:
        """Go to the hit before, before the first to the last."""
        self._step(-1)

    @Slot()
    def _take_hit(self) -> None:
        """Go to the next hit and leave the field, in which N is a letter."""
        if self.hits:
            self.next_hit()
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, by: int) -> None:
        if self.hits:
            row = self._list.currentRow()
            start = -1 if row < 0 < by else row
            self._list.setCurrentRow((start + by) % len(self.hits))

    @Slot()
    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot()
    def step_back(self) -> None:
        """Clear the search, or go back to where the rules were opened."""
        if self.search.hasFocus() and self.search.text():
            self.search.clear()
        else:
            self.closed.emit()

    @Slot(object)
    def _game_chosen(self, game: str) -> None:
        self._now = None
        self.open_at(game)

    # Looks and words

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """With large text the choice of games has a line of its own: the search needs room."""
        least = round(SEARCH * max(1.0, fonts.text_scale()))
        self.search.setMinimumWidth(least)
        margins, gaps = self._bar.contentsMargins(), self._bar.spacing() * (self._bar.count() - 1)
        parts = (self._back, self._forward, self._title, self._up, self._down, self._close)
        needs = sum(part.sizeHint().width() for part in (*parts, self._games)) + least + gaps
        needs += margins.left() + margins.right() + 2 * GAP
        alone = needs > self.width()
        if alone == (self._below.indexOf(self._games) >= 0):
            return
        if alone:
            self._below.insertWidget(0, self._games)
        else:
            self._bar.insertWidget(BEHIND_TITLE, self._games)
        self._below.setContentsMargins(*((16, 0, 16, 8) if alone else (0, 0, 0, 0)))

    def _show_now(self) -> None:
        shown = self._now is not None
        self._now_title.setVisible(shown)
        self.note.setVisible(shown)
        if self._now is not None:
            self.note.set_tone(Tone.BAD if self._now.refused else Tone.INFO)
            self.note.show_note(self._now.title, self._now.body, self._now.rule)

    @Slot(object)
    def _theme_changed(self, _theme: object) -> None:
        self._dress()

    def _dress(self) -> None:
        theme = self._themes.theme
        self.setPalette(theme.palette(self._game or HOME))
        self._title.setFont(fonts.interface(20, 700))
        self._found.setFont(fonts.interface(14, 600))
        self._now_title.setFont(fonts.interface(14, 600))
        self._arrange()
        self.page.show_rules(self._rules, theme, theme.accent(self._game or HOME))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            if self._here >= 0:
                self._read()
                self._arrive()
        elif event.type() is QEvent.Type.FontChange:
            self._dress()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self._title.setText(self.tr("Rules"))
        self._back.set_text(self.tr("Back (Alt+Left)"))
        self._forward.set_text(self.tr("Forward (Alt+Right)"))
        set_hint(self.search, self.tr("Search the rules …"), self.tr("Search the rules"))
        self._up.set_text(self.tr("Previous hit (Shift+N)"))
        self._down.set_text(self.tr("Next hit (N)"))
        self._close.setText(self.tr("Back to the table") if self._now else self.tr("Back"))
        self._contents.setAccessibleName(self.tr("Contents"))
        self._list.setAccessibleName(self.tr("Hits"))
        self.page.setAccessibleName(self.tr("Rules"))
        self._now_title.setText(self.tr("At the table now"))
        if self._game:
            self._rules = load_rules(self._game)
            self._fill_contents()
            self._dress()
            self._search_changed(self.search.text())
        self._say_found(self.search.text().strip())


def _shortened(text: str) -> str:
    return text if len(text) <= 110 else text[:108].rsplit(" ", 1)[0] + " …"
