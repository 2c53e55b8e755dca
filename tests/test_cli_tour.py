"""The tour: the positions it shows are real games, and bad folders are refused."""

from pathlib import Path

import pytest

from desktop import cli, cli_tour_eagles, cli_tour_games, cli_tour_red
from desktop.rules.core import Choice
from desktop.store.database import Database
from desktop.store.keeping import open_session
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.windows.desk import Shelf


@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        (cli_tour_games.at_quadrant, "DE-4.3b"),
        (cli_tour_games.at_deployment, "DE-4.5a"),
        (cli_tour_games.at_attack, "DE-6.2a"),
    ],
)
def test_a_game_of_the_tour_stands_where_the_picture_is_taken(
    data_dir: Path, wanted: cli_tour_games.Wanted, rule: str
) -> None:
    place = DataDir(data_dir)
    place.prepare()
    with Database(place) as database:
        library, shelf = Library(database), Shelf()
        game_id = cli_tour_games.play_until(library, shelf, wanted, title="Tour")
        session = open_session(library, shelf.game(cli_tour_games.GAME), game_id)
    assert isinstance(session.decision, Choice)
    assert (session.decision.side, session.decision.rule) == ("gold", rule)


@pytest.mark.parametrize("name", [name for name, _, _ in cli_tour_red.POSITIONS])
def test_a_war_of_the_tour_stands_where_the_picture_is_taken(data_dir: Path, name: str) -> None:
    place = DataDir(data_dir)
    place.prepare()
    wanted = next(wanted for known, wanted, _ in cli_tour_red.POSITIONS if known == name)
    with Database(place) as database:
        library, shelf = Library(database), Shelf()
        game_id = cli_tour_games.play_until(
            library, shelf, wanted, title="Tour", party=cli_tour_red.PARTY
        )
        session = open_session(library, shelf.game(cli_tour_red.GAME), game_id)
    if name == "red-end":
        assert session.decision is None
        return
    assert isinstance(session.decision, Choice)
    assert wanted(session, session.decision)
    if name == "red-intercept":
        flight, *planes = cli_tour_red.most_interceptors(session.decision)
        assert flight.startswith("flight:")
        assert len(planes) > 1
        assert all(plane.count(":") == 1 for plane in planes)


@pytest.mark.parametrize(
    ("party", "name", "wanted"),
    [
        pytest.param(party, name, wanted, id=name)
        for party, positions in cli_tour_eagles.WARS
        for name, wanted, _ in positions
    ],
)
def test_an_invasion_of_the_tour_stands_where_the_picture_is_taken(
    data_dir: Path, party: cli_tour_games.Party, name: str, wanted: cli_tour_games.Wanted
) -> None:
    place = DataDir(data_dir)
    place.prepare()
    with Database(place) as database:
        library, shelf = Library(database), Shelf()
        game_id = cli_tour_games.play_until(library, shelf, wanted, title="Tour", party=party)
        session = open_session(library, shelf.game(cli_tour_eagles.GAME), game_id)
    if name == "eagles-end":
        assert session.decision is None
        return
    assert isinstance(session.decision, Choice)
    assert wanted(session, session.decision)
    persons = [seat.side for seat in party.seats if seat.is_person]
    assert session.decision.side in persons
    if session.decision.rule in cli_tour_eagles.PIECES:
        assert len(session.decision.actions[0].picks) > 1


def test_a_file_is_no_folder_for_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    assert cli.main(["tour", str(file)]) == 2
    assert "name another folder" in capsys.readouterr().err
