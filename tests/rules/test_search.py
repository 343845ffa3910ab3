"""Search as you type: words, phrases, comparisons, in both languages, over a whole library."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import Card, values_from_line
from rules.search import Index, haystack, parse
from tests.rules.data import card, peoples

CONSCRIT = replace(
    card("Conscrit du Griffon", text="Fanatisme", rank="Régulier", PA=11, MOU=10, COU=3, DIS=4, TIR="-"),
    name_en="Griffin conscript",
    edition="C5",
    classes=("Milicien", "Garde"),
    race="Humain",
)
ANIMAE = card("Animæ sylvestre", "Wolfen d'Yllia", "Éclaireur, Vol", PA=16, MOU="10/15", DIS=2)
KILLYOX = card("Killyox, l'Exilé", "Wolfen d'Yllia", "Paria, Coup de Maître/0", MOU=15, PEUR=9, DIS=5)
MAGISTRAT = card("Magistrat", text="Dévot de Merin/10", PA="4 C", FOI="1-0-2", COU=5, TIR=3)
UNSAID = replace(card("Bougre", "Ma milice"), values=values_from_line("17.5 0 3 7 4 3 - ?4 5"))
ALL: dict[str, Card] = {
    c.name_fr.split()[0].strip(","): c for c in (CONSCRIT, ANIMAE, KILLYOX, MAGISTRAT, UNSAID)
}


def search(query: str) -> set[str]:
    """Find in the index, and see that asking each card gives the same."""
    asked = parse(query)
    found = Index(peoples(), ALL.items()).find(asked)
    assert found == {k for k, c in ALL.items() if asked.matches(haystack(c, peoples()), c)}
    return found


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", {"Conscrit", "Animæ", "Killyox", "Magistrat", "Bougre"}),
        ("conscr", {"Conscrit"}),
        ("GRIFFIN conscript", {"Conscrit"}),
        ("griffon", {"Conscrit", "Magistrat"}),
        ("animae", {"Animæ"}),
        ("exile", {"Killyox"}),
        ("l’exilé", {"Killyox"}),
        ("wolfen scout", {"Animæ"}),
        ("paria wolfen", {"Killyox"}),
        ("devout merin", {"Magistrat"}),
        ("regulier", {"Conscrit"}),
        ("c5", {"Conscrit"}),
        ("garde", {"Conscrit"}),
        ("humain milicien", {"Conscrit"}),
        ("maître/0", {"Killyox"}),
        ('"coup de maître"', {"Killyox"}),
        ('"coup de mai"', set()),
        ("« dévot de merin »", {"Magistrat"}),
        ('wolfen "vol"', {"Animæ"}),
        ('"vol" "eclaireur"', {"Animæ"}),
        ("ma milice", {"Bougre"}),
        ("pa<12", {"Conscrit"}),
        ("pa<=16", {"Conscrit", "Animæ"}),
        ("PA ≥ 16", {"Animæ"}),
        ("cost>11", {"Animæ"}),
        ("pa=?", {"Killyox", "Magistrat", "Bougre"}),
        ("dis>=5", {"Killyox", "Bougre"}),
        ("mou=15", {"Animæ", "Killyox"}),
        ("mov:17,5", {"Bougre"}),
        ("cou>4", {"Magistrat"}),
        ("cou=-", {"Killyox"}),
        ("cou=?", {"Animæ", "Bougre"}),
        ("fear>=9", {"Killyox"}),
        ("foi=2", {"Magistrat"}),
        ("tir=-", {"Conscrit", "Bougre"}),
        ("dis>=4 griffon", {"Conscrit"}),
        ("dis>=3 dis<=4", {"Conscrit"}),
        ("pa<20 dis=4 griffon", {"Conscrit"}),
        ("truc<5", set()),
        ("pa<?", set()),
        ("dis>=x", set()),
    ],
)
def test_what_is_typed_finds(query: str, names: set[str]) -> None:
    assert search(query) == names


def test_nothing_asked_is_nothing() -> None:
    assert not parse("   ")
    assert not parse('""')
    assert parse("a")
    assert parse("pa=3")
    assert parse('"a b"')


def test_the_index_follows_the_library() -> None:
    index = Index(peoples(), ALL.items())
    assert index.find(parse("pa=11")) == {"Conscrit"}
    index.put("Conscrit", CONSCRIT)
    index.put("Conscrit", replace(CONSCRIT, name_fr="Vétéran", pa=ANIMAE.pa))
    assert index.find(parse("pa=11")) == set()
    assert index.find(parse("veteran")) == {"Conscrit"}
    index.remove("Conscrit")
    index.remove("nobody")
    assert index.find(parse("veteran")) == set()
    assert index.find(parse("pa=16")) == {"Animæ"}


def test_another_letter_looks_only_through_what_was_found_before() -> None:
    index = Index(peoples(), ALL.items())
    laid = index.lay(ALL)
    first, then = parse("con"), parse("cons pa=11")
    assert then.words[0].startswith(first.words[0]) and not then.narrows(first), "a condition is new"
    before = laid.only(index.sift(first, laid))
    assert parse("conscrit").narrows(first)
    assert [before.keys[n] for n in index.sift(parse("conscrit"), before)] == ["Conscrit"]
    assert list(index.sift(parse(""), laid)) == list(range(len(ALL)))


@given(st.text(max_size=30))
def test_anything_may_be_typed(query: str) -> None:
    search(query)


def test_figures_owned_are_asked_for_like_a_value() -> None:
    counted = {"Conscrit": 3, "Killyox": 0}
    index = Index(peoples(), ALL.items())
    index.set_owned(counted)
    for query, names in {
        "owned>0": {"Conscrit"},
        "possede=0": {"Killyox"},
        "owned=?": ALL.keys() - counted,
    }.items():
        asked = parse(query)
        assert index.find(asked) == set(names)
        assert {k for k, c in ALL.items() if asked.matches("", c, counted.get(k))} == set(names)
    index.set_owned({"Magistrat": 2})
    assert index.find(parse("owned>0")) == {"Magistrat"}


HERO = replace(
    card("Selva", text="", people=""),
    values=values_from_line("1 2 1 2 0 3 1 2 1 1 12", "eclats"),
    system="eclats",
)
GUARD = replace(
    card("Garde"), values=values_from_line("10 3 4 4 4 6 - 4 3 - - 2 1", "monconf"), system="monconf"
)


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("éclats", {"Selva"}),
        ("eclats", {"Selva"}),
        ("monconf", {"Garde"}),
        ("MonCon’F", {"Garde"}),
        ("confrontation", set()),
        ("another", {"Stray"}),
        ("pv>=2", {"Selva", "Garde"}),
        ("vie=12", {"Selva"}),
        ("animus>10", {"Selva"}),
        ("lp=2", {"Garde"}),
        ("pui=1", {"Garde"}),
        ("puissance=1", {"Garde"}),
        ("pwr=1", {"Garde"}),
        ("éve=1", {"Selva"}),
        ("ruse=1 agilité=2 endurance=2 beauté=0 intelligence=1 empathie=2 charisme=1", {"Selva"}),
        ("cunning=1 agility=2 perception=3 beauty=0 empathy=2 charisma=1", {"Selva"}),
        ("eve=1 agi=2 for=1 end=2 bea=0 per=3 int=1 emp=2 rus=1 cha=1", {"Selva"}),
    ],
)
def test_cards_of_other_systems_are_found_by_their_values_and_by_the_name_of_their_game(
    query: str, names: object
) -> None:
    cards = {"Selva": HERO, "Garde": GUARD, "Conscrit": CONSCRIT}
    cards["Stray"] = replace(CONSCRIT, system="another")
    assert Index(peoples(), cards.items()).find(parse(query)) == names
