"""The dock of the players: one plate per seat in turn order, and how quiet the game has been."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.models.bot_runner import Thought
from desktop.models.hints import Hints
from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton, Toggle
from desktop.paint.factions import faction
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Action, BotLevel, Choice, Decision
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.state import State, View
from desktop.table.announce import announce
from desktop.table.daring_eagle.counters import unit_face
from desktop.table.daring_eagle.hover import pointed
from desktop.table.daring_eagle.key_press import give_key
from desktop.table.daring_eagle.plates import Plate, PlateData
from desktop.table.daring_eagle.scrolling import scrolled
from desktop.table.daring_eagle.steward import Steward
from desktop.table.hover_light import HoverLight
from desktop.table.look import Table


class PlayersPanel(QWidget):
    """Plates that show what everybody may know of everybody."""

    def __init__(self, table: Table, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._kit = table, kit
        self._plates: dict[str, Plate] = {}
        self._keys: dict[str, QShortcut] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(10)
        self._quiet = NoteBox(table.themes, Tone.WARN)
        self._quiet.rule_activated.connect(table.open_rule)
        self.steward = Steward(table, kit, self)
        self.hover = HoverLight(table, partial(pointed, table, kit), self)
        self.ends_turns = Toggle("", self)
        self.ends_turns.setChecked(table.habits.ends_turns)
        # Its words are cut short before the whole panel is.
        self.ends_turns.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.ends_turns.toggled.connect(table.habits.set_ends_turns)
        table.habits.changed.connect(self._follow_habits)
        self.hints = Hints(table.model, self)
        self.hints.told.connect(self._show_hint)
        self.hint = KeyButton("", Importance.QUIET, self)
        self.hint.set_icon_name("hint")
        self.hint.clicked.connect(self.hints.ask)
        give_key(self.hint, "H")
        self.advice = NoteBox(table.themes, Tone.ACCENT)
        self.take = KeyButton("", Importance.NORMAL, self.advice)
        # A click leaves the focus where it was: the button goes with what it does.
        self.take.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.take.clicked.connect(self._take)
        give_key(self.take, "Ctrl+Return")
        # While nothing is proposed its key asks what to do.
        self._asks_first = give_key(self.hint, "Ctrl+Return")
        self.advice.add_below(self.take)
        self._proposed: Action | None = None
        self.advice.hide()
        self._lay_out()
        table.model.shown.connect(self.refresh)
        table.picker.narrowed.connect(self._light)
        self.retranslate()

    def _lay_out(self) -> None:
        inner = QWidget()
        around = QVBoxLayout(inner)
        around.setContentsMargins(8, 8, 8, 8)
        around.setSpacing(10)
        around.addLayout(self._column)
        around.addWidget(self.advice)
        around.addWidget(self._quiet)
        around.addStretch(1)
        self._scroll = scrolled(inner, self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._scroll, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(6, 4, 6, 6)
        foot.setSpacing(2)
        foot.addWidget(self.ends_turns)
        foot.addWidget(self.hint)
        outer.addLayout(foot)

    @property
    def plates(self) -> tuple[Plate, ...]:
        """The plates from top to bottom."""
        return tuple(self._plates.values())

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.hint.setText(self.tr("Hint"))
        self.hint.setAccessibleName(self.tr("Hint"))
        self.hint.setToolTip(self.tr("Ask a computer player what it would do"))
        self.hint.set_cap("H")
        self.take.setText(self.tr("Do it"))
        self.take.setAccessibleName(self.tr("Do what the computer player would do"))
        self.take.setToolTip(self.tr("Do what the computer player would do (Ctrl+Enter)"))
        self.ends_turns.setText(self.tr("End finished turns"))
        meaning = self.tr("A turn in which nothing is left to do ends by itself after a second.")
        self.ends_turns.setToolTip(f"{self.ends_turns.text()}\n{meaning}")
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows."""
        self._proposed = None
        self.advice.hide()
        self._asks_first.setEnabled(True)
        self.hint.setEnabled(self.hints.possible)
        view: View = self._table.model.view
        order = view.state.order or range(len(view.state.sides))
        data = [self._data(view, seat) for seat in order]
        if [one.side for one in data] != list(self._plates):
            self._make(data)
        for one in data:
            self._plates[one.side].show_data(one)
        self._show_quiet(view.state)
        self._light()

    @Slot()
    def _follow_habits(self) -> None:
        self.ends_turns.setChecked(self._table.habits.ends_turns)

    def _make(self, data: list[PlateData]) -> None:
        for plate in self._plates.values():
            self._column.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self._plates = {one.side: Plate(one, self) for one in data}
        self._keys = {}
        for number, (side, plate) in enumerate(self._plates.items(), 1):
            # While a side can be picked its digit means the plate, not a card of the hand.
            key = QShortcut(QKeySequence(str(number)), plate)
            key.activated.connect(partial(self._picked, side))
            self._keys[side] = key
            plate.setMaximumHeight(plate.sizeHint().height())
            plate.picked.connect(self._picked)
            plate.hovered.connect(self._hovered)
            self._column.addWidget(plate, 1)

    @Slot()
    def _light(self) -> None:
        targets = self._table.picker.next_targets()
        for side, plate in self._plates.items():
            lit, key = f"side:{side}" in targets, self._keys[side]
            key.setEnabled(lit)
            plate.set_lit(lit, key.key().toString())

    def _picked(self, side: str) -> None:
        if self._plates[side].lit:
            self._table.picker.pick(f"side:{side}")
        else:
            self._table.locate(self._squares(side))

    @Slot(object)
    def _hovered(self, side: str) -> None:
        if self._plates[side].lit:
            self._table.inspect(f"side:{side}")

    @Slot(object)
    def _show_hint(self, thought: Thought) -> None:
        """Say what the computer player would do, and light where."""
        self._proposed = action = thought.action
        self.advice.show_note(say(action.label(self._kit)), say(thought.reason))
        self.advice.show()
        self._asks_first.setEnabled(False)
        # Below four plates it may be out of sight, and its place is known only when it is laid out.
        QTimer.singleShot(0, self._show_advice)
        announce(self, f"{say(action.label(self._kit))}. {say(thought.reason)}")
        self._table.locate(action.picks)

    @Slot()
    def _take(self) -> None:
        if self._proposed is not None:
            self._table.picker.choose(self._proposed)

    @Slot()
    def _show_advice(self) -> None:
        self._scroll.ensureWidgetVisible(self.advice, 0, 8)

    def _squares(self, side: str) -> tuple[str, ...]:
        s: State = self._table.model.view.state
        seat = s.sides.index(side)
        return tuple(self._kit.board.name(square) for square in s.squares_of(seat))

    def showEvent(self, event: QShowEvent) -> None:
        self.hover.attach()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            for plate in self._plates.values():
                plate.setMaximumHeight(plate.sizeHint().height())
            self.retranslate()

    # --- words ------------------------------------------------------------------------------------

    def _data(self, view: View, number: int) -> PlateData:
        s, kit = view.state, self._kit
        side = s.sides[number]
        captured = [unit for unit, captor in enumerate(s.captor) if captor == number]
        captured.sort(key=lambda unit: (s.owner[unit], not s.division[unit]))
        units = [bool(s.division[unit]) for unit, owner in enumerate(s.owner) if owner == number
                 and s.at[unit] != -2]  # fmt: skip
        is_out = not s.is_in(number)
        acts = self._acting() == side and not is_out
        data = PlateData(
            side=side,
            faction=faction("daring_eagle", side),
            name=self._name(side),
            kind=self._kind(side),
            cards=view.hand_sizes[number],
            units=self.tr("{divisions} XX · {brigades} X").format(
                divisions=sum(units), brigades=len(units) - sum(units)
            ),
            captures=len(captured),
            goal=s.rules.captures,
            captures_words=self.tr("{captures} of {goal} captures").format(
                captures=len(captured), goal=s.rules.captures
            ),
            captured=tuple(
                unit_face(kit, s.sides[s.owner[unit]], int(s.division[unit])) for unit in captured
            ),
            pill=self._pill(s, number, acts=acts, is_out=is_out),
            acts=acts,
            out=is_out,
        )
        return self._with_words(data)

    def _with_words(self, data: PlateData) -> PlateData:
        cards = self.tr("Cards in hand: {cards}").format(cards=data.cards)
        spoken = ", ".join(
            part for part in (data.kind, data.pill, cards, data.units, data.captures_words) if part
        )
        return msgspec.structs.replace(data, spoken=spoken)

    def _seat(self, side: str) -> Any:
        seats = self._table.model.session.seats
        return next((seat for seat in seats if seat.side == side), None)

    def _name(self, side: str) -> str:
        """Return the colour, and the person's own name behind it."""
        return say(self._kit.side_name(side))

    def _kind(self, side: str) -> str:
        seat = self._seat(side)
        if seat is None:
            return ""
        if seat.kind == "bot":
            return self.tr("Computer · {level}").format(level=self._level(seat.level))
        if seat.name:
            return str(seat.name)
        if side == self._table.model.viewer and self._is_alone():
            return self.tr("You")
        return self.tr("Person")

    def _is_alone(self) -> bool:
        persons = [seat for seat in self._table.model.session.seats if seat.kind == "person"]
        return len(persons) == 1

    def _level(self, key: str) -> str:
        levels: tuple[BotLevel, ...] = self._table.model.game.levels
        for level in levels:
            if level.key == key:
                return say(level.title)
        return key

    def _acting(self) -> str:
        """Return the side that has to decide, or whose turn it is."""
        decision: Decision | None = self._table.model.session.decision
        if isinstance(decision, Choice):
            return decision.side
        s: State = self._table.model.view.state
        return "" if decision is None or s.active < 0 else s.sides[s.active]

    def _pill(self, s: State, seat: int, *, acts: bool, is_out: bool) -> str:
        if is_out:
            return self.tr("out")
        if s.outcome is not None:
            return self.tr("won") if s.sides[seat] in s.outcome.winners else ""
        if not acts:
            return self.tr("in combat") if self._fights(s, seat) else ""
        if s.active == seat or s.active < 0:
            return self.tr("to move") if s.active >= 0 else self.tr("to decide")
        return self.tr("to answer")

    def _fights(self, s: State, seat: int) -> bool:
        return s.fight is not None and seat in {s.owner[unit] for unit in s.fight.units}

    def _show_quiet(self, s: State) -> None:
        """Show how long nothing was captured, once that is more than half of what is allowed."""
        players = sum(1 for seat in range(len(s.sides)) if s.is_in(seat))
        limit = s.rules.stalemate_rounds
        rounds = s.quiet // max(1, players)
        shown = bool(limit) and s.outcome is None and rounds * 2 > limit
        self._quiet.setVisible(shown)
        if shown:
            self._quiet.show_note(
                self.tr("No capture for {rounds} of {limit} rounds").format(
                    rounds=rounds, limit=limit
                ),
                "",
                "DE-7.6a",
            )
