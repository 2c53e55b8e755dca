"""The rules reference of Eagles & Missiles: the questions it answers, the tables it copies."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from desktop import resources
from desktop.table.rules_text import MENTION, RulesText

QUESTION = re.compile(r"\*\*(E\d+)\. .+\?\*\* (.+)$")
ROW = re.compile(r"\*\*(.+?):\*\* (.+)$")
NUMBER = re.compile(r"[+\N{MINUS SIGN}]?\d+\*?")
COUNTED = re.compile(r"\*\*(.+?) \((\d+)\)[,:]\*\*")
ASKED = [f"E{number}" for number in range(1, 13)]
NAMES = {"rules.md": "name", "rules.pl.md": "name_pl"}
PAGES = pytest.mark.parametrize("page", list(NAMES))


def load(page: str) -> RulesText:
    return RulesText(resources.path("eagles_missiles", page).read_text(encoding="utf-8"))


def said(name: str) -> dict[str, Any]:
    path = resources.path("eagles_missiles", "data", f"{name}.toml")
    return tomllib.loads(path.read_text("utf-8"))


MAP, UNITS, CARDS = said("map"), said("units"), said("cards_russian")["card"]


def rows(page: str, chapter: str) -> list[tuple[str, str]]:
    """Return the heads and the words of the rows of a table."""
    found: list[tuple[str, str]] = []
    inside = False
    for paragraph in load(page).paragraphs:
        if paragraph.kind.startswith("h"):
            inside = paragraph.text.startswith(f"{chapter} ")
        elif inside and paragraph.kind == "item" and (row := ROW.match(paragraph.text)):
            found.append((row[1], row[2]))
    return found


def numbers(words: str) -> list[str]:
    return [each.replace("\N{MINUS SIGN}", "-") for each in NUMBER.findall(words)]


def lands(page: str, keys: Iterable[str]) -> list[str]:
    """Return the names of territories in the language of a page."""
    names = {land["id"]: land[NAMES[page]] for land in MAP["territory"]}
    return [names[key] for key in keys]


def counts(craft: dict[str, Any]) -> list[int]:
    """Return how many squadrons of a type each side has, without those that have none."""
    owners = Counter(each["side"] for each in UNITS["squadron"] if each["type"] == craft["id"])
    return [owners[side] for side in ("russian", "polish", "nato") if owners[side]]


@PAGES
def test_every_question_is_answered_by_a_rule(page: str) -> None:
    rules = load(page)
    found = [QUESTION.match(paragraph.text) for paragraph in rules.paragraphs]
    answers = {each[1]: MENTION.findall(each[2]) for each in found if each}
    assert list(answers) == ASKED
    assert all(ids and all(map(rules.knows, ids)) for ids in answers.values())


@PAGES
def test_the_marks_of_the_sides_are_those_of_their_counters(page: str) -> None:
    marks = tomllib.loads(resources.path("themes", "factions.toml").read_text("utf-8"))
    words = {
        "rules.md": {"diamond": "diamond", "shield": "shield", "hexagon": "hexagon"},
        "rules.pl.md": {"diamond": "romb", "shield": "tarcz", "hexagon": "sześciokąt"},
    }[page]
    told = next(p.text for p in load(page).paragraphs if p.text.startswith("**E12."))
    for side in marks["eagles_missiles"].values():
        assert words[side["mark"]] in told


@PAGES
def test_the_strengths_are_those_of_the_data(page: str) -> None:
    stated = []
    for craft in UNITS["type"]:
        air = f"{craft['air']}*" if craft["star"] else str(craft["air"])
        values = [air, str(craft["bombardment"]), *map(str, counts(craft))]
        stated.append((craft["name"], values))
    assert [(head, numbers(words)) for head, words in rows(page, "16.1")] == stated


@pytest.mark.parametrize(
    ("page", "bomber", "raids"),
    [("rules.md", "bomber", "raids"), ("rules.pl.md", "bombowiec", "naloty")],
)
def test_bombers_and_those_that_raid_are_named(page: str, bomber: str, raids: str) -> None:
    table = rows(page, "16.1")
    for word, field in ((bomber, "bomber"), (raids, "strategic")):
        named = [head for head, words in table if word in words.split(" (")[0].split(", ")]
        assert named == [craft["name"] for craft in UNITS["type"] if craft[field]]


@PAGES
def test_the_nato_squadrons_are_those_of_the_data(page: str) -> None:
    names = {craft["id"]: craft["name"] for craft in UNITS["type"]}
    nato = [each for each in UNITS["squadron"] if each["side"] == "nato"]
    assert [words for _, words in rows(page, "16.2")] == [names[each["type"]] for each in nato]
    if page == "rules.md":
        assert [head for head, _ in rows(page, "16.2")] == [each["name"] for each in nato]


@PAGES
def test_the_lines_are_those_of_the_data(page: str) -> None:
    found = {head.split(",")[0]: words.split(", ") for head, words in rows(page, "16.3")}
    assert found == {line["id"]: lands(page, line["path"]) for line in MAP["line"]}


@PAGES
def test_cities_and_airfields_are_those_of_the_data(page: str) -> None:
    """A territory without them says so in words that name none."""
    found = {head: words.split("; ") for head, words in rows(page, "16.4")}
    assert list(found) == lands(page, [t["id"] for t in MAP["territory"] if t["kind"] != "sea"])
    for land in MAP["territory"]:
        if land["kind"] == "sea":
            continue
        cities, airfields = found[land[NAMES[page]]]
        here = [each["name"] for each in MAP["city"] if each["territory"] == land["id"]]
        assert cities.split(", ") == here or (not here and cities[0].islower())
        bases = [
            f"{each['name']} {each['capacity']}"
            for each in MAP["airfield"]
            if each["territory"] == land["id"]
        ]
        assert airfields.split(", ") == bases or (not bases and airfields[0].islower())


@PAGES
def test_the_neighbours_are_those_of_the_data(page: str) -> None:
    found = {head: words.split(", ") for head, words in rows(page, "16.5")}
    assert found == {
        land[NAMES[page]]: lands(page, land["adjacent"])
        for land in MAP["territory"]
        if land["kind"] == "polish"
    }


@PAGES
def test_the_assault_cards_are_those_of_the_data(page: str) -> None:
    assaults = [card for card in CARDS if card["kind"] == "assault"]
    found = rows(page, "16.6")
    assert [numbers(words) for _, words in found] == [
        [str(card[key]) for key in ("strength", "fighters", "bombers")] for card in assaults
    ]
    if page == "rules.md":
        assert [head for head, _ in found] == [card["title"] for card in assaults]


@pytest.mark.parametrize(
    ("page", "kinds"),
    [
        ("rules.md", {"city": "city", "airfield": "airfield", "aa": "AA unit"}),
        (
            "rules.pl.md",
            {"city": "miasto", "airfield": "lotnisko", "aa": "jednostka przeciwlotnicza"},
        ),
    ],
)
def test_the_missile_cards_are_those_of_the_data(page: str, kinds: dict[str, str]) -> None:
    missiles = [card for card in CARDS if card["kind"] == "missile"]
    found = rows(page, "16.7")
    assert len(found) == len(missiles)
    for (head, words), card in zip(found, missiles, strict=True):
        assert page != "rules.md" or head == card["title"]
        assert numbers(words) == [str(card["dice"]), str(card["hit_on"])]
        targets = re.split(", | or | lub ", words)[2:]
        assert targets == [kinds[kind] for kind in card["targets"]]


@PAGES
@pytest.mark.rule("EM-VI.0a")
def test_the_chances_are_those_of_two_dice(page: str) -> None:
    found = {numbers(head)[0]: list(map(int, numbers(w))) for head, w in rows(page, "16.8")}
    assert list(map(int, found)) == list(range(-5, 6))
    for lead, chances in found.items():
        ends = [a + int(lead) - b for a, b in product(range(1, 7), repeat=2)]
        won, lost = sum(end > 0 for end in ends), sum(end < 0 for end in ends)
        assert chances == [won, 36 - won - lost, lost]


@PAGES
def test_the_points_are_those_of_the_data(page: str) -> None:
    values = said("game")["scoring"]
    points = [
        values["city"],
        1,
        values["coast_bonus"],
        values["german_border_bonus"],
        values["line_complete"],
        values["fleet_lost"],
        values["russian_loss_penalty"],
    ]
    found = rows(page, "16.9")
    assert [int(numbers(words)[0]) for _, words in found] == points
    assert [MENTION.findall(words) for _, words in found] == [
        [f"EM-XII.{number}"] for number in range(1, 8)
    ]


@PAGES
@pytest.mark.parametrize(
    ("section", "deck"), [("N", "nato"), ("P", "polish")], ids=["EM-N", "EM-P"]
)
def test_the_kinds_of_cards_and_their_numbers_are_those_of_the_data(
    page: str, section: str, deck: str
) -> None:
    """All cards that bring a squadron are one rule, EM-N.1."""
    titles = Counter(
        "" if card["effect"]["op"] == "add_nato_squadron" else card["title"]
        for card in said(f"cards_{deck}")["card"]
    )
    told = []
    rules = load(page)
    for key in rules.rules:
        if key.startswith(f"EM-{section}."):
            words = next(p.text for p in rules.paragraphs if p.rule == key)
            told.append(COUNTED.match(words))
    found = [(each[1], int(each[2])) for each in told if each]
    assert [count for _, count in found] == list(titles.values())
    if page == "rules.md":
        assert [title for title, _ in found if title != "Squadron cards"] == [*filter(None, titles)]
