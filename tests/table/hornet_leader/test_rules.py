"""The questions that the rules reference of Hornet Leader answers."""

import re

import pytest

from desktop import resources
from desktop.table.rules_text import MENTION, RulesText

QUESTION = re.compile(r"\*\*([HL]\d+)\. .+\?\*\* (.+)$")
ASKED = [f"H{number}" for number in range(1, 52)] + [f"L{number}" for number in range(1, 20)]


@pytest.mark.parametrize("name", ["rules.md", "rules.pl.md"])
def test_every_question_is_answered_by_a_rule(name: str) -> None:
    rules = RulesText(resources.path("hornet_leader", name).read_text(encoding="utf-8"))
    found = [QUESTION.match(paragraph.text) for paragraph in rules.paragraphs]
    answers = {each[1]: MENTION.findall(each[2]) for each in found if each}
    assert list(answers) == ASKED
    assert all(ids and all(map(rules.knows, ids)) for ids in answers.values())
