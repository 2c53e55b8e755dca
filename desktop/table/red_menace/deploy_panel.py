"""The panel of the deployment: types by digit, bases by letter (RM-6.12, RM-9.3.1)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.paint.buttons import Importance
from desktop.rules.core import Action, T
from desktop.rules.red_menace.actions_setup import LiftBomber, PlaceBomber
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.look import Panel, Table
from desktop.table.orders import Orders
from desktop.table.red_menace import deploy_data
from desktop.table.red_menace.deploy_draft import DeployDraft, is_deployment
from desktop.table.red_menace.places import BASE
from desktop.table.red_menace.war_panel import WarPanel


def panel(table: Table) -> Panel:
    """Return the panel of the deployment."""
    shown = DeployPanel(table)
    title = T("red_menace.table", "Deployment")
    return Panel(
        *("deployment", title, shown, "right", "pin", WIDTH, SMALL_WIDTH),
        wanted=is_deployment,
        press=shown.press,
    )


class DeployPanel(WarPanel):
    """Types above, bases below; the type that was placed last is placed on."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._draft: DeployDraft | None = None
        self._brush = ""
        self._placed: list[int] = []
        """Bombers that were placed one by one, the last one last."""
        self.orders = Orders(table, lambda: self.draft is not None, self)
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self._bases_title = Words(15, 600, self.body)
        self.types = Rows(table.themes, self.body)
        self.bases = Rows(table.themes, self.body, columns=2)
        for widget in (self.title, self.note, self.types, self._bases_title, self.bases):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.back = self.foot.add(Importance.NORMAL, self._take_back)
        self.types.chosen.connect(self._take)
        self.bases.chosen.connect(self._place)
        self.bases.rule_activated.connect(table.open_rule)
        table.picker.narrowed.connect(self._follow)
        self.retranslate()

    @property
    def draft(self) -> DeployDraft | None:
        """What takes the picks of the board."""
        found = self.table.picker.draft
        return found if isinstance(found, DeployDraft) else None

    def name_parts(self) -> None:
        self.foot.name(self.back, self.tr("Take back"), self.tr("Del"))
        self.back.setToolTip(self.tr("The bomber in hand, or the one placed last"))
        self._bases_title.say(self.tr("Bases"))
        for rows in (self.types, self.bases):
            rows.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        draft = self.draft
        if draft is None:
            return
        left = sum(map(len, draft.aside.values()))
        words = self.tr("Bombers to place: {count}").format(count=left)
        self.title.say(words if left else self.tr("All bombers stand"))
        self.note.say(self._hint(draft))
        self.types.show_rows(deploy_data.type_rows(draft))
        self.bases.show_rows(deploy_data.base_rows(draft))
        self.back.setEnabled(bool(draft.placed))
        self.foot.arrange()

    def _hint(self, draft: DeployDraft) -> str:
        if draft.held >= 0:
            return self.tr("A letter or a base: it goes there. Del takes it back.")
        if draft.aside:
            return self.tr(
                "Drag bombers to bases or cities, or choose a type by digit and bases by letter."
                " Enter or a second click: the base that is suggested."
            )
        return self.tr("Click a bomber at its base to move it or to take it back.")

    # --- doing ------------------------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        """Go on with the type in hand, and do what the board asks for."""
        draft = self.draft
        if draft is None:
            return
        if draft is not self._draft:
            self._draft = draft
            draft.take(self._brush)
            draft.take_next()
            self._placed = [number for number in self._placed if number in draft.placed]
            self.refresh()
        self._brush = draft.brush or self._brush
        asked, draft.asked = draft.asked, ()
        if asked:
            self._give(*asked)

    def _give(self, *actions: Action) -> None:
        self._placed += (each.number for each in actions if isinstance(each, PlaceBomber))
        self.orders.give(*actions)

    def key(self, name: str) -> bool:
        draft = self.draft
        if draft is None:
            return False
        unit = key_of(name, (self.types,))
        letters = {row.data.cap: row.data.key for row in self.bases.rows}
        if unit:
            self._take(unit)
        elif name in letters:
            self._place(letters[name])
        elif name == "Del":
            self._take_back()
        elif name == "Enter" and draft.brush:
            self._suggest(draft)
        else:
            return False
        return True

    @Slot(str)
    def _take(self, unit: str) -> None:
        draft = self.draft
        if draft is not None:
            draft.take(unit)
            self.show_all()

    @Slot(str)
    def _place(self, city: str) -> None:
        self.table.picker.pick(BASE + city)

    def _suggest(self, draft: DeployDraft) -> None:
        action = draft.suggested()
        if action is not None:
            self._give(action)

    @Slot()
    def _take_back(self) -> None:
        """Take back the bomber in hand, else the one placed last, else the last of them all."""
        draft = self.draft
        if draft is None or not draft.placed:
            return
        number = draft.held
        if number < 0:
            number = (self._placed or draft.placed)[-1]
        self.table.picker.choose(LiftBomber(number))
