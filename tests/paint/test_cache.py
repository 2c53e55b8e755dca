"""The cache draws a picture once and gives up the oldest."""

from PySide6.QtWidgets import QApplication

from desktop.paint import faces
from desktop.paint.cache import FaceCache
from desktop.paint.card import Card
from desktop.paint.face import State

GOLD = faces.eagle_unit("gold", "XX", 15, 2)
BLUE = faces.eagle_unit("blue", "XX", 15, 2)


def test_the_same_face_is_drawn_once(qapp: QApplication) -> None:
    cache = FaceCache()
    first = cache.counter(GOLD, 48, 2)
    again = cache.counter(faces.eagle_unit("gold", "XX", 15, 2), 48, 2)
    assert first.cacheKey() == again.cacheKey()
    assert len(cache) == 1


def test_size_ratio_and_state_make_another_picture(qapp: QApplication) -> None:
    cache = FaceCache()
    cache.counter(GOLD, 48, 1)
    cache.counter(GOLD, 48.5, 1)
    cache.counter(GOLD, 48, 1.25)
    cache.counter(GOLD.marked(State.SELECTED), 48, 1)
    cache.card(Card("Resource", "combat"), 104, 1)
    assert len(cache) == 5


def test_the_one_unused_for_longest_goes_first(qapp: QApplication) -> None:
    room = FaceCache()
    room.counter(GOLD, 48, 1)
    room.counter(BLUE, 48, 1)
    cache = FaceCache(most_bytes=room.used_bytes)
    kept = cache.counter(GOLD, 48, 1)
    cache.counter(BLUE, 48, 1)
    cache.counter(GOLD, 48, 1)
    cache.counter(GOLD.marked(State.MOVED), 48, 1)
    assert cache.counter(GOLD, 48, 1).cacheKey() == kept.cacheKey()
    assert cache.used_bytes <= room.used_bytes


def test_a_cleared_cache_holds_nothing(qapp: QApplication) -> None:
    cache = FaceCache()
    cache.counter(GOLD, 48, 1)
    cache.clear()
    assert (len(cache), cache.used_bytes) == (0, 0)
