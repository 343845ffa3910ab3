"""A French text that says « de {name} » is filled by what makes « d’Abel » of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.house.source import TRANSLATED, called, every, files, literals, parsed, standing, walked, written
from tests.house.translations import spoken

BEFORE_A_NAME = re.compile(r"\b(?:[Dd]|[Qq]u)e \{(\w+)")
NUMBERS = {"cm", "dice", "least", "number", "reach", "started"}
"""Fields that hold a number, before which nothing is elided."""


@cache
def eliding() -> frozenset[tuple[str, str]]:
    """Give context and source of the texts whose French elides before a name."""
    return frozenset(
        (context, source)
        for context, source, words in spoken("fr")
        if set(BEFORE_A_NAME.findall(words)) - NUMBERS
    )


def unfilled(path: Path) -> Iterator[str]:
    """Name the texts of a module that elide in French and are not given to `fill`.

    What stands in the tables of `desktop.wording` is filled as it is worded.
    """
    tree = parsed(path)
    given = {id(inner) for template in _templates(tree) for inner in walked(template)}
    for node, within in standing(tree):
        at = TRANSLATED.get(called(node.func))
        if at is None or id(node) in given:
            continue
        contexts = list(literals(node.args[0])) if at else [within]
        for text in (text for argument in node.args[at : at + 1] for text in literals(argument)):
            in_table = called(node.func) == "QT_TRANSLATE_NOOP" and contexts == ["Phrases"]
            if not in_table and any((context, text) in eliding() for context in contexts):
                yield f"{path.name}:{node.lineno}: fill({text!r}, …), not .format(…)"


def _templates(tree: ast.Module) -> Iterator[ast.expr]:
    """Give what a module fills, and what it lays into a field that is filled elsewhere."""
    for function in every(tree, ast.FunctionDef):
        for call in every(function, ast.Call):
            if called(call.func) == "fill" and call.args:
                yield call.args[0]
                yield from _laid(function).get(written(call.args[0]), ())
            yield from (each.value for each in call.keywords if each.arg in filled_fields())


def _laid(function: ast.FunctionDef) -> Mapping[str, list[ast.expr]]:
    """Give what a function lays in each variable."""
    found: dict[str, list[ast.expr]] = {}
    for node in every(function, ast.Assign):
        for target in node.targets:
            for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                found.setdefault(written(each), []).append(node.value)
    return found


@cache
def filled_fields() -> frozenset[str]:
    """Name the fields of others that somebody fills: `heap.of` of `fill(heap.of, side=…)`."""
    return frozenset(
        node.args[0].attr
        for path in files("desktop", suffix=".py")
        for node in every(parsed(path), ast.Call)
        if called(node.func) == "fill"
        if node.args and isinstance(node.args[0], ast.Attribute)
    )


def test_french_that_elides_before_a_name_is_filled() -> None:
    assert len(eliding()) > 150
    assert [each for path in files("desktop", suffix=".py") for each in unfilled(path)] == []


def test_a_text_that_is_only_formatted_is_found(tmp_path: Path) -> None:
    context, text = min(each for each in eliding() if each[0] != "Phrases")
    module = tmp_path / "module.py"
    module.write_text(
        f"class {context}:\n"
        "    def say(self, name):\n"
        f"        words = self.tr({text!r})\n"
        f"        return words.format(name=name), fill(self.tr({text!r}), name=name)\n"
    )
    assert [each.partition(": ")[0] for each in unfilled(module)] == ["module.py:3"]
