"""An Event, or what a Target card brings: the card, what it has done, what is to be chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.models.say import say
from desktop.rules.core import Chance, Choice, Decision, T
from desktop.rules.hornet_leader.effects import ChooseList, PickPilots
from desktop.rules.hornet_leader.effects_attack import BuyOff
from desktop.rules.hornet_leader.effects_campaign import DiscardImprovement, RescuePick
from desktop.rules.hornet_leader.effects_pilots import DropWeapons
from desktop.rules.hornet_leader.event_cards import MeetOrIgnore, ignores_from
from desktop.rules.hornet_leader.intel import RemoveCounter
from desktop.rules.hornet_leader.rescue import KeepOne
from desktop.rules.hornet_leader.state import State
from desktop.table.card_view import CardView
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.hornet_leader import event_facts
from desktop.table.hornet_leader.choice_panel import INTEL, ChoicePanel
from desktop.table.hornet_leader.decision_rows import RowData, Rows
from desktop.table.look import Panel, Table

CARD_WIDTH = 250
CHANCES = ("event_die", "pilot")
STEPS = (
    MeetOrIgnore,
    PickPilots,
    ChooseList,
    DropWeapons,
    BuyOff,
    DiscardImprovement,
    RescuePick,
    KeepOne,
)


def panel(table: Table) -> Panel:
    """Return the panel of Events."""
    shown = EventPanel(table)
    title = T("hornet_leader.table", "Event")
    return Panel(
        *("event", title, shown, "right", "card", WIDTH, SMALL_WIDTH),
        wanted=shown.wants,
        press=shown.press,
    )


def is_asked(s: State, decision: Decision | None) -> bool:
    """Return whether a card asks for something, so that the panel shows it."""
    step = s.steps[-1] if s.steps else None
    if isinstance(decision, Chance):
        return decision.kind in CHANCES and bool(event_facts.source_of(s).key)
    if isinstance(step, RemoveCounter):
        return step.rule != INTEL
    return isinstance(decision, Choice) and isinstance(step, STEPS)


class EventPanel(ChoicePanel):
    """The words of the section, the choice, effects ticked off, and the card itself."""

    def add_more(self) -> None:
        self.words = Words(14, 400, self.body)
        self.flavour = Words(13, 400, self.body, quiet=True)
        self.done = Rows(self.table.themes, self.body)
        self.left = Words(13, 400, self.body, quiet=True)
        self.card = CardView(CARD_WIDTH, self.body)
        self.column.insertWidget(1, self.words)
        self.column.insertWidget(2, self.flavour)
        self.column.addWidget(self.done)
        self.column.addWidget(self.left)
        self.column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)

    def wants(self, decision: Decision | None) -> bool:
        return is_asked(self.state, decision)

    def explanation(self) -> str:
        step, s, kit = self.step, self.state, self.kit
        if isinstance(step, MeetOrIgnore):
            rolls = [ignores_from(s, kit, pilot) for pilot in step.able(s, kit)]
            words = self.tr("A Hawkeye has the Event ignored with {least} or more.")
            return words.format(least=min(rolls)) if rolls else ""
        if isinstance(step, BuyOff):
            spent, cost, missing = event_facts.bought(step)
            if not cost:
                return ""
            words = self.tr(
                "{left} attacks come. One less for each {cost}: {spent} given up, {missing} more "
                "for the next."
            )
            return words.format(left=step.left, cost=cost, spent=spent, missing=missing)
        return ""

    def show_position(self) -> None:
        super().show_position()
        s, kit = self.state, self.kit
        source = event_facts.source_of(s)
        prompt = self.title.text()
        section = None
        if source.event:
            section = dict(kit.events[source.event].sections)[source.section]
        self.title.say(say(kit.source_name(source.key)) if source.key else prompt)
        self.words.say("" if section is None else say(section.text))
        self.flavour.say("" if section is None else say(section.flavor))
        if source.key:
            lines = (prompt, self.note.text())
            self.note.say("\n".join(line for line in lines if line))
        self._show_done(source)
        card = event_facts.card_of(kit, source)
        self.card.setVisible(card is not None)
        self.card.show_card(card, self.words.text())

    def _show_done(self, source: event_facts.Source) -> None:
        latest = (entry.event for entry in reversed(self.table.model.session.log))
        lines = event_facts.happened(self.kit, source, latest) if source.event else ()
        self.done.show_rows(
            tuple(
                RowData(str(number), line, "✓", possible=False) for number, line in enumerate(lines)
            )
        )
        count = event_facts.waiting(self.state, source)
        self.left.say(self.tr("Still to come: {count}").format(count=count) if count else "")
