"""The keys of the table, the order of focus, and what the hand shows of the picks."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from desktop.models.hand_model import HandCard, HandRow
from desktop.rules.core import Refused
from desktop.table.advice_line import STAND_IN, TAKE
from desktop.table.board_tools import STYLE_KEY
from desktop.table.declarations import Declaration, ends_with_enter
from desktop.table.dice_tray import Stage
from desktop.table.side_docks import DETAILS, HAND, LOG

if TYPE_CHECKING:
    from desktop.table.page import TablePage

Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)
NAMED = {Key.Key_End: "End", Key.Key_Delete: "Del", Key.Key_Backspace: "Del"}
"""Keys that go by a name: they have no sign, or one that nobody can see."""
ZOOM = (Key.Key_Plus, Key.Key_Equal, Key.Key_Minus, Key.Key_0)


class PageKeys(QObject):
    """Keys that nothing with the focus wanted for itself."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._fallen: QWidget | None = None
        """What has the focus only because what had it was hidden or put out of use."""
        program = QApplication.instance()
        if isinstance(program, QApplication):
            program.focusChanged.connect(self._on_focus)

    @Slot(QWidget, QWidget)
    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        gone = before is not None and not (before.isVisible() and before.isEnabled())
        # A stack of panels moves it on once more, to the first row of the next one.
        self._fallen = now if gone or (before is not None and before is self._fallen) else None
        if gone and self._fallen is not None:
            # What put the button out of use may yet say itself where the focus goes.
            QTimer.singleShot(0, self, self._pick_up)

    @Slot()
    def _pick_up(self) -> None:
        """Take the focus from what has it by chance, although no decision came meanwhile."""
        present = QApplication.focusWidget()
        # In a field the next key would be written, such as into the search of the log.
        if isinstance(present, QAbstractButton | QLineEdit) and present is self._fallen:
            self.focus_what_decides()

    def handle(self, event: QKeyEvent) -> bool:
        """Do what a key means; return whether it means anything."""
        return self._common(event) or self._plain(event)

    def _common(self, event: QKeyEvent) -> bool:
        page = self._page
        key = Key(event.key())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.matches(QKeySequence.StandardKey.Undo):
            page.model.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or self._is_control(event, Key.Key_Y):
            page.model.redo()
        elif event.matches(QKeySequence.StandardKey.Find):
            page.frame.docks[LOG].show()
            page.sides.log.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self._is_control(event, Key.Key_T):
            page.toggle_timeline()
        elif self._is_control(event, Key.Key_P):
            return page.lines.takes_key(STAND_IN)
        elif key == Key.Key_F1:
            page.open_rule(page.desk.note.rule or page.bar.rule_tag.rule)
        elif key == Key.Key_F6:
            self.jump(-1 if shift else 1)
        elif key == Key.Key_F9:
            page.frame.toggle_all()
        elif key == Key.Key_Escape:
            self._step_back()
        elif key in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            # It insists on what was refused; once that is over it is the hint's, asked for first.
            if page.picker.insisted is not None:
                page.picker.insist()
            else:
                return page.lines.takes_key(TAKE)
        elif key in ENTER:
            # Held down, it would answer what was not read yet.
            return event.isAutoRepeat() or self._press_primary()
        elif key == Key.Key_Space:
            self._go_on()
        else:
            return False
        return True

    def _plain(self, event: QKeyEvent) -> bool:
        """Do what a letter or digit means."""
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if held != Qt.KeyboardModifier.NoModifier:
            return False
        page = self._page
        key = Key(event.key())
        text = NAMED.get(key) or event.text().upper()
        if not text:
            return False
        if page.sides.takes_key(text):
            # Enter is for what is put together now, no longer for what was rolled.
            page.dice.step_aside()
            page.desk.view.give_way()
            return True
        if self._press_slot(text):
            return True
        if key in ZOOM:
            page.desk.view.keyPressEvent(event)
            return True
        if text.isdigit() and text.isascii():
            return page.sides.hand.pick_number(int(text))
        for overlay in page.look.overlays():
            if overlay.key == text:
                page.tools.toggle(overlay)
                return True
        if page.lines.takes_key(text):
            return True
        if text == "T":
            page.toggle_timeline()
        elif text == "L":
            page.frame.docks[LOG].show()
            page.sides.log.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif text == "U":
            page.desk.scene.hide_counters(not page.desk.scene.counters_hidden)
        elif text == "V":
            page.tools.turn()
        elif text == STYLE_KEY and page.tools.styling.isVisible():
            page.tools.restyle()
        elif text == "A":
            page.sides.open("actions")
            page.sides.action_list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            return False
        return True

    def _is_control(self, event: QKeyEvent, key: Qt.Key) -> bool:
        control = Qt.KeyboardModifier.ControlModifier
        return event.key() == key and event.modifiers() == control

    def _press_slot(self, text: str) -> bool:
        prompt = self._page.bar.prompt
        if prompt is None:
            return False
        for offer in prompt.offers:
            key = offer.slot.key.upper()
            if offer.slot.shown and offer.enabled and key == text.upper():
                self._page.press(offer.slot.target)
                return True
        return False

    def _press_primary(self) -> bool:
        page = self._page
        if page.dice.tray.stage is not Stage.EMPTY:
            page.dice.tray.press()
            return True
        if page.stage.takes_key("Enter") or page.sides.takes_key("Enter"):
            return True
        if not ends_with_enter(page.picker.draft) and page.desk.view.pick_at_cursor():
            return True
        finished = page.picker.finished()
        if finished is not None and page.picker.picks:
            page.picker.choose(finished)
            return True
        button = page.bar.primary()
        if button is None:
            return False
        if page.bar.is_careful(button) and not button.hasFocus():
            button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            button.click()
        return True

    def _go_on(self) -> None:
        page = self._page
        if page.desk.animator.running:
            page.desk.animator.skip()
        elif page.dice.tray.stage is not Stage.EMPTY:
            page.dice.tray.press()
        else:
            page.sides.takes_key("Space")

    def _step_back(self) -> None:
        page = self._page
        if page.model.looking_at is not None:
            page.model.look_at(None)
        elif not page.stage.takes_key("Esc"):
            page.desk.back()

    # --- focus ------------------------------------------------------------------------------------

    def regions(self) -> tuple[QWidget, ...]:
        """Return what F6 jumps between, in order."""
        page = self._page
        buttons: list[QWidget] = [
            button for button in page.bar.buttons.values() if button.isEnabled()
        ]
        first_button = buttons[:1] or [page.bar.rule_tag]
        own = [
            dock.tabs[0]
            for key, dock in page.frame.docks.items()
            if dock.tabs and key not in (DETAILS, LOG, HAND)
        ]
        details = page.frame.docks[DETAILS]
        in_front = [tab for tab in details.tabs if tab.isChecked()]
        found: list[QWidget] = [
            *first_button,
            page.desk.view,
            page.sides.hand,
            *own,
            *in_front,
            page.sides.log.search,
            page.bar.tools[0],
        ]
        return tuple(widget for widget in found if widget.isVisible())

    def jump(self, by: int) -> None:
        """Go to the next region, or the one before."""
        regions = self.regions()
        if not regions:
            # A key that was pressed may come when the window has just gone out of sight.
            return
        present = QApplication.focusWidget()
        place = -1 if by > 0 else 0
        for number, region in enumerate(regions):
            if present is region or (present is not None and self._same_dock(present, region)):
                place = number
        regions[(place + by) % len(regions)].setFocus(Qt.FocusReason.TabFocusReason)

    def _same_dock(self, widget: QWidget, region: QWidget) -> bool:
        for dock in self._page.frame.docks.values():
            if dock.isAncestorOf(widget) and dock.isAncestorOf(region):
                return True
        bar = self._page.bar
        tools = self._page.bar.tools
        both = bar.isAncestorOf(widget) and bar.isAncestorOf(region)
        return both and (widget in tools) == (region in tools)

    def focus_what_decides(self) -> None:
        """Put the focus on the page that stands for the board, on the board, or on a button.

        The button is the one that Enter presses, and has the focus if nothing else can be chosen.
        Whoever writes or searches somewhere keeps the focus.
        """
        page = self._page
        present = QApplication.focusWidget()
        if not (present is None or present is page.desk.view or self._is_left_over(present)):
            return
        if not page.isAncestorOf(present or page.desk.view):
            return
        self._fallen = None
        if page.stage.standing is not None:
            page.stage.standing.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if page.model.choice is None:
            # A button put out of use has handed the focus on, perhaps to the way home.
            page.desk.view.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        places = page.desk.scene.places
        buttons = [button for button in page.bar.buttons.values() if button.isEnabled()]
        on_board = any(target in places for target in page.picker.next_targets())
        first = page.bar.primary() or next(iter(buttons), None)
        careful = first is not None and page.bar.is_careful(first)
        if first is not None and not on_board and not careful and page.picker.draft is None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            page.desk.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_left_over(self, present: QWidget) -> bool:
        """Return whether a widget may have the focus only because a button before it has gone.

        It then came to the prompt row, perhaps to the way home, to the title of a dock, or to a
        row of a panel, and Enter would choose that.
        """
        page = self._page
        if present is self._fallen and isinstance(present, QAbstractButton | QLineEdit):
            return True
        if not isinstance(present, QAbstractButton):
            return False
        docks = page.frame.docks.values()
        return page.bar.isAncestorOf(present) or any(dock.menu_button is present for dock in docks)

    # --- the hand ---------------------------------------------------------------------------------

    def hand_rows(self) -> tuple[HandRow, ...]:
        """Return the viewer's cards, which are picked, and why the others cannot be."""
        page = self._page
        picked = Tally(page.picker.picks)
        draft = page.picker.draft
        silent = draft is not None and not isinstance(draft, Declaration)
        asked = page.picker.choice is not None and not silent
        rows = []
        for card in page.look.hand(page.model.view):
            selected = picked[card.target] > 0
            picked[card.target] -= 1
            refusal = self._refusal(card) if asked and not selected else None
            rows.append(HandRow(card, selected, refusal))
        return tuple(rows)

    def _refusal(self, card: HandCard) -> Refused | None:
        page = self._page
        meant = page.desk.meant(card.target)
        if meant in page.picker.next_targets() | page.picker.first_targets():
            return None
        refused: Refused = page.model.game.why_not(
            page.model.view, (*page.picker.picks, card.target)
        )
        return refused
