"""The command line writes nothing raw that a terminal would obey, as text and as JSON."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message
from tests.desktop.cli.command_line import Run

NAME = "A\x9b31m\x7f\u202eb\U000e0041ç"


def obeyed(text: str) -> set[str]:
    return {c for c in text if c != "\n" and unicodedata.category(c) in ("Cc", "Cf", "Cs")}


def test_json_escapes_what_a_terminal_would_obey(at_club: Run, tmp_path: Path) -> None:
    with Library.open(tmp_path / "club.tact") as library:
        library.write_cards(Message("step.card_added"), [CardWrite(None, Card(NAME))])
    written = at_club("cards", "--json")
    assert NAME in {card["name_fr"] for card in json.loads(written.out)}, "it is the same for programs"
    assert not obeyed(written.out) and "ç" in written.out
    assert not obeyed(at_club("cards").out)


def test_a_name_of_a_table_loses_its_controls(at_club: Run, tmp_path: Path) -> None:
    (tmp_path / "club.csv").write_text("name,pa\nAlp\x9b31mha\x7f,10\n", encoding="utf-8")
    assert at_club("import", tmp_path / "club.csv").code == 0
    names = {card["name_fr"] for card in json.loads(at_club("cards", "--json").out)}
    assert "Alp31mha" in names
