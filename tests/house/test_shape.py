"""The house stays small, plain and free of what a machine or a tool would leave in it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Set
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.source import FLOORS, ROOT, every, files, parsed, walked, written

LIMIT = 800
"""Of a module; one aims at 150 lines, and what has two duties is divided long before."""

CLASS_LIMIT = 400
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
    assert {name: lines for name, lines in lengths.items() if lines > LIMIT} == {}


def test_no_class_grows_beyond_its_limit() -> None:
    lengths = {
        where: (made.end_lineno or 0) - made.lineno + 1
        for path in files(*FLOORS, suffix=".py")
        for where, made in classes(path)
    }
    assert {name: lines for name, lines in lengths.items() if lines > CLASS_LIMIT} == {}


def test_no_class_is_split_by_inheritance_to_share_fields() -> None:
    found = [each for path in files(*FLOORS, suffix=".py") for each in classes(path)]
    used = {name for path in files(*FLOORS, suffix=".py") for name in named(parsed(path))}
    assert set(halves(found, used)) == set(), "divide duties, not lines: let one of them have the other"


def test_a_class_in_two_files_is_found() -> None:
    half = "class Deeds(Place):\n    panes: Panes\n\n    def act(self) -> None:\n        self.panes.draw()\n"
    asks = "class Deeds(Place):\n    def armies(self) -> None:\n        raise NotImplementedError\n"
    whole = (
        "class Deeds(Place):\n    panes: Panes\n\n    def __init__(self) -> None:\n        self.panes = 1\n"
    )
    other = [("b.py: Made", class_in("class Made(Deeds): ..."))]
    used = {"Deeds"}
    for text in (half, asks):
        assert list(halves([("a.py: Deeds", class_in(text)), *other], used)) == ["a.py: Deeds"]
        assert list(halves([("a.py: Deeds", class_in(text)), *other, *other], used)) == [], "a family"
        assert list(halves([("b.py: Deeds", class_in(text)), *other], used)) == [], "side by side"
    assert list(halves([("a.py: Deeds", class_in(whole)), *other], used)) == []
    assert list(halves([("a.py: Deeds", class_in(whole)), *other], set())) == ["a.py: Deeds"]


def test_a_base_class_is_no_use_of_it() -> None:
    tree = ast.parse("class Made(Deeds[int]):\n    other: Other\n    kept = places.Kept()\n")
    assert {"Other", "Kept"} <= set(named(tree))
    assert "Deeds" not in set(named(tree))


def class_in(text: str) -> ast.ClassDef:
    (made,) = ast.parse(text).body
    assert isinstance(made, ast.ClassDef)
    return made


def classes(path: Path) -> Iterator[tuple[str, ast.ClassDef]]:
    """Give the classes of a module, each with where it stands."""
    for node in every(parsed(path), ast.ClassDef):
        yield f"{path.relative_to(ROOT).as_posix()}: {node.name}", node


def halves(found: list[tuple[str, ast.ClassDef]], used: Set[str]) -> Iterator[str]:
    """Give the classes that are but a part of the one subclass they have, in another module.

    They leave fields or methods to it, or nothing else is ever made of them or asks for one.
    """
    heirs: dict[str, list[str]] = {}
    for where, made in found:
        for base in made.bases:
            heirs.setdefault(written(base).split("[")[0].split(".")[-1], []).append(where)
    for where, made in found:
        others = heirs.get(made.name, [])
        apart = len(others) == 1 and others[0].split(":")[0] != where.split(":")[0]
        part = unset(made) or unwritten(made) or made.name not in used
        says_only = any(written(base) == "Protocol" for base in made.bases)
        if apart and part and not made.decorator_list and not says_only:
            yield where


def named(tree: ast.Module) -> Iterator[str]:
    """Give every name that a module uses, but for the bases of its classes."""
    bases = {part for made in every(tree, ast.ClassDef) for base in made.bases for part in walked(base)}
    yield from (node.id for node in every(tree, ast.Name) if node not in bases)
    yield from (node.attr for node in every(tree, ast.Attribute) if node not in bases)


def unset(made: ast.ClassDef) -> set[str]:
    """Give the fields that a class says it has and never sets."""
    said = {
        step.target.id
        for step in made.body
        if isinstance(step, ast.AnnAssign) and step.value is None and isinstance(step.target, ast.Name)
    }
    return said - {node.attr for node in every(made, ast.Attribute) if isinstance(node.ctx, ast.Store)}


def unwritten(made: ast.ClassDef) -> bool:
    """Tell whether a class leaves a method to be written."""
    return any(
        node.exc is not None and "NotImplementedError" in written(node.exc) for node in every(made, ast.Raise)
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


@pytest.mark.parametrize(("name", "groups"), list(zip(LOCKS, [["build"], ["build", "dev"]], strict=True)))
def test_a_lock_names_all_that_its_libraries_need(name: str, groups: list[str]) -> None:
    """pip is told not to look for dependencies: what the lock leaves out would not be there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    locked = dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / name).read_text(encoding="utf-8"), re.M))
    wanted = [*project["project"]["dependencies"]]
    wanted += [each for group in groups for each in project["dependency-groups"][group]]
    left = [(Requirement(each), "") for each in wanted]
    seen: set[tuple[str, str]] = set()
    while left:
        requirement, extra = left.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        library = canonicalize_name(requirement.name)
        assert locked.get(library, "nothing") in requirement.specifier, requirement
        for asked in {"", *requirement.extras} - {each for found, each in seen if found == library}:
            seen.add((library, asked))
            left += [(Requirement(line), asked) for line in metadata.requires(library) or []]
    assert {"pyside6-essentials", "reportlab"} <= {library for library, _extra in seen}


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
        if "except" in text:
            found += [f"{path}:{line}: a swallowed error" for line in swallowed(parsed(path))]
    assert found == []


def swallowed(tree: ast.Module) -> Iterator[int]:
    """Give the lines where any error at all is caught and nothing done about it."""
    for node in every(tree, ast.ExceptHandler):
        everything = node.type is None or written(node.type) in {"Exception", "BaseException"}
        if everything and all(isinstance(step, ast.Pass | ast.Return | ast.Continue) for step in node.body):
            yield node.lineno


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Give the names in the wheel that this checkout makes."""
    source = tmp_path_factory.mktemp("source")
    plain = shutil.ignore_patterns("__pycache__")
    for floor in [*FLOORS, "tests", "packaging"]:
        shutil.copytree(ROOT / floor, source / floor, ignore=plain)
    shutil.copytree(ROOT / "docs", source / "docs")
    for path in [
        ROOT / "pyproject.toml",
        ROOT / "setup.py",
        ROOT / "make.py",
        *ROOT.glob("*.md"),
        *ROOT.glob("LICENSE*"),
    ]:
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
    manual = [f"resources/{name}" for name in names(files("docs/manual", "docs/pictures"))]
    assert len(manual) > 30 and set(manual) <= set(wheel)
