"""PINs are kept as salted hashes only."""

from desktop.store.pins import PAUSE, TRIES, PinTries, hash_pin, is_pin_hash, pin_matches


def test_only_the_right_pin_matches() -> None:
    kept = hash_pin("0042")
    assert pin_matches("0042", kept)
    assert not pin_matches("42", kept)
    assert not pin_matches("", kept)


def test_two_people_with_the_same_pin_do_not_show_it() -> None:
    assert hash_pin("1234") != hash_pin("1234")


def test_what_is_no_hash_matches_nothing() -> None:
    assert is_pin_hash(hash_pin("ż"))
    for kept in ("", "1234", "scrypt:zz:00", "scrypt::"):
        assert not is_pin_hash(kept)
        assert not pin_matches(kept, kept)


def test_five_wrong_pins_of_a_seat_shut_it_for_a_while_and_no_other() -> None:
    now = [0.0]
    tries = PinTries(lambda: now[0])
    kept, other = hash_pin("1234"), hash_pin("1234")
    for _ in range(TRIES - 1):
        assert not tries.opens(kept, "0")
    assert tries.opens(kept, "1234")
    for _ in range(TRIES):
        assert tries.pause(kept) == 0
        assert not tries.opens(kept, "0")
    now[0] = PAUSE - 1
    assert tries.pause(kept) == 1
    assert not tries.opens(kept, "1234")
    assert tries.opens(other, "1234")
    now[0] = PAUSE
    assert tries.opens(kept, "1234")
