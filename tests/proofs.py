"""A pytest plugin: which rules do the tests prove that passed?

A test names the rules it proves: ``@pytest.mark.rule("DE-6.2a", ...)``. When all tests of the
rules ran, a rule of a game's ledger that no passed test proves fails the run.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from desktop.rules.games import find_game

TOP = Path(__file__).resolve().parent.parent
RULES = Path(__file__).resolve().parent / "rules"
PROPERTY = "rule"


def ledger(game: str) -> tuple[str, ...]:
    """Return the ids of a game's rules, in the order of its ledger."""
    file = TOP / "resources" / game / "ledger.tsv"
    return tuple(line.split("\t")[0] for line in file.read_text(encoding="utf-8").splitlines())


def marked(item: pytest.Item) -> list[str]:
    """Return the ids of the rules that a test says it proves."""
    return [str(one) for mark in item.iter_markers("rule") for one in mark.args]


class Proofs:
    """The account of one run."""

    def __init__(self) -> None:
        self.proved: set[str] = set()
        self.missing: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # User properties come through from the workers of pytest-xdist; marks do not.
        if report.when == "call" and report.passed:
            self.proved.update(str(v) for name, v in report.user_properties if name == PROPERTY)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly or not _all_rules_ran(session.config):
            return
        known = [one for folder in games() for one in ledger(folder)]
        self.missing = [one for one in known if one not in self.proved]
        if self.missing and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.missing:
            terminalreporter.section("rules that no passed test proves", red=True, bold=True)
            terminalreporter.write_line(" ".join(self.missing))


def games() -> list[str]:
    """Return the games on offer that have tests of their rules."""
    return sorted(
        folder.name
        for folder in RULES.iterdir()
        if (TOP / "resources" / folder.name / "ledger.tsv").is_file() and _on_offer(folder.name)
    )


def _on_offer(key: str) -> bool:
    try:
        find_game(key)
    except KeyError:
        return False
    return True


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proofs(), "proofs")


def pytest_collection_modifyitems(items: Iterable[pytest.Item]) -> None:
    for item in items:
        item.user_properties.extend((PROPERTY, one) for one in marked(item))


def _all_rules_ran(config: pytest.Config) -> bool:
    option = config.option
    if option.keyword or option.markexpr or option.deselect or getattr(option, "lf", False):
        return False
    places = [Path(config.invocation_params.dir, arg.split("::")[0]) for arg in config.args]
    return any(RULES.is_relative_to(place.resolve()) for place in places)
