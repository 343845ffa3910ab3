"""Looking through cards: search, filters, order."""

from __future__ import annotations

import pytest

from desktop.models.card_index import CardIndex, Only, Order, Wish
from desktop.operations import tables
from rules.cards import Card, Rank, Revision
from rules.values import Characteristic, Value

PEOPLES = tables.peoples()
GRIFFON, DIRZ = PEOPLES.find("Griffons") or "", PEOPLES.find("Dirz") or ""


def card(
    name: str, *, people: str = GRIFFON, pa: str = "", rank: str = "", edition: str = "", **values: str
) -> Card:
    return Card(
        name,
        people=people,
        pa=Value.parse(pa),
        rank=Rank.parse(rank),
        edition=edition,
        values={Characteristic(key): Value.parse(text) for key, text in values.items()},
        abilities=tables.abilities().parse_list("Fanatisme") if name == "Templier" else (),
    )


CARDS = (
    card("Templier", pa="24", rank="1 Régulier", edition="C5", DIS="5", TIR="-"),
    card("Écuyer", pa="7,5", rank="1 Irrégulier", edition="C3", DIS="2", TIR="0"),
    card("Œil de Dirz", people=DIRZ, rank="Champion 3 Légende vivante", edition="C3", DIS="7", POU="4"),
    card("Prêtre", rank="Dévot 1", edition="C5", DIS="?", FOI="2-3-3"),
    card("Ancien", people="Peuple perdu", pa="-", DIS="-"),
)


@pytest.fixture
def card_index() -> CardIndex:
    made = CardIndex(PEOPLES, "fr")
    made.set_cards(Revision(f"c{n}", 1, card) for n, card in enumerate(CARDS))
    return made


ALL = Wish()


def names(card_index: CardIndex, wish: Wish = ALL) -> list[str]:
    return [revision.card.name_fr for revision in card_index.find(wish)]


def test_names_are_in_the_order_of_a_dictionary(card_index: CardIndex) -> None:
    assert names(card_index) == ["Ancien", "Écuyer", "Œil de Dirz", "Prêtre", "Templier"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("oeil", ["Œil de Dirz"]),
        ("ECUY", ["Écuyer"]),
        ("fanatic", ["Templier"]),
        ("griff reg", ["Écuyer", "Templier"]),
        ("alchem", ["Œil de Dirz"]),
        ("pa<10", ["Écuyer"]),
        ("dis>=5 c5", ["Templier"]),
        ("introuvable", []),
    ],
)
def test_search_finds_names_people_abilities_rank_and_values(
    card_index: CardIndex, words: str, found: list[str]
) -> None:
    assert names(card_index, Wish(words)) == found


@pytest.mark.parametrize(
    ("only", "found"),
    [
        (Only.NO_PA, ["Œil de Dirz", "Prêtre"]),
        (Only.MAGES, ["Œil de Dirz"]),
        (Only.FAITHFUL, ["Prêtre"]),
        (Only.SHOOTERS, ["Écuyer"]),
    ],
)
def test_filters_are_what_players_ask_for(card_index: CardIndex, only: Only, found: list[str]) -> None:
    assert names(card_index, Wish(only=frozenset({only}))) == found


def test_filters_add_up(card_index: CardIndex) -> None:
    assert names(card_index, Wish(people=GRIFFON, edition="C5", only=frozenset({Only.NO_PA}))) == ["Prêtre"]
    assert names(card_index, Wish(people="Peuple perdu")) == ["Ancien"]
    assert names(card_index, Wish(edition="")) == ["Ancien"]


@pytest.mark.parametrize("falling", [False, True])
def test_what_nobody_knows_stands_at_the_end_either_way(card_index: CardIndex, falling: bool) -> None:
    card_index.set_order(Order.PA, falling=falling)
    known = ["Templier", "Écuyer"] if falling else ["Écuyer", "Templier"]
    assert names(card_index)[:2] == known
    assert names(card_index)[2:] == ["Ancien", "Œil de Dirz", "Prêtre"]  # a dash, then unknown ones by name
    card_index.set_order(Characteristic.DIS, falling=falling)
    assert set(names(card_index)[-2:]) == {"Ancien", "Prêtre"}


def test_ranks_sort_by_their_level(card_index: CardIndex) -> None:
    card_index.set_order(Order.RANK)
    assert names(card_index)[-2:] == ["Œil de Dirz", "Ancien"]


def test_falling_names_are_the_rising_ones_turned_round(card_index: CardIndex) -> None:
    rising = names(card_index)
    card_index.set_order(Order.NAME, falling=True)
    assert names(card_index) == rising[::-1]


def test_an_edition_is_one_however_its_apostrophe_is_typed() -> None:
    made = CardIndex(PEOPLES, "fr")
    cards = (card("Ada", edition="MonCon'F"), card("Bea", edition="MonCon’F"))
    made.set_cards(Revision(f"c{n}", 1, each) for n, each in enumerate(cards))
    ((edition, count),) = made.editions()
    assert count == 2
    assert names(made, Wish(edition=edition)) == ["Ada", "Bea"]


def test_peoples_and_editions_are_counted(card_index: CardIndex) -> None:
    assert dict(card_index.peoples()) == {GRIFFON: 3, DIRZ: 1, "Peuple perdu": 1}
    assert dict(card_index.editions()) == {"": 1, "C3": 2, "C5": 2}
    assert card_index.without_pa() == 2


def test_another_revision_is_found_by_its_new_words(card_index: CardIndex) -> None:
    card_index.put(Revision("c0", 2, card("Chevalier")))
    assert names(card_index, Wish("chevalier")) == ["Chevalier"]
    assert names(card_index, Wish("templier")) == []
    card_index.remove("c0")
    assert names(card_index, Wish("chevalier")) == []
    assert len(card_index) == 4


def test_taking_all_cards_again_follows_changes(card_index: CardIndex) -> None:
    card_index.set_cards([Revision("c0", 2, card("Chevalier")), Revision("c1", 1, CARDS[1])])
    assert names(card_index) == ["Chevalier", "Écuyer"]
    assert names(card_index, Wish("templier")) == []


def test_a_letter_taken_back_finds_what_was_found_before_it(card_index: CardIndex) -> None:
    typed = ["t", "te", "tem", "te", "t", "te dis>=5", "te", "e", ""]
    fresh = [[r.card.name_fr for r in _again(card_index).find(Wish(words))] for words in typed]
    assert [names(card_index, Wish(words)) for words in typed] == fresh
    assert (names(card_index, Wish("tem")), names(card_index, Wish("te"))) == (
        ["Templier"],
        ["Œil de Dirz", "Templier"],
    )
    card_index.remove("c0")
    assert names(card_index, Wish("te")) == ["Œil de Dirz"], "no answer outlives its cards"


def test_many_words_one_after_the_other_find_what_they_find_alone(card_index: CardIndex) -> None:
    typed = [f"{word} pa<{most}" for most in range(20) for word in ("e", "te", "œ")]
    fresh = [[r.card.name_fr for r in _again(card_index).find(Wish(words))] for words in typed]
    assert [names(card_index, Wish(words)) for words in typed] == fresh
    assert [names(card_index, Wish(words)) for words in reversed(typed)] == fresh[::-1]


def test_lower_ranks_come_first_and_who_has_none_is_not_found(card_index: CardIndex) -> None:
    card_index.set_ranks({"c0": 1, "c1": 1, "c2": 0})
    assert names(card_index) == ["Œil de Dirz", "Écuyer", "Templier"]
    assert names(card_index, Wish("e")) == ["Œil de Dirz", "Écuyer", "Templier"]
    assert names(card_index, Wish("pretre")) == []
    card_index.set_ranks({"c3": 0, "c0": 1})
    assert names(card_index, Wish("e")) == ["Prêtre", "Templier"], "no answer outlives its ranks"
    card_index.set_order(Order.NAME, falling=True)
    assert names(card_index) == ["Prêtre", "Templier"], "the order holds within a rank only"


def _again(card_index: CardIndex) -> CardIndex:
    made = CardIndex(PEOPLES, "fr")
    made.set_cards(card_index.all())
    return made
