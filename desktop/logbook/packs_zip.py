"""A pack as one zip: written, and read as if it came from an enemy (HL-T7.4a)."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from pathlib import PurePosixPath

from desktop.logbook.packs import LARGEST, MOST, Contents, Gathered, PackTrouble, shown
from desktop.rules.core import Pack, T, Text
from desktop.rules.hornet_leader.packs_kinds import HEAD

LARGEST_ZIP = 8 * 1024 * 1024
_DATE = (2000, 1, 1, 0, 0, 0)
"""Of all files, so that the same pack gives the same bytes."""
_ENCRYPTED = 0x1


def zip_of(pack: Pack) -> bytes:
    """Return a pack as a zip with one folder that is called as the pack is."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(pack.files.items()):
            archive.writestr(zipfile.ZipInfo(f"{pack.id}/{name}", _DATE), text.encode())
    return held.getvalue()


def read_zip(data: bytes, name: str) -> Gathered:
    """Return the pack in a zip; ``name`` is what messages call the file.

    Raises :class:`PackTrouble` for whatever is not one pack: paths that lead elsewhere, links,
    secret or damaged contents. A folder in it gives the pack its id, else the zip's name does.
    """
    if len(data) > LARGEST_ZIP:
        raise _refused(name, T("logbook", "it is larger than 8 MB"))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _gathered(archive, name)
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError) as error:
        raise _refused(name, T("logbook", "it is no whole zip file")) from error
    except (NotImplementedError, RuntimeError) as error:
        raise _refused(name, T("logbook", "it is packed in a way that is not known")) from error


def _gathered(archive: zipfile.ZipFile, name: str) -> Gathered:
    entries = [each for each in archive.infolist() if not each.is_dir()]
    if len(entries) > MOST:
        raise _refused(name, T("logbook", "it has more than {most} files").of(most=MOST))
    paths = [_path(each, name) for each in entries]
    if len({str(path).casefold() for path in paths}) < len(paths):
        raise _refused(name, T("logbook", "a file stands in it twice"))
    heads = [path.parent for path in paths if path.name == HEAD]
    if len(heads) != 1:
        raise _refused(name, T("logbook", "it must have exactly one pack.toml"))
    (top,) = heads
    if len(top.parts) > 1:
        raise _refused(name, T("logbook", "pack.toml lies too deep in it"))
    contents = Contents(top.name or name.removesuffix(".zip"))
    for entry, path in zip(entries, paths, strict=True):
        if path.parent != top:
            contents.leave_out(str(path), "it lies elsewhere in the zip")
        elif contents.wants(path.name):
            with archive.open(entry) as file:
                # What the zip says of the size may be a lie.
                contents.take(path.name, file.read(LARGEST + 1))
    return contents.gathered()


def _path(entry: zipfile.ZipInfo, name: str) -> PurePosixPath:
    """Return where an entry lies; raises :class:`PackTrouble` if that is outside of the zip."""
    # ZipInfo cuts a name at a zero byte and turns backslashes of Windows only.
    written = entry.orig_filename.replace("\\", "/")
    path = PurePosixPath(written)
    words = T("logbook", "the path {path} leads out of it").of(path=shown(written))
    if path.is_absolute() or ".." in path.parts or ":" in written or "\0" in written:
        raise _refused(name, words)
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise _refused(name, T("logbook", "{path} is a link").of(path=shown(written)))
    if entry.flag_bits & _ENCRYPTED:
        raise _refused(name, T("logbook", "it needs a password"))
    return path


def _refused(name: str, reason: Text) -> PackTrouble:
    words = T("logbook", "{name} cannot be used as a pack: {reason}.")
    return PackTrouble(words.of(name=shown(name), reason=reason))
