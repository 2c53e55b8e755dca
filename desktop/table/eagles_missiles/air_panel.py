"""The panel of Russian squadrons: who may fly, where to, at what risk (EM-IV.A4, EM-IV.A5)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Slot

from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import T, Target
from desktop.rules.eagles_missiles import russian_air
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.eagles_missiles import air_data as data
from desktop.table.eagles_missiles.air_draft import AirDraft, is_air
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.piece_panel import PiecePanel
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of Russian squadrons."""
    shown = AirPanel(table)
    title = T("eagles_missiles.table", "Squadrons")
    return Panel(
        *("russian_squadrons", title, shown, "right", "move", WIDTH, SMALL_WIDTH),
        wanted=is_air,
        press=shown.press,
    )


class AirPanel(PiecePanel):
    """Places of the type in hand, all types, and who is placed already.

    A type that was chosen stays in hand for the next squadron.
    """

    draft_kinds = (AirDraft,)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._brush: Target = ""
        self.alone = NoteBox(table.themes, Tone.WARN, self.body)
        self.types = Rows(table.themes, self.body)
        self._where, self._below = Words(15, 600, self.body), Words(15, 600, self.body)
        self.goals = Rows(table.themes, self.body)
        self.placed = Rows(table.themes, self.body)
        # What is in hand wants its places at once, without scrolling.
        for widget in (self.alone, self._where, self.goals, self.types, self._below, self.placed):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.support = self.foot.add(Importance.NORMAL, self._toggle)
        self.support.setCheckable(True)
        self.back = self.foot.add(Importance.NORMAL, self.take_back)
        self.types.chosen.connect(self._take)
        self.placed.chosen.connect(self._take)
        self.goals.chosen.connect(self.pick)
        for part in (self.alone, self.types):
            part.rule_activated.connect(table.open_rule)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Russian squadrons"))
        self.foot.name(self.support, self.tr("Only support"), data.SUPPORT_KEY)
        self.support.setToolTip(self.tr("Only assault cards are offered: the squadron supports"))
        self.foot.name(self.back, self.tr("Take back"), self.tr("Del"))
        self.back.setToolTip(self.tr("The squadron in hand, or the last step"))
        for rows in (self.types, self.goals, self.placed):
            rows.retranslate()

    def begin(self, draft: PieceDraft) -> None:
        if self._brush in draft.waiting:
            draft.held = (self._brush,)

    def follow_picks(self, draft: PieceDraft) -> None:
        # A new draft is made for the next squadron.
        held = draft.held[:1]
        self._brush = held[0] if held and held[0] in draft.waiting else ""

    # --- showing ----------------------------------------------------------------------------------

    def show_draft(self, draft: AirDraft) -> None:
        side = draft.view.side
        fighters, bombers = russian_air.icons(draft.s, draft.kit, side)
        hangar = russian_air.look(draft.s, draft.kit, side)
        title = self.tr("May fly: fighters {fighters}, bombers {bombers}")
        self.title.say(title.format(fighters=fighters, bombers=bombers))
        taken = self.tr("Taken: {fighters} and {bombers}.").format(
            fighters=fighters - hangar.fighters, bombers=bombers - hangar.bombers
        )
        self.note.say(" ".join((taken, *self._unescorted(draft), self._hint(draft))))
        self._show_alone(draft)
        self.types.show_rows(data.type_rows(draft))
        goals = data.goal_rows(draft)
        placed = () if goals else data.placed_rows(draft)
        driven = self.tr("Where to? Chance that AA fire drives it off")
        self._where.say(driven if goals else "")
        self._below.say(self.tr("Placed; chance that AA fire drives it off") if placed else "")
        self.goals.show_rows(goals)
        self.placed.show_rows(placed)
        self.support.setChecked(draft.supports)
        self.support.setEnabled(bool(draft.held))
        self.back.setEnabled(bool(draft.laid))

    def _unescorted(self, draft: AirDraft) -> Iterator[str]:
        if data.fleet_open(draft.s) and not data.landing_open(draft.s, draft.kit):
            yield self.tr("The fleet has no escort.")

    def _show_alone(self, draft: AirDraft) -> None:
        """Warn of a landing whose fleet anybody can attack; that is no question."""
        self.alone.setVisible(data.landing_open(draft.s, draft.kit))
        self.alone.show_note(
            self.tr("The fleet has no escort"),
            self.tr("Any squadron can attack it, and if it is beaten the landing fails."),
            "EM-X.2",
        )

    def _hint(self, draft: AirDraft) -> str:
        if draft.held:
            return self.tr("A letter or a place on the map: it flies there. Esc: it stays.")
        return self.tr("Drag squadrons onto the map, or choose a type by its digit.")

    # --- keys and buttons -------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft = self.draft
        if draft is None:
            return False
        kind, goal = key_of(name, (self.types,)), key_of(name, (self.goals,))
        if kind:
            self._take(kind)
        elif goal:
            self.pick(goal)
        elif name == data.SUPPORT_KEY and draft.held:
            self._toggle()
        elif name == "Del" and draft.laid:
            self.take_back()
        else:
            return False
        return True

    @Slot(str)
    def _take(self, piece: str) -> None:
        self.take(piece)

    @Slot()
    def _toggle(self) -> None:
        draft = self.draft
        if isinstance(draft, AirDraft):
            draft.supports = bool(draft.held) and not draft.supports
            self.show_all()
