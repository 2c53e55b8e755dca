"""The panel of take-offs: bases by letter, bombers by digit, all of them at once (RM-9.3.2)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import T
from desktop.rules.red_menace.actions_blue import Launch
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.look import Panel, Table
from desktop.table.orders import Orders
from desktop.table.red_menace import launch_data
from desktop.table.red_menace.launch_draft import LAUNCH, LaunchDraft, is_launch
from desktop.table.red_menace.war_draft import bomber_targets, number_of
from desktop.table.red_menace.war_panel import WarPanel


def panel(table: Table) -> Panel:
    """Return the panel of take-offs."""
    shown = LaunchPanel(table)
    title = T("red_menace.table", "Launch")
    return Panel(
        *("launch", title, shown, "right", "aircraft", WIDTH, SMALL_WIDTH),
        wanted=is_launch,
        press=shown.press,
    )


class LaunchPanel(WarPanel):
    """Bases above, the bombers of one of them below; Enter has all that are chosen take off."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._draft: LaunchDraft | None = None
        self._kept: tuple[int, ...] = ()
        self._turn = 0
        """The turn in which those who are kept were chosen."""
        self.orders = Orders(table, lambda: self.draft is not None, self)
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self._bombers_title = Words(15, 600, self.body)
        self.bases, self.bombers = Rows(table.themes, self.body), Rows(table.themes, self.body)
        for widget in (self.title, self.note, self._bombers_title, self.bombers, self.bases):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.launch = self.foot.add(Importance.PRIMARY, self._launch)
        self.clear = self.foot.add(Importance.NORMAL, self._clear)
        self.bases.chosen.connect(self._toggle_base)
        self.bombers.chosen.connect(self._toggle)
        table.picker.narrowed.connect(self._follow)
        self.retranslate()

    @property
    def draft(self) -> LaunchDraft | None:
        """What takes the picks of the board."""
        found = self.table.picker.draft
        return found if isinstance(found, LaunchDraft) else None

    def name_parts(self) -> None:
        self.foot.name(self.launch, self.tr("Take off"), self.tr("Enter"))
        self.foot.name(self.clear, self.tr("Clear"), self.tr("Esc"))
        self.note.say(
            self.tr(
                "Drag bombers onto their city, click them, or draw a frame round several."
                " A letter names a base and chooses its bombers, a digit one of them; so does Space"
                " where Tab has come to."
            )
        )
        for rows in (self.bases, self.bombers):
            rows.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        draft = self.draft
        if draft is None:
            return
        count = self.tr("Bombers to take off: {count} of {left}")
        self.title.say(count.format(count=len(draft.chosen), left=draft.left))
        self.bases.show_rows(launch_data.base_rows(draft))
        self.bombers.show_rows(launch_data.bomber_rows(draft))
        self._bombers_title.say("" if not draft.base else say(self.kit.city_name(draft.base)))
        self.launch.setEnabled(bool(draft.chosen))
        self.clear.setEnabled(bool(draft.chosen))
        self.foot.arrange()

    # --- doing ------------------------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        """Carry over what is still chosen, and do what the board asks for."""
        draft = self.draft
        if draft is None:
            return
        if draft is not self._draft:
            self._draft = draft
            if self._turn != self.state.turn:
                self._turn, self._kept = self.state.turn, ()
            draft.chosen = tuple(each for each in draft.able if each in self._kept)[: draft.left]
        self._kept = draft.chosen
        asked, draft.asked = draft.asked, ()
        if asked:
            self._give(asked)

    def _give(self, asked: tuple[Launch, ...]) -> None:
        off = {number for each in asked for number in each.numbers}
        self._kept = tuple(number for number in self._kept if number not in off)
        self.orders.give(*asked)

    def key(self, name: str) -> bool:
        draft = self.draft
        if draft is None:
            return False
        base, number = key_of(name, (self.bases,)), key_of(name, (self.bombers,))
        if base:
            self._toggle_base(base)
        elif number:
            self._toggle(number)
        elif name == "Space" and number_of(self.cursor_place()) in draft.able:
            self.table.picker.pick(self.cursor_place())
        elif name == "Enter" and draft.chosen:
            self._launch()
        else:
            return False
        return True

    @Slot(str)
    def _toggle_base(self, base: str) -> None:
        draft = self.draft
        if draft is None:
            return
        if base != draft.base and set(draft.bases[base]) & set(draft.chosen):
            # Named again after another base: its bombers get their digits, and stay chosen.
            draft.base = base
        else:
            draft.toggle_base(base)
        self.show_all()

    @Slot(str)
    def _toggle(self, number: str) -> None:
        self.table.picker.pick(*bomber_targets((int(number),)))

    @Slot()
    def _launch(self) -> None:
        self.table.picker.pick(LAUNCH)

    @Slot()
    def _clear(self) -> None:
        self.table.picker.back()
