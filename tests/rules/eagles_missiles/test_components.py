"""Damaged data files are refused in a sentence that names the file, whatever is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.core import BadComponents
from desktop.rules.eagles_missiles.components import Kit
from tests.rules.eagles_missiles.positions import data

Damage = Callable[[dict[str, Any]], object]


def effect(card: int) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Return what finds the effect of a card of a file."""

    def found(file: dict[str, Any]) -> dict[str, Any]:
        of_card: dict[str, Any] = file["card"][card]["effect"]
        return of_card

    return found


CHOICE = next(
    number
    for number, card in enumerate(tomllib.loads(data()["cards_nato.toml"].decode())["card"])
    if card["effect"]["op"] == "choose"
)
DAMAGES: list[tuple[str, Damage]] = [
    ("cards_nato.toml", lambda file: effect(0)(file).update(op={"op": "none"})),
    ("cards_nato.toml", lambda file: effect(0)(file).update(unit="NA_NOBODY")),
    ("cards_nato.toml", lambda file: effect(CHOICE)(file).update(options=[7])),
    ("cards_nato.toml", lambda file: effect(CHOICE)(file).update(options=7)),
    ("cards_nato.toml", lambda file: effect(CHOICE)(file)["options"][0].clear()),
    ("cards_nato.toml", lambda file: effect(CHOICE)(file)["options"][0].update(op="choose")),
    ("cards_polish.toml", lambda file: effect(0)(file).update(op=[])),
    ("cards_polish.toml", lambda file: effect(0)(file).pop("amount")),
    ("cards_polish.toml", lambda file: effect(0)(file).update(contest=["nothing"])),
    ("game.toml", lambda file: file["options"].pop("day_limit")),
    ("game.toml", lambda file: file["aa"].pop("minimum_hit_on")),
    ("game.toml", lambda file: file["scoring"].update(allied_losses_per_point=0)),
    ("game.toml", lambda file: file["sequence"].update(attackers_per_squadron_max=[])),
    ("game.toml", lambda file: file["setup"].update(fleet_strength="many")),
    ("game.toml", lambda file: file["deck"][0].pop("id")),
    ("game.toml", lambda file: file["deck"][1].update(id="counts")),
    ("units.toml", lambda file: file["squadron"].append(file["squadron"].pop(0))),
]


@pytest.mark.parametrize("number", range(len(DAMAGES)))
def test_what_is_missing_or_of_a_wrong_kind_is_named(number: int) -> None:
    name, damage = DAMAGES[number]
    file = tomllib.loads(data()[name].decode())
    damage(file)
    with pytest.raises(BadComponents, match=name):
        Kit({**data(), name: file})


def test_a_file_that_is_nested_too_deeply_is_named() -> None:
    with pytest.raises(BadComponents, match=r"game\.toml: this is nested too deeply"):
        Kit({**data(), "game.toml": b"a = " + b"[" * 3000 + b"]" * 3000})
