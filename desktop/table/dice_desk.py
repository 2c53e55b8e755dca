"""Chance at the table: the tray for dice, the dialogs for real dice and decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QObject, QRect, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from desktop.models.outcome_model import Outcome, OutcomeModel
from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint.theme import ThemeSource
from desktop.play.change import BY_DICE, BY_HAND, BY_TABLE, Change
from desktop.rules.core import Action, Chance, Rolled
from desktop.table import dice_words
from desktop.table.announce import listens
from desktop.table.dice_tray import DiceTray, Stage
from desktop.table.look import Look, Lot
from desktop.table.prompt_words import deck_of, drawer, is_private

if TYPE_CHECKING:
    from desktop.table.deck_by_hand import DeckByHand
    from desktop.table.dice_by_hand import DiceByHand
    from desktop.table.outcome_by_hand import OutcomeByHand

Waits = Literal["always", "changes", "never"]
"""Which rolls stay until somebody says OK; ``changes``: those that matter to a person here."""
EDGE = 12
MOST_TOLD = 4
"""Sentences after a roll."""


class DiceDesk(QObject):
    """Shows each chance that a person answers or should see."""

    rule_activated = Signal(object)

    def __init__(
        self,
        model: SessionModel,
        look: Look,
        themes: ThemeSource,
        over: QWidget,
        dialogs: QWidget,
    ) -> None:
        """The tray lies over one widget, whatever that shows; dialogs belong to the other."""
        super().__init__(dialogs)
        self._model, self._look, self._themes = model, look, themes
        self._over, self._dialogs = over, dialogs
        self.tray = DiceTray(themes, over)
        over.installEventFilter(self)
        self.dialog: QDialog | None = None
        self._untold: Change | None = None
        """A roll that was not shown, since another one was to follow at once."""
        self._waits: Waits = "always"
        self.tray.roll_wanted.connect(self._roll)
        self.tray.rule_activated.connect(self.rule_activated)
        self.tray.settled.connect(self.place)
        self.tray.folded.connect(self.place)

    def show_change(self, change: Change) -> None:
        """Show what was rolled, and ask for what is to be rolled next."""
        untold, self._untold = self._untold, None
        if change.kind == "played":
            if self._is_over_at_once(change):
                self._untold = change
                return
            # A card that is drawn after dice leaves them to be seen.
            shown = change if untold is None or self._is_roll(change) else untold
            if self._model.goes_on and shown is untold:
                self._untold = untold
            else:
                self._show_result(shown)
        elif self.tray.stage is not Stage.EMPTY:
            self.tray.acknowledge()
        self.show_decision()

    def catch_up(self) -> None:
        """Show the last roll, if what was to follow did not come."""
        change, self._untold = self._untold, None
        if change is not None:
            self._show_result(change)
            self.show_decision()

    def show_decision(self) -> None:
        """Ask the viewer for the chance that waits, if one does."""
        decision = self._model.decision
        if not isinstance(decision, Chance):
            self._close_dialog()
            return
        if decision.roll is not None:
            self.tray.announce_roll(decision, harms=self._harms(decision))
            self.place()
        if self._model.session.is_by_hand(decision):
            self.ask_by_hand()

    def ask_by_hand(self) -> None:
        """Open the dialog for the chance that waits."""
        decision = self._model.decision
        if not isinstance(decision, Chance):
            return
        self._close_dialog()
        dialog = self._made(decision)
        dialog.entered.connect(self._enter)
        dialog.left_to_program.connect(self._roll)
        # A window does not take the accent of the game from its parent.
        dialog.setPalette(self._dialogs.palette())
        self.dialog = dialog
        dialog.open()

    def _made(self, chance: Chance) -> DiceByHand | DeckByHand | OutcomeByHand:
        """Return the dialog for dice, for a card, or for anything else."""
        # Each is loaded when it is wanted: at most tables the program rolls and deals.
        if chance.roll is not None:
            from desktop.table.dice_by_hand import DiceByHand

            harms = self._harms(chance)
            dice = DiceByHand(chance, chance.roll, self._themes, self._dialogs, harms=harms)
            dice.rule_activated.connect(self.rule_activated)
            return dice
        deck = deck_of(self._model, self._look, chance)
        if deck is None:
            return self._listed(chance)
        from desktop.table.deck_by_hand import DeckByHand

        only = say(drawer(self._model, deck)) if is_private(self._model, chance) else ""
        return DeckByHand(deck, self._look.paint_card, only, self._dialogs)

    def _listed(self, chance: Chance) -> OutcomeByHand:
        """Return the dialog that lists what may have come, at a table also against the count."""
        from desktop.table.outcome_by_hand import OutcomeByHand

        model, lot = self._model, self._look.lot(chance)
        found = answers(chance, lot, model.game.differing(model.view, chance))
        outcomes = OutcomeModel(found, numbered=lot.numbered)
        beside = model.game.beside_table(model.session.state)
        dialog = OutcomeByHand(chance, outcomes, self._themes, self._dialogs, beside=beside)
        outcomes.setParent(dialog)
        dialog.rule_activated.connect(self.rule_activated)
        dialog.insisted.connect(self._insist)
        return dialog

    def set_waits(self, waits: Waits) -> None:  # a Qt-like setter
        """Say which rolls stay until somebody says OK."""
        self._waits = waits

    def set_compact(self, compact: bool) -> None:  # a Qt-like setter
        """Take less room."""
        self.tray.set_compact(compact)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.place()
        return False

    @Slot()
    def place(self) -> None:
        """Put the tray at the lower edge of the middle of the table."""
        room: QRect = self._over.rect()
        wanted = self.tray.sizeHint()
        width = min(wanted.width(), room.width() - 2 * EDGE)
        height = min(wanted.height(), room.height() - 2 * EDGE)
        self.tray.setGeometry(
            room.right() - width - EDGE, room.bottom() - height - EDGE, width, height
        )

    @Slot()
    def step_aside(self) -> None:
        """Put away what was rolled, so that nothing said over the board lies under it."""
        if self.tray.stage is Stage.SETTLED:
            self.tray.acknowledge()

    @Slot(object)
    def make_way(self, target: object) -> None:
        """Leave the board to whoever points at something on it."""
        if target:
            self.tray.make_way()

    def close(self) -> None:
        """Take everything away."""
        self._untold = None
        self._close_dialog()
        self.tray.acknowledge()

    def _is_over_at_once(self, change: Change) -> bool:
        """Return whether nobody sees a roll before the next one has its place."""
        asked = self.tray.stage is Stage.ANNOUNCED
        return self._model.goes_on and self._is_roll(change) and not (asked or listens())

    def _is_set_up(self, ply: int) -> bool:
        """Return whether the program rolled before anybody had decided anything.

        Whoever opens a new game looks at the table first; the log tells how it was laid out.
        """
        session = self._model.session
        return all(session.entry_at(each).by == BY_DICE for each in range(ply + 1))

    def _is_of_a_person(self, ply: int) -> bool:
        """Return whether a person at this table had the dice rolled, by what was decided last."""
        session = self._model.session
        persons = {BY_TABLE, *(seat.side for seat in session.seats if seat.is_person)}
        deciders = (session.entry_at(each).by for each in range(ply - 1, -1, -1))
        return next((by for by in deciders if by not in (BY_DICE, BY_HAND)), "") in persons

    def _harms(self, chance: Chance) -> bool:
        """Return whether a success of these dice is bad for whoever looks."""
        return chance.roll is not None and self._model.viewer in chance.roll.harms

    def _is_roll(self, change: Change) -> bool:
        return isinstance(self._model.session.entry_at(change.ply - 1).action, Rolled)

    def _show_result(self, change: Change) -> None:
        session = self._model.session
        entry = session.entry_at(change.ply - 1)
        action = entry.action
        if not isinstance(action, Rolled):
            if any(seat.is_person for seat in session.seats if seat.side == entry.by):
                # Whoever goes on has seen it.
                self.step_aside()
            return
        kit = self._model.game.kit
        seen = self._model.seen(change.events)
        # What follows of its own, such as a whole Debriefing, is in the log.
        told = [say(event.text(kit)) for event in seen if not event.repeats_dice]
        words = dice_words.sentences(told, most=MOST_TOLD)
        changed = any(not event.repeats_dice and event.topic != "dice" for event in seen)
        matters = changed or self._is_of_a_person(change.ply - 1)
        self.tray.set_stays(self._waits == "always" or (self._waits == "changes" and matters))
        if self.tray.stage is Stage.ANNOUNCED:
            self.tray.show_result(action.dice, words)
            return
        if self._is_set_up(change.ply - 1):
            return
        asked = session.position_at(change.ply - 1).decision
        if isinstance(asked, Chance):
            self.tray.show_rolled(asked, action.dice, words, harms=self._harms(asked))
            self.place()

    def _close_dialog(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.hide()
            dialog.deleteLater()

    @Slot()
    def _roll(self) -> None:
        decision = self._model.decision
        if self._model.session.is_by_hand(decision) and self.sender() is self.tray:
            self.ask_by_hand()
        else:
            self._model.roll()

    @Slot(object)
    def _enter(self, action: Action) -> None:
        self._tell(action, self._model.play)

    @Slot(object)
    def _insist(self, action: Action) -> None:
        self._tell(action, self._model.insist)

    def _tell(self, action: Action, tell: Callable[[Action], None]) -> None:
        ply = self._model.ply
        tell(action)
        if self._model.ply == ply:
            # It was refused, so the chance still waits.
            self.ask_by_hand()


def answers(chance: Chance, lot: Lot, differing: tuple[Action, ...]) -> list[Outcome]:
    """Return what may have come, and then what a table may have against the program's count."""
    weights = dict(zip(chance.outcomes, chance.weights, strict=True))
    found = [
        Outcome(each, say(lot.name(each)), weights.get(each, 0) if lot.counted else -1)
        for each in chance.offered or chance.outcomes
    ]
    none = 0 if lot.counted else -1
    return found + [Outcome(each, say(lot.name(each)), none, differs=True) for each in differing]
