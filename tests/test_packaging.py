"""What gets built and shipped: the wheel, its translations, the commands of the README."""

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import desktop

TOP = Path(__file__).resolve().parent.parent
TRANSLATION = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl"><context><name>board</name><message>
<source>hill</source><translation>wzgórze</translation></message></context></TS>
"""


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """The module of the build hook, which is in no package."""
    spec = importlib.util.spec_from_file_location("hook", TOP / "packaging" / "build_hook.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as built:
        return built


def test_a_wheel_carries_every_resource_and_translation(wheel: zipfile.ZipFile) -> None:
    resources = (file for file in (TOP / "resources").rglob("*") if file.is_file())
    wanted = {f"desktop/_shared/{file.relative_to(TOP)}" for file in resources}
    wanted |= {
        f"desktop/_shared/translations/{source.stem}.qm"
        for source in (TOP / "translations").glob("readyroom_*.ts")
    }
    assert wanted
    assert wanted - set(wheel.namelist()) == set()


def test_a_wheel_holds_the_package_and_nothing_beside_it(wheel: zipfile.ZipFile) -> None:
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert tops == {"desktop", f"readyroom-{desktop.__version__}.dist-info"}


def test_a_translation_is_compiled_beside_its_source_once(hook: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "readyroom_pl.ts"
    source.write_text(TRANSLATION, encoding="utf-8")
    compiled = hook.compile_translation(source)
    assert compiled == tmp_path / "readyroom_pl.qm"
    assert compiled.stat().st_size > 0

    os.utime(source, (1, 1))
    os.utime(compiled, (2, 2))
    hook.compile_translation(source)
    assert compiled.stat().st_mtime == 2

    os.utime(source, (3, 3))
    hook.compile_translation(source)
    assert compiled.stat().st_mtime > 3


def test_a_broken_translation_stops_the_build_and_is_named(
    hook: ModuleType, tmp_path: Path
) -> None:
    source = tmp_path / "readyroom_xx.ts"
    source.write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"readyroom_xx\.ts could not be compiled: .+"):
        hook.compile_translation(source)


@pytest.mark.parametrize("script", ["start", "test", "check", "environment.sh"])
def test_the_shell_scripts_are_read_by_a_plain_shell(script: str) -> None:
    subprocess.run(["sh", "-n", str(TOP / "packaging" / script)], check=True)


def test_the_readme_and_the_checks_give_the_same_command() -> None:
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    assert "sh packaging/start" in readme
    assert "sh packaging/test" in readme
    assert "sh packaging/test" in (TOP / ".ci" / "run").read_text(encoding="utf-8")
