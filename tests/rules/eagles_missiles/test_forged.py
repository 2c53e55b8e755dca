"""Actions that name what does not exist, as a changed file may hold them, are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Refused, Step
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.actions import AnyAction
from desktop.rules.eagles_missiles.deploy import Deploy
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, LaidCard
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.fights import card
from tests.rules.eagles_missiles.positions import GAME, asked, assault, russian, war

OPEN: tuple[Step, ...] = (
    LayCards(RUSSIAN),
    PlaceSquadrons(RUSSIAN),
    Deploy(POLISH),
    Landing(POLISH),
    AaMoves((("AA_B_1", "MAZ"),)),
)
"""The steps that accept more than they list."""
UNKNOWN = ("", "nothing", "squadron:nothing", "assault:nothing", "żółw")


def position(step: Step) -> State:
    """Return a position in which a step has something to ask."""
    s = war(hand="PL01 PL04", steps=(step,))
    s.unit("AA_B_1").at, s.unit("AA_B_1").moved = "LDZ", True
    s.russian_deck.take(0)
    s.now.drawn.append(LaidCard(card(1), RUSSIAN))
    assault(s, "III", card(5))
    russian(s, "SU24", "raid", "MAZ")
    return s


def spoiled(listed: tuple[Action, ...]) -> Iterator[Action]:
    """Yield actions that are possible but for one name, which is of nothing."""
    for action in listed:
        for field in action.__struct_fields__:
            for unknown in UNKNOWN:
                if isinstance(getattr(action, field), str):
                    yield msgspec.structs.replace(action, **{field: unknown})


def forged() -> Iterator[Action]:
    """Yield each kind of action that names anything, with names of nothing."""
    for kind in get_args(AnyAction):
        fields: list[Any] = list(msgspec.structs.fields(kind))
        for unknown in UNKNOWN:
            values = {
                field.name: unknown if field.type is str else (unknown, unknown)
                for field in fields
                if field.type is not tuple[int, ...]
            }
            if len(values) == len(fields) > 0:
                yield kind(**values)


@pytest.mark.parametrize("step", OPEN, ids=lambda step: type(step).__name__)
def test_what_names_nothing_is_refused_with_a_rule_and_a_reason(step: Step) -> None:
    s = position(step)
    before = msgspec.msgpack.encode(s)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.open
    for action in (*forged(), *spoiled(choice.actions)):
        with pytest.raises(Refused) as refused:
            engine.apply(GAME, s, action)
        assert refused.value.rule.startswith("EM-"), action
        assert sentence(refused.value.text), action
        assert msgspec.msgpack.encode(s) == before, action
