"""The panel of AA units: set-up, moves by one territory, withdrawals (EM-III.3b, EM-IV.D1)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import T
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.eagles_missiles import aa_move_data as data
from desktop.table.eagles_missiles.aa_move_draft import (
    AaDraft,
    AaMoveDraft,
    SetUpDraft,
    WithdrawDraft,
    is_aa_move,
)
from desktop.table.eagles_missiles.piece_panel import PiecePanel
from desktop.table.eagles_missiles.places import AA
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of AA units."""
    shown = AaMovePanel(table)
    title = T("eagles_missiles.table", "AA units")
    return Panel(
        *("aa_moves", title, shown, "right", "pin", WIDTH, SMALL_WIDTH),
        wanted=is_aa_move,
        press=shown.press,
    )


class AaMovePanel(PiecePanel):
    """The units above, the territories where the one in hand can stand below."""

    draft_kinds = (SetUpDraft, AaMoveDraft, WithdrawDraft)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.units = Rows(table.themes, self.body)
        self._where = Words(15, 600, self.body)
        self.lands = Rows(table.themes, self.body, columns=2)
        for widget in (self.units, self._where, self.lands):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.back = self.foot.add(Importance.NORMAL, self.take_back)
        self.units.chosen.connect(self._take)
        self.lands.chosen.connect(self.pick)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("AA units"))
        self.foot.name(self.back, self.tr("Take back"), self.tr("Del"))
        self.back.setToolTip(self.tr("The unit in hand, or the last one"))
        self.units.retranslate()
        self.lands.retranslate()

    def show_draft(self, draft: AaDraft) -> None:
        self.title.say(self._title(draft))
        self.note.say(self._hint(draft))
        self.units.show_rows(data.unit_rows(draft) if isinstance(draft, AaMoveDraft) else ())
        rows = data.place_rows(draft)
        self._where.say(self.tr("Where to?") if rows and isinstance(draft, AaMoveDraft) else "")
        self.lands.show_rows(rows)
        self.back.setEnabled(self.can_take_back(draft))
        self.back.setVisible(not isinstance(draft, WithdrawDraft))

    def _title(self, draft: AaDraft) -> str:
        if isinstance(draft, SetUpDraft):
            total = self.kit.rules.setup["blue_aa"]
            number = total - len(draft.waiting) + 1
            numbered = self.tr("Blue AA unit {number} of {all}")
            return numbered.format(number=number, all=total)
        if isinstance(draft, WithdrawDraft):
            key = draft.held[0].removeprefix(AA)
            words = T("eagles_missiles.table", "{unit} leaves {place}")
            place = self.kit.territory_name(draft.s.unit(key).at)
            return say(words.of(unit=self.kit.aa_name(key), place=place))
        moved, able = len(draft.laid), len(draft.waiting)
        return self.tr("Moved: {moved}, can still move: {able}").format(moved=moved, able=able)

    def _hint(self, draft: AaDraft) -> str:
        if isinstance(draft, SetUpDraft):
            return self.tr("Drag it onto a territory of Poland, click one, or press its letter.")
        if draft.held:
            return self.tr("A letter or a territory: it goes there. Esc: it stays.")
        return self.tr("Drag units to a neighbour, or choose one by its digit. End: no more moves.")

    def can_take_back(self, draft: AaDraft) -> bool:
        if isinstance(draft, SetUpDraft):
            total: int = self.kit.rules.setup["blue_aa"]
            return len(draft.waiting) < total
        return bool(draft.laid)

    # --- keys and buttons -------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft, unit = self.draft, key_of(name, (self.units,))
        land = key_of(name, (self.lands,))
        if unit:
            self._take(unit)
        elif land:
            self.pick(land)
        elif name == "Del" and draft is not None:
            self.take_back()
        else:
            return False
        return True

    @Slot(str)
    def _take(self, unit: str) -> None:
        self.take(unit)
