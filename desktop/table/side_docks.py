"""The docks that every game's table has, filled with its models."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QWidget

from desktop.models.action_model import ActionModel
from desktop.models.hand_model import HandModel
from desktop.models.log_model import LogModel
from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint.icons import IconName
from desktop.paint.theme import ThemeSource
from desktop.rules.core import Decision
from desktop.table.action_list import ActionList
from desktop.table.bottom_fold import BottomFold
from desktop.table.coming_docks import TIMELINE, ComingDocks
from desktop.table.dock_extents import BOTTOM, LEFT, Extents, Layout
from desktop.table.docks import Dock, DockFrame
from desktop.table.hand_dock import HandFan
from desktop.table.hand_panel import HandPanel
from desktop.table.inspector import Inspector
from desktop.table.log_dock import LogPanel
from desktop.table.log_share import LogShare
from desktop.table.look import Look, Panel
from desktop.table.notes_dock import Notes
from desktop.table.page_outline import Outline, outline_of
from desktop.table.rules_panel import RulesPanel
from desktop.table.scrolled import EXTENT, Claimant, Claiming, Scrolled
from desktop.table.stage import Stage
from desktop.table.timeline import Timeline

DETAILS, LOG, HAND, RECAP = "details", "log", "hand", "recap"
TIMELINE_HIGH = 236
SPLIT_WIDTH = 1180
LOG_BELOW = 820
UPRIGHT, HAND_LEAST = 42, 200
SEPARATOR = 8
APART = ("center", "line", "note")
"""Where panels stand that are no docks."""


class SideDocks(QObject):
    """Makes the docks, and says which of them a decision brings to the front."""

    def __init__(
        self, model: SessionModel, look: Look, themes: ThemeSource, frame: DockFrame
    ) -> None:
        super().__init__(frame)
        self.frame = frame
        self._look = look
        self._panels: tuple[Panel, ...] = ()
        self.coming = ComingDocks(frame)
        self._raised_for: str | None = None
        self._asked = ""
        """The rule of the last decision."""
        self._before = ""
        self._view: Any = None
        self._extents = Extents()
        self._is_low = self._claims = self._recaps = self._log_away = False
        self._folded = self._sized = self._fits_anew = False
        self._unseen: list[Dock] = []
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(0)
        self._settling.timeout.connect(self._settle)
        self._width = 0
        kit = model.game.kit
        self.actions = ActionModel(kit, self)
        self.lines = LogModel(kit, self)
        self.cards = HandModel(self)
        self.inspector = Inspector(look, themes, frame)
        self.action_list = ActionList(self.actions, frame)
        self.rules = RulesPanel(model.game.key, frame)
        self.notes = Notes(frame)
        self.log = LogPanel(self.lines, themes, frame)
        self.hand = HandFan(self.cards, look.paint_card, frame)
        self.hand_panel = HandPanel(self.hand, frame)
        self.timeline = Timeline(frame)
        self._lefts: list[Dock] = []
        self._bottoms: list[Dock] = []
        self._fold = BottomFold(frame)
        self._fold.changed.connect(self.hand_panel.set_folded)

    def build(self, panels: tuple[Panel, ...], *, has_hand: bool) -> None:
        """Put everything into docks; the game's own panels come first."""
        panels = tuple(panel for panel in panels if panel.area not in APART)
        self._panels = panels
        self.coming.use(panels)
        self._extents.use(panels)
        frame = self.frame
        for panel in panels:
            if panel.area == "left":
                self._lefts.append(self._own_dock(panel))
        details = frame.add_dock(DETAILS, "right")
        for panel in panels:
            if panel.area == "right":
                details.add(
                    panel.key, say(panel.title), panel.icon, Claiming(panel.widget, panel.title)
                )
        for key, icon_name, widget in self._common():
            details.add(key, self._name(key), icon_name, widget)
        log = frame.add_dock(LOG, "right")
        log.add(LOG, self._name(LOG), "list", self.log)
        self._share = LogShare(frame, details, log)
        if has_hand:
            hand = frame.add_dock(HAND, "bottom")
            hand.add(HAND, self._name(HAND), "cards", self.hand_panel)
            self._bottoms.append(hand)
        else:
            self.hand_panel.hide()
        for panel in panels:
            if panel.area == "bottom":
                self._bottoms.append(self._own_dock(panel))
        if any(panel.wide for panel in panels):
            frame.widen_bottom()
        self._fold.watch(tuple(self._bottoms), hand=has_hand)
        timeline = frame.add_dock(TIMELINE, "bottom")
        timeline.add(TIMELINE, self._name(TIMELINE), "clock", Scrolled(self.timeline))
        for panel in panels:
            if panel.wanted is not None and panel.area == "right":
                details.show_tab(panel.key, shown=False)
        details.bring("inspector")
        coming = {panel.key for panel in panels if panel.stands is not None}
        self._unseen = [dock for dock in self._bottoms if dock.objectName() in coming]
        frame.set_plan(self._plan)
        self._plan()

    def _own_dock(self, panel: Panel) -> Dock:
        dock = self.frame.add_dock(panel.key, panel.area)
        held = Scrolled(panel.widget, panel.title)
        dock.add(panel.key, say(panel.title), panel.icon, held)
        return dock

    def _common(self) -> tuple[tuple[str, IconName, QWidget], ...]:
        return (
            ("inspector", "eye", self.inspector),
            ("actions", "play", self.action_list),
            ("rules", "book", self.rules),
            ("notes", "note", self.notes),
        )

    def _name(self, key: str) -> str:
        names = {
            "inspector": self.tr("Inspector"),
            "actions": self.tr("Actions"),
            "rules": self.tr("Rules"),
            "notes": self.tr("Notes"),
            LOG: self.tr("Log"),
            HAND: self.tr("Hand"),
            TIMELINE: self.tr("Timeline"),
            RECAP: self.tr("Recap"),
        }
        return names[key]

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        docks = self.frame.docks
        for panel in self._panels:
            dock = docks[DETAILS] if panel.area == "right" else docks[panel.key]
            dock.name(panel.key, say(panel.title))
        for key, _, _ in self._common():
            docks[DETAILS].name(key, self._name(key))
        for key in (LOG, HAND, TIMELINE):
            if key in docks:
                docks[key].name(key, self._name(key))
        docks[DETAILS].name(RECAP, self._name(RECAP))
        for dock in docks.values():
            dock.retranslate()
        for part in (
            self.inspector,
            self.action_list,
            self.rules,
            self.notes,
            self.log,
            self.hand,
            self.timeline,
        ):
            part.retranslate()
        for model in (self.actions, self.lines, self.cards):
            model.retranslate()

    def forget_interest(self) -> None:
        """Forget what somebody looked for or read up: it may tell what is in their hand."""
        self.log.search.clear()
        self.action_list.search.clear()
        if self.rules.rule:
            self.rules.open_rule("")

    # --- which panel is in front ------------------------------------------------------------------

    def follow(self, decision: Decision | None, view: Any) -> None:
        """Bring the panel of this decision to the front, or the former one back.

        Docks that do not belong to the position go.
        """
        self._view = view
        self.coming.follow(view)
        self._raise_wanted(decision)
        self._size_unseen()
        # A panel that goes holds its room until the layout has been told.
        self._settling.start()

    def follow_hand(self, *, folds: bool) -> None:
        """Say that the cards of the hand are up to date, and whether it folds without any."""
        self._fold.follow_cards(self.cards.rowCount(), self._asked, folds=folds)

    def _size_unseen(self) -> bool:
        """Give docks that came their height; Qt keeps none for a dock that was never seen."""
        came = [dock for dock in self._unseen if self._sized and not dock.isHidden()]
        sizes = [self._extent_of(dock, BOTTOM) for dock in came]
        if came:
            self.frame.resizeDocks(came, sizes, Qt.Orientation.Vertical)
        return bool(came)

    @Slot()
    def _settle(self) -> None:
        if self._fits_anew:
            # Docks had given way to what was claimed in the window as it was before.
            self._fits_anew = False
            self._set_extents()
        self._share.give_back()
        self._size_unseen()
        self._unseen = [dock for dock in self._unseen if dock.isHidden()]

    def _raise_wanted(self, decision: Decision | None) -> None:
        details = self.frame.docks[DETAILS]
        wanted: Panel | None = None
        leaving: list[str] = []
        for panel in self._panels:
            if panel.wanted is not None and panel.area == "right":
                if panel.wanted(decision):
                    details.show_tab(panel.key, shown=True)
                    wanted = panel
                else:
                    leaving.append(panel.key)
        self._bring_wanted(wanted, decision)
        # Only now: were the panel at the front to go first, another would be laid out in between.
        for key in leaving:
            details.show_tab(key, shown=False)

    def _bring_wanted(self, wanted: Panel | None, decision: Decision | None) -> None:
        details = self.frame.docks[DETAILS]
        key = None if wanted is None else wanted.key
        rule, self._asked = self._asked, "" if decision is None else decision.rule
        if key == self._raised_for:
            if self._asked != rule:
                self.close_rules()
            return
        self._claims = wanted is not None and isinstance(wanted.widget, Claimant)
        self._clear_log()
        if key is not None:
            if self._raised_for is None:
                self._before = details.present
                self._share.note()
            details.bring(key)
        elif self._before:
            details.bring(self._before)
            # What the panel has claimed of the log goes back.
            self._share.apply()
        self._raised_for = key

    def _clear_log(self) -> None:
        """Let the log make room for a decision or a recap in a low window, and bring it back."""
        claimed = self._claims or self._recaps
        log, away = self.frame.docks[LOG], claimed and self._is_low
        if self._log_away if not away else log.isVisible():
            log.setVisible(not away)
            self._log_away = away

    def takes_key(self, key: str) -> bool:
        """Let the panel of the decision take a key; return whether it meant anything there."""
        for panel in self._panels:
            if panel.key == self._raised_for and panel.press is not None:
                return panel.press(key)
        return False

    def open(self, key: Literal["inspector", "actions", "rules", "notes"]) -> None:
        """Bring one of the common panels to the front."""
        details = self.frame.docks[DETAILS]
        details.show()
        details.bring(key)

    def close_rules(self) -> bool:
        """Bring the panel of the decision back; return whether the rules lay on it."""
        details = self.frame.docks[DETAILS]
        if self._raised_for is None or details.present != "rules":
            return False
        details.bring(self._raised_for)
        return True

    def show_timeline(self, *, shown: bool) -> None:
        """Put the timeline in the place of the hand, or the hand back."""
        # First away, then there: side by side they would widen the window.
        if shown:
            for dock in self._bottoms:
                dock.hide()
        self.frame.docks[TIMELINE].setVisible(shown)
        if not shown:
            for dock in self._bottoms:
                dock.setVisible(self.coming.stands(dock, self._view))
            self._set_extents()
        if shown:
            timeline = self.frame.docks[TIMELINE]
            timeline.setProperty(EXTENT, TIMELINE_HIGH)
            self.frame.resizeDocks([timeline], [TIMELINE_HIGH], Qt.Orientation.Vertical)
            self.timeline.strip.setFocus(Qt.FocusReason.OtherFocusReason)

    def add_recap(self, recap: QWidget) -> None:
        """Have a panel for the recap, shown when there is one."""
        details = self.frame.docks[DETAILS]
        details.add(RECAP, self._name(RECAP), "clock", Scrolled(recap))
        details.show_tab(RECAP, shown=False)

    def show_recap(self, *, shown: bool) -> None:
        """Bring the recap to the front, or take it away."""
        details = self.frame.docks[DETAILS]
        details.show_tab(RECAP, shown=shown)
        self._recaps = shown
        self._clear_log()
        if shown:
            details.show()
            details.bring(RECAP)
        elif self._raised_for is not None:
            details.bring(self._raised_for)

    # --- where the docks stand --------------------------------------------------------------------

    def save(self) -> bytes:
        """Return how the docks stand."""
        state, front = self.frame.layout_bytes(), self.frame.docks[DETAILS].present
        low, away = self._fold.low or self._fold.empty, self._log_away
        layout = Layout(state, front, low, away, self._share.log, self._outline())
        return msgspec.msgpack.encode(layout)

    def _outline(self) -> Outline | None:
        """Return where everything lies, unless something lies over the board."""
        stage, table = self.frame.centralWidget(), self.frame.parentWidget()
        if not isinstance(stage, Stage) or table is None or table.isHidden():
            return None
        if stage.standing is not None:
            return None
        return outline_of(table, stage.board, self.frame.docks.values(), self.frame.y())

    def restore(self, data: bytes) -> bool:
        """Put the docks as they stood; return whether the bytes said how."""
        try:
            layout = msgspec.msgpack.decode(data, type=Layout)
        except (msgspec.MsgspecError, UnicodeError):
            return False
        restored = self.frame.restore_layout(layout.state)
        self._share.restore(layout.log_share)
        if layout.log_away:
            self.frame.docks[LOG].show()
        if layout.low:
            self._set_extents()
        if restored and layout.tab in [key for key, _, _ in self._common()]:
            self.frame.docks[DETAILS].bring(layout.tab)
        self.frame.docks[TIMELINE].hide()
        return restored

    def set_compact(self, *, compact: bool, width: int, height: int) -> None:
        """Follow the size of the window."""
        # The frame is given the new width only after the page has it.
        self._width = width
        self._is_low = height < LOG_BELOW
        self._clear_log()
        self.hand.set_compact(compact)
        self.timeline.set_compact(compact)
        if compact != self._extents.compact or not self._sized:
            self._extents.compact, self._sized = compact, True
            self._share.begin()
            self._set_extents()
            self._fits_anew = True
            # What they claim follows from the window, and is asked of them only when they say so.
            for panel in self.frame.findChildren(Claiming):
                panel.updateGeometry()
            self._settling.start()
        folded = width < SPLIT_WIDTH
        if folded != self._folded:
            self._folded = folded
            details = self.frame.docks[DETAILS]
            for dock in self._lefts:
                if folded:
                    self.frame.tabifyDockWidget(details, dock)
                    details.raise_()
                else:
                    self.frame.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
            self._set_extents()
        extents = [self._extent_of(dock, BOTTOM) for dock in self._bottoms]
        self._fold.fit(height, max(extents, default=self._extents.usual(BOTTOM)))

    def fit_text(self) -> None:
        """Give the docks the room that the present size of text needs."""
        if self._sized:
            self._set_extents()

    def _plan(self) -> None:
        docks = self.frame.docks
        self.frame.splitDockWidget(docks[DETAILS], docks[LOG], Qt.Orientation.Vertical)
        for first, second in zip(self._bottoms, self._bottoms[1:], strict=False):
            self.frame.splitDockWidget(first, second, Qt.Orientation.Horizontal)
        docks[TIMELINE].hide()
        self._set_extents()

    def _set_extents(self) -> None:
        docks = self.frame.docks
        across: list[tuple[Dock, int]] = [(docks[DETAILS], self._extents.right())]
        if not self._folded:
            across += [(dock, self._extent_of(dock, LEFT)) for dock in self._lefts]
        self._share.usual()
        down = [(dock, self._extent_of(dock, BOTTOM)) for dock in self._bottoms]
        for dock, extent in down:
            dock.setProperty(EXTENT, extent)
        self.frame.resizeDocks(
            [dock for dock, _ in across], [size for _, size in across], Qt.Orientation.Horizontal
        )
        self.frame.resizeDocks(
            [dock for dock, _ in down], [size for _, size in down], Qt.Orientation.Vertical
        )
        self._share_bottom()

    def _extent_of(self, dock: Dock, side: int) -> int:
        return self._extents.of_dock(dock.objectName(), side)

    def _share_bottom(self) -> None:
        """Give each panel at the bottom the width it wants, and the hand what is left."""
        wanted = [dock.widget().sizeHint().width() + UPRIGHT for dock in self._bottoms[1:]]
        if not wanted:
            return
        gaps = SEPARATOR * len(wanted)
        left = max(HAND_LEAST, self.desk_width() - sum(wanted) - gaps)
        self.frame.resizeDocks(self._bottoms, [left, *wanted], Qt.Orientation.Horizontal)

    def desk_width(self) -> int:
        """Return how wide the middle of the window is."""
        lefts = [] if self._folded else [self._extent_of(dock, LEFT) for dock in self._lefts]
        left = max(lefts) + SEPARATOR if lefts else 0
        return (self._width or self.frame.width()) - self._extents.right() - SEPARATOR - left
