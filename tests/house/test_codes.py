"""Whatever the program says by a code has words: a player never reads the code itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from desktop.wording import words
from desktop.wording.wordings import WORDINGS
from rules.battle.expirations import Why
from rules.battle.state import Place
from rules.cards import RankName, Size
from rules.catalogue.broken import BrokenKind
from tests.house.source import ROOT, around, called, every, files, literals, parsed, written
from tests.house.translations import spoken

TELLERS = ("Message", "in_game", "say_bare")
CODE = re.compile(r"[a-z]+\.[a-z0-9_.]*[a-z0-9]")
# What looks like a code and is none: columns of tables, keys of settings, names of files.
NO_CODES = re.compile(r"\w+\.id|import\.(columns|spellings|spellings\.steps)|library\.(draft|log|tact)")
# Codes that are put together of a value: what it may be.
PARTED: Mapping[str, type[Enum]] = {
    "catalogue.": BrokenKind, "ended.": Why, "rank.": RankName, "size.": Size, "step.put_": Place,
}  # fmt: skip


class Asked(NamedTuple):
    """A code that somebody gives to be worded, and where."""

    where: str
    code: str


class Helper(NamedTuple):
    """A function that makes a code of what it is given: `refusal.` before its second argument."""

    at: int
    name: str
    before: str
    behind: str


def worded(code: str) -> bool:
    """Tell whether a code has words, as it is or as its data choose; the empty one says nothing."""
    chosen = WORDINGS[code]({}) if code in WORDINGS else code
    return not code or chosen in words()


def told(path: Path) -> Iterator[Asked]:
    """Give the literals that a module makes messages of."""
    for call in every(parsed(path), ast.Call):
        if called(call.func) in TELLERS and call.args:
            yield from (Asked(_where(path, call), code) for code in _plain(call.args[0]))
    for function in every(parsed(path), ast.FunctionDef):
        for call, value, before, behind in _set_in(function):
            for part in _chosen(value, function):
                yield Asked(_where(path, call), f"{before}{part}{behind}")


def spelled(path: Path) -> Iterator[Asked]:
    """Give the literals of a module that look like the codes that have words, wherever they are used."""
    areas = {code.partition(".")[0] for code in words()}
    for node in every(parsed(path), ast.Constant):
        if isinstance(node.value, str):
            area = node.value.partition(".")[0]
            if area in areas and CODE.fullmatch(node.value) and not NO_CODES.fullmatch(node.value):
                yield Asked(_where(path, node), node.value)


def helped(path: Path) -> Iterator[Asked]:
    """Give the codes that functions of a module, and those it imports, make of a literal they are given."""
    known = dict(helpers(path))
    for node in every(parsed(path), ast.ImportFrom):
        if node.module:
            home = ROOT / f"{node.module.replace('.', '/')}.py"
            theirs = helpers(home) if home.exists() else {}
            known |= {
                each.asname or each.name: theirs[each.name] for each in node.names if each.name in theirs
            }
    for function in every(parsed(path), ast.FunctionDef):
        for call in every(function, ast.Call):
            name, made = called(call.func), set()
            on_another = isinstance(call.func, ast.Attribute)
            for helper in known.get(name) or (methods().get(name, ()) if on_another else ()):
                given = [keyword.value for keyword in call.keywords if keyword.arg == helper.name]
                for text in (*call.args[helper.at : helper.at + 1], *given):
                    parts = {*_plain(text), *_chosen(text, function)} - {""}
                    made |= {f"{helper.before}{part}{helper.behind}" for part in parts}
            # whose method it is nobody tells here: one of those of its name has to have words
            kept = made if name in known else set(filter(worded, made)) or made
            yield from (Asked(_where(path, call), code) for code in kept)


@cache
def methods() -> Mapping[str, tuple[Helper, ...]]:
    """Give what sets a parameter into a code and is called on an object, by name."""
    found: dict[str, tuple[Helper, ...]] = {}
    for path in files("db", "desktop/operations", suffix=".py"):
        for name, made in helpers(path).items():
            found[name] = (*found.get(name, ()), *made)
    return found


@cache
def helpers(path: Path) -> Mapping[str, tuple[Helper, ...]]:
    """Give the functions of a module that set a parameter into a code, by the name they are called by."""
    tree = parsed(path)
    functions = [(_called_by(tree, function), function) for function in every(tree, ast.FunctionDef)]
    found = {name: made for name, function in functions if (made := tuple(_helpers(function)))}
    further = {name: made for name, function in functions if (made := tuple(_hands_on(function, found)))}
    return {**further, **found}


def _called_by(tree: ast.Module, function: ast.FunctionDef) -> str:
    """Give the name that a function is called by: what makes an object, by that of its class."""
    made = around(tree, function, ast.ClassDef) if function.name == "__init__" else None
    return function.name if made is None else made.name


def _helpers(function: ast.FunctionDef) -> Iterator[Helper]:
    """Find the codes that a function makes of a parameter."""
    for _, value, before, behind in _set_in(function):
        yield from _taken(function, value, before, behind)


def _hands_on(function: ast.FunctionDef, known: Mapping[str, tuple[Helper, ...]]) -> Iterator[Helper]:
    """Find the parameters that a function gives to another one that makes a code of them."""
    for call in every(function, ast.Call):
        for helper in known.get(called(call.func), ()):
            for name in call.args[helper.at : helper.at + 1]:
                yield from _taken(function, name, helper.before, helper.behind)


def _set_in(function: ast.FunctionDef) -> Iterator[tuple[ast.Call, ast.expr, str, str]]:
    """Give what a function sets into codes that it puts together, with what stands before and behind it."""
    for call in every(function, ast.Call):
        code = call.args[0] if call.args and called(call.func) in TELLERS else None
        for each in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
            parts = each.values if isinstance(each, ast.JoinedStr) else []
            values = [part.value for part in parts if isinstance(part, ast.FormattedValue)]
            if each is not None and len(values) == 1:
                before, behind = written(each)[2:-1].split(f"{{{written(values[0])}}}")
                yield call, values[0], before, behind


def _taken(function: ast.FunctionDef, value: ast.expr, before: str, behind: str) -> Iterator[Helper]:
    """Give the place at which a function takes what it sets into a code, where it takes it."""
    names = [each.arg for each in function.args.args if each.arg not in ("self", "cls")]
    if isinstance(value, ast.Name) and value.id in names:
        yield Helper(names.index(value.id), value.id, before, behind)


def _chosen(value: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """Give the literals that a function lays in a variable before it gives that away."""
    if isinstance(value, ast.Name):
        for node in every(function, ast.Assign):
            if written(node.targets[0]) == value.id:
                yield from filter(None, _plain(node.value))


def _plain(node: ast.expr) -> Iterator[str]:
    """Give the literals that an argument may be, those that are put together left out."""
    branches = [node.body, node.orelse] if isinstance(node, ast.IfExp) else []
    for branch in branches:
        yield from _plain(branch)
    if isinstance(node, ast.Constant):
        yield from literals(node)


def _where(path: Path, node: ast.expr) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"


@cache
def asked() -> frozenset[Asked]:
    """Give every code that is written in the program, of all that is said by one."""
    below = files("rules", "db", "desktop/operations", suffix=".py")
    everywhere = files("rules", "db", "desktop", suffix=".py")
    found = {each for path in below for each in spelled(path)}
    found |= {each for path in everywhere for way in (told, helped) for each in way(path)}
    parts = ((before, part.value) for before, kind in PARTED.items() for part in kind if part.value)
    return frozenset(found) | {Asked(before, f"{before}{value}") for before, value in parts}


def test_every_code_has_words() -> None:
    assert sorted(f"{each.where}: {each.code}" for each in asked() if not worded(each.code)) == []


def test_there_are_codes_to_look_at() -> None:
    """Written on the spot, kept in a variable, put together by a helper."""
    codes = {each.code for each in asked()}
    assert len(codes) > 850
    assert {"library.synced", "refusal.which_target", "step.put_table"} <= codes


def test_a_code_without_words_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.house.test_codes.ROOT", tmp_path)
    module = tmp_path / "module.py"
    module.write_text(
        'def bars(code): return Message(f"coordinator.{code}")\n'
        "def barred(who, code): return bars(code)\n"
        'def say(): return Message("coordinator.no_1"), bars("no_2"), barred(0, "no_3")\n'
        'CODE = "coordinator.no_4"\n'
        "def why(far):\n"
        '    code = "no_5" if far else "no_6"\n'
        '    return Message(f"coordinator.{code}")\n'
    )
    found = {each.code for way in (told, spelled, helped) for each in way(module)}
    assert found == {f"coordinator.no_{n}" for n in range(1, 7)}
    assert not any(map(worded, found))


def test_the_words_of_every_code_are_translated() -> None:
    french = {source for context, source, _ in spoken("fr") if context == "Phrases"}
    assert sorted(code for code, template in words().items() if template not in french) == []
