"""Tables written and read again: the same cards, whatever the form, and no cell that a spreadsheet obeys."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook

from db.errors import Unreadable
from db.exchange.columns import FIELDS, meaning
from db.exchange.raw_tables import MAX_COLUMNS, plain_cell, safe_cell
from db.exchange.table_reading import read
from db.exchange.table_writing import COLUMNS, rows, to_csv, to_xlsx
from desktop.operations import tables
from rules.cards import Card, Rank, Size
from rules.values import UNKNOWN, Characteristic, Value
from tests.examples import examples

PEOPLES, ABILITIES = tables.peoples(), tables.abilities()
FORMS: dict[str, Callable[[Sequence[Card]], bytes]] = {
    "csv": lambda cards: to_csv(rows(cards, PEOPLES)),
    "french csv": lambda cards: to_csv(rows(cards, PEOPLES, comma=True), delimiter=";"),
    "tabs": lambda cards: to_csv(rows(cards, PEOPLES), delimiter="\t"),
    "xlsx": lambda cards: to_xlsx(rows(cards, PEOPLES), "Cards: [1/2]"),
}


def again(data: bytes) -> list[Card]:
    table = read(data, "cards", PEOPLES, ABILITIES)
    return [whole(card) for card in table.cards]


def whole(card: Card) -> Card:
    """Give a card with every value told, an unknown one as unknown; its picture stays at home."""
    values = {c: card.values.get(c, UNKNOWN) for c in Characteristic if not c.is_nerve}
    kind, nerve = card.nerve
    return replace(card, values={**values, kind: nerve}, picture="")


@pytest.mark.parametrize("form", FORMS)
def test_the_starter_library_comes_back_as_it_was(form: str) -> None:
    cards = tables.starter().cards
    assert again(FORMS[form](cards)) == [whole(card) for card in cards]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_the_cards_of_other_games_come_back_with_their_values(system: str, form: str) -> None:
    cards = tables.example(system).cards
    assert again(FORMS[form](cards)) == [whole(card) for card in cards]


def test_only_what_a_card_has_is_a_column() -> None:
    assert rows(tables.starter().cards, PEOPLES)[0] == list(COLUMNS)
    beside = rows(tables.example("monconf").cards, PEOPLES)[0][len(COLUMNS) :]
    assert beside == ["pv", "pui"]
    beside = rows(tables.example("eclats").cards, PEOPLES)[0][len(COLUMNS) :]
    assert beside == ["pv", "eve", "agi", "end", "bea", "per", "int", "emp", "rus", "cha"]


@pytest.mark.parametrize(
    ("heading", "field"),
    [("Animus", "pv"), ("Vie", "pv"), ("Puissance", "pui"), ("ÉVE", "eve"), ("Jeu", "system")],
)
def test_headings_of_other_games_are_understood(heading: str, field: str) -> None:
    assert meaning(heading) == field


words = st.text(
    st.characters(blacklist_categories=("Cs", "Cc", "Zs", "Zl", "Zp", "Cn", "Co", "Cf")),
    min_size=1,
    max_size=12,
)


@given(
    name=words, note=words, source=words, race=words,
    mou=st.sampled_from(["10", "12.5", "12+1d", "15/20", "-", "", "environ 3"]),
    nerve=st.sampled_from([c for c in Characteristic if c.is_nerve]), value=st.sampled_from(["5", "-", ""]),
    size=st.sampled_from(Size), form=st.sampled_from(sorted(FORMS)), pa=st.sampled_from(["", "12", "7.5"]),
)  # fmt: skip
@settings(max_examples=examples(60), deadline=None)
def test_any_card_comes_back(
    name: str, note: str, source: str, race: str, mou: str, nerve: Characteristic, value: str, size: Size,
    form: str, pa: str,
) -> None:  # fmt: skip
    card = Card(
        name, people="griffins", note=note, source=source, race=race, size=size, pa=Value.parse(pa),
        rank=replace(Rank.parse("2 Élite"), character=True), edition="C5", 
        classes=("Templier", "Mage de guerre"),
        values={Characteristic.MOU: Value.parse(mou), nerve: Value.parse(value)},
    )  # fmt: skip
    (found,) = again(FORMS[form]([card]))
    if value == "-" and nerve is Characteristic.PEUR:
        card = replace(card, values={**{c: v for c, v in card.values.items() if not c.is_nerve},
                                     Characteristic.COU: Value.parse("-")})  # fmt: skip
    assert found == whole(card)


EVIL = ("=1+1", "+cmd|' /C calc'!A0", "-S(1)", "@SUM(A1)", "\tx", "'=1", "''=x", '=HYPERLINK("x")',
        "-2+3+cmd|' /C calc'!A0", "-1+1", "-2+3", "-1 ")  # fmt: skip


@pytest.mark.parametrize("text", EVIL)
def test_no_cell_is_a_formula(text: str) -> None:
    assert safe_cell(text).startswith("'") and plain_cell(safe_cell(text)) == text
    card = Card(text.strip(), note=text.strip())
    csv_text = FORMS["csv"]([card]).decode("utf-8-sig")
    cells = csv_text.replace('"', "").split(",")
    assert all(not cell.startswith(("=", "+", "@", "-S", "-1+", "-2+")) for cell in cells)
    book = load_workbook(io.BytesIO(FORMS["xlsx"]([card])))
    written = [cell for row in book.worksheets[0].iter_rows() for cell in row if cell.value]
    assert {cell.data_type for cell in written} <= {"s", "n"}
    assert [c.name_fr for c in again(FORMS["xlsx"]([card]))] == [plain_cell(text.strip())]


@pytest.mark.parametrize("text", ["-", "-3", "-1,5", "-2.5", "x=1", "", "'tis", "2-3-3"])
def test_other_cells_stay_as_they_are(text: str) -> None:
    assert safe_cell(text) == text == plain_cell(text)


# Headings that their owner explained -------------------------------------------------------------------


def test_a_heading_means_what_its_owner_said() -> None:
    data = b"Bonhomme;Vitesse;Prix;Bidon\nAbel;12,5;41;x\n"
    with pytest.raises(Unreadable, match="no_names"):
        read(data, "mine.csv", PEOPLES, ABILITIES)
    told = {"bonhomme": "name_fr", "vitesse": "mou", "prix": "pa", "bidon": ""}
    table = read(data, "mine.csv", PEOPLES, ABILITIES, told)
    assert table.troubles == []
    assert (table.cards[0].name_fr, table.cards[0].values[Characteristic.MOU].number) == ("Abel", 12.5)
    assert (meaning("Coût"), meaning("Mouvement"), meaning("Bidon")) == ("pa", "mou", None)


def test_every_column_written_is_one_that_is_read() -> None:
    assert set(COLUMNS) <= FIELDS


# Workbooks of others ----------------------------------------------------------------------------------


def workbook(*sheets: Sequence[Sequence[object]]) -> bytes:
    book = Workbook()
    book.remove(book.worksheets[0])
    for number, lines in enumerate(sheets):
        sheet = book.create_sheet(f"Feuille {number}")
        for line in lines:
            sheet.append(list(line))
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def test_the_first_sheet_that_holds_something_is_read_and_the_others_are_named() -> None:
    data = workbook([], [["Nom", "MOU", "PA"], [], ["Abel", 12.5, 41.0]], [["Nom"], ["Cypher"]])
    table = read(data, "mine.xlsx", PEOPLES, ABILITIES)
    (card,) = table.cards
    assert (card.name_fr, card.values[Characteristic.MOU].number, card.pa.number) == ("Abel", 12.5, 41)
    assert [(t.reason, t.field) for t in table.troubles] == [("import.sheet_not_read", "Feuille 2")]


def parts(data: bytes, **changed: bytes) -> bytes:
    """Write a workbook anew with parts of it changed; `__` stands for a slash."""
    written = io.BytesIO()
    names = {name.replace("__", "/").replace("_xml", ".xml"): part for name, part in changed.items()}
    with (
        zipfile.ZipFile(io.BytesIO(data)) as old,
        zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as new,
    ):
        for name in old.namelist():
            new.writestr(name, names.pop(name, old.read(name)))
        for name, part in names.items():
            new.writestr(name, part)
    return written.getvalue()


GOOD = workbook([["Nom"], ["Abel"]])
LAUGHS = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>'
OUTSIDE = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><sst>&a;</sst>'
BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "cut": (lambda: GOOD[:-40], "not_a_table"),
    "only a zip": (lambda: parts(b"PK\x05\x06" + b"\0" * 18, notes_xml=b"<a/>"), "not_a_table"),
    "entities": (lambda: parts(GOOD, xl__worksheets__sheet1_xml=LAUGHS), "not_a_table"),
    "entity from outside": (lambda: parts(GOOD, xl__sharedStrings_xml=OUTSIDE), "not_a_table"),
    "entities in another part": (lambda: parts(GOOD, xl__x=LAUGHS), "not_a_table"),
    "bomb": (lambda: parts(GOOD, xl__bomb=b"\0" * (257 * 2**20)), "too_big"),
    "no sheet": (lambda: parts(GOOD, xl__worksheets__sheet1_xml=b"<worksheet/>"), "empty"),
    "broken sheet": (
        lambda: parts(GOOD, xl__worksheets__sheet1_xml=b"<worksheet><a></worksheet>"),
        "not_a_table",
    ),
    "broken book": (lambda: parts(GOOD, xl__workbook_xml=b"\xff\xfe"), "not_a_table"),
    "empty": (lambda: workbook([]), "empty"),
    "wide": (lambda: workbook([["Nom", *["x"] * MAX_COLUMNS], ["Abel"]]), "none"),
    "huge cell": (lambda: workbook([["Nom"], ["x" * 32_767 * 2]]), "none"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_workbook_made_to_harm_is_refused_in_one_sentence(name: str) -> None:
    make, code = BAD[name]
    data = make()
    if code == "none":
        assert len(read(data, "x.xlsx", PEOPLES, ABILITIES).cards) == 1
        return
    with pytest.raises(Unreadable) as refused:
        read(data, "x.xlsx", PEOPLES, ABILITIES)
    assert refused.value.message.code == f"import.{code}"


@given(st.binary(max_size=400), st.integers(0, len(GOOD)))
@settings(max_examples=examples(40), deadline=None)
def test_a_workbook_twisted_anywhere_is_read_or_refused(junk: bytes, at: int) -> None:
    data = GOOD[:at] + junk + GOOD[at + len(junk) :]
    with suppress(Unreadable):  # nothing else may be raised
        read(data, "x.xlsx", PEOPLES, ABILITIES)


@pytest.mark.parametrize("form", FORMS)
def test_a_text_that_looks_like_a_number_keeps_its_noughts(form: str) -> None:
    card = Card("007", people="griffins", race="00", note="0012")
    (found,) = again(FORMS[form]([card]))
    assert (found.name_fr, found.race, found.note) == ("007", "00", "0012")
