"""Saved games as the lists show them: where each stands, and who plays."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QPixmapCache

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.games import GAMES
from desktop.store.errors import ProgramDamaged, UserError
from desktop.store.library import Library
from desktop.store.stored import GAME_FORMAT, GameRow
from desktop.windows.desk import Shelf
from desktop.windows.titles import title_of


def can_be_opened(row: GameRow) -> bool:
    """Return whether this version can open a game."""
    return row.format <= GAME_FORMAT and row.game in GAMES


def state_text(row: GameRow, shelf: Shelf) -> str:
    """Return turn and whose decision it is, or how the game ended."""
    from desktop.store.keeping import standing_of

    if not can_be_opened(row):
        return say(T("saved_games", "Saved by a newer Ready Room"))
    standing = standing_of(row)
    if standing is None:
        return say(T("saved_games", "Not begun"))
    if standing.outcome_text is not None:
        return say(standing.outcome_text)
    turn = say(standing.turn)
    if standing.deciding is None:
        return turn
    return say(
        T("saved_games", "{turn} · {side} to decide").of(
            turn=turn, side=side_name(shelf, row.game, standing.deciding)
        )
    )


def turn_text(row: GameRow) -> str:
    """Return the turn alone, or how the game ended; empty if nothing is known."""
    from desktop.store.keeping import standing_of

    standing = standing_of(row) if can_be_opened(row) else None
    if standing is None:
        return ""
    return say(standing.outcome_text or standing.turn)


def side_name(shelf: Shelf, game: str, side: str) -> str:
    """Return the name of a side, its key if the game is not known here or cannot be used."""
    try:
        return say(shelf.game(game).side_name(side))
    except (KeyError, ProgramDamaged):
        return side


def title_text(key: str) -> str:
    """Return what a game is called, its key if it is not known here."""
    try:
        return say(title_of(key).name)
    except LookupError:
        return key


def seats_text(row: GameRow, shelf: Shelf) -> str:
    """Return who plays: "Anna, Bo and the computer"."""
    from desktop.store.keeping import seats_of

    seats = seats_of(row)
    if not seats:
        return title_text(row.game)
    persons = [seat for seat in seats if seat.is_person]
    names = [seat.name or side_name(shelf, row.game, seat.side) for seat in persons]
    bots = len(seats) - len(names)
    if bots == 1:
        names.append(say(T("saved_games", "computer")))
    elif bots:
        names.append(say(T("saved_games", "computers: {count}").of(count=bots)))
    return ", ".join(names)


def picture_of(library: Library, row: GameRow, size: QSize, ratio: float) -> QPixmap:
    """Return the board as it was seen last, or the cover of the game."""
    try:
        png = library.thumbnail(row.id)
    except UserError:
        png = None
    picture = QPixmap()
    if png is None or not picture.loadFromData(png):
        return _small_cover(row.game, size, ratio)
    whole = size * ratio
    picture = picture.scaled(
        whole,
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    )
    left = (picture.width() - whole.width()) // 2
    top = (picture.height() - whole.height()) // 2
    cut = picture.copy(left, top, whole.width(), whole.height())
    cut.setDevicePixelRatio(ratio)
    return cut


def _small_cover(game: str, size: QSize, ratio: float) -> QPixmap:
    """Return the cover of a game in a size of a list, painted once; nothing for an unknown game."""
    from desktop.paint.covers import COVERS, cover_pixmap

    cover = QPixmap()
    if game not in COVERS:
        return cover
    key = f"cover {game} {size.width()} {size.height()} {ratio}"
    if not QPixmapCache.find(key, cover):
        cover = cover_pixmap(game, size.toSizeF(), ratio, 0)
        QPixmapCache.insert(key, cover)
    return cover
