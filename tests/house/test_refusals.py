"""Every refusal gives what its words ask for: no sentence has a hole, neither in play nor in the journal.

What was asked for and overruled is written as a statement.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from desktop.wording import words
from tests.house.source import ROOT, every, files, parsed
from tests.house.translations import spoken, wanted

_MAKERS = {"when"}  # helpers that take a code without its prefix, and the data by keyword


class Given(NamedTuple):
    """A refusal as it is made somewhere, and what it gives to its words."""

    where: str
    code: str
    data: frozenset[str]


def given() -> Iterator[Given]:
    """Find all refusals that the rules make, and those of the screen of a battle."""
    for path in (*files("rules", suffix=".py"), *files("desktop/battle", "desktop/drafts", suffix=".py")):
        module = parsed(path)
        constants = (node.value for node in every(module, ast.Constant))
        texts = {value for value in constants if isinstance(value, str)}
        codes = {text for text in texts if f"refusal.{text}" in words()}
        said = {text for node in every(module, ast.Call) for text in _texts(node.args)}
        for function in every(module, ast.FunctionDef):
            yield from _of(path, function, codes - said)


def _of(path: Path, function: ast.FunctionDef, codes: set[str]) -> Iterator[Given]:
    """Find those of one function; data that is not written on the spot is any that the function names.

    ``codes`` are those of its module: one of them where a check chooses among several.
    """
    named = frozenset().union(*(_keys(node) for node in every(function, ast.Dict)))
    told: set[str] = set()
    for call in every(function, ast.Call):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        where = f"{path.relative_to(ROOT).as_posix()}:{call.lineno}"
        if name in _MAKERS and not list(_texts(call.args)):
            kept = frozenset(k.arg for k in call.keywords if k.arg)
            yield from (Given(where, f"refusal.{code}", kept) for code in codes)
        for text in _texts(call.args):
            if name in _MAKERS and f"refusal.{text}" in words():
                yield Given(where, f"refusal.{text}", frozenset(k.arg for k in call.keywords if k.arg))
            elif name == "Message" and text.startswith("refusal."):
                told.add(text)
                data = call.args[1] if len(call.args) > 1 else None
                written = _keys(data) if isinstance(data, ast.Dict) else named
                yield Given(where, text, written if data is not None else frozenset())
    for choice in every(function, ast.IfExp):
        for text in _texts([choice]):  # a code that is chosen first and said later
            if text.startswith("refusal.") and text not in told:
                yield Given(f"{path.relative_to(ROOT).as_posix()}:{choice.lineno}", text, named)


def _texts(arguments: Iterable[ast.expr]) -> Iterator[str]:
    for argument in arguments:
        choices = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        yield from (c.value for c in choices if isinstance(c, ast.Constant) and isinstance(c.value, str))


def _keys(written: ast.Dict) -> frozenset[str]:
    return frozenset(str(key.value) for key in written.keys if isinstance(key, ast.Constant))


def test_every_refusal_gives_the_names_and_numbers_that_its_words_ask_for() -> None:
    holes = [
        f"{each.where}: {each.code} lacks {', '.join(sorted(lacking))}"
        for each in given()
        if (lacking := wanted(each.code) - each.data)
    ]
    assert holes == []


def test_every_refusal_with_a_name_or_a_number_is_looked_at() -> None:
    asking = {code for code in words() if code.startswith("refusal.") and wanted(code)}
    seen = {each.code for each in given()}
    assert {
        code for code in asking - seen if not code.endswith((".bare", ".overruled", "_monconf", "_eclats"))
    } == set()


# What is asked of whoever reads it, at the start of a clause in English, anywhere in French.
ASKS = {
    "en": re.compile(
        r"(?:^|[.:;,] |\b(?:or|and) )(?:first )?(?:add|answer|ask|choose|correct|decide|end|enter|give|go|"
        r"open|press|put|remove|reopen|resolve|roll|say|select|take|test|try|type|use)\b|\byour?\b|\?",
        re.IGNORECASE,
    ),
    "fr": re.compile(r"\b\w+ez\b|\b(?:dites|faites|vous|votre|vos)\b|\?", re.IGNORECASE),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_journal_and_report_write_no_order_where_the_table_overruled_one(language: str) -> None:
    """Each refusal that asks for something states what was left out once it is written down."""
    french = {source: words for _, source, words in spoken("fr")}
    said = {
        code: template if language == "en" else french[template]
        for code, template in words().items()
        if code.startswith("refusal.")
    }
    asking = {code for code, template in said.items() if ASKS[language].search(template)}
    assert {code for code in asking if f"{code}.overruled" not in said} == set()
    assert "refusal.which_target" in asking, "the search finds nothing any more"


def test_what_is_stated_belongs_to_a_refusal_and_asks_for_no_more_than_it_gives() -> None:
    stated = [code for code in words() if code.startswith("refusal.") and code.endswith(".overruled")]
    assert [code for code in stated if wanted(code) - wanted(code.removesuffix(".overruled"))] == []
