"""Nothing that a card says is lost in a table or a roster and back."""

from __future__ import annotations

import re
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from db.codec import CARD
from db.exchange import roster_writing
from db.exchange.battlescribe import own
from db.exchange.package_limits import look_at_card
from db.exchange.table_reading import read
from db.exchange.table_writing import rows, to_csv, to_xlsx
from rules.armies import Army, Entry, Muster
from rules.card_fields import BESIDE, BY_KEY, FIELDS, CardField, filled
from rules.cards import Card
from rules.values import NERVES, UNKNOWN, Characteristic, Value
from tests.db.exchange.taken import only_card, reasons, taken
from tests.rules.card_samples import PLAIN, SAMPLES
from tests.rules.data import abilities, peoples

ROOT = Path(__file__).parents[3]
AT_HOME = {"picture"}
"""What stays in its library, or goes with a package."""
OF_FIGURES = {key for key, field in BY_KEY.items() if field.holds.figures}
FIGURES = [name for name in SAMPLES if name in NERVES or name.partition(".")[0] in OF_FIGURES]
CARRIED = [name for name in SAMPLES if name not in AT_HOME]


def whole(card: Card) -> Card:
    """Give a card with every value told, an unknown one as unknown."""
    values = {c: card.values.get(c, UNKNOWN) for c in Characteristic if not c.is_nerve}
    kind, nerve = card.nerve
    return replace(card, values={**values, kind: nerve})


def a_roster(card: Card, language: str) -> bytes:
    """Write a list of one card."""
    muster = Muster(Army("a", "List", "dirz", "C3", entries=(Entry("e", "c", 1, 1),)), {("c", 1): card})
    return roster_writing.roster(muster, peoples=peoples(), abilities=abilities(), language=language)


@pytest.mark.parametrize("name", SAMPLES)
def test_each_field_is_kept_in_the_library(name: str) -> None:
    assert CARD.read(CARD.write(SAMPLES[name])) == SAMPLES[name] != PLAIN


@pytest.mark.parametrize("name", FIGURES)
def test_no_figure_of_a_package_is_beyond_what_cards_print(name: str) -> None:
    field = BY_KEY[Characteristic.NERVE.value if name in NERVES else name]
    for figure, is_one in ((999_999, True), (1_000_000, False), (-1_000_000, False)):
        value = Value.of(figure)
        card = filled(PLAIN, {field.key: (Characteristic(name), value) if name in NERVES else value})
        with nullcontext() if is_one else pytest.raises(ValueError, match="figure"):
            look_at_card(card)


@pytest.mark.parametrize("form", ["csv", "french csv", "xlsx"])
@pytest.mark.parametrize("name", CARRIED)
def test_each_field_comes_back_from_a_table(name: str, form: str) -> None:
    card = SAMPLES[name]
    lines = rows([card], peoples(), comma=form == "french csv")
    data = to_xlsx(lines, "Cards") if form == "xlsx" else to_csv(lines)
    table = read(data, "cards", peoples(), abilities())
    told = ["import.unknown_ability"] if name == "abilities.unknown" else []
    assert (list(map(whole, table.cards)), [each.reason for each in table.troubles]) == ([whole(card)], told)


CHOSEN = [field for field in FIELDS if field.holds.choices]


@pytest.mark.parametrize("field", CHOSEN, ids=lambda field: field.key)
def test_a_word_that_a_field_does_not_know_is_told_by_a_table_and_noted(field: CardField) -> None:
    heads, cells = rows([SAMPLES[field.key]], peoples())
    column = field.columns[0].key
    cells[heads.index(column)] = "triangle"
    table = read(to_csv([heads, cells]), "cards", peoples(), abilities())
    (card,) = table.cards
    assert not field.holds.says(field.get(card)) and card.note == f"{column}: triangle"
    assert [(each.field, each.message.data["value"]) for each in table.troubles] == [(column, "triangle")]


@pytest.mark.parametrize("field", CHOSEN, ids=lambda field: field.key)
def test_a_word_that_a_field_does_not_know_is_told_by_a_roster_and_noted(field: CardField) -> None:
    assert field.roster is not None
    cell = re.compile(rf'(<characteristic name="{field.roster[1]}"[^>]*>)[^<]+')
    data, times = cell.subn(r"\1triangle", a_roster(SAMPLES[field.key], "en").decode())
    harvest = taken(data.encode(), names=("list.ros",))
    card = only_card(harvest)
    assert times and not field.holds.says(field.get(card)) and card.note.endswith(": triangle")
    assert "triangle" in {value for _, value in reasons(harvest)}


@pytest.mark.parametrize("column", [key for key in own.COLUMNS if key not in {f.key for f in BESIDE}])
def test_each_column_of_ours_in_rosters_is_documented(column: str) -> None:
    lines = (ROOT / "docs" / "ROSTER.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip().split(", ") for cell in line.split("|")] for line in lines if line.startswith("|")]
    french, english = own.COLUMNS[column]
    assert any(french in row[1] and english in row[2] for row in rows), (
        f"docs/ROSTER.md: add a row for {column}: {french} in the second column, {english} in the third"
    )


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", CARRIED)
def test_each_field_comes_back_from_a_roster(name: str, language: str) -> None:
    card = SAMPLES[name]
    assert whole(only_card(taken(a_roster(card, language), names=("list.ros",)))) == whole(card)
