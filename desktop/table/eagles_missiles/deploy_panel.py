"""The panel of the deployment: who is ready, all fights with their odds, who is missing (B6)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import T, Target
from desktop.rules.eagles_missiles import deploy_refusals, deploy_survey, theatre
from desktop.rules.eagles_missiles.actions_polish import HandBack
from desktop.rules.eagles_missiles.records import FLEET
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.eagles_missiles import deploy_data as data
from desktop.table.eagles_missiles import fight_data
from desktop.table.eagles_missiles.deploy_card import DeployCard
from desktop.table.eagles_missiles.deploy_draft import DeployDraft, is_deployment
from desktop.table.eagles_missiles.deploy_rows import FightRows
from desktop.table.eagles_missiles.fight_box import FightBox
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.piece_panel import PiecePanel
from desktop.table.eagles_missiles.places import SQUADRON, meanings
from desktop.table.eagles_missiles.pointing import reveal
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of the deployment."""
    shown = DeployPanel(table)
    title = T("eagles_missiles.table", "Squadrons")
    return Panel(
        *("deployment", title, shown, "right", "move", WIDTH, SMALL_WIDTH),
        wanted=is_deployment,
        press=shown.press,
    )


class DeployPanel(PiecePanel):
    """Types that are ready above, then all fights; the one that is pointed at below."""

    draft_kinds = (DeployDraft,)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.missing = NoteBox(table.themes, Tone.WARN, self.body)
        self.card = DeployCard(table.themes, self.body)
        self.types = Rows(table.themes, self.body, columns=2)
        self.fight = FightBox(table.themes, self)
        self._list = QWidget(self.body)
        self._listed = QVBoxLayout(self._list)
        self._listed.setContentsMargins(0, 0, 0, 0)
        self._listed.setSpacing(8)
        self.places: list[tuple[Words, FightRows]] = []
        for widget in (self.missing, self.card, self.types, self._list):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        # It comes and goes with the pointer: the list above it stays where it is.
        self.below.insertWidget(0, self.fight)
        self.back = self.foot.add(Importance.NORMAL, self.take_back)
        self.recall = self.foot.add(Importance.NORMAL, self._recall_all)
        self.partner = self.foot.add(Importance.NORMAL, self._hand_back)
        self.put_back = self.foot.add(Importance.NORMAL, self._put_back)
        self.play = self.foot.add(Importance.PRIMARY, self._play)
        self.card.chosen.connect(self.pick)
        self.types.chosen.connect(self._take_type)
        for part in (self.missing, self.fight):
            part.rule_activated.connect(table.open_rule)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Squadrons"))
        self.foot.name(self.back, self.tr("Recall"), self.tr("Del"))
        self.back.setToolTip(self.tr("The squadrons in hand, or the last step"))
        self.foot.name(self.recall, self.tr("Recall all"), data.RECALL_KEY)
        self.foot.name(self.partner, self.tr("Let the partner deploy again"))
        self.foot.name(self.put_back, self.tr("Another card"), self.tr("Esc"))
        self.foot.name(self.play, self.tr("Play the card"), self.tr("Enter"))
        self.card.retranslate()
        self.types.retranslate()
        self.fight.retranslate()
        for title, rows in self.places:
            title.take_font()
            rows.retranslate()

    @property
    def rows(self) -> tuple[FightRows, ...]:
        """The lists of fights that are shown, one for each territory."""
        return tuple(rows for _, rows in self.places if not rows.isHidden())

    # --- showing ----------------------------------------------------------------------------------

    def show_draft(self, draft: DeployDraft) -> None:
        sent, ready = len(draft.laid), len(draft.waiting)
        words = self.tr("Squadrons sent: {sent}, ready: {ready}")
        self.title.say(words.format(sent=sent, ready=ready))
        self.note.say(self._hint(draft))
        self._show_missing(draft)
        spelled = bool(draft.spelled)
        self.card.show_card(draft, self.pointed)
        self.types.show_rows(() if spelled else data.type_rows(draft))
        self._show_fight(draft)
        self._show_places(() if spelled else data.sections(draft))
        for button in (self.back, self.recall):
            button.setEnabled(bool(draft.laid))
            button.setVisible(not spelled)
        side, partner = draft.view.side, deploy_refusals.handing_back
        self.partner.setVisible(not spelled and partner(draft.s, side) is None)
        self.put_back.setVisible(spelled)
        self.play.setVisible(spelled and draft.finished is not None)

    def _hint(self, draft: DeployDraft) -> str:
        if draft.spelled and draft.finished is not None:
            return self.tr("Enter plays the card. Esc: it stays in the hand.")
        if draft.spelled:
            return self.tr("Choose what the card is played on. Esc: it stays in the hand.")
        if draft.held:
            names = self.kit.listed(
                self.kit.squadron_name(piece.removeprefix(SQUADRON)) for piece in draft.held
            )
            words = self.tr("{squadrons}: a letter or a target on the map. Esc: they stay.")
            return words.format(squadrons=say(names))
        return self.tr("Drag squadrons onto targets, or choose them by digit, with Ctrl several.")

    def _show_missing(self, draft: DeployDraft) -> None:
        """Say which escorts have to be engaged yet, all of them."""
        missing = deploy_survey.survey(draft.s, draft.kit).missing
        self.missing.setVisible(bool(missing))
        if missing:
            words = T("eagles_missiles.table", "{escort} over {place}")
            names = self.kit.listed(
                words.of(
                    escort=self.kit.squadron_name(escort.id), place=self.kit.territory_name(place)
                )
                for escort, place in missing
            )
            told = self.tr("Not engaged yet: {squadrons}").format(squadrons=say(names))
            self.missing.show_note(told, "", "EM-VI.3b")

    def _show_places(self, sections: tuple[data.Section, ...]) -> None:
        while len(self.places) < len(sections):
            title = Words(15, 600, self._list)
            rows = FightRows(self.table.themes, self._list)
            rows.chosen.connect(self._choose)
            rows.rule_activated.connect(self.table.open_rule)
            self._listed.addWidget(title)
            self._listed.addWidget(rows)
            self.places.append((title, rows))
        for number, (title, rows) in enumerate(self.places):
            here = sections[number] if number < len(sections) else None
            title.say("" if here is None else here.title)
            rows.show_rows(() if here is None else here.rows)

    # --- the fight that is pointed at -------------------------------------------------------------

    def hovered(self) -> None:
        draft = self.draft
        if isinstance(draft, DeployDraft):
            self._show_fight(draft)
            self.card.show_card(draft, self.pointed)
            reveal(self.area, self.card.targets)
            self.updateGeometry()

    def _show_fight(self, draft: DeployDraft) -> None:
        """Show the fight at which the pointer is, with those in hand if they can join it."""
        target = "" if draft.spelled else self._pointed_target(draft)
        s = draft.with_held(target) if target and draft.held else draft.s
        sent = bool(target) and bool(theatre.sent_against(s, target.removeprefix(SQUADRON)))
        fight = fight_data.to_come(s, self.kit, target.removeprefix(SQUADRON)) if sent else None
        self.fight.show_fight(fight)

    def _pointed_target(self, draft: DeployDraft) -> Target:
        """Return what is pointed at and can be attacked; a squadron that is sent means its own."""
        there = (self.pointed, *meanings(self.kit, draft.s, self.pointed))
        found = next((each for each in there if each in draft.targets), "")
        if found or self.pointed not in draft.laid:
            return found
        target = draft.s.squadron(self.pointed.removeprefix(SQUADRON)).target
        return target if target == FLEET or ":" in target else SQUADRON + target

    # --- keys and buttons -------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft = self.draft
        if not isinstance(draft, DeployDraft):
            return False
        kind, target = key_of(name, (self.types,)), key_of(name, self.rows)
        aim = key_of(name, (self.card.targets,)) if draft.spelled else ""
        if aim:
            self.pick(aim)
        elif kind:
            self._take_type(kind)
        elif name == data.RECALL_KEY and draft.laid:
            self._recall_all()
        elif target:
            self._choose(target)
        elif name == "Del" and draft.laid:
            self.take_back()
        elif name == "Enter" and draft.finished is not None:
            self._play()
        else:
            return False
        return True

    @Slot(str)
    def _take_type(self, kind: str) -> None:
        """Take one squadron more of a type in hand; after the last of them none."""
        draft = self.draft
        if not isinstance(draft, DeployDraft):
            return
        own = [
            piece
            for piece in draft.waiting
            if draft.s.squadron(piece.removeprefix(SQUADRON)).type == kind
        ]
        more = next((piece for piece in own if piece not in draft.held), "")
        if more:
            draft.add(more)
        else:
            draft.held = tuple(piece for piece in draft.held if piece not in own)
        self.show_all()

    @Slot(str)
    def _choose(self, target: str) -> None:
        """Send those in hand against a target; without any take up those sent there."""
        draft = self.draft
        if not isinstance(draft, DeployDraft):
            return
        if draft.held:
            self.pick(target)
            return
        sent = theatre.sent_against(draft.s, target.removeprefix(SQUADRON))
        draft.held = tuple(SQUADRON + each.id for each in sent if SQUADRON + each.id in draft.laid)
        self.table.locate((target,))
        self.show_all()

    @Slot()
    def _recall_all(self) -> None:
        draft = self.draft
        if draft is not None:
            self.give(*draft.laid.values())

    @Slot()
    def _hand_back(self) -> None:
        self.table.picker.choose(HandBack())

    @Slot()
    def _put_back(self) -> None:
        self.table.picker.back()

    @Slot()
    def _play(self) -> None:
        draft = self.draft
        if isinstance(draft, DeployDraft) and draft.finished is not None:
            self.table.picker.choose(draft.finished)

    def begin(self, draft: PieceDraft) -> None:
        self.table.locate(())
