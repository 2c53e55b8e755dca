"""What a person has set, one row for each setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from desktop.rules.core import T

if TYPE_CHECKING:
    from desktop.rules.core import Text
    from desktop.store.database import Database

_Percent = Annotated[int, Meta(ge=0, le=400)]
_Key = Annotated[str, Meta(max_length=64)]
_Search = Annotated[str, Meta(max_length=200)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults are those of a first start."""

    # Looks
    theme: Literal["system", "dark", "light"] = "system"
    text_scale: Annotated[int, Meta(ge=80, le=200)] = 100
    """Percent."""
    language: Annotated[str, Meta(pattern=r"^([a-z]{2,3}(_[A-Za-z]{2,4})?)?$")] = ""
    """``pl`` or ``pt_BR``; empty for the language of the system."""
    animation_speed: _Percent = 100
    """Percent; 0 shows no motion at all."""
    rotate_board: bool = False
    """Whether each player sees the own side at the bottom."""
    period_map: bool = False
    """Whether maps that can be are drawn in the black and white of their time (RM-5.1)."""

    # Play
    confirmations: Literal["all", "lasting", "none"] = "lasting"
    """``lasting``: only before what cannot be undone."""
    auto_end_turn: bool = True
    """Whether a turn ends by itself when nothing else can be done."""
    enemies_in_order: bool = True
    """Whether the enemies of Hornet Leader attack in the standard order without asking."""
    ask_jettison: bool = False
    """Whether jettison is asked for before every turn of Hornet Leader."""
    forecasts: bool = True
    """Whether missions of Hornet Leader are foreseen by rollouts while a person thinks."""
    show_events: bool = True
    """Whether Events of Hornet Leader are shown that ask for nothing."""
    hand_over: Literal["hold", "press", "off"] = "hold"
    """How the next player takes the screen over."""
    recap: bool = True
    """Whether the next player is shown what happened."""
    dice_wait: Literal["always", "changes", "never"] = "changes"
    """Which rolls stay until somebody says OK."""

    # Keys: name of the command -> key sequences in Qt's portable form
    keys: dict[_Key, tuple[_Key, ...]] = {}

    # Memory of the program
    guide_seen: bool = False
    guided_game: _Key = ""
    """Id of the game whose guide was not closed yet; it speaks again when the game is opened."""
    window: bytes = b""
    """Position and size of the main window, as Qt gives them."""
    layouts: dict[_Key, bytes] = {}
    """Key of a game -> its panels, as Qt gives them."""
    last_new_game: dict[_Key, bytes] = {}
    """Key of a game -> setup and seats last chosen, as JSON."""
    open_games: tuple[_Key, ...] = ()
    """Ids of the games to open again at the next start."""
    recent_searches: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=20)
    ] = ()
    """The latest first."""


class SettingsStore:
    """The settings in an open database.

    A value that this program does not understand gives the default and stays in the database until
    the setting is changed; a setting that it does not know stays for good. A newer and an older
    program can so share one data directory.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def load(self) -> tuple[Settings, tuple[Text, ...]]:
        """Return the settings, and a remark on each value that could not be used."""
        stored = self._rows()
        usable: dict[str, object] = {}
        remarks = []
        for field in msgspec.structs.fields(Settings):
            if field.name not in stored:
                continue
            try:
                usable[field.name] = msgspec.json.decode(stored[field.name], type=field.type)
            except (msgspec.MsgspecError, RecursionError, TypeError):
                remarks.append(
                    T("store", "The setting {name} had no usable value and is as at first.").of(
                        name=field.name
                    )
                )
        return Settings(**usable), tuple(remarks)  # type: ignore[arg-type]  # decoded by field type

    def save(self, settings: Settings) -> None:
        """Write what has changed, in one transaction."""
        before, _ = self.load()
        changed = [
            (field.name, msgspec.json.encode(getattr(settings, field.name)))
            for field in msgspec.structs.fields(Settings)
            if getattr(settings, field.name) != getattr(before, field.name)
        ]
        if not changed:
            return
        # Checked as a whole first: a bad value must be noticed here, not at the next start.
        msgspec.convert(msgspec.to_builtins(settings), type=Settings)
        with self._database.write() as connection:
            connection.executemany("REPLACE INTO settings VALUES (?, ?)", changed)

    def _rows(self) -> dict[str, bytes]:
        with self._database.read() as connection:
            return dict(connection.execute("SELECT name, value FROM settings").fetchall())
