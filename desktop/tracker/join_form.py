"""The form of how a campaign stands: taken over after any Day, or about to begin (HL-T1.5a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.standing_draft import (
    Cards,
    PilotDraft,
    StandingDraft,
    cards,
    fresh,
    so_lines,
    standing_of,
)
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.faces import signed
from desktop.paint.quiet import QuietComboBox
from desktop.paint.widgets import Hairline
from desktop.rules.core import Refused
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader import track_words
from desktop.table.hornet_leader.account_words import entry_words
from desktop.tracker.join_rows import NumberEdit, SquadronRows
from desktop.tracker.mission_form_parts import lead_tab

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book_entries import StandingEntry
    from desktop.rules.hornet_leader.components import Kit

Role = QPalette.ColorRole
DAY, SO, VP, LOST = "day", "so", "vp", "lost"
DESTROYED, IN_PLAY, DAMAGED = "destroyed", "in_play", "damaged"
CARDS = (DESTROYED, IN_PLAY, DAMAGED)


class JoinForm(QScrollArea):
    """Day, accounts, tracks, squadron and cards; typed from top to bottom."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit: Kit | None = None
        self._state: State | None = None
        self._blank: StandingDraft | None = None
        self._begun = True
        self.numbers = {name: NumberEdit(self, negative=name == VP) for name in (DAY, SO, VP, LOST)}
        self.tracks = [QuietComboBox(self) for _ in range(3)]
        self.squadron = SquadronRows(self)
        self.cards = {name: QLineEdit(self) for name in CARDS}
        self._names: dict[str, QLabel] = {}
        self._said = {name: QLabel(self) for name in CARDS}
        self._fund = QLabel(self)
        self.usual_fund = KeyButton("", Importance.QUIET, self)
        self.another = KeyButton("", Importance.QUIET, self)
        self.another.set_icon_name("plus")
        self._heads = [QLabel(self) for _ in range(3)]
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(10)
        column.addWidget(self._heads[0])
        column.addLayout(self._build_accounts())
        column.addWidget(self._fund)
        column.addWidget(Hairline(inside))
        column.addWidget(self._heads[1])
        column.addWidget(self.squadron)
        column.addWidget(self.another, 0, Qt.AlignmentFlag.AlignLeft)
        self._line = Hairline(inside)
        column.addWidget(self._line)
        column.addWidget(self._heads[2])
        column.addLayout(self._build_cards())
        column.addStretch(1)
        for quiet in (self._fund, *self._said.values()):
            quiet.setForegroundRole(Role.PlaceholderText)
            quiet.setWordWrap(True)
            quiet.setTextFormat(Qt.TextFormat.PlainText)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)

    def _build_accounts(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        fields: list[tuple[str, QWidget]] = [*self.numbers.items()]
        fields += [(f"track{place}", box) for place, box in enumerate(self.tracks)]
        for column, (name, widget) in enumerate(fields):
            label = QLabel(self)
            label.setBuddy(widget)
            label.setForegroundRole(Role.PlaceholderText)
            self._names[name] = label
            grid.addWidget(label, 0, column)
            grid.addWidget(widget, 1, column, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(self.usual_fund, 1, len(fields))
        grid.setColumnStretch(len(fields) + 1, 1)
        return grid

    def _build_cards(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for row, name in enumerate(CARDS):
            label = QLabel(self)
            label.setBuddy(self.cards[name])
            self._names[name] = label
            grid.addWidget(label, 2 * row, 0)
            grid.addWidget(self.cards[name], 2 * row, 1)
            grid.addWidget(self._said[name], 2 * row + 1, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _connect(self) -> None:
        for edit in (*self.numbers.values(), *self.cards.values()):
            edit.textChanged.connect(self._told)
        for box in self.tracks:
            box.currentIndexChanged.connect(self._told)
        self.squadron.changed.connect(self._told)
        self.usual_fund.clicked.connect(self.numbers[SO].clear)
        self.another.clicked.connect(self._add_row)

    # --- what is entered --------------------------------------------------------------------------

    def show_campaign(self, kit: Kit, state: State, *, begun: bool) -> None:
        """Begin with an empty form for a campaign of these terms; what was typed is gone.

        ``begun`` says whether it has begun on paper, or begins now.
        """
        self._kit, self._state, self._begun = kit, state, begun
        for place, box in enumerate(self.tracks):
            box.blockSignals(True)
            box.clear()
            for reading in track_words.cells(state, kit, place):
                box.addItem(reading.replace("\n", " "))
            box.blockSignals(False)
        self._show_begun()
        self.retranslate()
        self.squadron.show_begun(begun=begun)
        self.show_draft(fresh(kit, state.terms))
        self._blank = self.draft
        self.verticalScrollBar().setValue(0)

    def _show_begun(self) -> None:
        begun, names = self._begun, self._names
        later: list[QWidget] = [names[name] for name in (DAY, VP, LOST)]
        later += [self.numbers[name] for name in (DAY, VP, LOST)]
        later += [*self.tracks, *(names[f"track{place}"] for place in range(3))]
        later += [self._line, self._heads[2], *self.cards.values()]
        later += [self.another, *self._said.values(), *(names[name] for name in CARDS)]
        for widget in later:
            widget.setVisible(begun)
        damaging = self._state is not None and self._state.has_option("damaging")
        for part in (self.cards[DAMAGED], self._said[DAMAGED], names[DAMAGED]):
            part.setVisible(begun and damaging)
        self.usual_fund.setVisible(not begun)
        self._fund.setVisible(not begun)

    def show_draft(self, draft: StandingDraft) -> None:
        """Show something else that stands in the form."""
        kit, s = self._kit, self._state
        if kit is None or s is None:
            return
        figures = {DAY: draft.day, SO: draft.so or 0, VP: draft.vp, LOST: draft.lost_aircraft}
        for name, number in figures.items():
            self.numbers[name].set_number(number)
        for box, reading in zip(self.tracks, draft.tracks, strict=True):
            box.setCurrentIndex(reading)
        typed = {DESTROYED: draft.destroyed, IN_PLAY: draft.in_play, DAMAGED: draft.damaged}
        for name, words in typed.items():
            self.cards[name].setText(words)
        self.squadron.show_rows(kit, recruits.selectable(kit, s.terms), draft.pilots)
        self._order()
        self._follow()

    def _order(self) -> None:
        """Have Tab lead from top to bottom, although rows were made after what is below them."""
        above = (*self.numbers.values(), *self.tracks, self.usual_fund)
        lead_tab([*above, *self.squadron.stops, self.another, *self.cards.values()])

    @property
    def draft(self) -> StandingDraft:
        """What stands in the form."""
        recon, intel, infra = (max(box.currentIndex(), 0) for box in self.tracks)
        number = {name: edit.number or 0 for name, edit in self.numbers.items()}
        return StandingDraft(
            day=number[DAY],
            so=self.numbers[SO].number,
            vp=number[VP],
            lost_aircraft=number[LOST],
            tracks=(recon, intel, infra),
            pilots=self.squadron.drafts(),
            destroyed=self.cards[DESTROYED].text(),
            in_play=self.cards[IN_PLAY].text(),
            damaged=self.cards[DAMAGED].text(),
        )

    @property
    def is_typed(self) -> bool:
        """Whether anything was entered since the form was empty."""
        return self._blank is not None and self.draft != self._blank

    def standing(self) -> StandingEntry:
        """Return the campaign as it stands; raises :class:`Refused` for what is missing."""
        if self._kit is None or self._state is None:
            raise LookupError("No campaign has been shown.")
        return standing_of(self._kit, self._state.terms, self.draft, begun=self._begun)

    def focus_first(self) -> None:
        """Put the focus where typing begins."""
        if self._begun:
            self.numbers[DAY].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.squadron.focus_first()

    @Slot()
    def _add_row(self) -> None:
        """Make room for another Pilot, such as one who came as a replacement."""
        draft = self.draft
        draft.pilots.append(PilotDraft())
        self.show_draft(draft)
        self.squadron.focus_first()

    # --- what follows -----------------------------------------------------------------------------

    @Slot()
    def _told(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        kit, s = self._kit, self._state
        if kit is None or s is None:
            return
        draft = self.draft
        lines = so_lines(kit, s.terms, draft.pilots)
        total = sum(line.amount for line in lines)
        said = [entry_words(kit, line) for line in lines]
        parts = (f"{words} {signed(line.amount)}" for words, line in zip(said, lines, strict=True))
        self._fund.setText(", ".join(parts))
        self.numbers[SO].setPlaceholderText("" if self._begun else str(total))
        self.usual_fund.setEnabled(draft.so is not None)
        for name, edit in self.cards.items():
            self._said[name].setText(self._titles(kit, cards(kit, edit.text())))

    def _titles(self, kit: Kit, found: Cards) -> str:
        parts = []
        for number, hits in found.numbers.items():
            words = say(kit.target_name(number))
            if hits:
                words = self.tr("{target}: {hits} Hits").format(target=words, hits=hits)
            parts.append(words)
        if found.bad:
            parts.append(self.tr("not known: {words}").format(words=", ".join(found.bad)))
        return ", ".join(parts)

    # --- words ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        words = {
            DAY: self.tr("Days over"),
            SO: self.tr("SO Points"),
            VP: self.tr("Victory Points"),
            LOST: self.tr("Aircraft lost"),
            "track0": self.tr("Recon"),
            "track1": self.tr("Intel"),
            "track2": self.tr("Infra"),
            DESTROYED: self.tr("Destroyed"),
            IN_PLAY: self.tr("In play"),
            DAMAGED: self.tr("Damaged"),
        }
        widgets: dict[str, QWidget] = {**self.numbers, **self.cards}
        widgets |= {f"track{place}": box for place, box in enumerate(self.tracks)}
        for name, said in words.items():
            self._names[name].setText(said)
            self._names[name].setFont(fonts.interface(13))
            widgets[name].setAccessibleName(said)
        for name, edit in self.cards.items():
            hint = self.tr("12:4 57:2, number and Hits") if name == DAMAGED else "10 20 53"
            edit.setPlaceholderText(hint)
            self._said[name].setFont(fonts.interface(12))
        first = self.tr("As of now") if self._begun else self.tr("SO fund")
        heads = (first, self.tr("Squadron"), self.tr("Target cards, by number"))
        for label, said in zip(self._heads, heads, strict=True):
            label.setText(said)
            label.setFont(fonts.interface(15, 700))
        self.usual_fund.setText(self.tr("As the rules say"))
        self.another.setText(self.tr("Another Pilot"))
        self._fund.setFont(fonts.interface(12))
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()


def refusal_of(form: JoinForm) -> Refused | None:
    """Return why what stands in a form cannot be taken over."""
    try:
        form.standing()
    except Refused as refused:
        return refused
    return None
