"""The components of Daring Eagle: board, units, cards and tables, checked and ready to look up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from desktop.rules.core import Side, T, Text
from desktop.rules.daring_eagle import data as files
from desktop.rules.daring_eagle.actions import Move
from desktop.rules.daring_eagle.data import expect
from desktop.rules.daring_eagle.notation import (
    CARD_IDS,
    COMBAT,
    PLUS,
    QUADRANT_IDS,
    SIDES,
)
from desktop.rules.data_files import Source
from desktop.rules.space import GridBoard, Point


class Force(msgspec.Struct, frozen=True):
    """The units of one player."""

    divisions: int
    brigades: int

    @property
    def total(self) -> int:
        """All units together."""
        return self.divisions + self.brigades


class UnitKind(msgspec.Struct, frozen=True):
    """A kind of unit."""

    key: str
    name: Text
    letter: str
    points: int
    allowance: int
    size_mark: str


class CardKind(msgspec.Struct, frozen=True):
    """A kind of card."""

    key: str
    name: Text
    text: Text
    count: int
    points: int
    symbol: str
    when: tuple[str, ...]
    cancelled_by: tuple[int, ...]
    leaves_combat: bool

    @property
    def is_combat(self) -> bool:
        """Whether it brings combat points."""
        return self.points > 0


class Quadrant(msgspec.Struct, frozen=True):
    """A quarter of the board."""

    key: str
    name: Text
    table_edge: str
    squares: frozenset[int]
    front: tuple[int, ...]
    rear: tuple[int, ...]
    home: frozenset[int]


class Colour(msgspec.Struct, frozen=True):
    """A colour that a player can have; its key is the name of the side."""

    key: Side
    name: Text
    fill: str
    ink: str
    pattern: str
    default_quadrant: int


class BoardSide(msgspec.Struct, frozen=True):
    """One side of the board."""

    key: str
    title: Text
    standard: bool
    printed: tuple[int, ...]


class Template(msgspec.Struct, frozen=True):
    """An arrangement at one click, for one number of players and the south-west quadrant."""

    key: str
    title: Text
    players: int
    divisions: tuple[int, ...]
    brigades: tuple[int, ...]


Line = tuple[tuple[int, Move], ...]
"""The squares of one direction from a square, each with the move that ends there."""


class Kit:
    """All components, looked up by index: squares, kinds of card, quadrants."""

    def __init__(self, data: Mapping[str, Source]) -> None:
        board = files.read(data, "board.toml", files.BoardFile)
        units = files.read(data, "units.toml", files.UnitsFile)
        cards = files.read(data, "cards.toml", files.CardsFile)
        rules = files.read(data, "rules.toml", files.RulesFile)
        self._read_board(board)
        self._read_units(units)
        self._read_cards(cards)
        self._read_rules(rules)
        self._check_templates()
        self._draw_lines()

    def _read_board(self, board: files.BoardFile) -> None:
        self.draw = board.draw
        self.palette = board.colours
        corner = Point(float(board.draw.origin_x), float(board.draw.origin_y))
        size = float(board.draw.cell)
        self.board = GridBoard(board.grid.files, board.grid.ranks, corner, size)
        # Lists, because indexing one is the fastest look-up there is.
        self.neighbours = [self.board.neighbours(square) for square in self.board.cells]
        self.quadrants = tuple(map(_quadrant, board.quadrant))
        keys = tuple(quadrant.key for quadrant in self.quadrants)
        expect(keys == QUADRANT_IDS, "board.toml, quadrant, id", _order(QUADRANT_IDS))
        self.homes = frozenset().union(*(quadrant.home for quadrant in self.quadrants))
        self.board_sides: dict[str, BoardSide] = {
            side.id: _board_side(side, self.homes) for side in board.side
        }
        expect(len(self.board_sides) == 2, "board.toml, side, id", "must be gold and green")
        self.pieces = board.emplacement_pieces.total
        self.green_pieces = {int(key): n for key, n in board.green_setup.per_player.items()}
        place = "board.toml, green_setup, per_player"
        files.by_players(place, list(self.green_pieces))
        for players, number in self.green_pieces.items():
            reason = f"{players} players cannot place {number} of {self.pieces} pieces each"
            expect(players * number <= self.pieces, place, reason)

    def _read_units(self, units: files.UnitsFile) -> None:
        kinds = {kind.id: _unit_kind(kind) for kind in units.type}
        both = len(units.type) == len(kinds) == 2
        expect(both, "units.toml, type, id", "must be division and brigade")
        self.division, self.brigade = kinds["division"], kinds["brigade"]
        self.points = (self.brigade.points, self.division.points)
        """Combat points, by whether the unit is a Division."""
        self.allowance = (self.brigade.allowance, self.division.allowance)
        """Squares of a move, by whether the unit is a Division."""
        self.colours: dict[Side, Colour] = {colour.id: _colour(colour) for colour in units.colour}
        expect(tuple(self.colours) == SIDES, "units.toml, colour, id", _order(SIDES))
        pieces = units.pieces_per_colour
        self.pieces_per_colour = Force(pieces.division, pieces.brigade)
        files.by_players("units.toml, force, players", [force.players for force in units.force])
        self.forces = {force.players: Force(force.division, force.brigade) for force in units.force}
        for players, force in self.forces.items():
            expect(
                force.divisions <= pieces.division and force.brigades <= pieces.brigade,
                f"units.toml, force of {players} players, division and brigade",
                "a colour has fewer pieces",
            )
        self.templates = tuple(map(_template, units.template))

    def _read_cards(self, cards: files.CardsFile) -> None:
        order = tuple(card.id for card in cards.card)
        expect(order == CARD_IDS, "cards.toml, card, id", _order(CARD_IDS))
        self.cards = tuple(map(_card_kind, cards.card))
        for kind, card in enumerate(cards.card):
            place = f"cards.toml, card {card.id}"
            fights = kind in COMBAT
            expect(
                fights == (card.kind == "combat"),
                f"{place}, kind",
                "the first five kinds are combat cards, and no others",
            )
            expect(
                fights == (card.combat_points > 0),
                f"{place}, combat_points",
                "combat cards have points, others have none",
            )
        self.card_points = [card.points for card in self.cards]
        self.deck = [card.count for card in self.cards]
        reason = f"the counts add up to {sum(self.deck)}, not {cards.deck.total}"
        expect(sum(self.deck) == cards.deck.total, "cards.toml, deck, total", reason)
        no_cards = cards.deck.starting_hand == 0
        expect(no_cards, "cards.toml, deck, starting_hand", "every hand starts empty")
        self.hand_limit = cards.deck.hand_limit_at_turn_start
        self.draw_at_turn_end = cards.deck.draw_at_turn_end

    def _read_rules(self, rules: files.RulesFile) -> None:
        self.players = (rules.players.min, rules.players.max)
        self.victory = {entry.players: entry for entry in rules.victory}
        self.stalemate = rules.stalemate
        self.turn_limit = rules.turn_limit
        files.by_players("rules.toml, victory, players", [one.players for one in rules.victory])
        for players, entry in self.victory.items():
            low, high = entry.bounds
            numbers = {"captures": entry.captures, "quick": entry.quick, "long": entry.long}
            for field, number in numbers.items():
                place = f"rules.toml, victory of {players} players, {field}"
                expect(low <= number <= high, place, f"{number} is not within {low} to {high}")
        for name, rounds in (("stalemate", self.stalemate), ("turn_limit", self.turn_limit)):
            offered = rounds.default_rounds in rounds.offered_rounds
            place = f"rules.toml, {name}, default_rounds"
            expect(offered, place, "must be among the offered_rounds")

    def _check_templates(self) -> None:
        home = self.quadrants[0].home
        for template in self.templates:
            force = self.forces[template.players]
            place = f"units.toml, template {template.key}, division and brigade"
            squares = template.divisions + template.brigades
            reason = f"must be {force.divisions} Divisions and {force.brigades} Brigades"
            given = Force(len(template.divisions), len(template.brigades))
            expect(given == force, place, reason)
            expect(len(set(squares)) == len(squares), place, "two units share a square")
            expect(set(squares) <= home, place, "a unit is outside the south-west home zone")

    def _draw_lines(self) -> None:
        longest = max(self.allowance) + self.deck[PLUS]
        rays = [self.board.rays(square) for square in self.board.cells]
        full = [
            [tuple([(to, Move(square, to)) for to in ray]) for ray in rays[square] if ray]
            for square in self.board.cells
        ]
        self.lines = [
            [tuple([line[:length] for line in lines]) for lines in full]
            for length in range(longest + 1)
        ]
        """By length and square: the squares outward in eight directions, no farther than that."""

    def unit_kind(self, division: int) -> UnitKind:
        """Return the kind of a unit, given whether it is a Division."""
        return self.division if division else self.brigade

    def unit_name(self, division: int) -> Text:
        """Return the name of a unit, given whether it is a Division."""
        return self.unit_kind(division).name

    def card_name(self, kind: int) -> Text:
        """Return the name of a kind of card."""
        return self.cards[kind].name

    def side_name(self, side: Side) -> Text:
        """Return the name of a side."""
        return self.colours[side].name

    def side_list(self, sides: Sequence[Side]) -> Text:
        """Return sides as one phrase: "Gold, Red"."""
        return _joined([self.colours[side].name for side in sides])

    def card_list(self, cards: Sequence[int]) -> Text:
        """Return cards as one phrase: "2 × Brigade, Resource"."""
        if not cards:
            return T("daring_eagle", "no card")
        return _joined([self._several(kind, cards.count(kind)) for kind in sorted(set(cards))])

    def _several(self, kind: int, count: int) -> Text:
        name = self.cards[kind].name
        if count == 1:
            return name
        return T("daring_eagle", "{count} × {card}").of(count=count, card=name)

    def turned(self, squares: Sequence[int], quadrant: int) -> tuple[int, ...]:
        """Return squares of the south-west quadrant turned to another one."""
        return tuple(self.board.rotated(square, quadrant) for square in squares)

    def texts(self) -> Iterator[Text]:
        """Yield every text that comes from the data files, for the extraction of translations."""
        for quadrant in self.quadrants:
            yield quadrant.name
        for board_side in self.board_sides.values():
            yield board_side.title
        yield self.division.name
        yield self.brigade.name
        for colour in self.colours.values():
            yield colour.name
        for template in self.templates:
            yield template.title
        for card in self.cards:
            yield card.name
            yield card.text


def _joined(phrases: Sequence[Text]) -> Text:
    """Return phrases as one, with commas between them."""
    joined = phrases[0]
    for phrase in phrases[1:]:
        joined = T("daring_eagle", "{first}, {next}").of(first=joined, next=phrase)
    return joined


def _order(ids: Sequence[str]) -> str:
    return f"the order must be {', '.join(ids)}"


def _quadrant(entry: files.QuadrantEntry) -> Quadrant:
    place = f"board.toml, quadrant {entry.id}"
    first, last = files.squares([entry.squares_from, entry.squares_to])
    squares = frozenset(
        rank * 12 + file
        for rank in range(first // 12, last // 12 + 1)
        for file in range(first % 12, last % 12 + 1)
    )
    reason = f"a quadrant has 36 squares, this one {len(squares)}"
    expect(len(squares) == 36, f"{place}, squares_from and squares_to", reason)
    front, rear = files.squares(entry.home_front_row), files.squares(entry.home_rear_row)
    home = frozenset(front + rear)
    inside = len(home) == 12 and home <= squares
    expect(inside, f"{place}, home_front_row and home_rear_row", "must be 12 squares of it")
    name = files.text(entry.name)
    return Quadrant(entry.id, name, entry.table_edge, squares, front, rear, home)


def _board_side(entry: files.BoardSideEntry, homes: frozenset[int]) -> BoardSide:
    place = f"board.toml, side {entry.id}, printed_emplacements"
    printed = files.squares(entry.printed_emplacements)
    expect(len(set(printed)) == len(printed), place, "a square is named twice")
    expect(not homes.intersection(printed), place, "a square lies in a home zone")
    return BoardSide(entry.id, files.text(entry.title), entry.standard, printed)


def _unit_kind(entry: files.UnitType) -> UnitKind:
    return UnitKind(
        entry.id,
        files.text(entry.name),
        entry.letter,
        entry.combat_points,
        entry.allowance,
        entry.nato_size_mark,
    )


def _colour(entry: files.ColourEntry) -> Colour:
    return Colour(
        entry.id,
        files.text(entry.name),
        entry.fill,
        entry.ink,
        entry.pattern,
        QUADRANT_IDS.index(entry.default_quadrant),
    )


def _template(entry: files.TemplateEntry) -> Template:
    return Template(
        entry.id,
        files.text(entry.title),
        entry.players,
        files.squares(entry.division),
        files.squares(entry.brigade),
    )


def _card_kind(entry: files.CardEntry) -> CardKind:
    for card_id in entry.cancelled_by:
        place = f"cards.toml, card {entry.id}, cancelled_by"
        expect(card_id in CARD_IDS, place, f"there is no card {card_id}")
    return CardKind(
        entry.id,
        files.text(entry.name),
        files.text(entry.text),
        entry.count,
        entry.combat_points,
        entry.symbol,
        tuple(entry.when),
        tuple(CARD_IDS.index(card_id) for card_id in entry.cancelled_by),
        entry.leaves_combat,
    )
