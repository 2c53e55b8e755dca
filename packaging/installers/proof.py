"""The steps of `packaging/prove`, one line for each."""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from desktop import catalogue
from desktop.play.seats import Seat
from desktop.rules.core import Setup
from desktop.rules.games import GAMES
from desktop.store.database import Database
from desktop.store.keeping import create_session, export_game
from desktop.store.library import Library
from desktop.store.paths import DataDir
from installers.debian_root import DebianRoot, Failed
from installers.frozen import TOP
from installers.screen import Screen, wait_for

TOOLS = ("debootstrap", "Xvfb", "xdotool", "import")
NAME = "Łukasz_Żółć"
HOME = "/srv/Łukasz Żółć (2)"
TITLE = "Wojna o północ"
GAME = f"{TITLE}.readyroom"
PLIES = 10


def main(arguments: list[str]) -> int:
    """Go through all steps; return 1 at the first that fails."""
    parser = argparse.ArgumentParser(
        prog="packaging/prove",
        description="Prove the packages in a clean Debian; needs root, debootstrap and a mirror.",
    )
    parser.add_argument("--packages", type=Path, default=TOP / "dist", metavar="DIR")
    parser.add_argument("--work", type=Path, default=TOP / "build" / "proof", metavar="DIR")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="write pictures of the window")
    asked = parser.parse_args(arguments)
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if os.geteuid() != 0 or missing:
        print(f"This needs root and {', '.join(TOOLS)}; missing: {', '.join(missing) or 'root'}.")
        return 2
    try:
        (deb,) = asked.packages.glob("readyroom_*.deb")
        (archive,) = asked.packages.glob("readyroom-*-linux-*.tar.gz")
    except ValueError:
        print(f"There has to be one .deb and one .tar.gz in {asked.packages}: packaging/build")
        return 2
    try:
        with _debian(asked.work) as debian, _screen() as screen:
            Proof(debian, screen, deb, archive, asked.shots).go()
    except Failed as failed:
        print(f"FAILED {failed}")
        return 1
    print("Proved.")
    return 0


@contextmanager
def _debian(folder: Path) -> Iterator[DebianRoot]:
    debian = DebianRoot(folder.absolute())
    try:
        yield debian
    finally:
        debian.close()


@contextmanager
def _screen() -> Iterator[Screen]:
    screen = Screen()
    try:
        yield screen
    finally:
        screen.close()


class Proof:
    """A package on its way through a Debian."""

    def __init__(
        self, debian: DebianRoot, screen: Screen, deb: Path, archive: Path, shots: Path | None
    ) -> None:
        self._debian, self._screen, self._shots = debian, screen, shots
        self._archive = archive
        shutil.copy(deb, debian.path / "tmp")
        self._deb = f"/tmp/{deb.name}"
        self._home = debian.path / HOME.lstrip("/")
        self._data = self._home / ".local" / "share" / "ReadyRoom"
        self._user = ""

    def go(self) -> None:
        """Take all the steps."""
        before = self._debian.installed()
        self._install()
        came = self._debian.installed() - before - {"readyroom"}
        _tell(f"installed in a Debian of {len(before)} packages; {len(came)} came along")
        self._look_at_links()
        self._add_user()
        self._test_itself()
        count = self._play_and_kill()
        count = self._go_on(count)
        self._remove_and_return(count)
        self._try_portable()

    def _install(self) -> None:
        self._debian.apt("install", "--no-install-recommends", self._deb)

    def _look_at_links(self) -> None:
        """Look whether every library finds what it is linked with."""
        told = self._debian.run(
            "sh", "-c", "find /usr/lib/readyroom -name '*.so*' -type f -exec ldd {} +"
        )
        lost = {line.strip() for line in told.splitlines() if "not found" in line}
        _require(not lost, f"libraries are missing: {', '.join(sorted(lost))}")
        _tell("every library of the program finds those that it is linked with")

    def _add_user(self) -> None:
        self._debian.run("useradd", "--badname", "--create-home", "--home-dir", HOME, NAME)
        number = self._debian.run("id", "-u", NAME).strip()
        group = self._debian.run("id", "-g", NAME).strip()
        self._user = f"{number}:{group}"
        _tell(f'user {NAME}, at home in "{HOME}"')

    def _test_itself(self) -> None:
        told = self._as_user(
            "readyroom", "doctor", "--self-test", "--data-dir", f"{HOME}/.local/share/ReadyRoom"
        )
        _require("WRONG" not in told, told)
        played = told.count("Ten plies")
        _require(played == len(GAMES), told)
        _tell(f"doctor --self-test: {len(told.splitlines())} lines, {played} games played")

    def _play_and_kill(self) -> int:
        """Open a game from a file, let it be played, and kill the program in the middle."""
        _write_game(self._home / GAME)
        begun = time.monotonic()
        program = self._start(f"{HOME}/{GAME}")
        try:
            self._screen.window()
            _tell(f"the window is there after {time.monotonic() - begun:.2f} s")
            wait_for(lambda: self._games() > len(GAMES), "the file was not opened")
            time.sleep(3)
            self._picture("opened")
            asked = self._plies()
            self._let_play(asked + PLIES)
        finally:
            program.kill()
            program.wait()
        count = self._count()
        self._require_whole()
        _tell(f"killed at {self._plies()} plies of a game from a file; the library is whole")
        return count

    def _let_play(self, plies: int) -> None:
        """Have the autopilot play, phase after phase, until so many plies are kept."""

        def look() -> bool:
            self._screen.press("Return")  # what is told is read
            self._screen.press("ctrl+p")
            time.sleep(1)
            return self._plies() >= plies

        wait_for(look, "the autopilot does not play")

    def _go_on(self, count: int) -> int:
        """Start again: the home page offers the game, and it goes on."""
        program = self._start()
        try:
            self._screen.window()
            time.sleep(3)
            self._picture("again")
            plies = self._plies()
            _require(self._count() == count, "plies were lost")
            self._let_play(plies + 1)
            self._picture("going-on")
        finally:
            program.terminate()
            code = program.wait()
        _require(code == 0, f"the program ended with {code}")
        self._require_whole()
        _tell(f"started again: the game went on from there, {self._count() - count} plies more")
        return self._count()

    def _remove_and_return(self, count: int) -> None:
        for way in ("remove", "purge"):
            self._debian.apt(way, "readyroom")
            left = [
                str(path)
                for place in ("usr/lib/readyroom", "usr/bin/readyroom", "usr/share/doc/readyroom")
                if os.path.lexists(path := self._debian.path / place)
            ]
            _require(not left, f"apt {way} left {left}")
            _require(self._count() == count, f"apt {way} touched the saves")
            self._install()
            told = self._as_user("readyroom", "doctor", display=self._screen.name)
            _require(f"whole, {len(GAMES) + 1} games" in told, told)
            _tell(f"apt {way} and installed again: all {count} plies are there")

    def _try_portable(self) -> None:
        """Unpack the other package, with the first one gone, and let it test itself."""
        self._debian.apt("purge", "readyroom")
        place = self._home / "moje gry"
        place.mkdir()
        subprocess.run(["tar", "-xzf", str(self._archive), "-C", str(place)], check=True)
        (folder,) = place.iterdir()
        inside = f"{HOME}/moje gry/{folder.name}"
        # Through a link and from another folder, as a person may have it.
        (self._home / "gra").symlink_to(f"{inside}/readyroom")
        told = self._as_user(f"{HOME}/gra", "doctor", "--self-test")
        _require("WRONG" not in told, told)
        self._as_user(f"{inside}/readyroom-in-menu")
        entry = self._home / ".local" / "share" / "applications" / "readyroom.desktop"
        _require(f'Exec="{inside}/readyroom" %f' in entry.read_text("utf-8"), "no menu entry")
        self._as_user(f"{inside}/readyroom-in-menu", "--remove")
        _require(not entry.exists(), "the menu entry stays")
        _tell("the portable program tests itself in a folder with spaces, through a link")

    # Help

    def _as_user(self, *command: str, display: str = "") -> str:
        return self._debian.run(*command, user=self._user, home=HOME, display=display)

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self._debian.command(
                "readyroom", *arguments, user=self._user, home=HOME, display=self._screen.name
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _ask(self, question: str) -> int:
        file = self._data / "readyroom.db"
        # Only looked at, while the program writes.
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            return int(connection.execute(question).fetchone()[0])

    def _count(self) -> int:
        return self._ask("SELECT count(*) FROM actions")

    def _plies(self) -> int:
        """Return how long the game from the file is by now."""
        return self._ask(f"SELECT length FROM games WHERE title = '{TITLE}'")

    def _games(self) -> int:
        return self._ask("SELECT count(*) FROM games")

    def _require_whole(self) -> None:
        file = self._data / "readyroom.db"
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            told = connection.execute("PRAGMA integrity_check").fetchall()
        _require(told == [("ok",)], f"the library is damaged: {told}")

    def _picture(self, name: str) -> None:
        if self._shots is not None:
            self._screen.picture(self._shots / f"{name}.png")


def _write_game(file: Path) -> None:
    """Write a solitaire game that has just begun."""
    game = catalogue.open_game("red_menace")
    setup = Setup("", game.all_sides[: game.seats[0]])
    seats = tuple(Seat(side, "person", "Łukasz") for side in setup.sides)
    with tempfile.TemporaryDirectory() as folder:
        place = DataDir(Path(folder))
        place.prepare()
        with Database(place) as database:
            library = Library(database)
            create_session(library, game, setup, seats, title=TITLE, seed=7)
            (row,) = library.games()
            file.write_bytes(export_game(library, game, row.id))


def _require(right: bool, complaint: str) -> None:
    if not right:
        raise Failed(complaint)


def _tell(line: str) -> None:
    print(f"ok   {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
