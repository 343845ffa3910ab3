"""Cards field by field, and which cards are of one miniature."""

from __future__ import annotations

from rules.abilities import Ability
from rules.card_comparison import changes, field_rows, kin
from rules.cards import Card, Rank, Revision, Size, values_from_line
from rules.values import ABSENT, Characteristic, Value

FIERCE = Ability("fierce", "Féroce", "Fierce")
AIMED = Ability("aim", "Tir visé", "Aimed shot", "1")
AIMED_MORE = Ability("aim", "Tir visé", "Aimed shot", "2")
OWN = Ability("", "Une invention", "Une invention")


def said(*cards: Card) -> dict[str, tuple[object, ...]]:
    return {row.field: row.contents for row in field_rows(cards)}


def test_what_no_card_says_is_left_out() -> None:
    rows = field_rows((Card("Abel"), Card("Abel", edition="C3")))
    assert [(row.field, row.contents, row.differs) for row in rows] == [
        ("name_fr", ("Abel", "Abel"), False), ("edition", (None, "C3"), True),
    ]  # fmt: skip


def test_what_nobody_knows_contradicts_nothing_but_a_thing_that_is_not_there_does() -> None:
    left, right = Card("Abel", pa=Value.of(41), abilities=(FIERCE,)), Card("Abel")
    rows = {row.field: (row.differs, row.contradicts) for row in field_rows((left, right))}
    assert rows == {"name_fr": (False, False), "pa": (True, False), "abilities": (True, True)}
    (pa,) = (row for row in field_rows((left, right, Card("Abel", pa=Value.of(40)))) if row.field == "pa")
    assert pa.contradicts


def test_values_stand_in_the_order_of_the_print() -> None:
    before = Card("Abel", values=values_from_line("10 2 2 3 3 8 - 3 4"), pa=Value.of(11))
    after = Card("Abel", values=values_from_line("10 2 2 3 3 9 0 3 4"), rank=Rank.parse("Élite"))
    assert [row.field for row in changes(before, after)] == ["rank", "pa", "RES", "TIR"]
    assert said(before, after)["TIR"] == (ABSENT, Value.of(0))
    assert [row.field for row in field_rows((before,))][2:] == [
        "MOU",
        "INI",
        "ATT",
        "FOR",
        "DEF",
        "RES",
        "TIR",
        "COU/PEUR",
        "DIS",
    ]


def test_courage_and_fear_are_one_field() -> None:
    brave = Card("Abel", values={Characteristic.COU: Value.of(3)})
    frightful = Card("Abel", values={Characteristic.PEUR: Value.of(3)})
    neither = Card("Abel", values={Characteristic.COU: ABSENT})
    assert said(brave, frightful, neither, Card("Abel"))["COU/PEUR"] == (
        (Characteristic.COU, Value.of(3)), (Characteristic.PEUR, Value.of(3)), ABSENT, None,
    )  # fmt: skip


def test_each_ability_is_a_row_and_twins_of_another_parameter_share_it() -> None:
    left = Card("Abel", abilities=(FIERCE, AIMED, OWN), equipment=("Lame", "lame"), size=Size.LARGE)
    right = Card("Abel", abilities=(AIMED_MORE, FIERCE), equipment=("Lame",))
    rows = [(row.contents, row.differs) for row in field_rows((left, right)) if row.field == "abilities"]
    assert rows == [((FIERCE, FIERCE), False), ((AIMED, AIMED_MORE), True), ((OWN, None), True)]
    worn = [row.contents for row in field_rows((left, right)) if row.field == "equipment"]
    assert worn == [("Lame", "Lame"), ("lame", None)]


def kin_of(
    name: str, *others: Card, alike: frozenset[str] = frozenset(), people: str = "griffins"
) -> list[str]:
    mine = Revision("mine", 1, Card(name, people=people, edition="C3"))
    cards = [mine, *(Revision(str(n), 1, card) for n, card in enumerate(others))]
    return [revision.card_id for revision in kin(mine, cards, alike)]


def test_editions_of_a_miniature_come_before_other_cards_of_its_person() -> None:
    found = kin_of(
        "Kheris, clone",
        Card("Kheris (2)", people="griffins"),
        Card("Œil noir", people="griffins"),
        Card("kheris, Clone", people="griffins", edition="C5"),
        Card("Another", "Kheris, clone"),
        Card("Kheris, clone", people="dirz"),
        Card("Bought elsewhere", people="griffins"),
        Card("Of another people", people="dirz"),
        alike=frozenset({"5", "6"}),
    )
    assert found == ["3", "2", "5", "0"]


def test_a_card_without_a_name_has_no_kin() -> None:
    assert kin_of("", Card(""), Card("(2)")) == []
