"""The frame of the panels of decisions in which pieces are placed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Slot

from desktop.rules.core import Action, Refused, Target
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import State
from desktop.table.board_panel import BoardPanel
from desktop.table.decision_panel import Words
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.look import Table
from desktop.table.orders import Orders


class PiecePanel(BoardPanel):
    """A title, a line of what to do, and whatever the decision lists; the draft is the board's."""

    kit: Kit
    draft_kinds: tuple[type[PieceDraft], ...] = ()
    """The drafts that the panel shows."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._known: PieceDraft | None = None
        self._watches = False
        self.pointed: Target = ""
        """What the mouse or the cursor points at on the board."""
        self.orders = Orders(table, lambda: self.draft is not None, self)
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.column.addWidget(self.title)
        self.column.addWidget(self.note)
        table.picker.narrowed.connect(self._follow)

    @property
    def state(self) -> State:
        """The position that is shown."""
        state: State = self.table.model.view.state
        return state

    @property
    def draft(self) -> PieceDraft | None:
        """What takes the picks of the board, if it is one of this panel."""
        found = self.table.picker.draft
        return found if isinstance(found, self.draft_kinds) else None

    def begin(self, draft: PieceDraft) -> None:
        """Prepare a draft that was just made."""

    def follow_picks(self, draft: PieceDraft) -> None:
        """Note what was taken in hand, before anything is done with it."""

    def hovered(self) -> None:
        """Show what concerns the place that is pointed at now."""

    def show_position(self) -> None:
        self._watch()
        draft = self.draft
        if draft is not None:
            self.show_draft(draft)
            self.foot.arrange()

    def show_draft(self, draft: Any) -> None:
        """Show a draft of the panel's kinds."""
        raise NotImplementedError

    def give(self, *actions: Action) -> None:
        """Have something done, one after the other."""
        self.orders.give(*actions)

    @Slot()
    def take_back(self) -> None:
        """Take back what is in hand, or else undo the last step."""
        draft = self.draft
        back = () if draft is None else tuple(map(draft.laid.get, draft.held))
        actions = tuple(each for each in back if each is not None)
        if actions:
            self.give(*actions)
        elif draft is not None and self.can_take_back(draft):
            reason = self.table.model.session.undo_reason()
            if reason is None:
                self.table.model.undo()
            else:
                self.table.picker.refuse(Refused("", reason), "")

    def can_take_back(self, draft: Any) -> bool:
        """Return whether anything was placed that can be taken back."""
        return bool(draft.laid)

    @Slot()
    def _follow(self) -> None:
        """Take up a new draft, and do what the board asks for."""
        draft = self.draft
        if draft is None:
            return
        if draft is not self._known:
            self._known = draft
            self.begin(draft)
            self.refresh()
        self.follow_picks(draft)
        asked, draft.asked = draft.asked, ()
        if asked:
            self.give(*asked)

    def _watch(self) -> None:
        """Follow the pointer on the board, once there is one."""
        view = self.board_view
        if view is not None and not self._watches:
            self._watches = True
            view.hovered.connect(self._on_hovered)

    @Slot(object)
    def _on_hovered(self, target: Target | None) -> None:
        if (target or "") == self.pointed:
            return
        self.pointed = target or ""
        if self.isVisible() and self.draft is not None:
            self.hovered()

    @Slot(str)
    def pick(self, target: str) -> None:
        """Pick something on the board, as a click there does."""
        self.table.picker.pick(target)

    def take(self, target: Target) -> None:
        """Take a piece in hand, or let go of it."""
        draft = self.draft
        if draft is not None:
            draft.held = draft.resting if draft.held == (target,) else (target,)
            self.show_all()
