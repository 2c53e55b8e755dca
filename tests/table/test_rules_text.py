from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from desktop.rules.games import GAMES
from desktop.table.looks import LOOKS
from desktop.table.rules_panel import RulesPanel
from desktop.table.rules_text import RulesText, load_rules, plain

SAMPLE = """# Title

## 1 Moving

**TO-1.1a** A unit moves *one* area. See TO-1.2
and go on.

**TO-1.2** Nothing moves **twice**.

> Ruling: never.

- a point
"""


def test_rules_are_found_by_their_id_and_the_nearest_above() -> None:
    rules = RulesText(SAMPLE)
    assert rules.rules == ("TO-1.1a", "TO-1.2")
    assert rules.anchor("TO-1.1a") == "TO-1.1a"
    assert rules.anchor("TO-1.2b") == "TO-1.2"
    assert rules.anchor("TO-1") == "TO-1.1a"
    assert rules.anchor("XX-9") == ""
    assert rules.anchor("") == ""


def test_a_rule_runs_on_over_its_lines_and_loses_its_signs() -> None:
    rules = RulesText(SAMPLE)
    assert rules.sentence("TO-1.1a") == "A unit moves one area. See TO-1.2 and go on."
    assert plain("**bold** and `code`") == "bold and code"


def test_a_mention_of_a_rule_is_a_link_and_signs_are_escaped() -> None:
    html = RulesText(SAMPLE + "\n**TO-2** a < b & c").to_html(lit="TO-1.2", tint="#ff0000")
    assert '<a href="#TO-1.2">TO-1.2</a>' in html
    assert 'bgcolor="#ff0000"' in html
    assert "a &lt; b &amp; c" in html


def test_an_id_with_two_letters_is_mentioned_whole() -> None:
    html = RulesText("**TO-1.1a** See TO-1.1aa.\n\n**TO-1.1aa** Done.").to_html()
    assert '<a href="#TO-1.1aa">TO-1.1aa</a>' in html


def test_an_id_with_its_chapter_in_letters_is_mentioned_whole() -> None:
    html = RulesText("**EM-IV.A3b** See EM-XIII.b1.\n\n**EM-XIII.b1** F-16C.").to_html()
    assert 'See <a href="#EM-XIII.b1">EM-XIII.b1</a>.' in html


def test_headings_make_the_contents() -> None:
    assert RulesText(SAMPLE).headings == ((1, "Title", "h0"), (2, "1 Moving", "h1"))


def test_a_game_without_a_reference_has_an_empty_one() -> None:
    assert load_rules("no such game").paragraphs == ()


def test_the_panel_opens_at_a_rule_and_follows_links(qtbot: QtBot) -> None:
    panel = RulesPanel("daring_eagle")
    qtbot.addWidget(panel)
    panel.open_rule("DE-2.1a")
    assert panel.rule == "DE-2.1a"
    panel.browser.anchorClicked.emit(QUrl("#DE-2.2b"))
    assert panel.rule == "DE-2.2b"


def test_every_game_has_a_look() -> None:
    assert {key for key, _ in LOOKS} == set(GAMES)
