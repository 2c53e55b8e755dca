"""The themes: complete, readable, and refused with a plain message where they are broken."""

import itertools
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from desktop import resources
from desktop.paint.colours import Colour, contrast, laid_over, mixed
from desktop.paint.style_parts import (
    button_fill,
    lit_fill,
    marked_fill,
    row_fill,
    tag_fill,
    tag_ink,
)
from desktop.paint.theme import (
    Accents,
    Theme,
    ThemeName,
    ThemeProblem,
    ThemeSource,
    Tone,
    load_theme,
)

THEMES: tuple[ThemeName, ...] = ("dark", "light")
GAMES = Accents.__struct_fields__
WORDS, WEAK_WORDS, EDGES = 4.5, 2.6, 1.2


def grounds(theme: Theme) -> dict[str, str]:
    return {"sunk": theme.sunk, "win": theme.win, "base": theme.base, "raised": theme.raised}


@pytest.mark.parametrize("name", THEMES)
def test_words_can_be_read_on_all_four_grounds(name: ThemeName) -> None:
    theme = load_theme(name)
    words = {
        "text": theme.text,
        "muted": theme.muted,
        "good": theme.good,
        "warn": theme.warn,
        "bad": theme.bad,
        "info": theme.info,
        **{game: theme.accent(game) for game in GAMES},
    }
    weak = [
        (word, ground, round(contrast(colour, below), 2))
        for word, colour in words.items()
        for ground, below in grounds(theme).items()
        if contrast(colour, below) < WORDS
    ]
    assert weak == []


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_words_can_be_read_on_an_accent_and_on_its_tint(name: ThemeName, game: str) -> None:
    theme = load_theme(name)
    accent = theme.accent(game)
    assert contrast(theme.on_accent, accent) >= WORDS
    assert contrast(accent, mixed(theme.base, accent, 0.12)) >= WORDS
    assert contrast(accent, mixed(theme.raised, accent, 0.10)) >= WORDS
    assert contrast(theme.text, mixed(theme.base, accent, 0.20)) >= WORDS


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("tone", [Tone.GOOD, Tone.WARN, Tone.BAD, Tone.INFO])
def test_words_can_be_read_in_a_note(name: ThemeName, tone: Tone) -> None:
    theme = load_theme(name)
    ground = mixed(theme.base, theme.tone(tone), 0.1)
    assert contrast(theme.text, ground) >= WORDS


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_words_can_be_read_on_a_chosen_row(name: ThemeName, game: str) -> None:
    theme, row = load_theme(name), row_fill(load_theme(name).palette(game))
    words = [theme.text, theme.muted, theme.accent(game)]
    for colour in (*words, *(theme.tone(tone) for tone in Tone)):
        assert contrast(colour, row) >= WORDS


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_tag_can_be_read_wherever_it_stands(name: ThemeName, game: str) -> None:
    theme, palette = load_theme(name), load_theme(name).palette(game)
    accent = theme.accent(game)
    notes = (mixed(theme.base, theme.tone(tone, accent), 0.1) for tone in Tone)
    rows = (row_fill(palette), mixed(theme.raised, accent, 0.16))
    standing: list[Colour] = [*grounds(theme).values(), *notes, *rows]
    for ground in standing:
        for hover in (False, True):
            below = laid_over(tag_fill(palette, hover=hover), ground)
            assert contrast(tag_ink(palette), below) >= WORDS


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_button_can_be_read_in_every_state(name: ThemeName, game: str) -> None:
    palette = load_theme(name).palette(game)
    words = palette.color(QPalette.ColorRole.ButtonText)
    for hover, pressed, checked in itertools.product((False, True), repeat=3):
        fill = button_fill(palette, hover=hover, pressed=pressed, checked=checked)
        assert contrast(words, fill) >= WORDS


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_words_that_are_pointed_out_can_be_read(name: ThemeName, game: str) -> None:
    theme = load_theme(name)
    accent = theme.accent(game)
    for words in (theme.text, theme.muted, accent):
        assert contrast(words, lit_fill(theme.base, accent)) >= WORDS
    assert contrast(theme.text, marked_fill(theme.base)) >= WORDS


@pytest.mark.parametrize("name", THEMES)
def test_what_cannot_be_used_is_weak_but_legible(name: ThemeName) -> None:
    theme = load_theme(name)
    for ground in grounds(theme).values():
        assert WEAK_WORDS <= contrast(theme.faint, ground) < contrast(theme.muted, ground)


@pytest.mark.parametrize("name", THEMES)
def test_edges_of_buttons_show_on_every_ground(name: ThemeName) -> None:
    theme = load_theme(name)
    for ground in grounds(theme).values():
        assert contrast(laid_over(theme.line2, ground), ground) >= EDGES


@pytest.mark.parametrize("name", THEMES)
def test_the_palette_has_a_weaker_group_for_what_is_disabled(name: ThemeName) -> None:
    theme = load_theme(name)
    palette = theme.palette()
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    for words in (role.WindowText, role.Text, role.ButtonText):
        assert palette.color(group.Active, words).name() == theme.text
        assert palette.color(group.Inactive, words).name() == theme.text
        assert palette.color(group.Disabled, words).name() == theme.faint


@pytest.mark.parametrize("game", GAMES)
def test_the_palette_of_a_game_carries_its_accent(game: str) -> None:
    theme = load_theme("dark")
    accent = theme.palette(game).color(QPalette.ColorRole.Accent)
    assert accent.name() == theme.accent(game)


def test_an_unknown_game_has_the_accent_of_the_home_screen() -> None:
    theme = load_theme("light")
    assert theme.accent("checkers") == theme.accents.home


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"win": "#14181d"', '"win": "blue"', "$.win"),
        ('"home": "#7aa7d6"', '"home": 3', "$.accents.home"),
        ('"dark": true,', "", "dark"),
        ('"dark": true,', '"dark": true, "neon": 1,', "neon"),
    ],
)
def test_a_broken_theme_is_refused_with_file_and_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, said: str
) -> None:
    text = resources.path("themes", "dark.json").read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / "dark.json"
    broken.write_text(text.replace(old, new), encoding="utf-8")

    def here(*parts: str) -> Path:
        return tmp_path / parts[-1]

    monkeypatch.setattr(resources, "path", here)
    with pytest.raises(ThemeProblem) as caught:
        load_theme("dark")
    assert "dark.json" in str(caught.value)
    assert said in str(caught.value)


def test_a_change_of_theme_is_told_once(qtbot: QtBot) -> None:
    dark, light = load_theme("dark"), load_theme("light")
    source = ThemeSource(dark)
    told: list[object] = []
    source.changed.connect(told.append)
    source.use(light)
    source.use(light)
    assert told == [light]
    assert source.theme == light


def test_the_file_of_each_theme_is_complete() -> None:
    wanted = set(Theme.__struct_fields__)
    for name in THEMES:
        content = msgspec.json.decode(resources.path("themes", f"{name}.json").read_bytes())
        assert set(content) == wanted
