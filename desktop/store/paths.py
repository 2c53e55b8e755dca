"""Where the user's data is: one folder, and the names inside it."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from desktop.store.errors import DataDirectoryUnwritable

if TYPE_CHECKING:
    from collections.abc import Mapping

ENVIRONMENT = "READYROOM_DATA_DIR"
FOLDER = "ReadyRoom"


class DataDir(msgspec.Struct, frozen=True):
    """The user data directory and the places in it."""

    root: Path

    @classmethod
    def choose(cls, argument: str | None, environ: Mapping[str, str]) -> DataDir:
        """Return the folder of ``--data-dir``, else of READYROOM_DATA_DIR, else the usual one.

        Nothing is created; a relative path counts from the working directory.
        """
        named = argument or environ.get(ENVIRONMENT)
        if named:
            return cls(Path(named).expanduser().absolute())
        return cls(_usual())

    @property
    def database(self) -> Path:
        """The library of games and the settings."""
        return self.root / "readyroom.db"

    @property
    def backups(self) -> Path:
        """The folder of rotating copies of the database."""
        return self.root / "backups"

    @property
    def logs(self) -> Path:
        """The folder of log files."""
        return self.root / "logs"

    @property
    def emergency(self) -> Path:
        """The folder for games written by the crash dialog when the database will not take them."""
        return self.root / "emergency"

    @property
    def sketch(self) -> Path:
        """The picture with which the next start shows the board of the game put away last."""
        return self.root / "board.sketch"

    @property
    def scratch(self) -> Path:
        """The folder in which a damaged database is rescued; of a rescue cut off, a leftover."""
        return self.root / "rescue"

    def packs(self, game: str) -> Path:
        """Return the folder of the packs that the owner has for a game."""
        return self.root / game / "packs"

    @property
    def lock(self) -> Path:
        """The file whose lock says that a program is running here."""
        return self.root / "lock"

    @property
    def endpoint(self) -> Path:
        """The file that says where the running program listens."""
        return self.root / "endpoint.json"

    def prepare(self) -> None:
        """Create the folders and make sure that files can be made in them.

        A full disk passes: what is there can still be looked at, and the first write will tell.
        Raises ``DataDirectoryUnwritable``.
        """
        for folder in (self.root, self.backups, self.logs, self.emergency):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                with tempfile.TemporaryFile(dir=folder):
                    pass
            except OSError as error:
                if error.errno == errno.ENOSPC:
                    continue
                raise DataDirectoryUnwritable(folder, os.strerror(error.errno or 0)) from error


def _usual() -> Path:
    """Return the folder that the system has for the data of this program."""
    system: str = sys.platform
    if system == "linux":
        # As platformdirs has it, which takes longer to load than the library to open.
        given = Path(os.environ.get("XDG_DATA_HOME", ""))
        return (given if given.is_absolute() else Path.home() / ".local" / "share") / FOLDER
    import platformdirs

    return platformdirs.user_data_path(FOLDER, appauthor=False)
