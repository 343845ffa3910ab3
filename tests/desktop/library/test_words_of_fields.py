"""A field of a card has one name and its content one wording, in the history as where an import asks."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from PySide6.QtWidgets import QApplication

from desktop.library import decision_rows
from desktop.operations import tables
from desktop.operations.imports.merge import Merging
from desktop.operations.imports.merge_cards import merge
from desktop.operations.imports.report import ImportReport
from desktop.wording import known, loader
from desktop.wording.field_words import change_lines
from rules.armies import Army, Entry, Option
from rules.card_comparison import changes
from rules.card_fields import BY_KEY, FIELDS, NERVE
from rules.cards import Card, Rank
from rules.offers import Offer
from rules.sheets import SHEETS
from rules.values import NERVES, Characteristic, Value
from tests.rules.card_samples import PLAIN, SAMPLES

COMPARED = [name for name in SAMPLES if name not in ("system", "rank.character", "source", "picture")]


def of_a_game(name: str, card: Card) -> Card:
    """Give a card as one of a game that prints a value of this name."""
    system = next((sheet.system for sheet in SHEETS.values() if name in sheet.values), card.system)
    return replace(card, system=system)


def asked(before: Card, after: Card) -> tuple[str, str]:
    """Give what an import asks of a card that a file says otherwise: the field, and the file's word."""
    merging = Merging()
    merge("c", before, after, before, merging)
    (row,) = decision_rows.of_import(ImportReport(differences=merging.differences))
    return row.what.rpartition(" · ")[2], row.now


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", COMPARED)
def test_history_and_import_say_the_same(name: str, language: str, qapp: QApplication) -> None:
    loader.install(qapp, language)
    before, after = of_a_game(name, PLAIN), of_a_game(name, SAMPLES[name])
    field, now = asked(before, after)
    lines = change_lines(changes(before, after), tables.peoples())
    if BY_KEY[NERVE if name in NERVES else name.partition(".")[0]].holds.several:
        assert [line.removeprefix("+ ") for line in lines] == now.split("; ", len(lines) - 1)
    else:
        (line,) = lines
        assert line.startswith(field) and line.endswith(f"→ {now}")


def test_words_of_cards_follow_the_reader_and_the_game(qapp: QApplication) -> None:
    loader.install(qapp, "en")
    special = replace(PLAIN, rank=Rank.parse("Champion 2 Spécial"))
    assert asked(PLAIN, special) == ("Rank", "Champion 2 Special")
    assert asked(PLAIN, replace(PLAIN, people="dirz")) == ("People", "Scorpion")
    eclats = replace(PLAIN, system="eclats")
    animus = replace(eclats, values={Characteristic.PV: Value.of(4)})
    assert asked(eclats, animus) == ("Animus", "4")


def test_each_choice_of_a_field_has_words() -> None:
    chosen = [f"{field.key}.{choice}" for field in FIELDS for choice in field.holds.choices]
    assert [code for code in chosen if not known(code)] == [], (
        "word it in desktop/wording/messages/library.py"
    )


def test_each_field_in_which_a_list_or_an_option_differs_has_a_name() -> None:
    of_things = {each.name for thing in (Army, Entry, Option, Offer) for each in fields(thing)}
    never_told = {"id", "card_id", "revision", "entries", "versions", "options", "option", "takers", "system"}
    assert {name for name in of_things if not known(f"field.{name}")} == never_told
