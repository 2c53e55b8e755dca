"""The files that an export makes of campaigns, before any is written (HL-T6.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from desktop.logbook import csv_out
from desktop.logbook.backup_file import export_all, export_one
from desktop.logbook.campaigns import Campaigns, Opened
from desktop.logbook.csv_text import Separator, Style
from desktop.logbook.report import report
from desktop.logbook.report_blocks import EXTENSIONS, Format
from desktop.models.say import say
from desktop.rules.core import T
from desktop.store.errors import UserError
from desktop.store.files import file_stem
from desktop.tracker.sheet_data import LogSheet, blank_sheet, log_sheet
from desktop.tracker.sheet_pdf import Paper, log_pdf, squadron_pdf

Kind = Literal["json", "csv", "pdf", "report"]
Sheet = Literal["log", "squadron", "blank"]
ALL = T("tracker", "Campaigns")
BLANK = T("tracker", "Log sheet")


class ExportChoice(msgspec.Struct, frozen=True):
    """What is exported, and how."""

    kind: Kind = "json"
    everything: bool = False
    """All campaigns that are not in the trash, instead of one."""
    separator: Separator = ","
    bom: bool = True
    zipped: bool = False
    sheet: Sheet = "log"
    paper: Paper = "a4"
    form: Format = "markdown"


class Made(NamedTuple):
    """What an export makes."""

    files: dict[str, bytes]
    """By name; several go into one folder."""
    left_out: tuple[tuple[str, UserError], ...]
    """Titles of campaigns that cannot be read, and why."""


def made(campaigns: Campaigns, game_id: str, choice: ExportChoice) -> Made:
    """Return the files of an export; one campaign that is damaged raises ``UserError``."""
    if choice.kind == "pdf" and choice.sheet == "blank":
        sheet = blank_sheet(campaigns.game((), "").kit)
        return Made({_name(say(BLANK), ".pdf"): log_pdf(sheet, choice.paper)}, ())
    if choice.kind == "json":
        return _json(campaigns, game_id, choice)
    opened, left_out = _opened(campaigns, game_id, choice)
    return Made(_files(campaigns, opened, choice), left_out)


def _json(campaigns: Campaigns, game_id: str, choice: ExportChoice) -> Made:
    if not choice.everything:
        title = campaigns.row(game_id).title
        return Made({_name(title, ".json"): export_one(campaigns, game_id)}, ())
    found = export_all(campaigns)
    left_out = tuple((row.title, error) for row, error in found.left_out)
    return Made({_name(say(ALL), ".json"): found.data}, left_out)


Chosen = Sequence[tuple[str, str, Opened]]


def _opened(
    campaigns: Campaigns, game_id: str, choice: ExportChoice
) -> tuple[Chosen, tuple[tuple[str, UserError], ...]]:
    """Return the campaigns to export with id and title, and those that cannot be opened."""
    if not choice.everything:
        return [(game_id, campaigns.row(game_id).title, campaigns.open(game_id))], ()
    good, bad = [], []
    for each in campaigns.states():
        if each.opened is not None:
            good.append((each.row.game_id, each.row.title, each.opened))
        elif each.trouble is not None:
            bad.append((each.row.title, each.trouble))
    return good, tuple(bad)


def _files(campaigns: Campaigns, chosen: Chosen, choice: ExportChoice) -> dict[str, bytes]:
    if choice.kind == "csv":
        return _tables(chosen, choice)
    found: dict[str, bytes] = {}
    for game_id, title, (game, session) in chosen:
        if choice.kind == "report":
            text = report(session.state, game.kit, title, say, choice.form)
            found[_free(found, title, EXTENSIONS[choice.form])] = text.encode("utf-8", "replace")
            continue
        notes = campaigns.library.load(game_id).notes
        sheet = log_sheet(session.state, game.kit, title, notes)
        found[_free(found, title, ".pdf")] = _pdf(sheet, choice)
    return found


def _pdf(sheet: LogSheet, choice: ExportChoice) -> bytes:
    way = squadron_pdf if choice.sheet == "squadron" else log_pdf
    return way(sheet, choice.paper)


def _tables(chosen: Chosen, choice: ExportChoice) -> dict[str, bytes]:
    rows = [csv_out.Campaign(uid, each.session.state, each.game.kit) for uid, _, each in chosen]
    files = csv_out.files(rows, Style(choice.separator, choice.bom))
    if not choice.zipped:
        return files
    title = say(ALL) if choice.everything else chosen[0][1]
    return {_name(title, ".zip"): csv_out.zipped(files)}


def _name(title: str, extension: str) -> str:
    return file_stem(title, "campaign") + extension


def _free(taken: dict[str, bytes], title: str, extension: str) -> str:
    """Return a name that none of the files has, in small letters or large."""
    used = {name.casefold() for name in taken}
    stem = file_stem(title, "campaign")
    name, number = stem + extension, 2
    while name.casefold() in used:
        name, number = f"{stem} {number}{extension}", number + 1
    return name
