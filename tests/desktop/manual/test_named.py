"""What the manual tells players to press, to look for and to type is there."""

from __future__ import annotations

import re
import shlex
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from desktop.battle.screen import screen_of
from desktop.battle.system_loader import pieces_of
from desktop.cli.parser import parser_of_verbs
from desktop.manual.book import LANGUAGES, book
from desktop.manual.markdown import Commands, Kind
from desktop.shell.own_keys import KEPT
from desktop.shell.window import Window
from desktop.widgets.actions import shown_keys
from desktop.wording import loader
from rules.systems import KINDS
from tests.desktop.manual.reading import spans
from tests.house.source import ROOT

WHERE = {
    "index": (), "first-game": ("confrontation", "orders"), "library": ("library",), "muster": ("muster",),
    "battle": ("confrontation",), "archive": ("battles",), "printing": ("printing",),
    "confrontation": ("confrontation",), "monconf": ("monconf",), "eclats": ("eclats",),
    "rulesets": ("battles", "confrontation", "rulesets"), "importing": ("library", "muster"),
    "backups": (), "printing-well": ("printing",), "keyboard": ("confrontation",),
    "access": ("confrontation",), "command-line": (),
}  # fmt: skip
"""What is in view where a page speaks of it, beside the window: a place, the list of battles, a battle."""
READ = {
    "rulesets": ("Ctrl+D", "Ctrl+M"),  # OwnedListPage.KEYS
    "orders": ("Alt+Up", "Alt+Down"),  # SequenceList
    "battles": ("Ctrl+L",),  # from a battle to their list
}
"""Keys that a page or a list of the program reads itself."""


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> str:
    """Speak each language."""
    return str(request.param)


def test_every_key_is_one_of_the_program(window: Window, spoken: str) -> None:
    held: dict[str, set[str]] = {system: set() for system in KINDS}
    for system in KINDS:
        for row in screen_of(pieces_of(system)).keys:
            held[system].update(shown_keys(row.key))
    for key in window.rows:
        verbs = window.place(key).verbs_of_place()
        own = (row for row in verbs.rows if key != "battle" or row.id.startswith("start."))
        where = "battles" if key == "battle" else key
        held[where] = {shown for row in own for shown in shown_keys(verbs.key_of(row))}
    for where, keys in READ.items():
        held.setdefault(where, set()).update(shown for key in keys for shown in shown_keys(key))
    everywhere = {shown for row in window.verbs.actions.rows for shown in shown_keys(row.shortcut)}
    everywhere |= {shown for key in KEPT for shown in shown_keys(key)}
    page_of_all = (ROOT / {"en": "README.md", "fr": "README.fr.md"}[spoken]).read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", page_of_all, re.M)
    named = {key for row in rows for key in re.findall(r"`([^`]+)`", row)}
    assert len(named) > 15 and named <= everywhere | held["confrontation"]
    for page in book(spoken).pages:
        assert page.key in WHERE, f"name in WHERE the places of whose keys the page “{page.key}” speaks"
        known = everywhere.union(*(held[where] for where in WHERE[page.key]))
        named = {span.words for span in spans(page) if span.kind is Kind.KEY}
        assert named <= known, (page.key, named - known)


def test_every_verb_in_bold_is_written_as_on_the_screen(spoken: str) -> None:
    said = {*SIGNS}
    templates = []
    for message in ElementTree.parse(ROOT / "resources" / "i18n" / "tacticien_fr.ts").iter("message"):
        words = message.find("source" if spoken == "en" else "translation")
        for text in words.itertext() if words is not None else ():
            said.add(plainly(text))
            if re.fullmatch(r"[^{}]{8,}\{\w+\}", text):
                start = text.partition("{")[0]
                templates += [start, start.removesuffix("de ") + "d’"]  # as before a vowel
    for page in book(spoken).pages:
        named = {plainly(span.words) for span in spans(page) if span.kind is Kind.STRONG}
        assert {words for words in named - said if not words.startswith(tuple(templates))} == set(), page.key


SIGNS = {"", "−", "+"}
"""What stands on buttons without a word; "" is what is left of an ellipsis."""


def plainly(words: str) -> str:
    return words.replace("\u00a0", " ").rstrip("… :").strip()


def test_every_command_is_understood(spoken: str) -> None:
    loader.install(QApplication.instance(), spoken)  # type: ignore[arg-type]
    typed = [
        line for page in book(spoken).pages for block in page.blocks
        if isinstance(block, Commands) for line in block.lines
    ]  # fmt: skip
    spoken_of = [
        span.words for page in book(spoken).pages for span in spans(page)
        if span.kind is Kind.CODE and re.match(r"tacticien \w", span.words)
    ]  # fmt: skip
    assert len(typed) > 15 and spoken_of
    with parser_of_verbs() as parser:
        for line in (*typed, *spoken_of):
            assert parser.parse_args(shlex.split(line)[1:]).run, line
