"""The build's own step: compile the translations, take the resources into the wheel."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SharedFilesHook(BuildHookInterface[Any]):
    """What a wheel carries besides code, put where `desktop/resources.py` looks for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile every translation; name the files for a wheel that is to be moved away."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compiled = [compile_translation(source) for source in translation_sources(root)]
        if version == "editable":
            return  # The checkout itself is what gets imported, resources and all.
        included: dict[str, str] = build_data["force_include"]
        included[str(root / "resources")] = "desktop/_shared/resources"
        for file in compiled:
            included[str(file)] = f"desktop/_shared/translations/{file.name}"


def translation_sources(root: Path) -> list[Path]:
    """Return the translations a checkout has."""
    return sorted((root / "translations").glob("readyroom_*.ts"))


def compile_translation(source: Path) -> Path:
    """Compile one translation beside its source, unless that was done since its last change."""
    compiled = source.with_suffix(".qm")
    if compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime:
        return compiled
    run = subprocess.run(
        [str(lrelease()), "-silent", str(source), "-qm", str(compiled)],
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise SystemExit(
            f"{source.name} could not be compiled: {(run.stderr or run.stdout).strip()}\n"
            "On Debian, `python3 -m desktop.preflight` names the system packages to install."
        )
    return compiled


def lrelease() -> Path:
    """Return Qt's translation compiler, which comes with PySide6-Essentials."""
    spec = importlib.util.find_spec("PySide6")
    folders = spec.submodule_search_locations if spec else None
    for folder in folders or ():
        program = Path(folder) / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
        if program.exists():
            return program
    raise SystemExit("lrelease is missing: install PySide6-Essentials into this environment.")
