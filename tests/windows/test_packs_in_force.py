"""A game that was begun with packs has them wherever it is opened."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desktop.play.bot_worker import BotWorker
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.play.thinking import Answer, question
from desktop.rules.core import Pack, Setup
from desktop.rules.games import GAMES
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.store.errors import BadFile, PacksUnusable
from desktop.store.keeping import LibrarySink, create_session, export_game, import_game
from desktop.windows.desk import Desk
from tests.rules.hornet_leader.packs import level, pack, pilot

rule = pytest.mark.rule
KEY = "hornet_leader"
OURS = pack(pilot())


def begin(desk: Desk, *packs: Pack, level: str = "") -> Session[State]:
    seat = Seat(PLAYER, "bot", level=level) if level else Seat(PLAYER, "person", "Ann")
    setup = Setup("", (PLAYER,), {"campaign": "iraq_1991"}, packs)
    game = desk.shelf.game(KEY, packs)
    return create_session(desk.library, game, setup, (seat,), title="Ours", seed=3)


def id_of(session: Session[State]) -> str:
    assert isinstance(session.sink, LibrarySink)
    return session.sink.game_id


@rule("HL-T7.1c")
def test_a_stored_game_is_opened_with_its_packs_and_others_without(desk: Desk) -> None:
    first, plain = id_of(begin(desk, OURS)), id_of(begin(desk))
    assert "zorro" in desk.shelf.game_of(desk.library.row(first)).kit.pilots
    assert "zorro" not in desk.shelf.game_of(desk.library.row(plain)).kit.pilots
    assert desk.shelf.game(KEY, (OURS,)) is desk.shelf.game_of(desk.library.row(first))


@rule("HL-T7.1c")
def test_packs_that_only_claim_to_be_the_same_are_not_taken_for_each_other(desk: Desk) -> None:
    other = pack(pilot(id="zorro_2"))
    assert other.sha256 == OURS.sha256
    assert "zorro_2" in desk.shelf.game(KEY, (other,)).kit.pilots
    assert "zorro_2" not in desk.shelf.game(KEY, (OURS,)).kit.pilots


@rule("HL-T7.1c")
def test_a_file_brings_its_packs_along(desk: Desk) -> None:
    game_id = id_of(begin(desk, OURS))
    game = desk.shelf.game_of(desk.library.row(game_id))
    data = export_game(desk.library, game, game_id)
    taken = import_game(desk.library, desk.shelf.game, data, name="a.readyroom", games=GAMES)
    assert taken.trouble is None
    assert "zorro" in desk.shelf.game_of(desk.library.row(taken.game_id)).kit.pilots


@rule("HL-T7.2a")
def test_a_file_with_broken_packs_leaves_the_library_alone(desk: Desk) -> None:
    game_id = id_of(begin(desk, OURS))
    data = export_game(desk.library, desk.shelf.game_of(desk.library.row(game_id)), game_id)
    broken = data.replace(b"fa18c", b"fa18z")
    assert broken != data
    with pytest.raises(BadFile, match="there is no fa18z"):
        import_game(desk.library, desk.shelf.game, broken, name="a.readyroom", games=GAMES)
    assert len(desk.library.games()) == 1


@rule("HL-T7.2a")
def test_a_stored_game_whose_packs_break_the_data_says_so(desk: Desk) -> None:
    row = desk.library.row(id_of(begin(desk, OURS)))
    broken = replace(row, setup=row.setup.replace(b"fa18c", b"fa18z"))
    with pytest.raises(PacksUnusable, match=r"Ours cannot be opened.*there is no fa18z"):
        desk.shelf.game_of(broken)


@rule("HL-T7.1c")
def test_a_computer_player_knows_the_packs(desk: Desk) -> None:
    cheap = "".join(pilot(level("newbie", 5, 9), *_levels(), id=f"zorro_{n}") for n in range(8))
    ours = pack(cheap)
    session = begin(desk, ours, level="autopilot")
    asked = question(session, seconds=60)
    assert asked.packs == (ours,)
    worker = BotWorker()
    try:
        worker.ask(asked)
        answer = worker.result()
    finally:
        worker.close()
    assert isinstance(answer, Answer)
    answer.decode(session.game)


def _levels() -> tuple[str, ...]:
    skills = ("green", "average", "skilled", "veteran", "ace")
    return tuple(level(skill, 6, 10) for skill in skills)
