"""What the pictures of Hornet Leader are tried with: the shipped data as plain values."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import pytest

from desktop import resources
from desktop.table.hornet_leader.display_plan import Display, DisplayArea


@cache
def data(name: str) -> dict[str, Any]:
    """Return one of the game's data files."""
    path = resources.path("hornet_leader", "data", f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def label(area: dict[str, Any]) -> str:
    """Return the words along the ring of an area."""
    side, part = area.get("side", ""), area.get("part", "")
    match area["ring"]:
        case "center":
            return "Center"
        case "approach":
            return f"{side} Approach"
        case "stand_off":
            return f"{side} Stand-Off"
        case _:
            tail = "" if part == "central" else f"-{part[0]}"
            return f"Pre-Approach {side[0]}{tail}"


@pytest.fixture(scope="session")
def display() -> Display:
    """The tactical display that the game ships."""
    raw = data("tactical_display")
    return Display(
        areas=tuple(
            DisplayArea(
                name=area["id"],
                label=label(area),
                ring=area["ring_index"],
                side=area.get("side", ""),
                outline=tuple((x, y) for x, y in area["polygon"]),
                label_at=(area["label_at"][0], area["label_at"][1]),
            )
            for area in raw["area"]
        ),
        gates=tuple((x, y) for x, y in (gate["at"] for gate in raw["gate"])),
        rivets=tuple((x, y) for x, y in (rivet["at"] for rivet in raw["blocker"])),
    )
