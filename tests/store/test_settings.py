"""Settings: each value by itself, and none lost that this program does not know."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.store.database import Database
from desktop.store.paths import DataDir
from desktop.store.settings import Settings, SettingsStore
from desktop.text import sentence


@pytest.fixture
def store(database: Database) -> SettingsStore:
    return SettingsStore(database)


def put(database: Database, name: str, value: bytes | str) -> None:
    with database.write() as connection:
        connection.execute("REPLACE INTO settings VALUES (?, ?)", (name, value))


def stored(database: Database) -> dict[str, bytes]:
    with database.read() as connection:
        return dict(connection.execute("SELECT name, value FROM settings").fetchall())


def test_a_first_start_has_the_defaults_and_nothing_to_say(store: SettingsStore) -> None:
    assert store.load() == (Settings(), ())


def test_the_defaults_pass_their_own_checks() -> None:
    assert msgspec.convert(msgspec.to_builtins(Settings()), type=Settings) == Settings()


def test_what_is_saved_comes_back(store: SettingsStore, place: DataDir) -> None:
    changed = Settings(
        theme="dark",
        text_scale=150,
        language="pt_BR",
        keys={"undo": ("Ctrl+Z", "Backspace"), "redo": ()},
        layouts={"daring_eagle": b"\x00\xff"},
        last_new_game={"daring_eagle": b'{"scenario":"duel"}'},
        recent_searches=("supply",),
        open_games=("a", "b"),
        recap=False,
    )
    store.save(changed)
    assert store.load() == (changed, ())
    with Database(place) as other:
        assert SettingsStore(other).load() == (changed, ())


def test_only_what_changed_is_written(store: SettingsStore, database: Database) -> None:
    store.save(Settings())
    assert stored(database) == {}
    store.save(Settings(theme="light"))
    assert stored(database) == {"theme": b'"light"'}
    store.save(Settings())
    assert stored(database) == {"theme": b'"system"'}


def test_a_setting_of_another_version_stays(store: SettingsStore, database: Database) -> None:
    put(database, "hologram", b'{"on":true}')
    store.save(Settings(text_scale=90))
    assert stored(database) == {"hologram": b'{"on":true}', "text_scale": b"90"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", b'"sepia"'),
        ("text_scale", b"79"),
        ("text_scale", b"1e99"),
        ("text_scale", b'"big"'),
        ("language", b'"../../x"'),
        ("keys", b'{"undo":"Ctrl+Z"}'),
        ("window", b'"not base64 \xc3\xa9"'),
        ("recap", b""),
        ("recap", b"\xff"),
        ("layouts", b"[" * 100_000),
        ("guide_seen", "true or so"),
    ],
)
def test_a_bad_value_gives_the_default_and_a_remark_and_spares_the_others(
    store: SettingsStore, database: Database, name: str, value: bytes | str
) -> None:
    store.save(Settings(auto_end_turn=False))
    put(database, name, value)
    settings, remarks = store.load()
    assert settings == Settings(auto_end_turn=False)
    assert [sentence(remark) for remark in remarks] == [
        f"The setting {name} had no usable value and is as at first."
    ]


def test_a_value_that_a_newer_program_may_know_stays_until_it_is_changed(
    store: SettingsStore, database: Database
) -> None:
    put(database, "theme", b'"sepia"')
    settings, _ = store.load()
    store.save(msgspec.structs.replace(settings, recap=False))
    assert stored(database)["theme"] == b'"sepia"'
    store.save(msgspec.structs.replace(settings, theme="dark"))
    assert stored(database)["theme"] == b'"dark"'


def test_a_value_that_could_not_be_read_again_is_not_written(
    store: SettingsStore, database: Database
) -> None:
    with pytest.raises(msgspec.ValidationError, match="text_scale"):
        store.save(Settings(text_scale=1000))
    assert stored(database) == {}


@given(
    rows=st.dictionaries(
        st.sampled_from(Settings.__struct_fields__),
        st.binary(max_size=30)
        | st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=2)
                | st.dictionaries(st.text(max_size=3), inner, max_size=2)
            ),
            max_leaves=4,
        ).map(msgspec.json.encode),
    )
)
def test_no_content_of_the_database_stops_the_settings_from_loading(
    rows: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    place = DataDir(tmp_path_factory.getbasetemp() / "any-settings")
    place.prepare()
    with Database(place) as database:
        with database.write() as connection:
            connection.execute("DELETE FROM settings")
            connection.executemany("INSERT INTO settings VALUES (?, ?)", rows.items())
        settings, _ = SettingsStore(database).load()
    assert msgspec.convert(msgspec.to_builtins(settings), type=Settings) == settings
