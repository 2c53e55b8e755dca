"""The short form of actions."""

import pytest

from desktop.store.short import place_of, restored, shortened, signed, unsigned


@pytest.mark.parametrize(
    ("action", "short"),
    [
        (b'{"type":"Move","start":1}', b'Move","start":1'),
        (b'{"type":"EndTurn"}', b'EndTurn"'),
        (b"{}", b"{}"),
        (b"true", b"true"),
        (b'"Move"', b'"Move"'),
        (b'{"n":1}', b'{"n":1}'),
        (b'{"type":"move"}', b'{"type":"move"}'),
        (b'{"type":"{x"}', b'{"type":"{x"}'),
        (b'{"type":"Move"} ', b'{"type":"Move"} '),
        (b'{ "type":"Move"}', b'{ "type":"Move"}'),
    ],
)
def test_every_action_comes_back_from_its_short_form(action: bytes, short: bytes) -> None:
    assert shortened(action) == short
    assert restored(short) == action


@pytest.mark.parametrize("checksum", [0, 1, 2**31 - 1, 2**31, 2**32 - 1])
def test_a_checksum_comes_back_from_four_bytes(checksum: int) -> None:
    assert -(2**31) <= signed(checksum) < 2**31
    assert unsigned(signed(checksum)) == checksum


def test_the_actions_of_a_game_stand_in_a_row_before_those_of_the_next() -> None:
    assert place_of(3, 1) == place_of(3, 0) + 1
    assert place_of(3, 9_999) < place_of(4, 0)
