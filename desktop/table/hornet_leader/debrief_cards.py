"""The cards under the table of Pilots: promotions, the Day's story, Priority R&R."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton, RuleTag
from desktop.paint.plain import plain, unmarked
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.paint.widgets import Panel as Framed
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import Member
from desktop.rules.hornet_leader.state import State
from desktop.table.card_view import CardView
from desktop.table.hornet_leader import debrief_data
from desktop.table.hornet_leader.day_note import DayNote
from desktop.table.hornet_leader.day_story import StoryLine
from desktop.table.hornet_leader.debrief_parts import RestBars, StoryLines
from desktop.table.hornet_leader.level_changes import changes
from desktop.table.hornet_leader.load_panel import Lines
from desktop.table.hornet_leader.pilot_faces import pilot_face
from desktop.table.look import Table
from desktop.table.scrolled import Scrolled

Role = QPalette.ColorRole
CARD = 118
ARROW = "\N{RIGHTWARDS ARROW}"


class DebriefCard(Framed):
    """A card with a heading, a second line and a rule; what is too long scrolls."""

    rule_activated = Signal(object)

    def __init__(self, rule: str, parent: QWidget | None = None) -> None:
        super().__init__("base", parent)
        self.heading, self.second = QLabel(self), QLabel(self)
        self.second.setWordWrap(True)
        self.second.setForegroundRole(Role.PlaceholderText)
        tag = RuleTag(rule, self)
        tag.activated.connect(self.rule_activated)
        self.head = QHBoxLayout()
        self.head.addWidget(self.heading, 1)
        self.head.addWidget(tag)
        held = QWidget()
        self.body = QVBoxLayout(held)
        self.body.setContentsMargins(0, 0, 6, 0)
        self.body.setSpacing(6)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 10, 8, 10)
        self.column.setSpacing(6)
        self.column.addLayout(self.head)
        self.column.addWidget(self.second)
        self._room = Scrolled(held)
        self.column.addWidget(self._room, 1)

    def entitle(self, words: str) -> None:
        """Change the heading, which is also the name of what scrolls."""
        self.heading.setText(words)
        self._room.setAccessibleName(words)

    def set_fonts(self) -> None:
        """Follow the size of text."""
        self.heading.setFont(fonts.interface(15, 700))
        self.second.setFont(fonts.interface(13))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.set_fonts()


class PromotionCard(DebriefCard):
    """Who is promoted when the Day is over: his card before and after."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__("HL-8.12a", parent)
        self.set_fonts()
        self.before, self.after = CardView(CARD, self), CardView(CARD, self)
        self.previous = IconButton("chevron-left", "", self)
        self.following = IconButton("chevron-right", "", self)
        self._arrow = IconLabel("chevron-right", themes, Tone.ACCENT, 22, self)
        self._changes = Lines(self)
        self._members: tuple[Member, ...] = ()
        self._kit: Kit | None = None
        self._place = 0
        cards = QHBoxLayout()
        cards.setSpacing(4)
        for widget in (self.before, self._arrow, self.after):
            cards.addWidget(widget)
        cards.addStretch(1)
        self.body.addLayout(cards)
        self.body.addWidget(self._changes)
        self.body.addStretch(1)
        self.head.insertWidget(1, self.previous)
        self.head.insertWidget(2, self.following)
        self.previous.clicked.connect(self.go_back)
        self.following.clicked.connect(self.go_on)

    @property
    def shown(self) -> str:
        """The Pilot whose promotion is shown; empty for nobody."""
        return self._members[self._place].pilot if self._members else ""

    def show_promotions(self, s: State, kit: Kit) -> None:
        """Show who is promoted, or who is next."""
        members = debrief_data.promoted(s, kit)
        if [each.pilot for each in members] != [each.pilot for each in self._members]:
            self._place = 0
        self._members, self._kit = members, kit
        self._show()
        if not members:
            self.entitle(self.tr("No promotion"))
            nearest = debrief_data.next_promotion(s, kit)
            words = ""
            if nearest is not None:
                words = self.tr("{pilot} needs {count} more Experience.")
                words = words.format(pilot=nearest[0], count=nearest[1])
            self.second.setText(words)

    def _show(self) -> None:
        any_one, several = bool(self._members), len(self._members) > 1
        for widget in (self.before, self._arrow, self.after, self._changes):
            widget.setVisible(any_one)
        for button in (self.previous, self.following):
            button.setVisible(several)
        if not any_one or self._kit is None:
            return
        member, kit = self._members[self._place], self._kit
        old, new = (kit.pilots[member.pilot].levels[member.skill + more] for more in (0, 1))
        name, level = kit.callsign(member.pilot), say(kit.skill_name(member.skill + 1))
        words = self.tr("Promotion: {pilot} becomes {level}")
        self.entitle(words.format(pilot=name, level=level))
        rest = self.tr("{xp} of {needed} Experience; what is left over is kept.")
        self.second.setText(rest.format(xp=member.xp, needed=old.xp))
        left = member.xp - old.xp
        skill, stress = member.skill, member.stress
        self.before.show_card(pilot_face(kit, member.pilot, skill, stress=stress, xp=member.xp))
        self.after.show_card(pilot_face(kit, member.pilot, skill + 1, stress=stress, xp=left))
        self._changes.show_lines(
            [
                (say(change.label), f"{change.before} {ARROW} {change.after}", "")
                for change in changes(old, new)
            ]
        )

    @Slot()
    def go_back(self) -> None:
        """Show the promotion before."""
        self._go(-1)

    @Slot()
    def go_on(self) -> None:
        """Show the next promotion."""
        self._go(1)

    def _go(self, by: int) -> None:
        if self._members:
            self._place = (self._place + by) % len(self._members)
            self._show()


class StoryCard(DebriefCard):
    """What happened on the Day, and the person's note on it."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.set_fonts()
        self.story = StoryLines(table.themes, self)
        self.note = DayNote(table, self)
        self.body.addWidget(self.story)
        self.body.addStretch(1)
        self.column.addWidget(self.note)

    def show_story(self, heading: str, lines: tuple[StoryLine, ...], day: int = 0) -> None:
        """Tell a Day, or without one the campaign."""
        self.note.setVisible(bool(day))
        self.note.show_day(day)
        self.entitle(heading)
        self.second.setText("" if lines else self.tr("Nothing happened."))
        self.second.setVisible(not lines)
        self.story.show_lines(lines)


class RestCard(DebriefCard):
    """What Priority R&R costs, and what it would do to each Pilot."""

    buying = Signal()

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__("HL-8.7a", parent)
        self.set_fonts()
        self.bars = RestBars(themes, self)
        self.buy = KeyButton("", Importance.NORMAL, self)
        self.buy.set_cap("R")
        self.buy.clicked.connect(self.buying)
        self._none = QLabel(self)
        self._none.setWordWrap(True)
        self.body.addWidget(self.buy, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._none)
        self.body.addWidget(self.bars)
        self.body.addStretch(1)

    def show_rest(self, s: State, kit: Kit, refused: str, *, able: bool) -> None:
        """Show the effect; ``refused`` is why it cannot be bought, or empty.

        ``able`` is whether the button can be pressed all the same.
        """
        cost = kit.tables.stress.priority_rr_cost
        self.entitle(self.tr("Priority R&R"))
        left = self.tr("Everybody loses {stress} Stress and his Cool again. SO {so} {arrow} {left}")
        stress = kit.tables.stress.priority_rr_remove
        self.second.setText(
            left.format(stress=stress, so=s.so, arrow=ARROW, left=max(s.so - cost, 0))
        )
        self.buy.setText(unmarked(self.tr("Buy R&R for {so} SO").format(so=cost)))
        self.buy.setEnabled(able)
        self.buy.setToolTip(plain(refused))
        self._none.setText(refused or self.tr("Nobody has any Stress."))
        rows = debrief_data.rest_rows(s, kit)
        self._none.setVisible(bool(refused) or not rows)
        self.bars.show_rows(rows)
