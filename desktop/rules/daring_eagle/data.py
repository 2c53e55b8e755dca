"""The layout of Daring Eagle's data files, and the checks that each entry passes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from desktop.rules.core import BadComponents, Text
from desktop.rules.daring_eagle.notation import SQUARES
from desktop.rules.data_files import Source

CONTEXT = "daring_eagle.data"
"""The context under which texts of the data files are translated."""

Name = Annotated[str, Meta(min_length=1)]
SquareName = Annotated[str, Meta(pattern="^([A-L]([1-9]|1[0-2]))$")]
Colour = Annotated[str, Meta(pattern="^#[0-9A-F]{6}$")]
Number = Annotated[int, Meta(ge=1)]
NoneOrMore = Annotated[int, Meta(ge=0)]
PlayerCount = Annotated[int, Meta(ge=2, le=4)]

Timing = Literal[
    "combat_initial", "combat_exchange", "own_turn", "with_move", "as_move", "response"
]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all entries have in common: a field nobody reads is a mistake."""


class Grid(_Entry, frozen=True):
    """The number of squares each way."""

    files: Literal[12]
    ranks: Literal[12]


class Drawing(_Entry, frozen=True):
    """Where the board lies in its design space, y downwards."""

    width: Number
    height: Number
    origin_x: Number
    origin_y: Number
    cell: Number
    piece_diameter: Number
    emplacement_inset: Number
    label_files_y: Number
    label_ranks_x: Number


class BoardColours(_Entry, frozen=True):
    """The colours of both board sides."""

    gold_side_field_light: Colour
    gold_side_field_dark: Colour
    gold_side_grid: Colour
    green_side_field_light: Colour
    green_side_field_dark: Colour
    green_side_grid: Colour
    emplacement_printed: Colour
    emplacement_piece: Colour
    home_tint_alpha: Annotated[float, Meta(ge=0, le=1)]


class QuadrantEntry(_Entry, frozen=True):
    """A quarter of the board and its home zone."""

    id: Literal["SW", "NW", "NE", "SE"]
    name: Name
    table_edge: Literal["south", "west", "north", "east"]
    squares_from: SquareName
    squares_to: SquareName
    home_front_row: list[SquareName]
    home_rear_row: list[SquareName]


class BoardSideEntry(_Entry, frozen=True):
    """One side of the board."""

    id: Literal["gold", "green"]
    title: Name
    standard: bool
    printed_emplacements: list[SquareName]


class GreenSetup(_Entry, frozen=True):
    """Pieces that each player places before play, by number of players."""

    per_player: dict[str, Number]


class EmplacementPieces(_Entry, frozen=True):
    """The emplacement pieces."""

    total: Number


class BoardFile(_Entry, frozen=True):
    """The file board.toml."""

    grid: Grid
    draw: Drawing
    colours: BoardColours
    quadrant: list[QuadrantEntry]
    side: list[BoardSideEntry]
    green_setup: GreenSetup
    emplacement_pieces: EmplacementPieces


class UnitType(_Entry, frozen=True):
    """A kind of unit."""

    id: Literal["division", "brigade"]
    name: Name
    letter: Name
    combat_points: Number
    allowance: Number
    nato_size_mark: Name


class PiecesPerColour(_Entry, frozen=True):
    """The unit pieces of each colour."""

    division: Number
    brigade: Number


class ColourEntry(_Entry, frozen=True):
    """A colour that a player can have."""

    id: Literal["gold", "green", "blue", "red"]
    name: Name
    fill: Colour
    ink: Colour
    pattern: Literal["ring", "bars", "chevron", "cross"]
    default_quadrant: Literal["SW", "NW", "NE", "SE"]


class ForceEntry(_Entry, frozen=True):
    """The units of each player, by number of players."""

    players: PlayerCount
    division: Number
    brigade: Number


class TemplateEntry(_Entry, frozen=True):
    """An arrangement at one click, written for the south-west quadrant."""

    id: Name
    title: Name
    players: PlayerCount
    division: list[SquareName]
    brigade: list[SquareName]


class UnitsFile(_Entry, frozen=True):
    """The file units.toml."""

    type: list[UnitType]
    pieces_per_colour: PiecesPerColour
    colour: list[ColourEntry]
    force: list[ForceEntry]
    template: list[TemplateEntry]


class Deck(_Entry, frozen=True):
    """The deck as a whole."""

    total: Number
    starting_hand: NoneOrMore
    hand_limit_at_turn_start: Number
    draw_at_turn_end: Number


class CardEntry(_Entry, frozen=True):
    """A kind of card."""

    id: Name
    name: Name
    kind: Literal["combat", "other"]
    count: Number
    combat_points: NoneOrMore
    text: Name
    symbol: Name
    when: list[Timing]
    cancelled_by: list[str]
    leaves_combat: bool = False


class CardsFile(_Entry, frozen=True):
    """The file cards.toml."""

    deck: Deck
    card: list[CardEntry]


class Players(_Entry, frozen=True):
    """How many can play."""

    min: Number
    max: Number


class Victory(_Entry, frozen=True):
    """Captures that win, by number of players."""

    players: PlayerCount
    captures: Number
    bounds: tuple[Number, Number]
    quick: Number
    long: Number


class Rounds(_Entry, frozen=True):
    """A number of rounds to choose; 0 is off."""

    default_rounds: NoneOrMore
    offered_rounds: list[NoneOrMore]


class RulesFile(_Entry, frozen=True):
    """The file rules.toml."""

    players: Players
    victory: list[Victory]
    stalemate: Rounds
    turn_limit: Rounds


FileType = TypeVar("FileType", bound=_Entry)


def read(data: Mapping[str, Source], name: str, layout: type[FileType]) -> FileType:
    """Return a data file's contents, or raise :class:`BadComponents`."""
    if name not in data:
        raise BadComponents(f"{name} is missing among the data of Daring Eagle.")
    try:
        source = data[name]
        if isinstance(source, bytes):
            return msgspec.toml.decode(source, type=layout)
        return msgspec.convert(source, layout, str_keys=True)
    except msgspec.DecodeError as wrong:
        # msgspec ends with "- at `$.card[3].count`", which names entry and field.
        reason, _, place = str(wrong).partition(" - at ")
        where = place.strip("`").removeprefix("$").removeprefix(".")
        raise BadComponents(f"{name}{', ' if where else ''}{where}: {reason}") from wrong


def expect(holds: object, place: str, reason: str) -> None:
    """Raise :class:`BadComponents` unless something holds; a place is "file, entry, field"."""
    if not holds:
        raise BadComponents(f"{place}: {reason}")


def by_players(place: str, counts: list[int]) -> None:
    """Check that entries cover two, three and four players."""
    expect(
        sorted(counts) == [2, 3, 4],
        place,
        f"there must be one entry each for 2, 3 and 4 players, there are entries for {counts}",
    )


def squares(names: list[str]) -> tuple[int, ...]:
    """Return the indexes of squares given by name."""
    return tuple(SQUARES[name] for name in names)


def text(source: str) -> Text:
    """Return a text of the data files, ready to be translated."""
    return Text(CONTEXT, source)
