"""Tables of cards as people keep them: nothing repaired by guess, nothing dropped in silence."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.errors import Unreadable
from db.exchange.budget import MAX_BYTES
from db.exchange.table_reading import CardTable, edition_of, read
from rules.abilities import Abilities, AbilityKind, AbilityParameter
from rules.cards import MOST_ABILITIES, Size
from rules.peoples import People, Peoples
from rules.text import Message
from rules.values import Characteristic, Value, ValueKind
from tests.examples import examples

PEOPLES = Peoples(
    (), (People("griffins", "Griffons d'Akkylannie", "Griffins", "Griffons", "Griffins", None),)
)
ABILITIES = Abilities(
    (
        AbilityKind("leadership", "Commandement", "Leadership", parameter=AbilityParameter.CM),
        AbilityKind("bravery", "Bravoure", "Bravery"),
    )
)
NINE = (
    "name_fr,name,people,mou,ini,att,for,def,res,tir,cou,peur,dis,pou,foi,rank,pa,size,competences,"
    "competences_fr,equipment,source_url,cou_or_peur,type,lang,profile_origin,note\n"
    "Abel le Colérique,Abel the ill-tempered,Griffons d'Akkylannie,10,4,4,7,5,7,-,4,,6,,,,41,,"
    '"Leadership/10, Bravery","Commandement/10, Bravoure",,https://x.example,,Characters,en,'
    "C5 (CdR Italia),\n"
)
FRENCH = (
    "name,people,mou,for,tir,cou,peur,dis,foi,rank,pa,size,competences,equipment,cou_or_peur,profile_origin\n"
    'Abel,Griffons,"12,5",12 + 1 Dé,-,-,8,5,2-3-3,Champion 2 Élite,,Grande,Bravoure,'
    '"Arc (FOR 5, 10/20/40), Dague",,Rackham\n'
)


def table(text: str | bytes) -> CardTable:
    data = text.encode() if isinstance(text, str) else text
    return read(data, "cards.csv", PEOPLES, ABILITIES)


def told(text: str) -> list[tuple[int, str, str]]:
    return [(t.line, t.field, t.reason) for t in table(text).troubles]


def test_abilities_that_no_card_holds_are_told_and_noted() -> None:
    many = ", ".join(f"Bravoure {n}" for n in range(MOST_ABILITIES + 2))
    read_table = table(f'name,competences\nAbel,"{many}"\n')
    (card,) = read_table.cards
    assert len(card.abilities) == MOST_ABILITIES
    (trouble,) = [each for each in read_table.troubles if each.reason == "import.abilities_full"]
    assert (trouble.line, trouble.field) == (2, "competences")
    assert card.note == f"Bravoure/{MOST_ABILITIES}; Bravoure/{MOST_ABILITIES + 1}"


def test_a_row_in_two_languages() -> None:
    read_table = table(NINE)
    (card,) = read_table.cards
    assert (card.name_fr, card.name_en, card.people) == (
        "Abel le Colérique",
        "Abel the ill-tempered",
        "griffins",
    )
    assert card.nerve == (Characteristic.COU, Value.of(4))
    assert [(a.id, a.parameter) for a in card.abilities] == [("leadership", "10"), ("bravery", "")]
    assert card.rank.character
    assert card.edition == "C5"
    assert "CdR Italia" in card.source and "https://x.example" in card.source
    assert read_table.troubles == []


def test_a_row_in_french() -> None:
    (card,) = table(FRENCH).cards
    assert (card.name_fr, card.name_en, card.size, card.edition) == ("Abel", "", Size.LARGE, "C3")
    assert card.values[Characteristic.MOU] == Value.of(12.5)
    assert card.values[Characteristic.FOR].kind is ValueKind.DICE
    assert card.nerve == (Characteristic.PEUR, Value.of(8))
    assert card.value(Characteristic.TIR).kind is ValueKind.ABSENT
    assert card.pa.kind is ValueKind.UNKNOWN
    assert card.equipment == ("Arc (FOR 5, 10/20/40)", "Dague")
    assert told(FRENCH) == []


@pytest.mark.parametrize(
    ("cells", "nerve"),
    [
        ("3,,", (Characteristic.COU, "3")),
        ("-,7,", (Characteristic.PEUR, "7")),
        (",,5", (Characteristic.NERVE, "5")),
        (",,", (Characteristic.NERVE, "")),
        ("-,,", (Characteristic.PEUR, "")),
        (",-,", (Characteristic.COU, "")),
        ("-,-,", (Characteristic.COU, "-")),
        ("?,-,", (Characteristic.COU, "")),
    ],
)
def test_courage_or_fear(cells: str, nerve: tuple[Characteristic, str]) -> None:
    (card,) = table(f"name,cou,peur,cou_or_peur\nAbel,{cells}\n").cards
    kind, value = card.nerve
    assert (kind, str(value)) == nerve
    assert sum(c.is_nerve for c in card.values) == 1


def test_what_cannot_be_read_is_kept_and_listed() -> None:
    text = (
        "Nom;Peuple;ATT;RES;PA;Taille;Rang;Compétences;couleur;ATT;cou;peur\n"
        "Abel;Martiens;4 C;7-117-8;cher;Géante;Roi;Bravoure, Vol plané;rouge;9;3;4;de trop\n"
        ";Griffons;5\n\n"
        "Conscrit;Griffons;1\n"
    )
    abel, conscrit = table(text).cards
    assert abel.people == "Martiens"
    assert [str(abel.values[c]) for c in (Characteristic.ATT, Characteristic.RES)] == ["4 C", "7-117-8"]
    assert (str(abel.pa), abel.rank.text) == ("cher", "Roi")
    assert "Géante" in abel.note and "peur: 4" in abel.note
    assert [(a.id, a.fr) for a in abel.abilities] == [("bravery", "Bravoure"), ("", "Vol plané")]
    assert conscrit.people == "griffins"
    assert sorted(told(text)) == sorted(
        [
            (1, "couleur", "import.unknown_column"), (1, "ATT", "import.double_column"),
            (2, "", "import.extra_cell"), (2, "ATT", "import.kept_as_text"),
            (2, "RES", "import.kept_as_text"),
            (2, "PA", "import.kept_as_text"), (2, "Taille", "import.unknown_size"),
            (2, "Peuple", "import.unknown_people"), (2, "Rang", "import.unknown_rank"),
            (2, "Compétences", "import.unknown_ability"), (2, "peur", "import.second_nerve"),
            (3, "Nom", "import.row_without_name"),
        ]
    )  # fmt: skip
    assert all(t.file == "cards.csv" for t in table(text).troubles)


def test_numbers_that_no_card_prints_are_listed_and_count_for_nothing() -> None:
    text = "name;mou;ini;res;tir;pa\nAbel;-5;-3;0;0;-14\nClone;0;0;1;-;0\n"
    abel, clone = table(text).cards
    kept = {c: abel.values[c] for c in (Characteristic.MOU, Characteristic.INI, Characteristic.RES)}
    assert {c.value: (v.kind, v.raw, v.number) for c, v in kept.items()} == {
        "MOU": (ValueKind.TEXT, "-5", None), "INI": (ValueKind.TEXT, "-3", None),
        "RES": (ValueKind.TEXT, "0", None),
    }  # fmt: skip
    assert (abel.pa.kind, abel.pa.raw) == (ValueKind.TEXT, "-14")
    assert abel.values[Characteristic.TIR].number == 0, "a shooter's aim may be 0"
    assert [(line, field) for line, field, code in told(text) if code == "import.impossible"] == [
        (2, "mou"), (2, "ini"), (2, "res"), (2, "pa"),
    ]  # fmt: skip
    assert clone.pa.number == 0


def test_what_was_kept_is_told_from_what_was_not_read() -> None:
    troubles = table("name,couleur,att\nAbel,rouge,4 C,de trop\n,vert,3\n").troubles
    assert sorted((t.reason, t.left_out) for t in troubles) == [
        ("import.extra_cell", True), ("import.kept_as_text", False), ("import.row_without_name", True),
        ("import.unknown_column", True),
    ]  # fmt: skip


def test_an_ability_nobody_knows_is_found_under_the_heading_of_the_file() -> None:
    assert told("name,competences_fr\nAbel,Vol plané\n") == [(2, "competences_fr", "import.unknown_ability")]


def test_a_line_break_of_a_word_processor_is_one_in_the_note() -> None:
    (card,) = table("nom,mou,note\nAlpha,10,ligne 1\vligne 2\n").cards
    assert (card.name_fr, card.note) == ("Alpha", "ligne 1\nligne 2")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "import.empty"),
        (b"\n \n", "import.empty"),
        (b"name,people\n", "import.empty"),
        (b"people,mou\nGriffons,10\n", "import.no_names"),
        (b"just a letter to a friend\nwith two lines\n", "import.no_names"),
        (b"\x89PNG\r\n\x1a\n\0\0", "import.not_a_table"),
        (b"PK\x03\x04 name,people", "import.not_a_table"),
        (b"SQLite format 3\0", "import.not_a_table"),
        (b"name\n" + b"x" * MAX_BYTES, "import.too_big"),
    ],
)
def test_what_is_no_table_is_refused_in_a_word(data: bytes, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        table(data)
    assert caught.value.message.code == code
    assert caught.value.message.data["file"] == "cards.csv"


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b'name_fr,people\nAbel,Dirz\n"Cypher,Dirz\nKeratis,Dirz\n', 3),
        (b'name_fr,people\nAbel,"Dirz', 2),
        (b'name_fr,"people\nAbel,Dirz\n', 1),
    ],
)
def test_a_quotation_mark_that_is_never_closed_swallows_no_card(data: bytes, line: int) -> None:
    with pytest.raises(Unreadable) as caught:
        table(data)
    assert caught.value.message == Message("import.open_quote", {"file": "cards.csv", "line": line})


def test_quotation_marks_within_a_name_are_kept() -> None:
    found = table(b'name_fr,people\nun "dur" a cuire,Dirz\n"a ""b""",Dirz\n').cards
    assert [card.name_fr for card in found] == ['un "dur" a cuire', 'a "b"']


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_encodings_of_the_tables_people_have(encoding: str) -> None:
    assert (
        table("name\tpeople\r\nŒil d’Éther\tGriffons\r\n".encode(encoding)).cards[0].name_fr == "Œil d’Éther"
    )


def test_names_of_every_kind() -> None:
    name = '<b>&""\'</b> {side} %n œ ' + "é" * 5000
    assert table(f'name\n"{name}"\n').cards[0].name_fr == name.replace('""', '"')


def test_an_english_table_names_in_english() -> None:
    (card,) = table("name,lang,abilities\nAbel,en,Bravery\n").cards
    assert (card.name_fr, card.name_en) == ("", "Abel")
    assert card.abilities[0].id == "bravery"


@pytest.mark.parametrize(
    ("origin", "edition"),
    [
        ("Rackham", "C3"), ("Confédé", "Fédération"), ("C5 (CdR Italia community edition)", "C5"),
        ("Rooted (fan)", "Fan"), ("", ""), ("Rackham métal", "Rackham métal"), ("c3.5", "C3.5"),
    ],
)  # fmt: skip
def test_editions(origin: str, edition: str) -> None:
    assert edition_of(origin) == edition


@settings(max_examples=examples(150), deadline=None)
@given(st.binary(max_size=60) | st.text(alphabet='name,;\n"\t -+/1Dé\x00', max_size=60).map(str.encode))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for wrapped in (data, b"name,mou\n" + data):
        try:
            table(wrapped)
        except Unreadable as refused:
            assert refused.message.code.startswith("import.")
