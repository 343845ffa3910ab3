"""What a list costs: explained, with unknown prices counted apart."""

from __future__ import annotations

from dataclasses import replace

from rules.armies import (
    Army,
    Entry,
    ListForce,
    ListPick,
    Muster,
    Option,
    OptionKind,
    Per,
    Version,
    army_cost,
    entry_cost,
    is_price,
)
from rules.battle.setup import number_twins
from rules.cards import Card
from rules.spells import Spell
from tests.rules.data import card, muster


def test_figures_and_options_add_up_with_their_reasons() -> None:
    army = muster((card("Conscrit", PA=11), 3))
    options = (
        Option("Potion", OptionKind.ARTEFACT, 5, Per.FIGURE),
        Option("Brasier", OptionKind.SPELL, 10),
    )
    entry = replace(army.army.entries[0], options=options)
    cost = entry_cost(entry, army.card(entry))
    assert cost.total == 33 + 15 + 10
    assert [(r.message.code, r.amount) for r in cost.reasons] == [
        ("cost.figures", 33),
        ("cost.option", 15),
        ("cost.option", 10),
    ]


def test_an_option_is_called_as_its_spell_in_each_language_unless_it_has_a_name_of_its_own() -> None:
    spell = Spell(name_fr="Brasier", name_en="Blaze")
    named = [Option(name, OptionKind.SPELL, spell=spell) for name in ("brasier", "Blaze", "Don du feu")]
    assert [(each.called("fr"), each.called("en")) for each in named] == [
        ("Brasier", "Blaze"), ("Brasier", "Blaze"), ("Don du feu", "Don du feu"),
    ]  # fmt: skip
    assert Option("Potion").called("en") == "Potion"


def test_an_option_may_be_a_discount() -> None:
    army = muster((card("Conscrit", PA=11), 3))
    options = (Option("Serment", pa=-4), Option("Vœu", pa=-1, per=Per.FIGURE))
    entry = replace(army.army.entries[0], options=options)
    assert entry_cost(entry, army.card(entry)).total == 33 - 4 - 3
    assert all(map(is_price, (None, -9999, 0, 7.5, 9999)))
    assert not any(map(is_price, (-10_000, 10_000, float("inf"), float("nan"))))


def test_an_unknown_price_is_never_nothing() -> None:
    army = muster(card("Conscrit", PA=11), card("Inconnu"))
    bought = replace(army.army.entries[0], options=(Option("Relique"),))
    army = replace(army, army=replace(army.army, entries=(bought, army.army.entries[1])))
    cost = army_cost(army)
    assert (cost.known, cost.unknown, cost.complete) == (11, ("e1", "e2"), False)
    assert army_cost(muster(card("Conscrit", PA=11))).complete
    assert army.figures == 2


def test_a_list_needs_the_cards_of_its_versions_too() -> None:
    army = muster(card("Conscrit", PA=11)).army
    before = Version("Sunday", (replace(army.entries[0], revision=7),), 400)
    army = replace(army, versions=(before,))
    first = army.entries[0]
    assert army.pins == {(first.card_id, first.revision), (first.card_id, 7)}
    assert army.at(before).limit == 400
    assert army.at(before).entries == before.entries
    assert army.at(before).name == army.name


def test_a_version_has_what_the_list_chose_for_itself() -> None:
    chosen = ListForce("f1", "core", "cat-1", picks=(ListPick("p1", "e-Spell"),))
    listed = Entry("e1", "c", 1, node="e-Mage", force="f1")
    army = Army("a", "Club", entries=(listed,), catalogues=("sum",), forces=(chosen,))
    later = replace(army, forces=(replace(chosen, picks=()),))
    assert later.at(Version("Sunday", army.entries, forces=army.forces)) == army
    assert later.at(Version("Sunday", army.entries)) == later, "kept before versions had it: as now"
    before = replace(listed, node="", force="")
    bare = later.at(Version("Sunday", (before,)))
    assert (bare.forces, bare.catalogues) == ((), ()), "its cards went by no catalogue"


def test_a_price_below_zero_is_no_price_and_no_total_sinks_by_it() -> None:
    cheat = card("Cheat", PA=-14)
    found = muster((cheat, 3))
    assert entry_cost(found.army.entries[0], cheat).total is None


def test_a_list_says_its_edition_else_those_of_its_cards() -> None:
    cards = {("c", n): Card("Abel", edition=edition) for n, edition in enumerate(("C5", "", "C3", "C5"))}
    entries = tuple(Entry(str(n), "c", n) for n in range(4))
    assert Muster(Army("a", "List", entries=entries), cards).edition == "C5, C3"
    said = Muster(Army("a", "List", edition="Fédération", entries=entries), cards)
    assert (said.edition, said.card_editions) == ("Fédération", ("C5", "C3"))


def test_the_edition_of_most_cards_is_that_of_a_list_that_says_none() -> None:
    cards = {("c", n): Card("Abel", edition=edition) for n, edition in enumerate(("C3", "", "C5", "C5"))}
    entries = tuple(Entry(str(n), "c", n) for n in range(4))
    assert Muster(Army("a", "List", entries=entries), cards).main_edition == "C5"
    assert Muster(Army("a", "List", entries=entries[:3]), cards).main_edition == "C3", "as many: the first"
    assert Muster(Army("a", "List"), cards).main_edition == ""
    assert Muster(Army("a", "List", edition="C3", entries=entries), cards).main_edition == "C3"


def test_nothing_has_a_price_where_a_game_counts_no_pa() -> None:
    group = muster(card("Selva"), card("Ivar"))
    group = replace(group, army=replace(group.army, system="eclats"))
    cost = army_cost(group)
    assert (cost.priced, cost.known, cost.complete) == (False, 0, True)
    assert [explained.reasons for explained in cost.entries.values()] == [(), ()]


def test_the_second_card_of_a_profile_is_not_called_as_another_incarnation() -> None:
    leader, second, lion = Card("Isakar"), Card("Isakar (2)"), Card("Lion")
    assert number_twins([leader, second, leader, lion]) == [1, 0, 3, 0]
    assert number_twins([leader, lion, leader, leader]) == [1, 0, 2, 3]
    assert number_twins([second, leader, second]) == [1, 0, 2]
