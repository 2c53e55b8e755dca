"""The counters of the four games: plain values in, a face out."""

from __future__ import annotations

from typing import Literal

from desktop.paint.drawing import PALE
from desktop.paint.face import Altitude, Badge, Cell, Edge, Face, Kind, Role, Status
from desktop.paint.factions import faction

MINUS = "\N{MINUS SIGN}"


def signed(value: int) -> str:
    """Return a number with its sign; a true minus."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


# --- Daring Eagle ---------------------------------------------------------------------------------


def eagle_unit(side: str, echelon: Literal["XX", "X"], points: int, allowance: int) -> Face:
    """Return a division (XX) or a brigade (X) of Daring Eagle."""
    colours = faction("daring_eagle", side)
    division = echelon == "XX"
    return Face(
        colours.fill,
        colours.ink,
        kind=Kind.FORMATION,
        number=str(points),
        echelon=echelon,
        bottom=(Cell(str(allowance)),),
        strip=colours.mark,
        width=64 if division else 56,
        height=55 if division else 46,
    )


def emplacement(kind: Literal["printed", "piece"]) -> Face:
    """Return an emplacement: printed on the board, or a piece with a pale dot."""
    if kind == "piece":
        return Face("#6A727B", "#D7DCE1", kind=Kind.EMPLACEMENT, number="1", width=62, height=62)
    return Face("#6E5035", "#E3CFA4", kind=Kind.EMPLACEMENT, width=64, height=64)


# --- Hornet Leader --------------------------------------------------------------------------------


def hornet_aircraft(
    callsign: str,
    short: str,
    picture: str,
    altitude: Altitude,
    speed: Literal[1, 2],
    status: Status,
    dots: int,
    weapons: int,
) -> Face:
    """Return one of the player's aircraft."""
    side = faction("hornet_leader", altitude)
    return Face(
        side.fill,
        side.ink,
        callsign,
        picture,
        subtitle=short,
        bottom=(Cell(status, "status"), Cell(str(weapons), "box")),
        altitude=altitude,
        speed=speed,
        dots=dots,
        status=status,
    )


def hornet_site(
    name: str,
    picture: str,
    attack: tuple[int, int, int],
    altitude: str,
    reach: int,
    chips: tuple[str, ...] = (),
) -> Face:
    """Return an air-defence site; a range of 0, its own area only, shows no circle (HL-1.3d)."""
    side = faction("hornet_leader", "site")
    return Face(
        side.fill,
        side.ink,
        picture=picture,
        subtitle=name,
        top=tuple(Cell(str(n)) for n in attack),
        bottom=(Cell(altitude), *_reach(reach)),
        chips=chips,
        mark=side.mark,
    )


def hornet_bandit(
    name: str, picture: str, attack: tuple[int, int, int], reach: int, defense: int
) -> Face:
    """Return an enemy fighter, nose down; a range of 0 shows no circle (HL-1.3d)."""
    side = faction("hornet_leader", "bandit")
    return Face(
        side.fill,
        side.ink,
        picture=picture,
        turn=180,
        subtitle=name,
        top=tuple(Cell(str(n)) for n in attack),
        bottom=(Cell(signed(defense), "dim"), *_reach(reach)),
        edge="stripe",
    )


def _reach(reach: int) -> tuple[Cell, ...]:
    return (Cell(str(reach), "disc"),) if reach else ()


def hornet_bombers(name: str, picture: str, count: Literal[1, 2], defense: int) -> Face:
    """Return enemy bombers, nose down: one or two on a counter."""
    return Face(
        "#6B1B3C",
        faction("hornet_leader", "bandit").ink,
        picture=picture,
        pictures=count,
        turn=180,
        subtitle=name,
        bottom=(Cell(signed(defense), "dim"), Cell(str(count), "box")),
        edge="stripe",
    )


def hornet_marker(text: str, caption: str) -> Face:
    """Return a cream marker of the tracks."""
    return Face("#EFE6CF", "#20262D", caption, kind=Kind.NUMBER, number=text)


# --- Red Menace -----------------------------------------------------------------------------------


def menace_unit(
    side: str, name: str, picture: str, *cells: Cell, subtitle: str = "", turn: int = 0
) -> Face:
    """Return a unit of Red Menace; bombers on the ground have their nose down."""
    colours = faction("red_menace", side)
    edge: Edge = "bands" if side == "canada" else ""
    return Face(
        colours.fill,
        colours.ink,
        name,
        picture,
        turn=turn,
        subtitle=subtitle,
        bottom=cells,
        mark=colours.mark,
        edge=edge,
    )


def menace_flight(side: str, letter: str, left: int | None) -> Face:
    """Return a flight of bombers: pips once revealed, a question mark before."""
    colours = faction("red_menace", side)
    return Face(
        colours.fill,
        colours.ink,
        letter,
        kind=Kind.FLIGHT,
        pips=-1 if left is None else left,
        mark=colours.mark,
    )


def menace_nuke(points: str, title: str = "", die: int = 0) -> Face:
    """Return a nuclear marker with its value, and the die that made it if one did."""
    badge = Badge(str(die)) if die else None
    return Face(
        "#F2C230",
        "#1A1405",
        title,
        picture="nuke",
        kind=Kind.NUMBER,
        number=points,
        badge=badge,
    )


def menace_cube(side: str, lap: str) -> Face:
    """Return the cube of a side on the track of points; the lap is empty on its first."""
    colours = faction("red_menace", side)
    return Face(
        colours.fill,
        colours.ink,
        kind=Kind.CUBE,
        mark=colours.mark,
        number=lap,
        width=24,
        height=24,
    )


def menace_flag(side: str) -> Face:
    """Return the flag at the points that a side needs."""
    colours = faction("red_menace", side)
    return Face(colours.fill, colours.ink, kind=Kind.FLAG, mark=colours.mark, width=22, height=28)


# --- Eagles & Missiles ----------------------------------------------------------------------------


def missiles_squadron(
    side: str,
    name: str,
    picture: str,
    air: Cell,
    bombs: Cell,
    code: str = "",
    edge: Edge = "",
    role: Role = "",
) -> Face:
    """Return a squadron of Eagles & Missiles: air strength left, bombardment right."""
    colours = faction("eagles_missiles", side)
    return Face(
        colours.fill,
        colours.ink,
        name,
        picture,
        turn=180 if side == "russian" else 0,
        bottom=(air, bombs),
        mark=colours.mark,
        code=code,
        edge=edge or ("dashes" if side == "polish" else ""),
        role=role,
    )


def missiles_disc(fill: str, picture: str, text: str, edge: Edge = "") -> Face:
    """Return a round air-defence unit; its ring tells what it can do."""
    return Face(
        fill, PALE, picture=picture, kind=Kind.DISC, number=text, edge=edge, width=40, height=40
    )


def missiles_card(
    fill: str, number: str, picture: str, chips: tuple[str, ...], subtitle: str = ""
) -> Face:
    """Return a Russian card on the map: strength or dice, and what it sends or can hit."""
    return Face(
        fill,
        PALE,
        picture=picture,
        kind=Kind.CARD,
        subtitle=subtitle,
        chips=chips,
        number=number,
        width=44,
        height=60,
    )


def missiles_fleet(number: str, title: str, fill: str) -> Face:
    """Return the ship card over its strength."""
    ink = faction("eagles_missiles", "russian").ink
    return Face(fill, ink, title, "fleet", kind=Kind.NUMBER, number=number)
