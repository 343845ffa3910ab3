"""Operations hold codes and data; the words that players read are those of the wording and of the paper."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from desktop.operations.imports import merge
from tests.house.source import ROOT, files, parsed, walked, written

ALLOWED = {
    merge.TABLE: "what is done with a field, read by the module itself",
    "Griffon – Scorpion (V-A-4)": "the name of the rulebook's battle, as it is kept in a library",
    "Griffon (V-A-4)": "the name of a list of that battle",
    "Scorpion (V-A-4)": "the name of a list of that battle",
    r"\s*\((alliée?|ally)\)": "what a player's list may say behind a name",
}
"""What stands in the operations and looks like words of players, each with its reason."""

WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]|^[A-Z][a-z]|[^\W\d_a-zA-Z]")
"""Two words beside each other, one with a capital letter, or a letter that no code has."""


def unsaid(tree: ast.Module) -> Iterator[ast.AST]:
    """Give what no player reads: docstrings, what is raised at programmers, and the names of `__all__`."""
    for node in walked(tree):
        if isinstance(node, ast.Expr):
            yield node.value
        elif isinstance(node, ast.Raise) or (
            isinstance(node, ast.Assign) and written(node.targets[0]) == "__all__"
        ):
            yield from walked(node)


def words(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give the texts of a module that look like words of players, by their lines."""
    passed = {*unsaid(tree)}
    for node in walked(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)) or node in passed:
            continue
        if node.value not in ALLOWED and WORDS.search(node.value):
            yield node.lineno, node.value


def test_operations_say_codes_and_no_words() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in files("desktop/operations", suffix=".py")
        for line, text in words(parsed(path))
    ]
    assert not found, "say a code, and word it in desktop/wording (on paper: desktop/paper)"


def test_what_is_allowed_stands_there() -> None:
    trees = [parsed(path) for path in files("desktop/operations", suffix=".py")]
    texts = {node.value for tree in trees for node in walked(tree) if isinstance(node, ast.Constant)}
    assert ALLOWED.keys() <= texts


@pytest.mark.parametrize("text", ['"still there"', 'f"{n} par figurine"', '"Other"', '"supprimé"'])
def test_words_are_found(text: str) -> None:
    assert list(words(ast.parse(f"x = {text}")))
