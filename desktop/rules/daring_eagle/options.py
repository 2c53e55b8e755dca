"""Options of chapter 9: what can be agreed on, and what a setup says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules import agreement
from desktop.rules.core import Option, Refused, Setup, T, Text
from desktop.rules.daring_eagle.notation import SIDES
from desktop.rules.daring_eagle.state import Rules

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit

OFF: Final = T("daring_eagle", "Off")
ROUNDS: Final = T("daring_eagle", "{rounds} rounds")
CHANCE: Final = "chance"


def options(kit: Kit, players: int) -> tuple[Option, ...]:
    """Return what can be agreed on for this number of players."""
    return (
        Option(
            key="board",
            title=T("daring_eagle", "Board side"),
            help=T(
                "daring_eagle",
                "The gold side has its emplacements printed; on the green side the players place"
                " their own before they deploy.",
            ),
            rule="DE-9.1",
            default="gold",
            choices=tuple((side.key, side.title) for side in kit.board_sides.values()),
        ),
        _captures(kit, players),
        Option(
            key="stalemate",
            title=T("daring_eagle", "Stalemate"),
            help=T("daring_eagle", "The game ends after this long without a capture."),
            rule="DE-7.6a",
            default=kit.stalemate.default_rounds,
            choices=tuple((rounds, _rounds(rounds)) for rounds in kit.stalemate.offered_rounds),
        ),
        Option(
            key="turn_limit",
            title=T("daring_eagle", "Turn limit"),
            help=T("daring_eagle", "The game ends after this many rounds."),
            rule="DE-7.6b",
            default=kit.turn_limit.default_rounds,
            choices=tuple((rounds, _rounds(rounds)) for rounds in kit.turn_limit.offered_rounds),
        ),
        *_beginning(kit),
        *_openness(),
    )


def _captures(kit: Kit, players: int) -> Option:
    victory = kit.victory[players]
    numbers = {"usual": victory.captures, "quick": victory.quick}
    words = T("daring_eagle", "Usual {usual}, quick {quick}. Each unit counts 1.")
    if victory.long != victory.captures:  # with two players the usual game is the long one
        numbers["long"] = victory.long
        words = T("daring_eagle", "Usual {usual}, quick {quick}, long {long}. Each unit counts 1.")
    return Option(
        key="captures",
        title=T("daring_eagle", "Captures to win"),
        help=words.of(**numbers),
        rule="DE-7.2d",
        default=victory.captures,
        low=victory.bounds[0],
        high=victory.bounds[1],
    )


def _beginning(kit: Kit) -> tuple[Option, ...]:
    return (
        Option(
            key="first",
            title=T("daring_eagle", "First player"),
            help=T("daring_eagle", "Who goes first: drawn by lot, or agreed on."),
            rule="DE-4.2",
            default=CHANCE,
            choices=(
                (CHANCE, T("daring_eagle", "By lot")),
                *((side, kit.side_name(side)) for side in SIDES),
            ),
        ),
        Option(
            key="deployment",
            title=T("daring_eagle", "Deployment"),
            help=T(
                "daring_eagle",
                "What is proposed when units are deployed; any arrangement remains possible.",
            ),
            rule="DE-9.4",
            default="free",
            choices=(
                ("free", T("daring_eagle", "Free")),
                ("line", T("daring_eagle", "Line of battle")),
                ("guard", T("daring_eagle", "Divisions in reserve")),
                ("random", T("daring_eagle", "Random")),
            ),
        ),
    )


def _openness() -> tuple[Option, ...]:
    return (
        Option(
            key="open_hands",
            title=T("daring_eagle", "Open hands"),
            help=T("daring_eagle", "Everybody sees all hands: for learning the game."),
            rule="DE-9.5",
            default=False,
        ),
        Option(
            key="concealed_answers",
            title=T("daring_eagle", "Concealed answers"),
            help=T(
                "daring_eagle",
                "Ask everybody who might hold Anti-Aircraft whether to answer, not only those who"
                " do: slower, but it tells nobody who holds the card.",
            ),
            rule="DE-9.6",
            default=False,
        ),
    )


def _rounds(rounds: int) -> Text:
    return ROUNDS.of(rounds=rounds) if rounds else OFF


def agreed(kit: Kit, setup: Setup) -> Rules:
    """Return the rules of a setup, or raise :class:`Refused` if it cannot be played."""
    _check_sides(kit, setup)
    values = agreement.values(options(kit, len(setup.sides)), setup, "DE-9")
    first = values["first"]
    if first != CHANCE and first not in setup.sides:
        raise Refused(
            "DE-4.2",
            T("daring_eagle", "{side} cannot go first: it is not in play.").of(
                side=kit.side_name(str(first))
            ),
        )
    return Rules(
        board=str(values["board"]),
        captures=int(values["captures"]),
        stalemate_rounds=int(values["stalemate"]),
        turn_limit=int(values["turn_limit"]),
        open_hands=bool(values["open_hands"]),
        concealed_answers=bool(values["concealed_answers"]),
        first=-1 if first == CHANCE else setup.sides.index(str(first)),
    )


def _check_sides(kit: Kit, setup: Setup) -> None:
    least, most = kit.players
    if not least <= len(setup.sides) <= most:
        raise Refused(
            "DE-1.2",
            T("daring_eagle", "{least} to {most} players take part, not {players}.").of(
                least=least, most=most, players=len(setup.sides)
            ),
        )
    for side in setup.sides:
        if side not in kit.colours:
            raise Refused("DE-1.2", T("daring_eagle", "There is no colour {side}.").of(side=side))
        if setup.sides.count(side) > 1:
            raise Refused(
                "DE-1.2",
                T("daring_eagle", "Only one player can have {side}.").of(side=kit.side_name(side)),
            )
