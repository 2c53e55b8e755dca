"""The frame of the panels in which one thing acts on another: an AA unit, a raid, and a target."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Action, Target
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import Words
from desktop.table.decision_rows import RowData, Rows
from desktop.table.eagles_missiles.aa_move_data import lettered
from desktop.table.eagles_missiles.war_panel import WarPanel
from desktop.table.look import Table

TAKEN = "FP"
"""Letters that mean something to the panels of this kind."""
DIGITS = "123456789"


class PairPanel(WarPanel):
    """What acts by letter, targets by digit; Enter carries out the pair in question."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._source: Target = ""
        self._target: Target = ""
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.sources, self.targets = Rows(table.themes, self.body), Rows(table.themes, self.body)
        self.heading = Words(15, 600, self.body)
        for widget in (self.title, self.note, self.sources, self.heading, self.targets):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.add_buttons()
        self.do = self.foot.add(Importance.PRIMARY, self._do)
        self.sources.chosen.connect(self._choose_source)
        self.targets.chosen.connect(self._choose_target)
        self.targets.doubled.connect(self._double)

    # --- what a panel of this kind fills in -------------------------------------------------------

    def add_buttons(self) -> None:
        """Add what stands before the button that Enter presses."""

    def pairs(self) -> tuple[Action, ...]:
        """Return the answers that have two picks: what acts, and on what."""
        raise NotImplementedError

    def source_row(self, source: Target) -> RowData:
        """Return the row of what acts."""
        raise NotImplementedError

    def target_row(self, action: Action) -> RowData:
        """Return the row of a target of what acts."""
        raise NotImplementedError

    # --- showing ----------------------------------------------------------------------------------

    @property
    def pair(self) -> Action | None:
        """The answer that Enter gives."""
        wanted = (self._source, self._target)
        return next((each for each in self.pairs() if each.picks == wanted), None)

    def show_position(self) -> None:
        pairs, choice = self.pairs(), self.table.picker.choice
        if choice is None or not pairs:
            return
        self.title.say(say(choice.prompt))
        self._settle(pairs)
        sources = list(dict.fromkeys(each.picks[0] for each in pairs))
        self.sources.show_rows(
            [
                _row(self.source_row(each), cap, selected=each == self._source)
                for each, cap in zip(sources, lettered(len(sources), without=TAKEN), strict=True)
            ]
        )
        own = [each for each in pairs if each.picks[0] == self._source]
        self.targets.show_rows(
            [
                _row(self.target_row(each), cap, selected=each.picks[1] == self._target)
                for each, cap in zip(own, _digits(len(own)), strict=True)
            ]
        )
        self.foot.arrange()

    def _settle(self, pairs: tuple[Action, ...]) -> None:
        """Keep the pair in question if it is still possible; what was picked goes before."""
        picked = self.table.picker.picks[:1]
        sources = [each.picks[0] for each in pairs]
        if picked:
            self._source = picked[0]
        if self._source not in sources:
            self._source = sources[0]
        targets = [each.picks[1] for each in pairs if each.picks[0] == self._source]
        if self._target not in targets:
            self._target = targets[0]

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        source, target = key_of(name, (self.sources,)), key_of(name, (self.targets,))
        if name == "Enter":
            self._do()
        elif source:
            self._choose_source(source)
        elif target:
            self._choose_target(target)
        else:
            return False
        return True

    @Slot(str)
    def _choose_source(self, key: str) -> None:
        self._source = key
        # A pick made on the board would go before.
        self.table.picker.clear()
        self.table.locate((key,))
        self.show_position()

    @Slot(str)
    def _choose_target(self, key: str) -> None:
        self._target = key
        self.table.locate((self._source, key))
        self.show_position()

    @Slot(str)
    def _double(self, key: str) -> None:
        self._target = key
        self._do()

    @Slot()
    def _do(self) -> None:
        pair = self.pair
        if pair is not None:
            self.answer(pair)


def _digits(count: int) -> list[str]:
    """Return a digit for each of so many rows; those beyond have none."""
    return [*DIGITS[:count], *[""] * (count - len(DIGITS))]


def _row(data: RowData, cap: str, *, selected: bool) -> RowData:
    return replace(data, cap=cap, selected=selected)
