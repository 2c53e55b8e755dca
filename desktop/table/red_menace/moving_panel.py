"""The panel of the moves: squadrons, ways with their dangers, goals and plans (RM-9.3.3)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAccessible

from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Refused, T
from desktop.rules.red_menace import theatre
from desktop.table.announce import announce
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.look import Panel, Table
from desktop.table.orders import Orders
from desktop.table.red_menace import goals, moving_data
from desktop.table.red_menace.move_draft import HALT, RULE, MoveDraft, is_moving
from desktop.table.red_menace.move_ways import KEYS, neighbour
from desktop.table.red_menace.places import CITY
from desktop.table.red_menace.war_draft import number_of
from desktop.table.red_menace.war_panel import WarPanel


def panel(table: Table) -> Panel:
    """Return the panel of the bombers' moves."""
    shown = MovingPanel(table)
    title = T("red_menace.table", "Moves")
    return Panel(
        *("moves", title, shown, "right", "move", WIDTH, SMALL_WIDTH),
        wanted=is_moving,
        press=shown.press,
    )


class MovingPanel(WarPanel):
    """The ways of the chosen bombers above, all squadrons below; who is chosen stays chosen."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.plans = goals.Plans(table, self.kit)
        self.orders = Orders(table, lambda: self.draft is not None, self)
        self._draft: MoveDraft | None = None
        self._kept: tuple[int, ...] = ()
        self._turn = 0
        """The turn in which those who are kept were chosen."""
        self._at = ""
        """Where those who are kept stood when the last draft was made."""
        self._by_key = False
        """Whether the last move came from the keyboard, which then goes on to the next."""
        self._typed = ""
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.plan = NoteBox(table.themes, Tone.INFO, self.body)
        self._ways_title, self._list_title = Words(15, 600, self.body), Words(15, 600, self.body)
        self.ways = Rows(table.themes, self.body, columns=2)
        self.cities, self.squadrons = Rows(table.themes, self.body), Rows(table.themes, self.body)
        for widget in (
            *(self.title, self.note, self.plan, self._ways_title),
            *(self.ways, self.cities, self._list_title, self.squadrons),
        ):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.fly = self.foot.add(Importance.PRIMARY, self._fly_plans)
        self.follow = self.foot.add(Importance.NORMAL, self._propose)
        self.goal = self.foot.add(Importance.NORMAL, self._name_goal)
        self.suggest = self.foot.add(Importance.NORMAL, self._suggest)
        self.ways.chosen.connect(self._choose_way)
        self.cities.chosen.connect(self._choose_city)
        self.squadrons.chosen.connect(self._choose_squadron)
        table.picker.narrowed.connect(self._follow)
        table.notes.edited.connect(self._read_goals)
        self.retranslate()

    @property
    def draft(self) -> MoveDraft | None:
        """What takes the picks of the board."""
        found = self.table.picker.draft
        return found if isinstance(found, MoveDraft) else None

    def name_parts(self) -> None:
        self.foot.name(self.fly, self.tr("Fly as planned"), self.tr("Enter"))
        self.foot.name(self.follow, self.tr("Follow plans"), "F")
        self.foot.name(self.goal, self.tr("Goal"), "G")
        self.foot.name(self.suggest, self.tr("Suggest goals"), "P")
        self.suggest.setToolTip(self.tr("Goals for all bombers that have none"))
        self._list_title.say(self.tr("Squadrons; chance that the goal falls"))
        for rows in (self.ways, self.cities, self.squadrons):
            rows.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        draft = self.draft
        if draft is None or draft is not self._draft:
            # A new one is shown as soon as the choice before has been carried over to it.
            return
        flying = sum(1 for _ in theatre.with_bombers(self.state, "flight"))
        title = self.tr("Bombers still to move: {count} of {all}")
        self.title.say(title.format(count=len(draft.able), all=flying))
        self.note.say(self._hint(draft))
        self._show_plan(draft)
        self._show_ways(draft)
        self.squadrons.show_rows(moving_data.squadron_rows(draft))
        proposes = bool(draft.proposal)
        self.fly.setVisible(proposes)
        self.follow.setVisible(not proposes)
        self.follow.setEnabled(bool(draft.goals))
        self.goal.setEnabled(bool(draft.able))
        self.suggest.setEnabled(len(draft.goals) < flying)
        self.foot.arrange()

    def _hint(self, draft: MoveDraft) -> str:
        if draft.proposal:
            return ""
        if draft.naming:
            return self.tr("Type the number of the city, or click it. Esc: as before.")
        if draft.can_halt:
            return self.tr("Fly on, or stop here with H or Enter. U takes the last step back.")
        if draft.selected:
            return self.tr(
                "A hex or a letter: they fly there. A bomber: it alone. Ctrl+drag: goal."
            )
        if draft.goals:
            return self.tr("F shows all moves towards the goals; a squadron can still be dragged.")
        return self.tr("Drag squadrons, with Alt one bomber alone. Enter goes to the next one.")

    def _show_plan(self, draft: MoveDraft) -> None:
        self.plan.setVisible(bool(draft.proposal))
        if draft.proposal:
            count = sum(len(leg.numbers) for leg in draft.proposal)
            left = len(draft.able) - count
            title = self.tr("As planned, {count} bombers fly").format(count=count)
            words = self.tr("Enter has them fly, Esc does not.")
            if left:
                without = self.tr("Without a goal: {count}").format(count=left)
                words = f"{words} {without}"
            self.plan.show_note(title, words)

    def _show_ways(self, draft: MoveDraft) -> None:
        cities = moving_data.goal_rows(draft, self._typed) if draft.naming else ()
        ways = () if draft.naming or draft.proposal else moving_data.way_rows(draft)
        title = self.tr("Where to? Chance of losses there") if ways else ""
        self._ways_title.say(self.tr("Which goal? Chance that it falls") if cities else title)
        self.cities.show_rows(cities)
        self.ways.show_rows(ways)

    # --- following the board ----------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        """Carry over who is chosen to the next question, and do what the board asks for."""
        draft = self.draft
        if draft is None:
            return
        if draft is not self._draft:
            self._draft = draft
            draft.goals = self.plans.goals(self.state)
            if self._turn != self.state.turn:
                self._turn, self._kept = self.state.turn, ()
            self._choose_again(draft)
            self.refresh()
        self._kept, self._at = draft.selected, draft.here
        self._typed = self._typed if draft.naming else ""
        aimed, draft.aimed = draft.aimed, None
        if aimed is not None:
            self._aim(*aimed)
        asked, draft.asked = draft.asked, ()
        if asked:
            self._fly(asked)
        returning, draft.returning = draft.returning, False
        if returning:
            self._take_back()

    def _choose_again(self, draft: MoveDraft) -> None:
        """Choose who was chosen and can fly on; after a key go on to the next squadron."""
        draft.select(self._kept)
        if self._by_key and not draft.selected and not self.orders.busy:
            after = [hex_id for hex_id in draft.squadrons if hex_id > self._at]
            first = next(iter((*after, *draft.squadrons)), "")
            draft.select(draft.squadrons.get(first, ()))
            self._speak(draft)

    def _speak(self, draft: MoveDraft) -> None:
        """Tell a screen reader who is chosen now."""
        if QAccessible.isActive():
            rows = moving_data.squadron_rows(draft)
            announce(self, next((row.spoken for row in rows if row.selected), ""))

    @Slot()
    def _read_goals(self) -> None:
        """Take the goals from the notes, which the person may have changed."""
        draft = self.draft
        if draft is not None:
            found = self.plans.goals(self.state)
            if found != draft.goals:
                draft.goals = found
                self.show_all()

    def _aim(self, numbers: tuple[int, ...], city: str) -> None:
        self.plans.aim(self.state, numbers, city)

    def _fly(self, legs: tuple[goals.Leg, ...]) -> None:
        s = self.state
        self.orders.give(*(order for leg in legs for order in goals.orders(s, leg)))
        draft = self.draft
        if draft is not None and self._by_key and not draft.selected:
            self._choose_again(draft)
            self.show_all()

    def _take_back(self) -> None:
        """Take the last step back, unless dice have fallen since."""
        reason = self.table.model.session.undo_reason()
        if reason is None:
            self.table.model.undo()
        else:
            self.table.picker.refuse(Refused("", reason), self._at)

    # --- keys and buttons -------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft = self.draft
        if draft is None:
            return False
        if draft.naming and name == moving_data.NO_GOAL:
            self._choose_goal(draft, "")
        elif draft.naming and (name.isdigit() or name == "Enter"):
            self._type(draft, name)
        elif name in KEYS:
            self._go(draft, name)
        elif name == "Enter":
            self._go_on(draft)
        elif name == "F" and self.follow.isEnabled():
            self._propose()
        elif name == "G":
            self._name_goal()
        elif name == "P" and self.suggest.isEnabled():
            self._suggest()
        elif name == "U":
            self.table.model.undo()
        else:
            return False
        return True

    def _go(self, draft: MoveDraft, key: str) -> None:
        """Fly in a direction: the squadron at the cursor, the chosen one, or the first."""
        number = number_of(self.cursor_place())
        if number in draft.able and number not in draft.selected:
            draft.select(draft.squadrons[self.state.bombers[number].at])
        if not draft.selected:
            draft.select_next()
        if not draft.selected:
            return
        draft.proposal, draft.naming = (), False
        to = neighbour(self.kit, draft.here, key)
        if not to:
            words = T("red_menace.table", "The map ends there")
            self.table.picker.refuse(Refused(RULE, words), draft.here)
            return
        self._by_key = True
        self.table.picker.pick(to)
        self._by_key = False

    def _go_on(self, draft: MoveDraft) -> None:
        """Fly what is planned, stop those that have begun, or go to the next squadron."""
        if draft.proposal:
            self._fly_plans()
        elif draft.can_halt:
            self._by_key = True
            self.table.picker.pick(HALT)
            self._by_key = False
        else:
            draft.select_next()
            self._speak(draft)
            self.show_all()

    @Slot()
    def _propose(self) -> None:
        draft = self.draft
        if draft is not None:
            draft.naming = False
            draft.proposal = () if draft.proposal else goals.legs(self.state, self.kit, draft.goals)
            self.show_all()

    @Slot()
    def _fly_plans(self) -> None:
        draft = self.draft
        if draft is not None and draft.proposal:
            draft.asked, draft.proposal = draft.proposal, ()
            self.show_all()

    @Slot()
    def _name_goal(self) -> None:
        draft = self.draft
        if draft is None:
            return
        if not draft.selected:
            draft.select_next()
        draft.proposal, draft.naming = (), not draft.naming and bool(draft.selected)
        self.show_all()

    @Slot()
    def _suggest(self) -> None:
        self.plans.suggest(self.state)

    def _type(self, draft: MoveDraft, name: str) -> None:
        """Take the number of a city, digit by digit; Enter ends one that others begin with."""
        if name != "Enter":
            self._typed += name
        cities = [row.key for row in moving_data.goal_rows(draft, self._typed)]
        if self._typed in cities and (name == "Enter" or len(cities) == 1):
            self._choose_goal(draft, self._typed)
        elif not cities:
            self._typed = ""
        self.refresh()

    def _choose_goal(self, draft: MoveDraft, city: str) -> None:
        self._typed = ""
        if city:
            self.table.picker.pick(CITY + city)
            return
        draft.naming = False
        self._aim(draft.selected, "")
        self.show_all()

    @Slot(str)
    def _choose_way(self, key: str) -> None:
        self.table.picker.pick(key)

    @Slot(str)
    def _choose_city(self, key: str) -> None:
        draft = self.draft
        if draft is not None:
            self._choose_goal(draft, "" if key == moving_data.NO_GOAL else key)

    @Slot(str)
    def _choose_squadron(self, key: str) -> None:
        draft = self.draft
        if draft is None:
            return
        group = next(each for each in moving_data.groups(draft) if each.key == key)
        draft.select(() if draft.selected == group.numbers else group.numbers)
        self.show_all()
