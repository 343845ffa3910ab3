"""Tables of every kind: looked at, read or refused in a known way; what is written comes back as it was."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from db.errors import Unreadable
from db.exchange import columns, table_reading, table_writing
from db.exchange.columns import FIELDS, Outline, TableLayout
from db.exchange.raw_tables import DELIMITERS, ENCODINGS, Way
from rules.cards import Card
from rules.values import ABSENT, Characteristic, Value
from tests.db.exchange.fuzzing import bounded, cards
from tests.db.exchange.rosters import told
from tests.rules.data import abilities, peoples

HEADINGS = st.one_of(
    st.sampled_from(["Nom", "name_fr", "Mou", "Figurine", "", "Nom", " NOM ", "=1+1", "Cou/Peur", "ÉVE"]),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=8),
)
CELLS = st.one_of(
    st.sampled_from(["10", "7,5", "-", "", "12,5/20", "vite", '"', "'=1", "C5", "Griffons", "?"]),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=8),
)
WAYS = st.builds(
    Way,
    st.sampled_from(["", *ENCODINGS, "zip", "punycode"]),
    st.sampled_from(["", *DELIMITERS, "é", ""]),
    st.sampled_from(["", "Sheet", "\0"]),
)
JSONS = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=6)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["columns", "way", "encoding", "x", "nom"]), inner, max_size=3),
    ),
    max_leaves=8,
)


def tried(data: bytes, way: Way) -> Outline | None:
    try:
        return columns.outline(data, "a.csv", way)
    except Unreadable as error:
        assert error.message.code.startswith("import.")
        return None


@bounded
@given(st.binary(max_size=200), WAYS)
def test_any_bytes_are_looked_at_or_refused_in_a_known_way(data: bytes, way: Way) -> None:
    for start in (b"", b"PK\x03\x04", b"\xff\xfe", b"Nom;Mou\n"):
        tried(start + data, way)


@bounded
@given(
    st.lists(HEADINGS, min_size=1, max_size=6),
    st.lists(st.lists(CELLS, max_size=7), max_size=4),
    WAYS,
    st.data(),
)
def test_a_table_is_read_as_its_owner_says(
    header: list[str], rows: list[list[str]], way: Way, drawn: st.DataObject
) -> None:
    data = table_writing.to_csv([header, *rows], delimiter=";")
    seen = tried(data, way)
    if seen is None:
        return
    assert len(set(seen.keys)) == len(seen.header) == len(seen.guesses)
    said = {key: drawn.draw(st.sampled_from(["", *sorted(FIELDS)])) for key in seen.keys}
    try:
        table = table_reading.read(data, "a.csv", peoples(), abilities(), said, way=seen.way)
    except Unreadable as error:
        assert error.message.code in ("import.no_names", "import.empty", "import.open_quote")
        return
    unknown = [trouble for trouble in table.troubles if trouble.reason == "import.unknown_column"]
    assert unknown == []
    assert all(card.name_fr or card.name_en for card in table.cards)


@bounded
@given(JSONS, st.text(max_size=4))
def test_what_is_remembered_is_believed_only_where_it_is_a_layout(kept: object, signature: str) -> None:
    for layout in columns.layouts(kept).values():
        assert set(layout.columns.values()) <= FIELDS | {""}
    told = TableLayout({"nom": "name", "x": ""}, Way("mac_roman", "|", "Feuille"))
    assert columns.layouts(columns.remembered(kept, (signature,), told))[signature] == told
    assert signature not in columns.layouts(columns.remembered(kept, (signature,), None))


def listed(card: Card) -> Card:
    """Give a card as a table tells it: a dash for courage and fear says that it has neither."""
    said = told(card)
    values = {key: value for key, value in said.values.items() if not key.is_nerve}
    kind, nerve = said.nerve
    return replace(said, values={**values, Characteristic.COU if nerve == ABSENT else kind: nerve})


# What no card prints is kept as text by the reader of tables, and told.
SOUND = st.sampled_from(["", "-", "1", "10", "7,5", "12+1d", "vite"]).map(Value.parse)


@bounded
@given(st.lists(cards(SOUND), min_size=1, max_size=4), st.booleans())
def test_cards_come_back_from_csv_and_xlsx_as_they_were(written: list[Card], french: bool) -> None:
    plain = table_writing.rows(written, peoples())
    french_rows = table_writing.rows(written, peoples(), comma=french)
    for data in (
        table_writing.to_csv(french_rows, delimiter=";" if french else ","),
        table_writing.to_xlsx(plain, "Cartes"),
    ):
        read = table_reading.read(data, "a", peoples(), abilities()).cards
        assert list(map(listed, read)) == list(map(listed, written))
