"""PINs are kept as salted hashes only."""

from desktop.store.pins import hash_pin, is_pin_hash, pin_matches


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
