"""The page of style names parts that are there, and the keys that every place has to leave alone."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from desktop.shell.window import Window
from tests.house.source import ROOT, parsed

STYLE = (ROOT / "docs" / "STYLE.md").read_text(encoding="utf-8")


def names_in(path: Path) -> set[str]:
    """Give what a module calls its own: classes, functions, values."""
    return {
        name
        for node in parsed(path).body
        for name in (
            [node.name] if isinstance(node, ast.ClassDef | ast.FunctionDef)
            else [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
        )
    }  # fmt: skip


def test_each_widget_that_is_named_is_there() -> None:
    table = STYLE.partition("## What there is (`desktop/widgets/`)")[2].partition("\n\n`")[0]
    cells = re.findall(r"^\| (`.*?) \| (.*) \|$", table, re.M)
    named = [re.findall(r"`([\w.]+)`", cell) for cell, _ in cells]
    assert len(named) > 25
    unknown = []
    for first, *others in named:
        module, there = "", set[str]()
        for each in (first, *others):
            if not module or "." in each:
                module = each.partition(".")[0]
                path = ROOT / "desktop" / "widgets" / f"{module}.py"
                there = names_in(path) if path.is_file() else set()
            name = each.rpartition(".")[2]
            unknown += [each] if not there or name not in {module, *there} else []
    assert unknown == []


def test_each_part_that_is_named_by_its_folder_is_there() -> None:
    found = re.findall(r"`(?:desktop/)?([a-z_]+)[./]([a-z_]+)\.([A-Za-z_]+)[`(]", STYLE)
    rooms = [each for each in found if (ROOT / "desktop" / each[0]).is_dir() and each[2] != "py"]
    assert len(rooms) > 2
    for room, module, name in rooms:
        path = ROOT / "desktop" / room / f"{module}.py"
        assert path.is_file() and name in names_in(path), (room, module, name)


def test_the_keys_that_are_taken_everywhere_are_those_of_the_window(window: Window) -> None:
    said = re.search(r"Taken everywhere: (.*?)\.\n", STYLE, re.S)
    assert said is not None
    keys = [
        key for row in window.verbs.actions.rows for key in row.shortcut.split("; ")
        if not re.fullmatch(r"Ctrl\+[&É\"']", key)  # the digits of a French keyboard
    ]  # fmt: skip
    assert sorted(re.findall(r"`([^`]+)`", said[1])) == sorted(filter(None, keys))
