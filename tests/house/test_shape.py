"""The house stays small, plain and free of what a machine or a tool would leave in it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.source import FLOORS, ROOT, files

LIMIT = 800
"""Of a module; one aims at 150 lines, and what has two duties is divided long before."""

# Modules that are longer, with their length; the list may only shrink.
LONG: dict[str, int] = {}
LOCKS = ["packaging/requirements.txt", "packaging/requirements-dev.txt"]
GENERATED = re.compile(r"(^|/)(ui_\w+\.py|\w+_rc\.py|moc_\w+\.\w+|qrc_\w+)$")
LEFT_OPEN = re.compile(r"#\s*(TODO|FIXME|XXX)\b|pytest\.(skip|xfail|importorskip|mark\.(skip|xfail))")


def names(paths: list[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


def test_no_module_grows_beyond_its_limit() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in [*files(*FLOORS, "tests", "packaging", suffix=".py"), ROOT / "make.py"]
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONG.get(name, LIMIT)} == {}
    assert {name for name in LONG if lengths.get(name, 0) <= LIMIT} == set(), (
        "short enough: take it off the list"
    )


def test_the_recipes_do_not_hide_the_library_of_their_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_nothing_made_by_a_machine_is_kept() -> None:
    assert [name for name in names(files(*FLOORS, "tests", "packaging")) if GENERATED.search(name)] == []
    assert {"*.qm", "demo/", "dist/", ".venv/"} <= set((ROOT / ".gitignore").read_text().split())


def test_no_path_of_a_machine_is_written_down() -> None:
    here = f"{ROOT}/".encode()
    assert [
        name for name in names(files(*FLOORS, "tests", "packaging")) if here in (ROOT / name).read_bytes()
    ] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_a_hash_for_everything_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    wanted = text.replace("\\\n", " ").splitlines()
    assert [line for line in wanted if "==" in line and "--hash=sha256:" not in line] == []


def test_players_get_the_versions_that_were_tested() -> None:
    play, work = (set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(), re.M)) for name in LOCKS)
    assert play <= work
    assert {line for line in play if line.startswith("pyside6")} == {"pyside6-essentials==6.11.3"}


def test_nothing_is_left_open_and_no_error_swallowed() -> None:
    found = []
    for path in files(*FLOORS, "tests", suffix=".py"):
        text = path.read_text(encoding="utf-8")
        if path != Path(__file__).resolve():
            found += [f"{path}: {hit.group()}" for hit in LEFT_OPEN.finditer(text)]
        found += [f"{path}:{line}: a swallowed error" for line in swallowed(ast.parse(text))]
    assert found == []


def swallowed(tree: ast.Module) -> Iterator[int]:
    """Give the lines where any error at all is caught and nothing done about it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler):
            everything = node.type is None or ast.unparse(node.type) in {"Exception", "BaseException"}
            if everything and all(
                isinstance(step, ast.Pass | ast.Return | ast.Continue) for step in node.body
            ):
                yield node.lineno


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Give the names in the wheel that this checkout makes."""
    source = tmp_path_factory.mktemp("source")
    plain = shutil.ignore_patterns("__pycache__")
    for floor in [*FLOORS, "tests", "packaging"]:
        shutil.copytree(ROOT / floor, source / floor, ignore=plain)
    for path in [ROOT / "pyproject.toml", ROOT / "make.py", *ROOT.glob("*.md"), *ROOT.glob("LICENSE*")]:
        shutil.copy(path, source)
    build = "from setuptools.build_meta import build_wheel; build_wheel('.')"
    done = subprocess.run([sys.executable, "-c", build], cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = source.glob("*.whl")
    return zipfile.ZipFile(made).namelist()


def test_a_wheel_lays_only_the_floors_beside_other_libraries(wheel: list[str]) -> None:
    tops = {name.split("/")[0] for name in wheel}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(FLOORS)


def test_a_wheel_carries_all_that_is_read(wheel: list[str]) -> None:
    assert set(names(files(*FLOORS))) - set(wheel) == set()
