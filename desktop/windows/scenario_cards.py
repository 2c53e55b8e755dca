"""The scenarios of Red Menace as cards, and what the chosen one says of itself (RM-6)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import counters, fonts
from desktop.paint.buttons import RuleTag
from desktop.paint.face import Face
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.rules.core import T
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.components_cards import Scenario
from desktop.rules.red_menace.records import CUBA
from desktop.table.red_menace import counters_faces
from desktop.table.red_menace.faces import pile
from desktop.windows.choice_cards import ChoiceCard
from desktop.windows.scenario_facts import airborne, facts

Role = QPalette.ColorRole
COUNTER, GAP = 34.0, 9.0
"""The side of a counter at a text scale of 100 %, and the room beside it for its number."""
LEAST_WIDE = 330
CUBAN_EVENT = 1
SHORT = T("new_game", "{blue}:{red} points · {flights} Soviet formations")


class ScenarioCard(ChoiceCard):
    """A scenario: its year and title, its points, and the counters that begin in the air."""

    def __init__(self, scenario: Scenario, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scenario, self._kit = scenario, kit
        self._faces: tuple[Face, ...] = ()
        self._lines = ("", "")
        self.retranslate()

    def show_scenario(self, scenario: Scenario) -> None:
        """Show the values of the scenario that are in force: its own or those of module S."""
        self._scenario = scenario
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        scenario = self._scenario
        short = SHORT.of(
            blue=scenario.points_blue, red=scenario.points_red, flights=scenario.soviet_flights
        )
        self._lines = (say(scenario.title), say(short))
        self._faces = tuple(start_faces(self._kit, scenario))
        self.setAccessibleName(f"{self._lines[0]} {scenario.year}")
        told = [f"{say(fact.name)}: {say(fact.value)}" for fact in facts(self._kit, scenario)]
        self.setAccessibleDescription(". ".join((say(scenario.text), *told)))
        self.setToolTip(plain(say(scenario.text)))
        self.update()

    def sizeHint(self) -> QSize:
        high = (
            QFontMetricsF(fonts.interface(15, 600)).height()
            + QFontMetricsF(fonts.interface(13)).height()
        )
        return QSize(LEAST_WIDE, round(max(high, COUNTER * fonts.text_scale()) + 18))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paint_words(self, p: QPainter, box: QRectF) -> None:
        palette = self.palette()
        ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
        figures = fonts.condensed(23, 700)
        wide = QFontMetricsF(figures).horizontalAdvance("0000") + 14
        paint_line(p, box, str(self._scenario.year), figures, muted)
        side = COUNTER * fonts.text_scale()
        counted = len(self._faces) * (side + GAP)
        words = box.adjusted(wide, -1, -counted - 4, 1)
        half = words.height() / 2
        for place, (font, colour) in enumerate(
            ((fonts.interface(15, 600), ink), (fonts.interface(13), muted))
        ):
            line = QRectF(words.left(), words.top() + place * half, words.width(), half)
            paint_line(p, line, self._lines[place], font, colour)
        for place, face in enumerate(self._faces):
            x = box.right() - counted + place * (side + GAP) + GAP
            _paint_counter(p, face, QRectF(x, box.center().y() - side / 2, side, side))


def start_faces(kit: Kit, scenario: Scenario) -> list[Face]:
    """Return the counters that begin in the air, piled by kind: the player's, then Soviet ones."""
    found = [
        pile(counters_faces.bomber(kit.units[unit]), count)
        for unit, count in airborne(scenario).items()
    ]
    for each in scenario.soviet_start:
        left = 3 if each.revealed else 0
        face = counters_faces.flight("A", revealed=each.revealed, left=left)
        found.append(pile(face, each.count))
    if CUBAN_EVENT in scenario.events_at_start:
        found.append(counters_faces.flight(CUBA, revealed=True, left=3))
    return found


def _paint_counter(p: QPainter, face: Face, box: QRectF) -> None:
    p.save()
    p.translate(box.topLeft())
    p.scale(box.width() / face.width, box.width() / face.width)
    counters.paint_face(p, face, box.width())
    p.restore()


class ScenarioBrief(QWidget):
    """The story of a scenario and its values, each with its rule."""

    rule_activated = Signal(object)
    """The id of the rule whose tag was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._story = QLabel(self), QLabel(self)
        self._story.setTextFormat(Qt.TextFormat.PlainText)
        self._rows: list[tuple[QLabel, QLabel, RuleTag]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._story)
        column.addLayout(self._grid)
        _wrapped(self._story)
        self._dress()

    @property
    def lines(self) -> dict[str, str]:
        """What is said, by the name of each value."""
        return {
            name.text(): value.text() for name, value, _ in self._rows if name.isVisibleTo(self)
        }

    def show_scenario(self, kit: Kit, scenario: Scenario) -> None:
        """Show another scenario, or the same with other values."""
        self._title.setText(f"{say(scenario.title)} {scenario.year}")
        self._story.setText(say(scenario.text))
        told = facts(kit, scenario)
        while len(self._rows) < len(told):
            self._rows.append(self._new_row())
        for place, (name, value, tag) in enumerate(self._rows):
            for widget in (name, value, tag):
                widget.setVisible(place < len(told))
            if place < len(told):
                name.setText(say(told[place].name))
                value.setText(say(told[place].value))
                tag.set_rule(told[place].rule)

    def _new_row(self) -> tuple[QLabel, QLabel, RuleTag]:
        name, value, tag = QLabel(self), QLabel(self), RuleTag("", self)
        for label in (name, value):
            label.setTextFormat(Qt.TextFormat.PlainText)
        name.setForegroundRole(Role.PlaceholderText)
        _wrapped(value)
        tag.activated.connect(self.rule_activated)
        row = len(self._rows)
        for column, widget in enumerate((name, value, tag)):
            self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)
        self._dress_row(name, value)
        return name, value, tag

    def _dress(self) -> None:
        self._title.setFont(fonts.interface(14, 700))
        self._story.setFont(fonts.interface(14))
        for name, value, _ in self._rows:
            self._dress_row(name, value)

    def _dress_row(self, name: QLabel, value: QLabel) -> None:
        name.setFont(fonts.interface(13))
        value.setFont(fonts.interface(13, 600))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._dress()


def _wrapped(label: QLabel) -> None:
    """Let the words of a label take as many lines as they need."""
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
