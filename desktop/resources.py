"""Where the files that are not code lie: in an installed program, a frozen one or a checkout."""

from functools import cache
from pathlib import Path


class ResourceMissing(FileNotFoundError):
    """A file the program ships with that is not where it should be."""

    def __init__(self, wanted: Path) -> None:
        super().__init__(
            f"A file that belongs to Ready Room is missing: {wanted}. "
            "Install the program again, or restore the file."
        )
        self.wanted = wanted


def path(*parts: str) -> Path:
    """Return the file or folder of that name under the resources."""
    wanted = _shared().joinpath("resources", *parts)
    if not wanted.exists():
        raise ResourceMissing(wanted)
    return wanted


def translations() -> Path:
    """Return the folder of the compiled translations, empty or absent before a first build."""
    return _shared() / "translations"


@cache
def _shared() -> Path:
    """Return the folder that holds both."""
    package = Path(__file__).resolve().parent
    # The build puts both into the package, and freezing keeps that place; a checkout, and so an
    # editable install, has them beside the package.
    installed = package / "_shared"
    return installed if installed.is_dir() else package.parent
