"""Every word that the program says is one that the translations know."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.house.source import ROOT, called, files, literals, parsed, walked

# Which argument is the text, by the name of what is called.
CALLS = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}


class Said(NamedTuple):
    """A text that is to be translated, and where."""

    where: str
    text: str
    counted: bool
    framed: bool


def said() -> Iterator[Said]:
    """Give every literal of the program that is to be translated."""
    for path in files("desktop", "rules", suffix=".py"):
        tree = parsed(path)
        framed = {
            id(inner)
            for node in walked(tree)
            if isinstance(node, ast.JoinedStr)
            for inner in walked(node)
            if isinstance(inner, ast.Call)
        }
        for node in walked(tree):
            if not isinstance(node, ast.Call):
                continue
            at = CALLS.get(called(node.func), len(node.args))
            texts = node.args[at : at + 1]
            if not texts or (at == 1 and not isinstance(node.args[0], ast.Constant)):
                continue
            where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
            for text in literals(texts[0]):
                yield Said(where, text, len(node.args) > at + 2, id(node) in framed)


def known(language: str, counted: bool = False) -> set[str]:
    """Give the texts that have words in a language, or only those that have one form for each count."""
    path = Path(ROOT, "resources", "i18n", f"tacticien_{language}.ts")
    return {
        message.findtext("source") or ""
        for message in ET.parse(path).getroot().iter("message")
        if (words := message.find("translation")) is not None and words.get("type") != "unfinished"
        if not counted or message.get("numerus") == "yes"
    }


def test_no_word_is_asked_for_within_an_f_string() -> None:
    """Whoever collects the words does not look into f-strings."""
    assert [f"{each.where}: {each.text!r}" for each in said() if each.framed] == []


def test_every_word_was_collected_and_has_its_french() -> None:
    """A call that is written so that it cannot be collected stays English in the French window."""
    french = known("fr")
    assert [f"{each.where}: {each.text!r}" for each in said() if each.text and each.text not in french] == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_count_has_its_plural(language: str) -> None:
    """It says "1 turn" and "2 turns"; mark the text by itself where it is not collected with its count."""
    plural = known(language, counted=True)
    counted = {each for each in said() if "%n" in each.text}
    assert sorted(f"{each.where}: {each.text!r}" for each in counted if each.text not in plural) == []


def test_there_are_words_to_look_at() -> None:
    assert sum(each.counted for each in said()) > 50 and sum(1 for _ in said()) > 1500
