"""Where resources are found, in a checkout and in an installed program."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from desktop import resources


@pytest.fixture
def installed(tmp_path: Path) -> ModuleType:
    """The module as it lies in a wheel, with one resource and one translation beside it."""
    shared = tmp_path / "desktop" / "_shared"
    (shared / "resources" / "fonts").mkdir(parents=True)
    (shared / "translations").mkdir()
    (shared / "translations" / "readyroom_pl.qm").touch()
    copy = shutil.copy(resources.__file__, tmp_path / "desktop")
    spec = importlib.util.spec_from_file_location("installed_resources", copy)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_checkout_has_its_resources_beside_the_package() -> None:
    top = Path(resources.__file__).parent.parent
    assert resources.path() == top / "resources"
    assert resources.translations() == top / "translations"


def test_an_installed_program_has_them_inside_the_package(
    installed: ModuleType, tmp_path: Path
) -> None:
    shared = tmp_path / "desktop" / "_shared"
    assert installed.path("fonts") == shared / "resources" / "fonts"
    assert (installed.translations() / "readyroom_pl.qm").exists()


def test_a_missing_file_is_named_with_what_to_do() -> None:
    with pytest.raises(resources.ResourceMissing) as caught:
        resources.path("fonts", "none.ttf")
    assert caught.value.wanted == resources.path("fonts") / "none.ttf"
    assert str(caught.value.wanted) in str(caught.value)
    assert "Install the program again" in str(caught.value)
