"""The board at work: the decision lit on it, picks and drags brought to the picker."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint.theme import Theme, ThemeSource
from desktop.play.change import Change
from desktop.rules.core import Action, Refused, Target
from desktop.table.animator import Animator
from desktop.table.declarations import (
    CarryingDraft,
    Declaration,
    GroupDraft,
    ProposalDraft,
    WalkDraft,
    ends_with_enter,
    takes_both_clicks,
)
from desktop.table.glides import Glides, glides
from desktop.table.insist_button import InsistButton
from desktop.table.look import Counter, Look, Mark, Motion
from desktop.table.picker import Picker
from desktop.table.refusal_note import RefusalNote
from desktop.table.scene import BoardScene
from desktop.table.view import BoardView


def _yes(question: str) -> bool:
    return True


def _nothing() -> bool:
    return False


class BoardDesk(QObject):
    """View, scene, picker and animator of one game."""

    refused = Signal(object, object)
    """A ``Refused`` and the target it was about."""
    settled = Signal()
    """The board shows the present position."""

    def __init__(
        self,
        model: SessionModel,
        look: Look,
        themes: ThemeSource,
        parent: QWidget,
        board: BoardView | None = None,
    ) -> None:
        super().__init__(parent)
        self.model, self.look, self.themes = model, look, themes
        self.confirm: Callable[[str], bool] = _yes
        self.interrupted: Callable[[], bool] = _nothing
        """Ends what plays by itself; says whether anything did."""
        self.unclaimed: Callable[[], bool] = _nothing
        """Takes Escape when there is nothing on the board to step back from."""
        self.picker = Picker(model.game, self)
        self.view = board or BoardView(parent)
        self.scene = self.view.board or BoardScene(look, model.view, themes.theme, self.view)
        self.animator = Animator(self)
        self._glides = Glides(model, look)
        self.note = RefusalNote(self.view, themes, InsistButton(self.picker, model.game.kit))
        self._banner = QLabel(self.view.viewport())
        self._banner.setAutoFillBackground(True)
        self._banner.setMargin(8)
        self._banner.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._banner.hide()
        self._last_moves: tuple[Motion, ...] = ()
        self._overlay: tuple[Mark, ...] = ()
        self._dragged: str | None = None
        self._asking = self._behind = False
        """Whether a change was not shown, since another one was to follow at once."""
        self.animator.use(self.scene)
        self.view.describe = self.describe
        self.view.liftable = self.liftable
        self.view.takes = self.takes
        self.view.gathers = self.gathers
        self.view.counts = lambda target: takes_both_clicks(self.picker.draft, target)
        self.view.passes_enter = lambda: ends_with_enter(self.picker.draft)
        self.view.show_scene(self.scene)
        self._connect()

    def _connect(self) -> None:
        self.view.picked.connect(self.pick)
        self.view.lifted.connect(self._on_lifted)
        self.view.dropped.connect(self._on_dropped)
        self.view.cancelled.connect(self.back)
        self.view.gathered.connect(self._on_gathered)
        self.view.wheeled.connect(self._on_wheeled)
        self.view.walked.connect(self._on_walked)
        self.view.touched.connect(self._on_touched)
        self.view.hovered.connect(self._on_hovered)
        self.picker.chosen.connect(self._on_chosen)
        self.picker.narrowed.connect(self._on_narrowed)
        self.picker.refused.connect(self._on_refused)
        self.picker.insisting.connect(self.model.insist)
        self.animator.finished.connect(self.sync)
        self.model.refused.connect(self._on_model_refused)
        self.themes.changed.connect(self._on_theme)

    # --- showing ----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Take up the present decision."""
        self._behind = False
        choice, view = self.model.choice, self.model.view
        draft = None if choice is None else self.look.draft(choice, view)
        self._asking = True
        try:
            self.picker.ask(choice, view, draft)
        finally:
            self._asking = False

    def show_change(self, change: Change) -> None:
        """Show what happened, then how things stand."""
        self.note.dismiss()
        self.locate(())
        self.view.hide_cursor()
        motions: tuple[Motion, ...] = ()
        if change.kind in ("played", "redone"):
            seen = self.model.seen(change.events)
            motions = tuple(
                motion for event in seen if (motion := self.look.motion(event)) is not None
            )
            moves = tuple(motion for motion in motions if motion.kind == "move")
            self._last_moves = () if self._placed_here(change) else moves or self._last_moves
            if not self.animator.moves:
                motions = ()
        else:
            self._last_moves = ()
            self.animator.use(self.scene)
        if self.model.goes_on and not motions:
            # Panels and board follow once, at the end of what dice answer in one breath.
            self._behind = True
            self.picker.rest()
            return
        moved = self.animator.running
        self.ask()
        carried = self._glides.carried(change) if self.animator.moves else ()
        ends: dict[tuple[str, Target], QPointF] = {}
        if carried or any(motion.kind == "move" for motion in motions):
            counters = self._counters()
            motions += glides(carried, counters)
            ends = self.scene.home_among(counters)
        self.animator.play(motions, ends)
        if self.animator.running and not moved:
            self._light()

    def _placed_here(self, change: Change) -> bool:
        """Return whether the viewer has put something on the board, piece by piece.

        Whoever does sees where it lies, and needs no arrow to the last of many pieces.
        """
        by = self.model.session.entry_at(change.ply - 1).by
        return self.picker.draft is not None and by == self.model.viewer

    def catch_up(self) -> None:
        """Show how things stand, if what was to follow did not come."""
        if self._behind:
            self.ask()
            self.sync()

    def _counters(self) -> tuple[Counter, ...]:
        """Return the counters as they stand, in the draft if there is one."""
        draft = self.picker.draft
        return self.look.counters(self.model.view) if draft is None else draft.counters()

    def show_now(self) -> None:
        """Show how things stand, at once: another viewer, or another position."""
        self.animator.use(self.scene)
        self._last_moves = ()
        self.note.dismiss()
        self.locate(())
        self.ask()
        self.sync()

    @Slot()
    def sync(self) -> None:
        """Set the board from the view."""
        self.scene.sync(self.model.view, self._counters())
        self._light()
        self.settled.emit()

    def retranslate(self) -> None:
        """Show the names on the map and on counters in the present language."""
        self.view.retranslate()
        self.scene.set_theme(self.model.view, self.scene.theme)
        # What moves by itself or is carried goes on, and the board is set when it ends.
        if not self.animator.running and self.scene.lifted is None:
            self.sync()

    def show_banner(self, words: str) -> None:
        """Say something over the upper edge of the board, or nothing."""
        self._banner.setVisible(bool(words))
        self._banner.setText(words)
        self._banner.adjustSize()
        room = self.view.viewport().rect()
        self._banner.move((room.width() - self._banner.width()) // 2, 12)

    def close(self) -> None:
        """End everything that moves or waits."""
        self.animator.use(None)
        self.note.dismiss()
        self.view.settle()
        if self.scene.map is not None:
            self.scene.map.rest()

    def show_overlay(self, marks: tuple[Mark, ...]) -> None:
        """Light something on request, such as threats; nothing puts it out."""
        if marks != self._overlay:
            self._overlay = marks
            self._light()

    def locate(self, targets: tuple[Target, ...], way: tuple[Target, Target] | None = None) -> None:
        """Light places that a panel or a line of the log speaks of, and a way between two."""
        places = self.scene.places
        marks = tuple(Mark(place, "located") for place in targets if place in places)
        if way is not None:
            marks += (Mark(way[0], "route", to=way[1]),)
        self.scene.set_extra("located", marks)
        if marks:
            self.view.ensure_seen(marks[0].place)

    def propose(self, action: Action | None) -> None:
        """Show what an action would do: in the draft, or as lit places and the ghost of a move."""
        draft, scene = self.picker.draft, self.scene
        picks = () if action is None else action.picks
        if action is not None and isinstance(draft, ProposalDraft) and draft.propose(action):
            picks = ()
            self.picker.narrowed.emit(self.picker.actions)
        places = tuple(pick for pick in picks if pick in scene.places)
        scene.show_ghost(None)
        if len(places) < 2:
            self.locate(places)
            return
        self.locate(places, (places[0], places[-1]))
        if not scene.places.is_counter(places[-1]):
            scene.show_ghost(places[0], places[-1])

    def describe(self, target: Target) -> str:
        """Return what lies at a target, in words; a refusal of just now stays with its place."""
        words = self.look.describe(target, self.model.view)
        return target if words is None else say(words)

    def _light(self) -> None:
        view, picker = self.model.view, self.picker
        if picker.draft is not None:
            marks = picker.draft.marks()
        elif picker.choice is not None:
            marks = self.look.marks(view, picker.actions, picker.picks)
        else:
            marks = ()
        last = tuple(
            # Whoever has to decide looks at what can be done, not at what was.
            Mark(motion.start, "last_move", to=motion.end, faint=picker.choice is not None)
            for motion in self._last_moves
            if motion.start and motion.end
        )
        self.scene.set_marks(last + self._overlay + marks)
        self.view.set_walk(self._walk(marks))

    def _walk(self, marks: tuple[Mark, ...]) -> tuple[Target, ...]:
        """Return what Tab walks: what can be picked next, or else what is lit to be picked."""
        places, draft = self.scene.places, self.picker.draft
        if isinstance(draft, CarryingDraft):
            return tuple(target for target in draft.walk if target in places)
        targets = {target for target in self.picker.next_targets() if target in places}
        if draft is not None:
            targets |= {mark.place for mark in marks if mark.kind in ("source", "target")}
        return tuple(sorted(targets, key=places.order))

    # --- picking ----------------------------------------------------------------------------------

    def liftable(self, target: Target) -> bool:
        """Return whether a counter can be carried somewhere."""
        draft = self.picker.draft
        if draft is not None:
            return draft.movable(target)
        choice = self.picker.choice
        if choice is None:
            return False
        picks = self.picker.picks
        # A card may have been picked before that moves it.
        starts = {(target,), picks if picks[-1:] == (target,) else (*picks, target)}
        return any(
            action.picks[: len(start)] == start and len(action.picks) > len(start)
            for action in choice.actions
            for start in starts
        )

    def takes(self, target: Target) -> bool:
        """Return whether what is carried can be dropped on a counter."""
        return self.meant(target) in self.picker.next_targets()

    def meant(self, target: Target) -> Target:
        """Return what a pick of a target means now: itself, or what it can stand for."""
        if target in self.picker.next_targets():
            return target
        return self.picker.meant(target, self.look.meanings(target, self.model.view))

    def gathers(self) -> bool:
        """Return whether several counters can be chosen together."""
        return isinstance(self.picker.draft, GroupDraft)

    @Slot(object)
    def pick(self, target: Target) -> None:
        """Pick a target, as a click does."""
        self.note.dismiss()
        self.animator.skip()
        meant = self.meant(target)
        if meant != target and meant not in self.picker.next_targets():
            # A card that answers by itself goes without those that were chosen.
            self.picker.clear()
        self.picker.pick(meant)

    @Slot()
    def back(self) -> None:
        """Go one step back: what plays by itself, the note, the last pick, the cursor, a panel."""
        if self.interrupted():
            return
        if self.note.isVisibleTo(self.view):
            self.note.dismiss()
        elif not self.picker.back() and (self.view.cursor_shown or not self.unclaimed()):
            self.view.hide_cursor()
            self.locate(())

    @Slot(object)
    def _on_lifted(self, target: Target) -> None:
        self.note.dismiss()
        self.animator.skip()
        draft = self.picker.draft
        if isinstance(draft, CarryingDraft):
            carried = draft.lift(target)
            self.picker.narrowed.emit(self.picker.actions)
            self.scene.take_along(carried[1:])
        elif draft is None and self.picker.picks[-1:] != (target,):
            self.picker.pick(target)

    @Slot(object, object)
    def _on_dropped(self, counter: str, target: Target | None) -> None:
        item = self.scene.item(counter)
        if item is None:
            return
        source = item.counter.picked_as
        if target is None or target == source:
            self.scene.send_home(counter)
            return
        self._dragged = counter
        before = self.model.session.ply
        if self.picker.draft is not None:
            self.picker.drag(source, self.meant(target))
            self.sync()
        else:
            self.picker.pick(self.meant(target))
        self._dragged = None
        if self.model.session.ply == before and self.picker.draft is None:
            self.animator.send_home(counter)

    @Slot(object, bool)
    def _on_gathered(self, targets: tuple[Target, ...], more: bool) -> None:  # a Qt signal's
        self.picker.gather(targets, more=more)

    @Slot(bool)
    def _on_wheeled(self, up: bool) -> None:  # a Qt signal's
        """Change what is chosen, or else what is pointed at."""
        draft, under = self.picker.draft, self.view.hovered_target
        if not isinstance(draft, GroupDraft):
            return
        if not draft.picks and under is not None and draft.movable(under):
            self.picker.gather((under,), more=False)
        self.pick(draft.wheel[0 if up else 1])

    @Slot(object)
    def _on_walked(self, target: Target) -> None:
        """Choose what Tab has come to, where the draft wants that."""
        draft = self.picker.draft
        if isinstance(draft, WalkDraft):
            draft.walk_to(target)
            self.picker.narrowed.emit(self.picker.actions)

    @Slot()
    def _on_touched(self) -> None:
        self.animator.skip()
        self.note.dismiss()

    @Slot(object)
    def _on_hovered(self, target: Target | None) -> None:
        """Show how the counter that is picked up would stand on a free destination."""
        picks, scene = self.picker.picks, self.scene
        free = target is not None and target in scene.places and not scene.stack_at(target)
        stack = scene.stack_at(picks[-1]) if picks else ()
        if target is None or not free or not stack or scene.lifted is not None:
            scene.show_ghost(None)
        elif target in self.picker.next_targets():
            scene.show_ghost(stack[-1].counter.id, target)
        else:
            scene.show_ghost(None)

    @Slot(object)
    def _on_chosen(self, action: Action) -> None:
        question = self.look.confirm(action, self.model.view)
        if question is not None and not self.confirm(say(question)):
            self.picker.clear()
            return
        self.model.play(action)

    @Slot(object)
    def _on_narrowed(self, _actions: object) -> None:
        self.scene.show_ghost(None)
        if self._asking:
            # The board is set, or movement shown, right after.
            return
        draft = self.picker.draft
        if isinstance(draft, Declaration) and self.scene.cursor in draft.picks:
            # Enter took what the cursor stands on; from here on it means the whole.
            self.view.hide_cursor()
        if draft is not None:
            self.sync()
        elif not self.animator.running:
            self._light()

    @Slot(object, object)
    def _on_refused(self, refused: Refused, target: Target) -> None:
        self.show_refusal(refused, target)
        self.refused.emit(refused, target)

    @Slot(object)
    def _on_model_refused(self, refused: Refused) -> None:
        self.show_refusal(refused, "")
        self.refused.emit(refused, "")

    def show_refusal(self, refused: Refused, target: Target) -> None:
        """Say beside the place why it cannot be picked."""
        picks = self.picker.picks
        words = self.look.attempt(target, self.model.view, picks) if target else None
        title = "" if words is None else say(words)
        self.note.show_refusal(refused, target, title, keys=self.view.cursor_shown)

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.scene.set_theme(self.model.view, theme)
        self.view.follow_theme()
