"""Rules of the house that no linter knows."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 450
# A slash, one of the folders that only somebody's machine has, a slash; but not inside a URL.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home|Users)/")


def modules(folder: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every module in a folder."""
    for file in sorted((TOP / folder).rglob("*.py")):
        yield str(file.relative_to(TOP)), file.read_text(encoding="utf-8")


def test_no_module_is_too_long_to_read() -> None:
    lengths = {name: len(text.splitlines()) for name, text in modules("desktop")}
    assert {name: n for name, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    folders = ("desktop", "resources", "translations", "tests", "packaging", ".ci")
    files = [file for folder in folders for file in (TOP / folder).rglob("*")]
    files += TOP.glob("*.*")
    naming = []
    for file in files:
        if not file.is_file() or "__pycache__" in file.parts:
            continue
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # A picture or a font.
        if MACHINE_PATH.search(text):
            naming.append(str(file.relative_to(TOP)))
    assert naming == []


def test_rules_name_a_random_generator_as_a_type_only() -> None:
    importing = [
        name
        for name, text in modules("desktop/rules")
        if "random" in imported_when_run(ast.parse(text))
    ]
    assert importing == []


def imported_when_run(tree: ast.AST) -> Iterator[str]:
    """Yield the modules that code imports when it runs, not when its types are checked."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                for branch in node.orelse:
                    yield from imported_when_run(branch)
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom(module=str(module)):
                yield module
            case _:
                yield from imported_when_run(node)


def test_the_tests_need_nothing_that_only_developers_install() -> None:
    text = dict(modules("tests"))
    waiting = [name for name in text if not name.startswith("tests/bench/")]
    reached: set[str] = set()
    needed: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        for module in imported_when_run(ast.parse(text[name])):
            file = module.replace(".", "/")
            inner = [each for each in (f"{file}.py", f"{file}/__init__.py") if each in text]
            waiting += inner
            needed.setdefault(module.partition(".")[0], name)
    own = {"desktop", "tests", "installers"}
    outside = needed.keys() - own - sys.stdlib_module_names - {"__future__"}
    sources = packages_distributions()
    installed = distributions_of_the_test_set()
    assert {
        module: needed[module]
        for module in outside
        if not {spelling(name) for name in sources.get(module, ())} & installed
    } == {}


def distributions_of_the_test_set() -> set[str]:
    """Return what `pip install readyroom[test]` names."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = project["dependencies"] + project["optional-dependencies"]["test"]
    names = {spelling(re.split(r"[^\w.-]", each, maxsplit=1)[0]) for each in named}
    # PySide6's own parts come with it.
    return names | {"shiboken6"}


def spelling(distribution: str) -> str:
    """Return the one spelling of a distribution's name that its many are compared by."""
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_no_field_changes_under_a_wheel_that_only_passes_over_it() -> None:
    loud = re.compile(r"\bQ(ComboBox|FontComboBox|SpinBox|DoubleSpinBox|DateEdit|Slider|Dial)\(")
    found = {name: loud.findall(text) for name, text in modules("desktop")}
    del found["desktop/paint/quiet.py"]
    assert {name for name, calls in found.items() if calls} == set()
