"""Which silhouette stands for which id of a game's data files."""

from __future__ import annotations

from functools import cache

import msgspec

from desktop import resources
from desktop.paint.theme import ThemeProblem


@cache
def _pictures() -> dict[str, dict[str, dict[str, str]]]:
    path = resources.path("art", "pictures.toml")
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, dict[str, str]]])
    except (OSError, msgspec.DecodeError) as error:
        raise ThemeProblem(
            f"The file {path.name} cannot be used: {error}. Install the program again."
        ) from error


def picture_of(game: str, kind: str, key: str) -> str:
    """Return the silhouette of an id, or the one of all others of its kind.

    ``kind`` is a group of the game: ``aircraft``, ``site``, ``target_art``. Raises ``KeyError`` if
    there is neither.
    """
    pictures = _pictures()[game][kind]
    return pictures[key if key in pictures else "other"]
