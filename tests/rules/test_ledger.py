"""Every rule of a game's ledger has a test that names it, and no test names another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from desktop.rules.games import GAMES
from tests.proofs import TOP, games, ledger

pytest_plugins = ["pytester"]

KEYS = list(GAMES)


def named(key: str) -> dict[str, list[str]]:
    """Return by rule the tests that name it in a mark, of all rules of a game's kind of ids.

    What the log of a campaign asks for is proved where its files and pages are tested.
    """
    kind = ledger(key)[0].partition("-")[0]
    return {one: tests for one, tests in _named().items() if one.partition("-")[0] == kind}


@cache
def _named() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in sorted((TOP / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if "rule(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for one in _marks(node):
                    found.setdefault(one, []).append(f"{file.name}::{node.name}")
    return found


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
            for node in ast.walk(decorator):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def test_every_game_keeps_a_ledger() -> None:
    assert games() == sorted(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_a_ledger_names_each_rule_once_with_source_kind_and_words(key: str) -> None:
    text = Path(TOP, "resources", key, "ledger.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines()]
    assert all(len(row) == 4 and all(row) for row in rows)
    ids = [row[0] for row in rows]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_a_test(key: str) -> None:
    tests = named(key)
    assert [one for one in ledger(key) if one not in tests] == []


@pytest.mark.parametrize("key", KEYS)
def test_no_test_names_a_rule_that_is_not_in_the_ledger(key: str) -> None:
    known = set(ledger(key))
    assert {one: tests for one, tests in named(key).items() if one not in known} == {}


@pytest.mark.parametrize(("outcome", "proved"), [("assert True", True), ("assert False", False)])
@pytest.mark.parametrize("workers", ["0", "2"])
def test_only_a_test_that_passes_proves_its_rule(
    pytester: pytest.Pytester, outcome: str, proved: bool, workers: str
) -> None:
    pytester.makeini("[pytest]\nmarkers = rule(id)\n")
    pytester.makepyfile(
        test_one="import pytest\n\n@pytest.mark.rule('X-1', 'X-2')\n"
        f"def test_it():\n    {outcome}\n"
    )
    pytester.makeconftest(
        "from tests.proofs import *\n"
        "def pytest_unconfigure(config):\n"
        "    account = config.pluginmanager.get_plugin('proofs')\n"
        "    if account is not None:\n"
        "        print('proved', sorted(account.proved))\n"
    )
    result = pytester.runpytest("-n", workers, "-p", "no:cacheprovider")
    result.stdout.fnmatch_lines(["proved *'X-1', 'X-2'*" if proved else "proved *[[]]*"])
