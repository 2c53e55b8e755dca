"""The disk image for macOS, made by the tools that every Mac has.

The app bundle comes from PyInstaller, with our icons and the type of our files in its Info.plist
(`made.information_for_macos`), signed for this Mac only. With READYROOM_SIGN_AS naming a Developer
ID in the keychain it is signed for others, and with READYROOM_NOTARY naming a profile of notarytool
Apple is asked to notarise it.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from installers.frozen import TOP

SIGN_AS, NOTARY = "READYROOM_SIGN_AS", "READYROOM_NOTARY"


def make(app: Path, work: Path, target: Path, version: str) -> list[Path]:
    """Make the disk image of an app bundle in a folder."""
    signer = os.environ.get(SIGN_AS, "-")
    sign(app, signer)
    folder = work / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # ditto keeps links and signatures as they are.
    _run("ditto", str(app), str(folder / app.name))
    (folder / "Applications").symlink_to("/Applications")
    shutil.copy(TOP / "LICENSE", folder / "Licence.txt")
    image = target / f"readyroom-{version}-macos-{platform.machine()}.dmg"
    image.unlink(missing_ok=True)
    _run(
        *("hdiutil", "create", "-volname", "Ready Room", "-srcfolder", str(folder)),
        *("-fs", "HFS+", "-format", "ULFO", str(image)),
    )
    _run("hdiutil", "verify", "-quiet", str(image))
    if signer != "-":
        _run("codesign", "--sign", signer, "--timestamp", str(image))
    if NOTARY in os.environ:
        profile = os.environ[NOTARY]
        _run("xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait")
        _run("xcrun", "stapler", "staple", str(image))
    return [image]


def sign(app: Path, signer: str) -> None:
    """Sign an app bundle and look whether the signature holds."""
    hardened = () if signer == "-" else ("--options", "runtime", "--timestamp")
    rights = TOP / "packaging" / "macos" / "entitlements.plist"
    _run(
        *("codesign", "--force", "--deep", "--sign", signer, *hardened),
        *("--entitlements", str(rights), str(app)),
    )
    _run("codesign", "--verify", "--deep", "--strict", str(app))


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{command[0]} failed: {(done.stderr or done.stdout).strip()}")
