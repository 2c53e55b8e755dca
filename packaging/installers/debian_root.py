"""A Debian in a folder: made once by debootstrap, unpacked anew for every proof."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

SUITE = "bookworm"
MIRROR = "http://deb.debian.org/debian"
# A mirror may stand still, and a copy of one does: what it offers is signed all the same.
STANDS_STILL = ("-o", "Acquire::Check-Valid-Until=false", "-o", "Acquire::Check-Date=false")


class Failed(Exception):
    """A step of the proof that did not come out as it has to."""


class DebianRoot:
    """A Debian with nothing in it but what every Debian has."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "root"
        self._tarball = folder / f"{SUITE}.tar"
        folder.mkdir(parents=True, exist_ok=True)
        self.close()
        shutil.rmtree(self.path, ignore_errors=True)
        if not self._tarball.exists():
            self._bootstrap()
        self.path.mkdir()
        call("tar", "-xf", str(self._tarball), "-C", str(self.path))
        shutil.copy("/etc/resolv.conf", self.path / "etc" / "resolv.conf")
        # Nothing that is installed may start a service of the machine.
        policy = self.path / "usr" / "sbin" / "policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n", encoding="ascii")
        policy.chmod(0o755)
        call("mount", "-t", "proc", "proc", str(self.path / "proc"))
        self.apt("update")

    def _bootstrap(self) -> None:
        made = self.path.with_name("making")
        shutil.rmtree(made, ignore_errors=True)
        call("debootstrap", "--variant=minbase", SUITE, str(made), MIRROR)
        part = self._tarball.with_suffix(".part")
        call("tar", "-cf", str(part), "-C", str(made), ".")
        part.rename(self._tarball)
        shutil.rmtree(made)

    def close(self) -> None:
        """Unmount what was mounted."""
        if os.path.ismount(self.path / "proc"):
            call("umount", str(self.path / "proc"))

    def run(self, *command: str, user: str = "0:0", home: str = "/root", display: str = "") -> str:
        """Run a command in it, as a user with nothing in the environment, and return its words."""
        done = subprocess.run(
            self.command(*command, user=user, home=home, display=display),
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise Failed(f"{' '.join(command)} ended with {done.returncode}:\n{told(done)}")
        return done.stdout

    def command(self, *command: str, user: str, home: str, display: str) -> list[str]:
        """Return how to run a command in it from outside."""
        environment = {
            "HOME": home,
            "LANG": "C.UTF-8",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        if display:
            environment["DISPLAY"] = display
        words = [f"{name}={value}" for name, value in environment.items()]
        return ["chroot", f"--userspec={user}", str(self.path), "env", "-i", *words, *command]

    def apt(self, *arguments: str) -> str:
        """Run apt-get in it."""
        return self.run("apt-get", "-y", "-q", *STANDS_STILL, *arguments)

    def installed(self) -> set[str]:
        """Return the packages that are installed in it."""
        return set(self.run("dpkg-query", "-f", "${Package}\n", "-W").split())


def call(*command: str) -> None:
    """Run a command of this machine; raises ``Failed``."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{' '.join(command)} failed:\n{told(done)}")


def told(done: subprocess.CompletedProcess[str]) -> str:
    """Return the last that a command said."""
    return "\n".join((done.stdout + done.stderr).strip().splitlines()[-25:])
