"""Failures of files and disks that a person can understand and act upon.

::

    UserError                    a sentence and an advice
    |-- DataDirectoryUnwritable  the folder cannot be made, or nothing can be written into it
    |-- AlreadyRunning           another Ready Room has this data directory
    |-- DiskFull                 no room for what was to be written; nothing was changed
    |-- DiskFault                the disk or the network drive failed to read or write
    |-- DatabaseBusy             another program holds the database
    |-- DatabaseReplaced         another file has taken the place of the open database
    |-- NewerFormat              the database comes from a newer Ready Room
    |-- ForeignDatabase          the file is a database of some other program
    |-- DamagedDatabase          the database cannot be read as a whole
    |-- BackupUnusable           a backup that is missing or damaged
    |-- GameMissing              the library has no such game (any more)
    |-- DamagedGame              one game of the library can be read only in part
    |-- NewerGame                one game was written by a newer Ready Room
    |-- GameChanged              one game was changed elsewhere since it was opened
    |-- VersionUnusable          an earlier version of a game is gone or damaged
    |-- FileUnreadable           a saved-game file that the system will not read
    |-- FileUnwritable           a saved-game file that the system will not write
    `-- BadFile                  a file that is no saved game, or not one that can be used

Whatever is not a ``UserError`` is a fault of the program and belongs into the crash dialog.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import T
from desktop.text import sentence

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.rules.core import Text


class UserError(Exception):
    """Something went wrong outside the program: what it was, and what to do about it."""

    def __init__(self, message: Text, advice: Text) -> None:
        super().__init__(message, advice)
        self.message = message
        self.advice = advice

    def __str__(self) -> str:
        return f"{sentence(self.message)} {sentence(self.advice)}"


class DataDirectoryUnwritable(UserError):
    """The data directory cannot be made, or nothing can be written into it."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            T("store", "Ready Room cannot write to its folder {path} ({reason}).").of(
                path=str(path), reason=reason
            ),
            T("store", "Allow writing there, or start with --data-dir and another folder."),
        )
        self.path = path


class AlreadyRunning(UserError):
    """Another Ready Room has this data directory."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            T("store", "Ready Room is already running with the folder {path}.").of(path=str(path)),
            T("store", "Use its window. If there is none, end the other program and start again."),
        )


class DiskFull(UserError):
    """There was no room for what was to be written; everything is as it was before."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            T("store", "The disk that holds {path} is full: nothing was saved just now.").of(
                path=str(path)
            ),
            T("store", "Free some space and try again. What was saved before is still there."),
        )


class DiskFault(UserError):
    """The disk or the network drive failed to read or write."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            T("store", "{path} could not be read or written ({reason}).").of(
                path=str(path), reason=reason
            ),
            T("store", "Check the disk or the network drive, then try again."),
        )


class DatabaseBusy(UserError):
    """Another program holds the database."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            T("store", "Another program is using {path}: nothing was saved just now.").of(
                path=str(path)
            ),
            T("store", "Close backup, sync or database programs that hold the file and try again."),
        )


class DatabaseReplaced(UserError):
    """Another file has taken the place of the open database."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            T("store", "{path} was exchanged for another file while Ready Room was running.").of(
                path=str(path)
            ),
            T("store", "Save the open game to a file of its own, then start Ready Room again."),
        )


class NewerFormat(UserError):
    """The database comes from a newer Ready Room; it was not touched."""

    def __init__(self, path: Path, found: str, known: str) -> None:
        super().__init__(
            T(
                "store",
                "{path} was written by a newer Ready Room"
                " (format {found}; this one knows {known}). It was not changed.",
            ).of(path=str(path), found=found, known=known),
            T("store", "Install the newer version, or start with --data-dir and another folder."),
        )


class ForeignDatabase(UserError):
    """The file is a database of some other program; it was not touched."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            T("store", "{path} belongs to another program. It was not changed.").of(path=str(path)),
            T("store", "Move the file away, or start with --data-dir and another folder."),
        )


class DamagedDatabase(UserError):
    """The database cannot be read as a whole."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            T("store", "The library {path} is damaged ({reason}).").of(
                path=str(path), reason=reason
            ),
            T(
                "store",
                "Ready Room can set the file aside and restore the newest backup"
                " together with everything that can still be read.",
            ),
        )


class BackupUnusable(UserError):
    """A backup that is missing or damaged; the library was left as it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            T("store", "The backup {path} is missing or damaged. The library is unchanged.").of(
                path=str(path)
            ),
            T("store", "Choose another backup."),
        )


class GameMissing(UserError):
    """The library has no such game, or no longer."""

    def __init__(self, game_id: str) -> None:
        super().__init__(
            T("store", "The library has no game with the number {id}.").of(id=game_id),
            T("store", "It may have been removed; look into the list of games."),
        )


class DamagedGame(UserError):
    """One game of the library can be read only in part."""

    def __init__(self, title: str, ply: int) -> None:
        super().__init__(
            T("store", "The game {title} can be read only up to its action {ply}.").of(
                title=title, ply=ply
            ),
            T("store", "Open a copy that ends there, or restore a backup."),
        )
        self.ply = ply
        """How many actions, from the first, are whole."""


class NewerGame(UserError):
    """One game of the library was written by a newer Ready Room."""

    def __init__(self, title: str) -> None:
        super().__init__(
            T("store", "The game {title} was saved by a newer Ready Room.").of(title=title),
            T("store", "Install the newer version to play on; nothing is lost."),
        )


class GameChanged(UserError):
    """A game was changed elsewhere since it was opened; nothing was saved."""

    def __init__(self, title: str) -> None:
        super().__init__(
            T(
                "store",
                "{title} was changed in another window since it was opened here: nothing was saved"
                " just now.",
            ).of(title=title),
            T("store", "Close it here and open it again; what the other window saved is there."),
        )


class VersionUnusable(UserError):
    """An earlier version of a game is gone or damaged; the game is as it was."""

    def __init__(self, title: str, number: int) -> None:
        super().__init__(
            T("store", "Version {number} of {title} is gone or damaged. Nothing was changed.").of(
                number=number, title=title
            ),
            T("store", "Choose another version, or restore a backup."),
        )


class FileUnreadable(UserError):
    """A saved-game file that the system will not read."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            T("store", "The file {path} cannot be read ({reason}).").of(
                path=str(path), reason=reason
            ),
            T("store", "Check that the file exists and that you may read it."),
        )


class FileUnwritable(UserError):
    """A saved-game file that the system will not write."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            T("store", "The file {path} cannot be written ({reason}).").of(
                path=str(path), reason=reason
            ),
            T("store", "Choose another folder or another name."),
        )


class BadFile(UserError):
    """A file that is no saved game, or not one that can be used; the library is unchanged."""

    def __init__(self, name: str, reason: Text, advice: Text | None = None) -> None:
        super().__init__(
            T("store", "{name} cannot be opened as a saved game: {reason}").of(
                name=name, reason=reason
            ),
            advice or T("store", "Choose another file; the library is unchanged."),
        )


class PacksUnusable(UserError):
    """A game cannot be opened with its packs, or with those that it was to have."""

    def __init__(self, title: str, reason: Text | str) -> None:
        super().__init__(
            T("store", "The campaign {title} cannot be opened with its data: {reason}").of(
                title=title, reason=reason
            ),
            T("store", "Restore an earlier version of it, or choose other packs."),
        )


class ProgramDamaged(UserError):
    """The component data of a game that the program ships cannot be used."""

    def __init__(self, game: Text | str, reason: str) -> None:
        super().__init__(
            T("store", "{game} cannot be played, its data are damaged: {reason}").of(
                game=game, reason=reason
            ),
            T("store", "Install the program again; saved games are kept."),
        )
