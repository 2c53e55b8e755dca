"""The themes: one typed set of colours for each, read from ``resources/themes``.

They are JSON, not TOML as the other resources are: every start reads one, and the reader of TOML
would have to be loaded for it.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette

from desktop import resources
from desktop.paint.colours import laid_over, mixed

Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
HexAlpha = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{8}$")]
ThemeName = Literal["dark", "light"]

HOME = "home"


class Tone(Enum):
    """What a coloured part says, apart from its words and its icon."""

    PLAIN = "plain"
    ACCENT = "accent"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"
    INFO = "info"


class ThemeProblem(ValueError):
    """A theme file that cannot be used; the message names the file and the entry."""


class Accents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One accent for the home screen and one for each game."""

    home: Hex
    daring_eagle: Hex
    eagles_missiles: Hex
    red_menace: Hex
    hornet_leader: Hex


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the interface. Counters and cards bring their own: they are objects.

    Every pair of words and ground that meets on the screen is measured by a test.
    """

    name: str
    dark: bool
    sunk: Hex
    """Behind boards and, in the dark theme, in edit fields."""
    win: Hex
    """Windows and pages."""
    base: Hex
    """Docks, cards and bars."""
    raised: Hex
    """Rows, buttons, cards in cards."""
    text: Hex
    muted: Hex
    """Second words."""
    faint: Hex
    """Words of what cannot be used."""
    line: HexAlpha
    """Hairlines; translucent, for any ground."""
    line2: HexAlpha
    """Edges of what can be pressed."""
    good: Hex
    warn: Hex
    bad: Hex
    info: Hex
    on_accent: Hex
    selection: Hex
    """The ring of a board object that is chosen."""
    target: Hex
    threat: Hex
    accents: Accents

    def accent(self, game: str = HOME) -> str:
        """Return the accent of a game, that of the home screen for an unknown one."""
        accents: dict[str, str] = msgspec.structs.asdict(self.accents)
        return accents.get(game, self.accents.home)

    def tone(self, tone: Tone, accent: str | None = None) -> str:
        """Return the colour of a tone; the accent is given by whoever has one of a game."""
        match tone:
            case Tone.PLAIN:
                return self.text
            case Tone.ACCENT:
                return accent or self.accents.home
            case Tone.GOOD:
                return self.good
            case Tone.WARN:
                return self.warn
            case Tone.BAD:
                return self.bad
            case Tone.INFO:
                return self.info

    def field(self) -> str:
        """Return the ground of edit fields."""
        return self.sunk if self.dark else self.raised

    def palette(self, game: str = HOME) -> QPalette:
        """Return the palette; widgets below a game's page inherit that game's accent."""
        role = QPalette.ColorRole
        accent = self.accent(game)
        colours: dict[QPalette.ColorRole, str | QColor] = {
            role.Window: self.win,
            role.WindowText: self.text,
            role.Base: self.base,
            role.AlternateBase: self.raised,
            role.ToolTipBase: self.raised,
            role.ToolTipText: self.text,
            role.PlaceholderText: self.muted,
            role.Text: self.text,
            role.Button: self.raised,
            role.ButtonText: self.text,
            role.BrightText: self.bad,
            role.Light: mixed(self.raised, "#ffffff", 0.06 if self.dark else 0.6),
            role.Midlight: laid_over(self.line, self.base),
            role.Mid: laid_over(self.line2, self.base),
            role.Dark: self.sunk,
            role.Shadow: "#000000",
            role.Highlight: accent,
            role.HighlightedText: self.on_accent,
            role.Accent: accent,
            role.Link: self.info,
            role.LinkVisited: self.info,
        }
        result = QPalette()
        for key, colour in colours.items():
            result.setColor(key, QColor(colour))
        quiet = {
            role.WindowText: self.faint,
            role.Text: self.faint,
            role.ButtonText: self.faint,
            role.PlaceholderText: self.faint,
            role.HighlightedText: self.faint,
            role.Highlight: self.raised,
            role.Accent: self.faint,
            role.Link: self.faint,
            role.LinkVisited: self.faint,
            role.Button: self.base,
            role.Dark: self.base,
            role.AlternateBase: self.base,
        }
        for key, colour in quiet.items():
            result.setColor(QPalette.ColorGroup.Disabled, key, QColor(colour))
        return result


def load_theme(name: ThemeName) -> Theme:
    """Return the theme of that name, checked."""
    path = resources.path("themes", f"{name}.json")
    try:
        return msgspec.json.decode(path.read_bytes(), type=Theme)
    except (OSError, msgspec.DecodeError) as error:
        raise ThemeProblem(
            f"The theme file {path.name} cannot be used: {error}. Install the program again."
        ) from error


class ThemeSource(QObject):
    """The theme in force. Made once by the program and handed to whoever paints."""

    changed = Signal(object)
    """The new theme."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    def use(self, theme: Theme) -> None:
        """Change to another theme and tell everybody, if it is another one."""
        if theme != self._theme:
            self._theme = theme
            self.changed.emit(theme)
