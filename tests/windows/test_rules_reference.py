"""The rules for players: complete, findable, with nothing that leads nowhere."""

import re

import pytest

from desktop import resources
from desktop.rules.games import GAMES
from desktop.table.rules_text import MENTION, RulesText, load_rules

KEYS = list(GAMES)


def ledger(game: str) -> list[str]:
    text = resources.path(game, "ledger.tsv").read_text(encoding="utf-8")
    return [line.partition("\t")[0] for line in text.splitlines() if line]


def mentions(text: str) -> list[str]:
    """Return the ids of rules that a text names; a type of aircraft, CF-100, is none."""
    kinds = {ledger(game)[0].partition("-")[0] for game in KEYS}
    return [one for one in MENTION.findall(text) if one.partition("-")[0] in kinds]


@pytest.mark.parametrize("game", KEYS)
def test_every_rule_of_the_ledger_has_its_paragraph(game: str) -> None:
    rules = load_rules(game)
    assert [rule for rule in ledger(game) if not rules.knows(rule)] == []


@pytest.mark.parametrize("game", KEYS)
def test_no_paragraph_has_an_id_that_the_ledger_does_not_know(game: str) -> None:
    assert sorted(set(load_rules(game).rules) - set(ledger(game))) == []


@pytest.mark.parametrize("game", KEYS)
def test_every_rule_mentioned_in_the_text_is_there(game: str) -> None:
    rules = load_rules(game)
    mentioned = {id for p in rules.paragraphs for id in mentions(p.text)}
    assert sorted(rule for rule in mentioned if not rules.knows(rule)) == []


@pytest.mark.parametrize("game", KEYS)
def test_the_first_chapter_tells_how_to_play(game: str) -> None:
    words = [words for level, words, _ in load_rules(game).headings if level == 2]
    assert words[0] == "How to play"
    assert all(re.match(r"\d+ ", chapter) for chapter in words[1:])


@pytest.mark.parametrize("game", KEYS)
def test_every_translation_has_the_same_paragraphs(game: str) -> None:
    """As many, of the same kinds, with the same ids and mentions, in the same order."""

    def outline(text: RulesText) -> list[tuple[str, str, list[str]]]:
        return [(p.kind, p.rule, sorted(mentions(p.text))) for p in text.paragraphs]

    translations = list(resources.path(game).glob("rules.*.md"))
    assert "rules.pl.md" in [path.name for path in translations]
    for path in translations:
        assert outline(RulesText(path.read_text(encoding="utf-8"))) == outline(load_rules(game))
