"""The whole table of one game: phase bar, board, docks, dice, and the way to the next person."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop.models.log_model import LogLine
from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint.theme import Theme, ThemeSource
from desktop.rules.core import Action, Target
from desktop.store.pins import PinTries
from desktop.table.board_desk import BoardDesk
from desktop.table.board_tools import BoardTools
from desktop.table.card_drag import CardDrag
from desktop.table.coming_docks import TIMELINE
from desktop.table.dice_desk import DiceDesk
from desktop.table.docks import DockFrame
from desktop.table.failure_line import FailureLine
from desktop.table.habits import Habits
from desktop.table.lines import Lines
from desktop.table.look import Look
from desktop.table.notes_dock import Notes
from desktop.table.page_flow import PageFlow
from desktop.table.page_keys import PageKeys
from desktop.table.page_words import PageWords
from desktop.table.passage import Passage
from desktop.table.picker import Picker
from desktop.table.prompt_bar import COMPACT_HEIGHT, COMPACT_WIDTH, PromptBar
from desktop.table.prompt_words import BRANCH, NOW, TELL, window_title
from desktop.table.side_docks import SideDocks
from desktop.table.stage import Stage
from desktop.table.view import BoardView


class TablePage(QStackedWidget):
    """Everything about one `SessionModel`; it is also the `Table` that a game's panels see."""

    home = Signal()
    rules = Signal(object)
    """The id of a rule to show in the rules browser; empty for its beginning."""
    settings = Signal()
    left = Signal()
    """Save and quit, from the page between two persons."""
    change_player = Signal()
    title_changed = Signal(object)
    branched = Signal(object)
    """A ``Record`` that is to become a game of its own."""
    notes_edited = Signal(object)
    save_elsewhere = Signal()

    def __init__(
        self,
        model: SessionModel,
        look: Look,
        themes: ThemeSource,
        parent: QWidget | None = None,
        *,
        confirm: Callable[[str], bool] | None = None,
        tries: PinTries | None = None,
        board: BoardView | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._look, self._themes = model, look, themes
        self.inspected: Target | None = None
        self._strips: list[QWidget] = []
        self.table = QWidget(self)
        self.bar = PromptBar(say(model.game.title), self.table)
        self.failure = FailureLine(themes, self.table)
        self.frame = DockFrame(self.table)
        self.desk = BoardDesk(model, look, themes, self.frame, board)
        self.desk.confirm = confirm or self._ask
        self.habits = Habits(self)
        self.tools = BoardTools(self.desk, self.habits)
        self.sides = SideDocks(model, look, themes, self.frame)
        self.stage = Stage(self.desk.view, self.frame)
        self.dice = DiceDesk(model, look, themes, self.stage, self)
        self.stage.tray = self.dice.tray
        self.passage = Passage(model, look, tries or PinTries(), self)
        self.drag = CardDrag(self.sides.hand, self.desk)
        self.keys = PageKeys(self)
        self.words = PageWords(self)
        self.flow = PageFlow(self)
        self._lay_out()
        self._connect()
        self.setPalette(themes.theme.palette(model.game.key))

    # --- what tests, panels and windows use -------------------------------------------------------

    @property
    def model(self) -> SessionModel:
        """The game in progress."""
        return self._model

    @property
    def look(self) -> Look:
        """How the game looks."""
        return self._look

    @property
    def picker(self) -> Picker:
        """Where picks go."""
        return self.desk.picker

    @property
    def themes(self) -> ThemeSource:
        """The theme in force."""
        return self._themes

    @property
    def notes(self) -> Notes:
        """The person's notes on the game."""
        return self.sides.notes

    @property
    def title(self) -> str:
        """What the window is to be called."""
        return window_title(self._model)

    def locate(self, targets: tuple[Target, ...]) -> None:
        """Light places on the board; none puts the light out."""
        self.desk.locate(targets)

    def propose(self, action: Action | None) -> None:
        """Show on the board what could be done; ``None`` takes that away."""
        self.desk.propose(action)

    def point_at(self, at: QPoint) -> Target | None:
        """Point at what lies under a point of the screen; return the counter or place there."""
        return self.desk.view.point_at(at, counters=True)

    def inspect(self, target: Target | None) -> None:
        """Show something in the inspector; ``None`` leaves what is there."""
        if target is not None:
            self.inspected = target
            self.words.inspection()

    def open_rule(self, rule: str) -> None:
        """Show a rule beside the board."""
        self.sides.rules.open_rule(rule)
        self.sides.open("rules")

    def begin(self) -> None:
        """Show the game and set it going."""
        self.flow.begin()
        self._model.begin()
        if not self._model.covered:
            self.dice.show_decision()
            self.desk.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_motion(self, moves: bool) -> None:  # a Qt-like setter
        """Say whether anything moves."""
        self.desk.animator.set_motion(moves)
        self.dice.tray.set_motion(moves)

    def set_recaps(self, plays: bool) -> None:  # a Qt-like setter
        """Say whether a recap is shown after a hand-over, or after much that the computer did."""
        self.passage.plays_recaps = plays

    def save_layout(self) -> bytes:
        """Return how the docks stand."""
        return self.sides.save()

    def restore_layout(self, data: bytes) -> bool:
        """Put the docks as they stood; return whether the bytes said how."""
        return self.sides.restore(data)

    def close_game(self) -> None:
        """End everything that runs, before the page goes."""
        self.desk.close()
        self.words.close()
        self.dice.close()
        self._model.close()

    # --- building ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        panels = self._look.panels(self)
        self.stage.add_pages(panels)
        self.sides.build(panels, has_hand=self._look.has_hand)
        self.sides.add_recap(self.passage.recap)
        self.frame.setCentralWidget(self.stage)
        self.lines = Lines(panels, self.bar, self.table)
        if any(overlay.key == "T" for overlay in self._look.overlays()):
            self.bar.name_timeline("Ctrl+T")
        self.desk.interrupted = self._step_out
        self.desk.unclaimed = partial(self.sides.takes_key, "Esc")
        column = QVBoxLayout(self.table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.failure)
        column.addWidget(self.lines)
        column.addWidget(self.frame, 1)
        self.addWidget(self.table)
        self.addWidget(self.passage.page)
        self.setCurrentWidget(self.table)

    def _connect(self) -> None:
        model, bar, desk, sides = self._model, self.bar, self.desk, self.sides
        self.flow.follow()
        model.thinking.connect(self._on_thinking)
        self.passage.begun.connect(self._on_passing)
        self.passage.ended.connect(self._on_passed)
        self.failure.retry.connect(self._retry)
        self.failure.elsewhere.connect(self.save_elsewhere)
        bar.pressed.connect(self.press)
        bar.rule_activated.connect(self.open_rule)
        bar.home.connect(self.home)
        bar.undo.connect(model.undo)
        bar.redo.connect(model.redo)
        bar.timeline.connect(self.toggle_timeline)
        bar.rules.connect(self._open_browser)
        bar.settings.connect(self.settings)
        bar.hurry.connect(model.hurry)
        bar.pause.connect(self._pause)
        bar.step.connect(model.step)
        desk.refused.connect(self.words.refused)
        for signal in (desk.refused, desk.view.picked, desk.view.lifted):
            signal.connect(self.dice.step_aside)
        desk.note.rule_activated.connect(self.open_rule)
        for told in (self._on_hovered, self.dice.make_way, sides.lines.light):
            desk.view.hovered.connect(told)
        desk.picker.narrowed.connect(self._on_narrowed)
        sides.inspector.rule_activated.connect(self.open_rule)
        sides.action_list.chosen.connect(desk.picker.choose)
        sides.action_list.pointed.connect(self._on_pointed)
        sides.log.located.connect(self._on_located)
        sides.log.returned.connect(model.look_at)
        sides.hand.picked.connect(desk.pick)
        sides.hand.returned.connect(desk.picker.put_back)
        sides.hand.pointed.connect(self.inspect)
        sides.hand_panel.rule_activated.connect(self.open_rule)
        sides.notes.edited.connect(self.notes_edited)
        sides.timeline.wanted.connect(model.look_at)
        sides.timeline.bookmarked.connect(model.set_bookmark)
        sides.timeline.branched.connect(self._on_branched)
        self.dice.rule_activated.connect(self.open_rule)
        self.passage.page.left.connect(self.left)
        self.passage.page.change_player.connect(self.change_player)
        self.passage.marked.connect(self._on_recap_marks)
        self.passage.recap_shown.connect(self._on_recap_shown)
        self._themes.changed.connect(self._on_theme)

    # --- the game goes on -------------------------------------------------------------------------

    @Slot(object)
    def _on_thinking(self, _seat: object) -> None:
        self.words.bar()

    @Slot(object)
    def _on_passing(self, hides: object) -> None:
        """Put the board away before anything of the new position is shown that is to be hidden."""
        self.desk.animator.use(self.desk.scene)
        self.dice.close()
        if hides:
            self.setCurrentWidget(self.passage.page)
            self.title_changed.emit(self.title)

    @Slot()
    def _on_passed(self) -> None:
        self.inspected = None
        self.sides.forget_interest()
        self.pass_on(recaps=True)

    def pass_on(self, *, recaps: bool) -> None:
        """Show the board to the next person, who may be told what happened."""
        self.sides.lines.forget_refusals()
        self._model.hand_over_done()
        self.setCurrentWidget(self.table)
        self.desk.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if recaps:
            self.passage.begin_recap()
        self.keys.focus_what_decides()

    @Slot(object)
    def _on_recap_marks(self, marks: object) -> None:
        if isinstance(marks, tuple):
            self.desk.scene.set_extra("recap", marks)

    @Slot(object)
    def _on_recap_shown(self, shown: object) -> None:
        self.sides.show_recap(shown=bool(shown))
        if not shown:
            self.desk.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what a person does -----------------------------------------------------------------------

    @Slot(object)
    def press(self, target: Target) -> None:
        """Press a button of the prompt row."""
        if target == NOW:
            self._model.look_at(None)
        elif target == BRANCH:
            self._on_branched(self._model.ply)
        elif target == TELL:
            self.dice.ask_by_hand()
        else:
            self.desk.pick(target)

    @Slot()
    def toggle_timeline(self) -> None:
        """Show the timeline in the place of the hand, or take it away and come back to now."""
        shown = self.frame.docks[TIMELINE].isHidden()
        self.sides.show_timeline(shown=shown)
        if not shown:
            self._model.look_at(None)
        self.words.timeline()
        self.words.bar()

    @Slot()
    def _open_browser(self) -> None:
        self.rules.emit(self.bar.rule_tag.rule)

    @Slot(object)
    def _pause(self, paused: object) -> None:
        self._model.pause(bool(paused))
        self.words.bar()

    @Slot()
    def _retry(self) -> None:
        self.failure.solve()
        self._model.retry()

    @Slot(object)
    def _on_narrowed(self, _actions: object) -> None:
        self.words.picks()

    @Slot(object)
    def _on_hovered(self, target: Target | None) -> None:
        if target is not None:
            self.inspected = target
            self.words.inspect_soon()

    @Slot(object)
    def _on_pointed(self, action: Action | None) -> None:
        self.locate(() if action is None else action.picks)

    @Slot(object)
    def _on_located(self, line: LogLine) -> None:
        self.locate(line.places)

    @Slot(object)
    def _on_branched(self, ply: int) -> None:
        self.branched.emit(self._model.branch(ply))

    def _ask(self, question: str) -> bool:
        # Loaded here: boxes with questions are seldom seen.
        from desktop.table.question import goes_on

        return goes_on(self, say(self._model.game.title), question)

    # --- events -----------------------------------------------------------------------------------

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.setPalette(theme.palette(self._model.game.key))
        self.sides.hand.follow_theme()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.currentWidget() is self.table and self.keys.handle(event):
            event.accept()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _step_out(self) -> bool:
        """Stop what plays by itself, or put the rules away that lie on what was asked."""
        return self.lines.takes_key("Esc") or self.sides.close_rules()

    def put_strip(self, strip: QWidget) -> None:
        """Put a strip under the phase bar."""
        column = self.table.layout()
        if isinstance(column, QVBoxLayout):
            column.insertWidget(1, strip)
        self._strips.append(strip)
        self.fit()

    def fit(self) -> None:
        """Follow the size of the page: what strips take, the docks have less."""
        compact = self.width() < COMPACT_WIDTH or self.height() < COMPACT_HEIGHT
        shown = [each for each in self._strips if not each.isHidden()]
        taken = sum(each.heightForWidth(self.width()) for each in shown)
        self.bar.set_compact(compact)
        self.sides.set_compact(compact=compact, width=self.width(), height=self.height() - taken)
        self.dice.set_compact(compact)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.sides.fit_text()
            self.tools.retranslate()
        elif event.type() is QEvent.Type.LanguageChange:
            self.words.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.close_game()
        super().closeEvent(event)
