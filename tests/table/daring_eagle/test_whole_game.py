"""Whole games through the window: two persons at one screen, and one against the computer."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.events import AttackDeclared, TurnStarted
from tests.table.daring_eagle.playing import AGAINST_BOT, open_table


@pytest.mark.rule("DE-7.2d")
def test_two_persons_play_a_whole_game_at_one_screen(qtbot: QtBot, game: DaringEagle) -> None:
    play = open_table(qtbot, game)
    play.play_on()
    outcome = play.model.session.outcome
    assert outcome is not None
    assert outcome.winners
    assert play.model.game.check(play.state) == []
    assert not play.page.desk.note.isVisibleTo(play.page)
    play.page.close_game()


def test_a_person_plays_a_whole_game_against_the_computer(qtbot: QtBot, game: DaringEagle) -> None:
    play = open_table(qtbot, game, AGAINST_BOT)
    play.play_on()
    outcome = play.model.session.outcome
    assert outcome is not None
    assert play.model.viewer == "gold"
    assert play.result.title.text() == ("You win" if "gold" in outcome.winners else "You lose")
    play.page.close_game()


def test_the_end_shows_who_won_and_what_everybody_did(qtbot: QtBot, game: DaringEagle) -> None:
    play = open_table(qtbot, game, seed=4)
    play.play_on()
    s, result = play.state, play.result
    outcome = play.model.session.outcome
    assert outcome is not None
    details = play.page.frame.docks["details"]
    assert details.present == "result"
    assert play.page.bar.prompt is not None
    assert play.page.bar.prompt.phases == ()
    for seat, side in enumerate(s.sides):
        assert result.figure("captures", side) == str(s.captor.count(seat))
        told = [entry.event for entry in play.model.session.log]
        turns = [event for event in told if isinstance(event, TurnStarted) and event.side == side]
        attacks = [event for event in told if isinstance(event, AttackDeclared)]
        own = [event for event in attacks if event.side == side]
        assert result.figure("turns", side) == str(len(turns))
        assert result.figure("attacks", side) == str(len(own))
    captured = {side: result.figure("divisions", side) for side in s.sides}
    assert captured == {
        side: str(sum(s.division[unit] for unit, who in enumerate(s.captor) if who == seat))
        for seat, side in enumerate(s.sides)
    }
    won = say(play.model.game.side_name(outcome.winners[0]))
    assert result.title.text() == f"{won} wins"
    assert "wins" not in result.reason.text()
    assert "next turn" not in play.page.sides.hand_panel.note.text()
    plates = {plate.data.side: plate.data for plate in play.players.plates}
    assert plates[outcome.winners[0]].pill == "won"
    play.page.close_game()
