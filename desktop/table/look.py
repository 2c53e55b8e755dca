"""What a game gives the table: its map, its counters, its words and its own panels.

Everything here is made from views, so a look can show nothing that the viewer may not know.
Places and targets are the strings of the rules: names of cells, ``card:AIR``, ``button:end_turn``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

import msgspec
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.paint.factions import Faction
from desktop.paint.icons import IconName
from desktop.paint.theme import Theme, ThemeSource, Tone
from desktop.rules.core import Action, Chance, Choice, Decision, Event, Game, Side, Target, Text
from desktop.rules.space import Board

if TYPE_CHECKING:
    from desktop.models.hand_model import HandCard
    from desktop.models.session_model import SessionModel
    from desktop.models.track_model import Track
    from desktop.table.habits import Habits


class Counter(msgspec.Struct, frozen=True):
    """A piece on the board, in design units of the map."""

    id: str
    """The same for the same piece in every view, so that it can be seen to move."""
    place: Target
    """The name of the cell it stands on."""
    face: Hashable
    """What it is painted from; equal faces share one picture."""
    name: Text
    """What it is, for tooltip and screen reader: "Gold Division on C3"."""
    size: tuple[float, float] = (48.0, 48.0)
    offset: tuple[float, float] = (0.0, 0.0)
    """Where its middle lies, seen from the centre of the cell."""
    z: int = 0
    target: Target = ""
    """What picking it means, if not its place."""
    fixed: bool = False
    """Whether it is a part of the ground, which stacks do not fan out and keys do not hide."""
    faint: bool = False
    """Whether it steps back, since what happens now concerns others."""

    @property
    def picked_as(self) -> Target:
        """What picking this counter means."""
        return self.target or self.place


MarkKind = Literal[
    "source",
    "target",
    "paid",
    "attack",
    "threat",
    "picked",
    "last_move",
    "refused",
    "forbidden",
    "cursor",
    "located",
    "route",
    "aim",
    "support",
    "sent",
    "way",
    "zone",
    "figure",
]


class Mark(msgspec.Struct, frozen=True):
    """Something shown about a place that is no piece."""

    place: Target
    """A cell, or a counter that is a target of its own."""
    kind: MarkKind
    text: str = ""
    """A few signs for the pill on it: "+11"."""
    to: Target = ""
    """Where it ends, for an arrow or a line."""
    colour: str = ""
    """Its own colour, such as a side's; empty for that of its kind."""
    signs: tuple[str, ...] = ()
    """Silhouettes of ``paint`` on the disc of a price, one for each thing to pay."""
    at: tuple[float, float] | None = None
    """Where the middle of its pill lies, in design units, if not at the usual corner."""
    high: float = 0.0
    """How high its pill is, in design units, if not as high as usual."""
    faint: bool = False
    """Whether an arrow steps back, since something else is to be looked at now."""


class Motion(msgspec.Struct, frozen=True):
    """How an event is seen on the board."""

    counter: str
    """The id of the counter that moves, appears or goes."""
    kind: Literal["move", "appear", "vanish"] = "move"
    start: Target = ""
    end: Target = ""
    along: tuple[str, ...] = ()
    """Counters that do the same at the same time, as a group that flies together."""


class Slot(msgspec.Struct, frozen=True):
    """A button with a fixed place in the prompt row."""

    target: Target
    label: Text
    key: str = ""
    """Its shortcut: "E"."""
    primary: bool = False
    """Whether Enter presses it."""
    lit: bool = True
    """Whether it then stands out, too: not where another button is as good an answer."""
    careful: bool = False
    """Whether it can cost a unit: Enter then presses it only with the focus on it."""
    shown: bool = True
    """Whether the slot is there at all in the present phase; a slot whose action does not apply is
    there but disabled."""


class Overlay(msgspec.Struct, frozen=True):
    """Something that a key lights on the whole board, and puts out again."""

    key: str
    label: Text
    marks: Callable[[Any], tuple[Mark, ...]]
    """The marks for a view."""
    around: Callable[[Any, Target | None], tuple[Mark, ...]] | None = None
    """The marks for a view and what is pointed at, if they follow the pointer."""


class Line(msgspec.Struct, frozen=True):
    """A line of the inspector with a coloured dot, or a figure at its right end."""

    text: Text
    tone: Tone = Tone.PLAIN
    figure: str = ""


class Odds(msgspec.Struct, frozen=True):
    """An exact chance as a bar of the inspector."""

    label: Text
    chance: float
    tone: Tone = Tone.PLAIN
    fraction: str = ""
    """How it comes about, for the tooltip: "15 of 36"."""


class Inspection(msgspec.Struct, frozen=True):
    """What the inspector says about a place, a counter or a card."""

    title: Text
    subtitle: Text | None = None
    face: Hashable = None
    card: bool = False
    """Whether the face is a card, to be painted with ``paint_card``."""
    lines: tuple[Line, ...] = ()
    heading: Text | None = None
    """What the bars are about: "If you attack Green on C6"."""
    note: Text | None = None
    odds: tuple[Odds, ...] = ()
    rule: str = ""


class Draft(Protocol):
    """A decision that is put together on the board, such as a deployment, before it is an action.

    While there is one, picks and drops go to it; everything is shown as it stands in the draft.
    """

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view as they stand in the draft."""

    def marks(self) -> tuple[Mark, ...]:
        """Return what to light."""

    def movable(self, target: Target) -> bool:
        """Return whether something that can be dragged lies there."""

    def drop(self, source: Target, target: Target) -> None:
        """Move what lies at the source; raise :class:`Refused` if that is not possible."""

    def pick(self, target: Target) -> Action | None:
        """Take a single pick, such as a button; return the finished action, if that finishes it."""


class Table(Protocol):
    """The table as a panel of a game sees it."""

    @property
    def model(self) -> SessionModel:
        """The game in progress."""

    @property
    def picker(self) -> Any:
        """Where picks go: a ``Picker``."""

    @property
    def themes(self) -> ThemeSource:
        """The theme in force."""

    @property
    def habits(self) -> Habits:
        """What goes by itself at the table."""

    @property
    def notes(self) -> Any:
        """The person's notes on the game: a ``Notes``."""

    def locate(self, targets: tuple[Target, ...]) -> None:
        """Light places on the board; none puts the light out."""

    def propose(self, action: Action | None) -> None:
        """Show on the board what could be done; ``None`` takes that away."""

    def point_at(self, at: QPoint) -> Target | None:
        """Point at what lies under a point of the screen; return the counter or place there."""

    def inspect(self, target: Target) -> None:
        """Show something in the inspector."""

    def open_rule(self, rule: str) -> None:
        """Show a rule."""


class HandHeading(msgspec.Struct, frozen=True):
    """Whose hand is shown, and what the rules say of its size."""

    title: Text
    note: Text
    rule: str = ""
    folds: bool = False
    """Whether an empty hand gives its room to the board until cards come."""


class DeckCard(msgspec.Struct, frozen=True):
    """A card that may come up, with what telling it means."""

    action: Action
    face: Hashable
    name: Text
    left: int = -1
    """How many copies whoever draws has not seen yet; -1 if that says nothing."""


class Deck(msgspec.Struct, frozen=True):
    """The cards of a deck of one's own, to choose the one that came up."""

    side: Side
    """Who draws."""
    title: Text
    prompt: Text
    cards: tuple[DeckCard, ...]


class Lot(msgspec.Struct, frozen=True):
    """How a person who tells what came of a draw or a pick is asked for it."""

    name: Callable[[Action], Text]
    """What an outcome is called in a list."""
    numbered: bool = False
    """Whether a digit tells each of a few outcomes: nothing has a printed number."""
    counted: bool = False
    """Whether weights are the numbers of what is left."""


class Panel(msgspec.Struct, frozen=True):
    """A dock of a game, or a page of it."""

    key: str
    title: Text
    widget: QWidget
    area: Literal["left", "right", "bottom", "center", "line", "note"]
    """A dock of the left, right or bottom edge, a page in the place of the board, a strip under the
    prompt row, which a tool there asks for, or a note that comes and goes over the middle."""
    icon: IconName = "list"
    extent: int = 0
    """Its width (left, right) or height (bottom) at first, 0 for what the area usually has."""
    small: int = 0
    """The same in a small window, 0 for no other."""
    wide: bool = False
    """For a dock of the bottom edge: whether it runs under the sides as well."""
    wanted: Callable[[Decision | None], bool] | None = None
    """For the panel of one kind of decision: whether this is one; then it is raised."""
    stands: Callable[[Any], bool] | None = None
    """For a page in the place of the board: whether it belongs to a view."""
    press: Callable[[str], bool] | None = None
    """For the panel of a decision: takes a key that nothing with the focus wanted, such as "E",
    "3", "Enter" or "Space", and says whether it meant anything. For a strip: the same of what no
    panel wanted, and an empty key when its tool is pressed. For a note: "Enter" or "Esc", before
    anything else."""


@runtime_checkable
class PeriodLook(Protocol):
    """A look whose map can be drawn in the black and white of its time, too."""

    def set_period(self, period: bool) -> bool:  # a Qt-like setter
        """Draw the map in black and white, or in colours; return whether that changes it."""


@runtime_checkable
class PackedLook(Protocol):
    """A look whose sheet is full to its corners: buttons lie beside it, whatever that takes."""

    @property
    def margin(self) -> float:
        """Design units along the left edge of the sheet in which nothing lies."""


class Look(Protocol):
    """How one game looks. Made from the game it belongs to; it keeps no state of its own."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game it belongs to."""

    @property
    def has_hand(self) -> bool:
        """Whether players hold cards, so that there is a dock for them."""

    def board(self, view: Any) -> Board[Any]:
        """Return the geometry; places are named by ``board.name``."""

    def bounds(self, view: Any) -> QRectF:
        """Return the whole sheet with its frame, in design units."""

    def portrait(self, view: Any) -> QRectF:
        """Return the part of the sheet by which a small picture makes a game known."""

    def map_key(self, view: Any) -> Hashable:
        """Return what the map depends on; the tiles are painted anew when it changes."""

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        """Paint the part of the map that is exposed; ``detail`` is pixels per design unit."""

    def counters(self, view: Any) -> tuple[Counter, ...]:
        """Return every counter the viewer may see."""

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a counter into the box; its shadow may lie up to 4 units outside."""

    def marks(
        self, view: Any, actions: tuple[Action, ...], picks: tuple[Target, ...]
    ) -> tuple[Mark, ...]:
        """Return what to light: sources before a pick, the next targets after it."""

    def motion(self, event: Event) -> Motion | None:
        """Return how an event is seen, if it is seen on the board."""

    def meanings(self, target: Target, view: Any) -> tuple[Target, ...]:
        """Return what else a pick of a target can mean, such as the hex that a city stands in.

        A pick that leads nowhere by itself is taken for the first of them that does.
        """

    def describe(self, target: Target, view: Any) -> Text | None:
        """Return what lies at a target, for tooltip and screen reader."""

    def attempt(self, target: Target, view: Any, picks: tuple[Target, ...]) -> Text | None:
        """Return what is not possible when a target is refused after these picks.

        It is the title of the note that says why: "The Brigade cannot enter E5".
        """

    def inspect(
        self, target: Target, view: Any, choice: Choice | None, picks: tuple[Target, ...]
    ) -> Inspection | None:
        """Return what the inspector says about a target, every number explained."""

    def standing(self, view: Any) -> Text | None:
        """Return the public facts that the page between two persons repeats, if there are any.

        The view is that of somebody without a seat.
        """

    def hand(self, view: Any) -> tuple[HandCard, ...]:
        """Return the viewer's own cards in the order shown; nothing for games without cards."""

    def hand_heading(self, view: Any) -> HandHeading | None:
        """Return what stands beside the hand; ``None`` if nothing has to be said."""

    def paint_card(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        """Paint a card of a hand into the box."""

    def deck(self, chance: Chance, view: Any, names: Mapping[Side, str]) -> Deck | None:
        """Return the cards to choose from when a person tells what a chance has drawn.

        ``names`` are those of the persons; ``None`` if the chance draws no card.
        """

    def lot(self, chance: Chance) -> Lot:
        """Return how a person is asked for what came of a chance that is neither dice nor deck."""

    def tracks(self, view: Any) -> tuple[Track, ...]:
        """Return the numbers that are followed on tracks."""

    def faction(self, side: Side) -> Faction:
        """Return the colours and the mark of a side."""

    def slots(self, view: Any, decision: Decision | None) -> tuple[Slot, ...]:
        """Return the buttons of the prompt row from left to right, the primary one last."""

    def confirm(self, action: Action, view: Any) -> Text | None:
        """Return the question to ask before a dangerous action, if it is one."""

    def draft(self, choice: Choice, view: Any) -> Draft | None:
        """Return a draft for an open choice that is put together on the board."""

    def overlays(self) -> tuple[Overlay, ...]:
        """Return what keys light on the whole board, such as threats."""

    @property
    def turn_words(self) -> tuple[Text, Text]:
        """What ``{turn}`` of a game's log is called, in full and on the timeline."""

    @property
    def turns(self) -> bool:
        """Whether the board can lie in another way."""

    def turn_board(self) -> bool:
        """Turn the board a quarter clockwise; return whether it can lie in another way at all."""

    def turn_towards(self, view: Any) -> bool:
        """Turn the board so that the viewer's side lies at the bottom; return whether it moved."""

    def panels(self, table: Table) -> tuple[Panel, ...]:
        """Return the game's own docks; the inspector, the log and the rest are the table's."""
