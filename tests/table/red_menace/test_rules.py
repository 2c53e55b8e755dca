"""The rules reference of Red Menace: the questions it answers, and the tables it copies."""

import re
import tomllib
from typing import Any

import pytest

from desktop import resources
from desktop.table.rules_text import MENTION, RulesText

QUESTION = re.compile(r"\*\*(M\d+)\. .+\?\*\* (.+)$")
ROW = re.compile(r"\*\*(.+):\*\* (.+)$")
CITIES = re.compile(r"\b[A-U](?: [A-U]){5}\b")
ASKED = [f"M{number}" for number in range(1, 10)]
PAGES = pytest.mark.parametrize("page", ["rules.md", "rules.pl.md"])


def load(page: str) -> RulesText:
    return RulesText(resources.path("red_menace", page).read_text(encoding="utf-8"))


def said(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.path("red_menace", "data", f"{name}.toml").read_text("utf-8"))


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


def numbers(unit: dict[str, Any]) -> str:
    ranges = "/".join(map(str, unit["R"]))
    words = f"R {ranges}, A {unit['A']}+"
    if unit["role"] == "bomber":
        words = f"M {unit['M']}, {words}, D {unit['D']}".replace("-", "\N{MINUS SIGN}")
    return f"{words} ({unit['count']})"


@PAGES
def test_every_question_is_answered_by_a_rule(page: str) -> None:
    rules = load(page)
    found = [QUESTION.match(paragraph.text) for paragraph in rules.paragraphs]
    answers = {each[1]: MENTION.findall(each[2]) for each in found if each}
    assert list(answers) == ASKED
    assert all(ids and all(map(rules.knows, ids)) for ids in answers.values())


@PAGES
def test_the_numbers_of_units_are_those_of_the_data(page: str) -> None:
    units = [numbers(unit) for unit in said("units")["unit"] if "A" in unit]
    assert sorted(words for _, words in rows(page, "15.1")) == sorted(units)


@PAGES
def test_the_orders_of_hits_are_those_of_the_data(page: str) -> None:
    data = said("units")
    names = {unit["id"]: unit["name"] for unit in data["unit"]}
    orders = [data["units"][key] for key in ("hit_order_soviet", "hit_order_us_uk")]
    found = [words.partition(".")[0] for _, words in rows(page, "15.2")]
    assert found == [", ".join(names[key] for key in order) for order in orders]


@PAGES
def test_the_city_cards_are_those_of_the_data(page: str) -> None:
    found = {head.split()[0]: words.split() for head, words in rows(page, "15.5")}
    assert found == {card["base"]: card["targets"] for card in said("city_cards")["card"]}


@PAGES
def test_second_and_third_targets_are_those_of_the_data(page: str) -> None:
    found = {
        head.split()[0]: [run.split() for run in CITIES.findall(words)]
        for head, words in rows(page, "15.6")
    }
    table = said("tables")["secondary_tertiary"]["row"]
    assert found == {row["base"]: [row["secondary"], row["tertiary"]] for row in table}


def test_the_scenarios_are_those_of_the_data() -> None:
    book = said("scenarios")["scenario"]
    heads = [head for head, _ in rows("rules.md", "15.8")]
    assert heads == [f"{one['id']} {one['title']}, {one['year']}" for one in book]
    assert [head[-4:] for head, _ in rows("rules.pl.md", "15.8")] == [h[-4:] for h in heads]
