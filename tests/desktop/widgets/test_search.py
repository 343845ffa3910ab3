"""A search tells who listens what it finds, wherever one stands."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.house.source import ROOT, every, files, parsed, walked

TELL_BY_THEMSELVES = {"desktop/shell/palette.py"}
"""Where what Return would do is told."""


def made_in(module: ast.AST, name: str) -> int:
    """Count the calls of a name, or of a method of that name."""
    called = (node.func for node in every(module, ast.Call))
    return sum(name in (getattr(each, "id", ""), getattr(each, "attr", "")) for each in called)


def naming(*names: str) -> list[Path]:
    """Give the modules of the window in which one of some names is written."""
    found = re.compile(rf"\b(?:{'|'.join(names)})\b")
    return [path for path in files("desktop", suffix=".py") if found.search(path.read_text(encoding="utf-8"))]


def test_every_search_field_tells_what_it_finds() -> None:
    silent, fields = set(), 0
    for path in naming("SearchField"):
        module = parsed(path)
        made = made_in(module, "SearchField")
        fields += made
        if made > made_in(module, "tell_by"):
            silent.add(path.relative_to(ROOT).as_posix())
    assert fields > 8 and silent == TELL_BY_THEMSELVES


def test_every_line_that_says_why_not_tells_it() -> None:
    """A label made for a complaint is one that is told each time; its words are set in no other way."""
    names = ("complaint", "fault", "_name_problem")
    for path in naming(*names):
        for node in walked(parsed(path)):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                to = [each.attr for each in node.targets if isinstance(each, ast.Attribute)]
                made = getattr(node.value.func, "id", "")
                assert made == "Complaint" or not set(to) & {*names}, f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Attribute) and node.attr == "setText":
                whose = getattr(node.value, "attr", "")
                assert whose not in names, f"{path.name}:{node.lineno}"
