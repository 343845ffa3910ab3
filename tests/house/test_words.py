"""Every word that the program says is one that the translations know."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.house.source import ROOT, TRANSLATED, called, every, files, literals, parsed, standing, written


class Said(NamedTuple):
    """A text that is to be translated, where, and the context in which its words are looked for."""

    where: str
    context: str
    text: str
    counted: bool
    framed: bool


@cache
def said() -> tuple[Said, ...]:
    """Give every literal of the program that is to be translated."""
    return tuple(_said())


def _said() -> Iterator[Said]:
    for path in files("desktop", "rules", suffix=".py"):
        tree = parsed(path)
        framed = {inner for node in every(tree, ast.JoinedStr) for inner in every(node, ast.Call)}
        for node, name in standing(tree):
            at = TRANSLATED.get(called(node.func), len(node.args))
            texts = node.args[at : at + 1]
            if not texts or (at == 1 and not isinstance(node.args[0], ast.Constant)):
                continue
            where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
            contexts = literals(node.args[0]) if at else [name]
            for context, text in product(contexts, literals(texts[0])):
                yield Said(where, context, text, len(node.args) > at + 2, node in framed)


@cache
def known(language: str, counted: bool = False) -> frozenset[tuple[str, str]]:
    """Give the contexts and texts that have words in a language, or only those with a form for each count."""
    path = Path(ROOT, "resources", "i18n", f"tacticien_{language}.ts")
    return frozenset(
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
        if (words := message.find("translation")) is not None and words.get("type") != "unfinished"
        if not counted or message.get("numerus") == "yes"
    )


def wordless(asked: Iterable[Said], language: str, counted: bool = False) -> list[str]:
    """Name what is asked for in a context that has no words for it: where, the context, the text."""
    has = known(language, counted)
    return sorted(
        f"{each.where}: {each.context}: {each.text!r}"
        for each in set(asked)
        if each.text and (each.context, each.text) not in has
    )


def test_no_word_is_asked_for_within_an_f_string() -> None:
    """Whoever collects the words does not look into f-strings."""
    assert [f"{each.where}: {each.text!r}" for each in said() if each.framed] == []


def test_every_word_was_collected_and_has_its_french() -> None:
    """What cannot be collected, or lost its words when its class was renamed, stays English in French."""
    assert wordless(said(), "fr") == []


def test_words_of_another_context_do_not_count() -> None:
    """« Nom » among the phrases is no French for a sheet that asks for its own "Name"."""
    has = next(text for context, text in known("fr") if context == "Phrases")
    asked = Said("sheet.py:1", "NoSuchSheet", has, counted=False, framed=False)
    assert wordless([asked], "fr") == [f"sheet.py:1: NoSuchSheet: {has!r}"]


def test_translate_goes_by_no_other_name() -> None:
    """Whoever collects the words goes by the name of what is called."""
    renamed = [
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        for path in files("desktop", "rules", suffix=".py")
        for node in every(parsed(path), ast.Assign)
        if written(node.value).endswith("QCoreApplication.translate")
        if [written(target) for target in node.targets] != ["translate"]
    ]
    assert renamed == []


def test_no_two_classes_look_for_their_words_under_one_name() -> None:
    """The name of a class is the context of its words: two of a name answer for each other's French."""
    classes: dict[str, set[str]] = defaultdict(set)
    for path in files("desktop", suffix=".py"):
        for node, name in standing(parsed(path)):
            if called(node.func) == "tr":
                classes[name].add(path.relative_to(ROOT).as_posix())
    assert {name: sorted(where) for name, where in classes.items() if len(where) > 1} == {}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_count_has_its_plural(language: str) -> None:
    """It says "1 turn" and "2 turns"; mark the text by itself where it is not collected with its count."""
    assert wordless((each for each in said() if "%n" in each.text), language, counted=True) == []


def test_there_are_words_to_look_at() -> None:
    assert sum(each.counted for each in said()) > 50 and len(said()) > 1500
