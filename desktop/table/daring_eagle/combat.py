"""The combat panel: both sides, the set of cards in the making, and what can be answered."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, RuleTag
from desktop.rules.core import Action, Choice, Decision, T, Target
from desktop.rules.daring_eagle.actions import Attack, CancelCard, Counter, LetPass, Match
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.fight import ATTACKER, DEFENDER, Fight
from desktop.rules.daring_eagle.notation import AA, FRET, LIFT, RET, card_target
from desktop.rules.daring_eagle.state import State, View
from desktop.table.daring_eagle import sets
from desktop.table.daring_eagle.combat_parts import (
    HEAD,
    ROW,
    CombatSide,
    CommittedCard,
    Difference,
    SideColumn,
)
from desktop.table.daring_eagle.counters import unit_face, unit_name
from desktop.table.daring_eagle.key_press import give_key
from desktop.table.daring_eagle.scrolling import scrolled
from desktop.table.look import Slot as ButtonSlot
from desktop.table.look import Table

ATTACK, COUNTER, MATCH = "button:attack", "button:counter", "button:match"
ACCEPT, AIRLIFT, RETREAT = "button:accept", "button:airlift", "button:retreat"
FORCE, SURRENDER = "button:force_back", "button:surrender"
CANCEL, PASS = "button:cancel", "button:let_pass"
SETS = (ATTACK, COUNTER, MATCH)
KEYS = {
    ACCEPT: "T",
    AIRLIFT: "A",
    RETREAT: "R",
    FORCE: "F",
    SURRENDER: "S",
    CANCEL: "C",
    PASS: "P",
}
PLAYS: dict[Target, tuple[Target, ...]] = {
    card_target(AA): (CANCEL,),
    card_target(LIFT): (AIRLIFT,),
    card_target(RET): (RETREAT,),
    card_target(FRET): (FORCE,),
}
"""What a card of the hand does that answers by itself; sets of cards have buttons of their own."""
PLACES: dict[Target, tuple[int, int, int]] = {
    ATTACK: (0, 0, 2),
    CANCEL: (0, 0, 1),
    PASS: (0, 1, 1),
    COUNTER: (1, 0, 1),
    MATCH: (1, 1, 1),
    AIRLIFT: (2, 0, 1),
    RETREAT: (2, 1, 1),
    FORCE: (3, 0, 1),
    ACCEPT: (3, 1, 1),
    SURRENDER: (4, 0, 2),
}
"""Row, column and columns spanned of each button."""
TOTALS, WHOLE = HEAD + 88 + ROW, HEAD + 88 + 3 * ROW
"""Height of the part of the columns that is always shown: up to the first card, and not half it; in
a high window up to the third."""
HIGH = 900
"""A window of so many pixels has the room for that, and for the log."""
ANSWERS = frozenset({CANCEL, PASS})
LARGE = 1.5
"""From this size of text the buttons stand one under the other."""


def is_combat(decision: Decision | None) -> bool:
    """Return whether a decision is one of a combat, or an answer to a card."""
    if not isinstance(decision, Choice):
        return False
    return decision.rule in ("DE-6.2a", "DE-6.3a", "DE-8.8a", "DE-9.6")


def slots(decision: Decision | None) -> tuple[ButtonSlot, ...]:
    """Return the buttons of the prompt row: whatever Enter may mean in this question."""
    rule = decision.rule if isinstance(decision, Choice) else ""
    if rule == "DE-6.2a":
        return (ButtonSlot(ATTACK, T("daring_eagle.table", "Attack"), primary=True),)
    if rule == "DE-6.3a":
        # Never both at once: a set of cards either makes the totals equal or does not.
        return (
            # A tie that is accepted costs the own unit as well.
            ButtonSlot(MATCH, T("daring_eagle.table", "Offer a tie"), primary=True, careful=True),
            ButtonSlot(COUNTER, T("daring_eagle.table", "Counter"), primary=True),
        )
    return (
        ButtonSlot(PASS, T("daring_eagle.table", "Let it pass"), "P"),
        ButtonSlot(CANCEL, T("daring_eagle.table", "Cancel it"), "C", primary=True),
    )


class CombatPanel(QWidget):
    """Both sides of the combat that is going on, and the buttons to answer with."""

    def __init__(self, table: Table, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._kit = table, kit
        self._prepared: Choice | None = None
        self._attacker, self._defender = SideColumn(self), SideColumn(self)
        self._between = Difference(self)
        self._set = QLabel(self)
        self._none = QLabel(self)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(table.open_rule)
        self._buttons = {target: self._button(target) for target in PLACES}
        self._sides = QWidget()
        self._room = scrolled(self._sides, self)
        self._lay_out()
        table.model.shown.connect(self.refresh)
        table.picker.narrowed.connect(self.refresh)
        self.retranslate()

    def _button(self, target: Target) -> KeyButton:
        button = KeyButton("", Importance.NORMAL, self)
        button.clicked.connect(partial(self.press, target))
        if target == SURRENDER:
            button.set_importance(Importance.DANGER)
        if target in KEYS:
            give_key(button, KEYS[target])
        return button

    def _lay_out(self) -> None:
        for label in (self._set, self._none):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._none.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QHBoxLayout(self._sides)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget, stretch in ((self._attacker, 1), (self._between, 0), (self._defender, 1)):
            row.addWidget(widget, stretch)
        grid = self._grid = QGridLayout()
        grid.setSpacing(8)
        for button in self._buttons.values():
            policy = button.sizePolicy()
            policy.setHorizontalPolicy(policy.Policy.MinimumExpanding)
            policy.setRetainSizeWhenHidden(False)
            button.setSizePolicy(policy)
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(12, 12, 12, 12)
        column_box.setSpacing(10)
        column_box.addWidget(self._none, 1, Qt.AlignmentFlag.AlignTop)
        column_box.addWidget(self._room, 1)
        column_box.addWidget(self._set)
        column_box.addLayout(grid)
        column_box.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignLeft)

    def _place_buttons(self) -> None:
        """Give the buttons their places; with large text two side by side would be too wide."""
        large = fonts.text_scale() >= LARGE
        for target, (line, column, span) in PLACES.items():
            self._grid.removeWidget(self._buttons[target])
            place = (2 * line + column, 0, 1, 2) if large else (line, column, 1, span)
            self._grid.addWidget(self._buttons[target], *place)

    @property
    def buttons(self) -> dict[Target, KeyButton]:
        """The buttons by target; all of them have fixed places."""
        return self._buttons

    @property
    def columns(self) -> tuple[SideColumn, SideColumn]:
        """The attacker's column and the defender's."""
        return self._attacker, self._defender

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        words = {
            ATTACK: self.tr("Attack"),
            COUNTER: self.tr("Counter"),
            MATCH: self.tr("Offer a tie"),
            ACCEPT: self.tr("Accept the tie"),
            AIRLIFT: self.tr("Airlift"),
            RETREAT: self.tr("Retreat"),
            FORCE: self.tr("Forced Retreat"),
            SURRENDER: self.tr("Surrender"),
            CANCEL: self.tr("Cancel it"),
            PASS: self.tr("Let it pass"),
        }
        for target, button in self._buttons.items():
            button.setText(words[target])
            button.setAccessibleName(words[target])
            button.set_cap(KEYS.get(target, ""))
        self._none.setText(self.tr("There is no combat now."))
        self._set.setFont(fonts.interface(14))
        self._place_buttons()
        self.refresh()

    def heightForWidth(self, width: int) -> int:
        # The cards scroll, so the panel needs no more than its least.
        column = self.layout()
        return -1 if column is None else column.totalMinimumHeightForWidth(width)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    # --- doing ------------------------------------------------------------------------------------

    @Slot()
    def press(self, target: Target) -> None:
        """Answer with a button; the chosen cards go with those that commit them."""
        picker = self._table.picker
        if target not in SETS:
            picker.clear()
        picker.pick(target)

    def prepare(self) -> None:
        """Choose the cheapest set of a new decision beforehand."""
        choice = self._table.picker.choice
        if choice is self._prepared:
            return
        self._prepared = choice
        if not isinstance(choice, Choice) or choice.rule not in ("DE-6.2a", "DE-6.3a"):
            return
        for kind in sets.cheapest(self._kit, choice) or ():
            self._table.picker.pick(f"{sets.CARD}{self._kit.cards[kind].key}")

    # --- showing ----------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Show the combat as it stands, with the cards chosen so far."""
        self.prepare()
        view: View = self._table.model.view
        s = view.state
        choice = self._table.picker.choice
        cards = sets.picked_cards(self._table.picker.picks) if is_combat(choice) else ()
        answers = isinstance(choice, Choice) and is_combat(choice)
        self._room.setVisible(s.fight is not None)
        self._none.setVisible(s.fight is None and not answers)
        if s.fight is not None:
            self._show_sides(s, s.fight, cards)
            bar = self._room.verticalScrollBar().sizeHint().width()
            self._room.setMinimumWidth(self._sides.minimumSizeHint().width() + bar)
            # The totals and a card can always be seen; only the cards below them scroll.
            scale = fonts.text_scale()
            shown = WHOLE if self.window().height() >= HIGH * scale else TOTALS
            least = min(round(shown * scale), self._sides.sizeHint().height())
            self._room.setMinimumHeight(least)
        self._show_set(s, choice, cards)
        self._show_buttons(choice, cards)
        rule = choice.rule if choice is not None and answers else ""
        self._tag.set_rule(rule)
        self._tag.setVisible(bool(rule))

    def _show_sides(self, s: State, fight: Fight, cards: tuple[int, ...]) -> None:
        for number, column in ((ATTACKER, self._attacker), (DEFENDER, self._defender)):
            column.show_side(self._side(s, fight, number, cards))
        own = fight.totals[fight.to_act] + sets.points_of(self._kit, cards)
        lead = own - fight.totals[1 - fight.to_act]
        name = say(self._kit.side_name(s.sides[s.owner[fight.unit_to_act]]))
        if lead > 0:
            words = self.tr("{side} is ahead").format(side=name)
        elif lead < 0:
            words = self.tr("{side} is behind").format(side=name)
        else:
            words = self.tr("equal")
        self._between.show_lead(lead, words)

    def _side(self, s: State, fight: Fight, number: int, cards: tuple[int, ...]) -> CombatSide:
        kit, unit = self._kit, fight.units[number]
        owner = s.sides[s.owner[unit]]
        acts = fight.to_act == number
        chosen = cards if acts else ()
        base = kit.points[s.division[unit]]
        committed = [
            CommittedCard(
                say(kit.card_name(kind)), kit.card_points[kind], place in fight.cancelled[number]
            )
            for place, kind in enumerate(fight.committed[number])
        ]
        committed += [
            CommittedCard(say(kit.card_name(kind)), kit.card_points[kind], planned=True)
            for kind in chosen
        ]
        total = fight.totals[number]
        role = self.tr("Attacker") if number == ATTACKER else self.tr("Defender")
        words = self.tr("{points} points from the unit, {total} in all").format(
            points=base, total=total
        )
        return CombatSide(
            role=role,
            name=say(unit_name(kit, s, unit)),
            face=unit_face(kit, owner, int(s.division[unit])),
            base=self._base_words(base, total, chosen),
            cards=tuple(committed),
            total=total,
            planned=total + sets.points_of(kit, chosen) if chosen else 0,
            acts=acts,
            spoken=", ".join([words, *(self._card_words(card) for card in committed)]),
        )

    def _base_words(self, base: int, total: int, chosen: tuple[int, ...]) -> str:
        if chosen:
            return self.tr("{total} so far").format(total=total)
        return self.tr("unit {points}").format(points=base)

    def _card_words(self, card: CommittedCard) -> str:
        if card.cancelled:
            return self.tr("{card} cancelled").format(card=card.name)
        if card.planned:
            return self.tr("{card} chosen").format(card=card.name)
        return self.tr("{card} +{points}").format(card=card.name, points=card.points)

    def _show_set(self, s: State, choice: Choice | None, cards: tuple[int, ...]) -> None:
        """Say what the chosen cards come to."""
        fight = s.fight
        if fight is None or choice is None or choice.rule not in ("DE-6.2a", "DE-6.3a"):
            self._set.hide()
            return
        own, other = fight.totals[fight.to_act], fight.totals[1 - fight.to_act]
        points = sets.points_of(self._kit, cards)
        if cards:
            words = self.tr("{cards}: {own} + {points} = {sum} against {other}").format(
                cards=say(self._kit.card_list(cards)),
                own=own,
                points=points,
                sum=own + points,
                other=other,
            )
        elif other > own:
            words = self.tr("No card chosen: {points} points behind").format(points=other - own)
        else:
            words = self.tr("No card chosen: {own} against {other}").format(own=own, other=other)
        self._set.setText(words)
        self._set.show()

    def _show_buttons(self, choice: Choice | None, cards: tuple[int, ...]) -> None:
        answering = choice is not None and any(
            isinstance(action, CancelCard | LetPass) for action in choice.actions
        )
        attacking = choice is not None and choice.rule == "DE-6.2a"
        possible = self._possible(choice, cards)
        shown = is_combat(choice)
        enter = {slot.target for slot in slots(choice) if slot.primary}
        for target, button in self._buttons.items():
            if target != SURRENDER:
                _light(button, lit=target in enter and target in possible)
            button.setVisible(shown and self._belongs(target, answering, attacking))
            button.setEnabled(target in possible)
            if button.isVisibleTo(self):
                button.setToolTip("" if target in possible else self._reason(target))

    def _belongs(self, target: Target, answering: bool, attacking: bool) -> bool:
        """Return whether a button belongs to the question; those that do keep their places."""
        if answering:
            return target in ANSWERS
        return (target == ATTACK) if attacking else target not in (*ANSWERS, ATTACK)

    def _possible(self, choice: Choice | None, cards: tuple[int, ...]) -> frozenset[Target]:
        """Return the buttons that lead to an action with the chosen cards, or without cards."""
        if choice is None:
            return frozenset()
        found = {action.picks[0] for action in choice.actions if not _takes_cards(action)}
        action = sets.finished(choice, cards)
        if action is not None:
            found.add(action.picks[-1])
        return frozenset(found)

    def _reason(self, target: Target) -> str:
        picks = self._table.picker.picks if target in SETS else ()
        refused = self._table.model.game.why_not(self._table.model.view, (*picks, target))
        words = say(refused.text)
        return f"{words} ({refused.rule})" if refused.rule else words


def _light(button: KeyButton, *, lit: bool) -> None:
    """Have a button stand out as that of the prompt row does that Enter presses, or not."""
    importance = Importance.PRIMARY if lit else Importance.NORMAL
    if button.importance is not importance:
        button.set_importance(importance)


def _takes_cards(action: Action) -> bool:
    return isinstance(action, Attack | Counter | Match)
