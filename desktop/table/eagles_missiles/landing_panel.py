"""The panel of the landing: who is in danger where, and where there is room (EM-IV.C1c)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import T
from desktop.rules.eagles_missiles import landing
from desktop.rules.eagles_missiles.landing import Landing
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.eagles_missiles import landing_data as data
from desktop.table.eagles_missiles.landing_draft import GetAwayDraft, LandingDraft, is_landing
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.piece_panel import PiecePanel
from desktop.table.eagles_missiles.places import FIELD, SQUADRON
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of the landing."""
    shown = LandingPanel(table)
    title = T("eagles_missiles.table", "Landing")
    return Panel(
        *("landing", title, shown, "right", "pin", WIDTH, SMALL_WIDTH),
        wanted=is_landing,
        press=shown.press,
    )


class LandingPanel(PiecePanel):
    """Squadrons above, those in danger first; airfields for the one in hand below.

    A squadron that gets away from missiles is dragged like the others; its panel is another one.
    """

    draft_kinds = (LandingDraft, GetAwayDraft)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.threat = NoteBox(table.themes, Tone.WARN, self.body)
        self.squadrons = Rows(table.themes, self.body)
        self._where = Words(15, 600, self.body)
        self.fields = Rows(table.themes, self.body)
        for widget in (self.threat, self.fields, self._where, self.squadrons):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.back = self.foot.add(Importance.NORMAL, self.take_back)
        self.squadrons.chosen.connect(self._take)
        self.fields.chosen.connect(self.pick)
        for part in (self.threat, self.fields):
            part.rule_activated.connect(table.open_rule)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Landing"))
        self.foot.name(self.back, self.tr("Take back"), self.tr("Del"))
        self.back.setToolTip(self.tr("The last squadron that was put elsewhere"))
        self._where.say(self.tr("Squadrons"))
        for rows in (self.squadrons, self.fields):
            rows.retranslate()

    def show_draft(self, draft: PieceDraft) -> None:
        if not isinstance(draft, LandingDraft):
            return
        count, worried = len(draft.waiting), len(draft.endangered)
        words = self.tr("Squadrons: {count}, in danger: {worried}")
        self.title.say(words.format(count=count, worried=worried))
        self.note.say(self._hint(draft))
        self._show_threat(draft)
        self.squadrons.show_rows(data.squadron_rows(draft))
        self.fields.show_rows(data.field_rows(draft))
        self._where.setVisible(bool(draft.held))
        self.back.setEnabled(self.can_take_back(draft))

    def _hint(self, draft: LandingDraft) -> str:
        if not draft.held:
            return self.tr("All stand where they came from. Drag them, or choose by digit.")
        name = self.kit.squadron_name(draft.held[0].removeprefix(SQUADRON))
        words = self.tr("{squadron}: a letter or an airfield on the map. Esc: it stays.")
        return words.format(squadron=say(name))

    def _show_threat(self, draft: LandingDraft) -> None:
        """Say who has no airfield and must land, or else where squadrons are in danger."""
        s, side = draft.s, draft.view.side
        refused = landing.why_not_end(s, self.kit, side)
        spots = dict.fromkeys(spot for each in draft.endangered for spot in draft.spots_of(each))
        self.threat.setVisible(refused is not None or bool(spots))
        if refused is not None:
            self.threat.show_note(say(refused.text), "", refused.rule)
        elif spots:
            names = self.kit.listed(self.kit.field_name(spot.removeprefix(FIELD)) for spot in spots)
            self.threat.show_note(self.tr("In danger at:"), say(names))

    def can_take_back(self, draft: PieceDraft) -> bool:
        step = draft.s.steps[-1]
        return isinstance(step, Landing) and bool(step.moved)

    # --- keys and buttons -------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft = self.draft
        piece, field = key_of(name, (self.squadrons,)), key_of(name, (self.fields,))
        if piece:
            self._take(piece)
        elif field:
            self.pick(field)
        elif name == "Del" and draft is not None and self.can_take_back(draft):
            self.take_back()
        else:
            return False
        return True

    @Slot(str)
    def _take(self, piece: str) -> None:
        self.take(piece)
