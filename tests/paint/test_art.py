"""The silhouettes are what their generator writes, whole, symmetric, and cover every unit."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from desktop import resources
from desktop.paint.pictures import picture_of
from desktop.rules.hornet_leader.components_cards import Art

TOP = Path(__file__).resolve().parents[2]
GENERATOR = TOP / "packaging" / "art" / "planforms.py"
TABLE = TOP / "packaging" / "art" / "planforms.toml"
CANVAS = 100


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


TYPES: dict[str, dict[str, Any]] = read(TABLE)["type"]
PICTURES = read(resources.path("art", "pictures.toml"))


def body_of(name: str) -> str:
    svg = resources.path("art", "svg", f"{name}.svg").read_text(encoding="utf-8")
    found = re.search(r'<path id="body"[^>]* d="([^"]*)"', svg)
    assert found
    return found[1]


def points_of(name: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", body_of(name))]


def test_every_silhouette_is_what_the_generator_writes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(GENERATOR), str(TABLE), str(tmp_path)], check=True)
    kept = {path.name: path.read_text() for path in resources.path("art", "svg").iterdir()}
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert kept == made


@pytest.mark.parametrize("name", sorted(TYPES))
def test_a_silhouette_stays_on_its_canvas(name: str) -> None:
    points = points_of(name)
    assert len(points) > 8
    assert all(0 <= x <= CANVAS and 0 <= y <= CANVAS for x, y in points)


@pytest.mark.parametrize("name", sorted(name for name, spec in TYPES.items() if "span" in spec))
def test_an_aircraft_is_symmetric(name: str) -> None:
    drawn = points_of(name)
    without_twin = [
        (x, y)
        for x, y in drawn
        if not any(abs(CANVAS - x - a) < 0.25 and abs(y - b) < 0.25 for a, b in drawn)
    ]
    assert without_twin == []


def test_pictures_name_only_silhouettes_that_exist() -> None:
    named = {
        name
        for tables in PICTURES.values()
        for entries in tables.values()
        for name in entries.values()
    }
    assert named <= set(TYPES)


def test_every_card_of_daring_eagle_has_a_picture() -> None:
    cards = read(resources.path("daring_eagle", "data", "cards.toml"))["card"]
    assert {card["symbol"] for card in cards} <= set(PICTURES["daring_eagle"]["symbol"])


def test_every_picture_that_a_target_may_have_is_there_and_others_of_a_pack_have_one() -> None:
    pictures = PICTURES["hornet_leader"]
    assert set(get_args(Art)) == set(pictures["target_art"])
    assert picture_of("hornet_leader", "aircraft", "of_a_pack") == pictures["aircraft"]["other"]
    for kind in ("site", "bandit", "bomber"):
        assert "other" in pictures[kind]
