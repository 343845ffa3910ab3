"""A player's list by its catalogues: cards of several figures, prices that stay in the list, limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.armies import (
    Army,
    Entry,
    ListForce,
    ListPick,
    Muster,
    Option,
    OptionKind,
    Per,
    army_cost,
    entry_cost,
)
from rules.cards import Card
from rules.catalogue.evaluated import Evaluation
from rules.catalogue.evaluation import evaluate
from rules.catalogue.files import Catalogue
from rules.catalogue.listing import (
    costs_of,
    demanded,
    free_pick,
    holder_of,
    left_of,
    price_changes,
    problems,
    selection_id,
    settled,
    state_of,
    still_picked,
)
from rules.catalogue.nodes import EntryNode, GroupNode, LinkNode
from rules.catalogue.shelf import Shelf
from rules.legality import Severity
from rules.text import Message
from rules.values import Value
from tests.rules.catalogue.bench import (
    HEROES,
    LINE,
    SYSTEM,
    asks,
    at_least,
    at_most,
    change,
    each,
    entry,
    first,
    pays,
)

SWORD = entry("sword", costs=pays(3))
PATH = entry("path", costs=pays(16), entries=(entry("spell", costs=pays(2, "pow")),))
GUARD = entry("guard", kind="model", costs=pays(17), categories=first(LINE), entries=(SWORD,))
MAGE = entry(
    "mage",
    kind="model",
    costs=(*pays(56), *pays(-6, "pow")),
    categories=first(HEROES),
    links=(LinkNode(id="way", target="path", kind="selectionEntry"),),
)
FORCES = (ListForce("f1", "warband", "own"),)


def shelf(*entries: EntryNode, shared: tuple[EntryNode, ...] = (PATH,)) -> Shelf:
    found = entries or (GUARD, MAGE)
    return Shelf(
        (Catalogue(id="own", name="Own", system="system", entries=found, shared_entries=shared), SYSTEM)
    )


def card(name: str, pa: float | None) -> Card:
    return Card(name, pa=Value.of(pa)) if pa is not None else Card(name)


def muster(*entries: Entry, pa: float | None = 17, **more: object) -> Muster:
    army = Army("a", "Club", entries=entries, forces=FORCES, **more)  # type: ignore[arg-type]
    prints = {"mage": 56.0}
    return Muster(
        army, {(e.card_id, e.revision): card(e.card_id, prints.get(e.card_id, pa)) for e in entries}
    )


def guard(figures: int = 1, *picks: ListPick, **more: object) -> Entry:
    return Entry("e1", "guard", 1, figures, node="guard", force="f1", picks=picks, **more)  # type: ignore[arg-type]


def mage(*picks: ListPick, **more: object) -> Entry:
    return Entry("e2", "mage", 1, node="mage", force="f1", picks=picks, **more)  # type: ignore[arg-type]


def found(held: Muster, on: Shelf | None = None) -> Evaluation:
    return evaluate(on or shelf(), state_of(held.army, "pa"))


def after(held: Muster, on: Shelf | None = None, *edited: str) -> Muster:
    return Muster(settled(held, found(held, on), "pa", edited), held.cards)


def test_a_card_of_three_figures_is_one_selection_of_three() -> None:
    state = state_of(muster(guard(3)).army, "pa")
    (force,) = state.forces
    assert [(s.id, s.entry, s.number) for s in force.selections] == [("e1", "guard", 3)]
    assert found(muster(guard(3))).totals["pa"].total == 51  # 3 × 17


@pytest.mark.parametrize(("per", "total"), [(Per.CARD, 54), (Per.FIGURE, 60)])  # 51 + 3, 51 + 3 × 3
def test_what_is_bought_counts_once_or_for_each_figure(per: Per, total: float) -> None:
    held = after(muster(guard(3, ListPick("o1", "sword", per=per))))
    assert army_cost(held).known == total
    (option,) = held.army.entries[0].options
    assert (option.name, option.pa, option.per, option.pick) == ("Sword", 3, per, "o1")


def test_so_many_of_an_option_say_so() -> None:
    held = after(muster(guard(1, ListPick("o1", "sword", number=2))))
    (option,) = held.army.entries[0].options
    assert (option.name, option.pa) == ("Sword ×2", 6)


def test_a_pick_beneath_a_pick_costs_in_its_own_currency() -> None:
    held = muster(mage(ListPick("o1", "way::path"), ListPick("o2", "way::spell", under="o1")))
    totals = {name: total.total for name, total in found(held).totals.items()}
    assert totals == {"pa": 72, "pow": -4}  # 56 + 16; −6 + 2
    (own,) = after(held).army.entries
    assert [(o.name, o.pa) for o in own.options] == [("Path", 16), ("Spell", 0)]
    costs = costs_of(own, found(held))
    assert {name: cost.total for name, cost in costs.items()} == {"pa": 72, "pow": -4}
    assert [reason.amount for reason in costs["pow"].reasons] == [-6, 2]


def test_a_price_that_the_rest_of_the_army_changes_stays_in_the_list_when_it_is_settled() -> None:
    cheap = replace(
        GUARD, modifiers=(change("decrement", "pa", "2", conditions=(asks("atLeast", 1, "mage"),)),)
    )
    on = shelf(cheap, MAGE)
    alone = after(muster(guard(2)), on)
    assert (alone.army.entries[0].pa, army_cost(alone).known) == (None, 34)
    both = after(muster(guard(2), mage()), on)
    assert [e.pa for e in both.army.entries] == [15, None]
    assert army_cost(both).known == 86  # 2 × (17 − 2) + 56
    told = {e.id: [r.amount for r in price_changes(e, found(both, on), "pa")] for e in both.army.entries}
    assert told == {"e1": [-4], "e2": []}
    back = after(Muster(replace(both.army, entries=both.army.entries[:1]), both.cards), on)
    assert back.army.entries[0].pa is None


def test_nothing_changes_the_price_of_what_no_catalogue_knows_or_prices() -> None:
    held = muster(guard())
    assert price_changes(replace(guard(), id="e9"), found(held), "pa") == ()
    assert price_changes(guard(), found(held), "pow") == ()


def test_a_card_without_a_price_takes_the_catalogues() -> None:
    held = after(muster(guard(2), pa=None))
    assert (held.army.entries[0].pa, army_cost(held).known) == (17, 34)


def test_a_price_that_its_owner_printed_stays_and_changes_are_added() -> None:
    dear = replace(
        GUARD, modifiers=(change("increment", "pa", "4", conditions=(asks("atLeast", 1, "mage"),)),)
    )
    on = shelf(dear, MAGE)
    assert after(muster(guard(), pa=20), on, "e1").army.entries[0].pa is None
    assert after(muster(guard(), mage(), pa=20), on, "e1").army.entries[0].pa == 24
    assert after(muster(guard(), mage(), pa=20), on).army.entries[0].pa == 21  # 17 + 4, by the catalogue


def test_where_no_currency_is_pa_prices_in_pa_stay_and_each_currency_has_its_total() -> None:
    picks = ListPick("o1", "sword"), ListPick("o2", "sword")
    held = muster(guard(2, *picks, pa=12, options=(Option("Blade", pa=4, pick="o1"),)))
    (own,) = settled(held, found(held), "").entries
    assert (own.pa, [(o.name, o.pa) for o in own.options]) == (12, [("Sword", 4), ("Sword", 0)])
    assert settled(muster(guard()), found(muster(guard())), "").entries[0].pa is None
    assert costs_of(own, found(held))["pa"].total == 40  # of a currency that is called so: 2 × 17 + 2 × 3


def test_options_keep_their_kind_their_order_and_what_was_typed() -> None:
    typed, sword = Option("Banner", pa=5.0), Option("old", OptionKind.ARTEFACT, 1.0, pick="o1")
    gone = Option("Gone", pa=9.0, pick="o9")
    held = muster(guard(1, ListPick("o1", "sword"), ListPick("o2", "sword"), options=(gone, sword, typed)))
    options = after(held).army.entries[0].options
    assert [(o.name, o.kind, o.pa, o.pick) for o in options] == [
        ("Sword", OptionKind.ARTEFACT, 3, "o1"), ("Banner", OptionKind.OTHER, 5, ""),
        ("Sword", OptionKind.OTHER, 3, "o2"),
    ]  # fmt: skip


def test_what_no_catalogue_knows_stays_as_it_is() -> None:
    lost = Option("Ring", pa=7.0, pick="o1")
    unknown = Entry(
        "e3", "guard", 1, node="nobody", force="f1", options=(lost,), picks=(ListPick("o1", "x"),)
    )
    plain = Entry("e4", "guard", 1, options=(Option("Axe", pa=2.0),))
    held = muster(guard(1, ListPick("o1", "ring"), ListPick("o2", "ring"), options=(lost,)), unknown, plain)
    settled_ = after(held).army.entries
    assert settled_ == held.army.entries
    assert [s.entry for s in found(held).lost] == ["ring", "ring", "nobody"]
    assert army_cost(after(held)).known == 24 + 24 + 19  # 17 + 7, 17 + 7, 17 + 2
    assert costs_of(unknown, found(held)) == {}


def test_a_price_beyond_all_prices_is_not_known() -> None:
    dear = entry("sword", costs=pays(20_000))
    held = after(muster(guard(1, ListPick("o1", "sword"))), shelf(replace(GUARD, entries=(dear,))))
    assert held.army.entries[0].options[0].pa is None
    free = replace(GUARD, costs=(), entries=(entry("sword", costs=()),))
    bought = (Option("Sword", pick="o1"),)
    cheap = after(muster(guard(1, ListPick("o1", "sword"), options=bought)), shelf(free))
    assert (cheap.army.entries[0].pa, cheap.army.entries[0].options[0].pa) == (0, 0)


def test_forces_stand_within_forces_and_choose_for_themselves() -> None:
    inner = replace(SYSTEM.forces[0], id="inner")
    outer = replace(SYSTEM, forces=(replace(SYSTEM.forces[0], forces=(inner,)),))
    flag = entry("flag", costs=pays(9))
    on = Shelf((Catalogue(id="own", system="system", entries=(GUARD, flag)), outer))
    forces = (
        ListForce("f1", "warband", "own", picks=(ListPick("o1", "flag"),)),
        ListForce("f2", "inner", "own", "f1"),
        ListForce("f3", "warband", "own", "f4"), ListForce("f4", "warband", "own", "f3"),
    )  # fmt: skip
    army = Army("a", "Club", entries=(replace(guard(), force="f2"),), forces=forces, limit=20)
    state = state_of(army, "pa")
    assert [(f.id, [g.id for g in f.forces]) for f in state.forces] == [("f1", ["f2"])]
    assert state.limits == (("pa", 20.0),)
    evaluation = evaluate(on, state)
    assert evaluation.totals["pa"].total == 26
    assert costs_of(forces[0], evaluation)["pa"].total == 9
    assert [broken.limit for broken in evaluation.broken] == ["pa"]
    assert problems(army, evaluation, "pa") == ()  # told by the format of the list


def test_a_broken_limit_names_the_entry_that_breaks_it() -> None:
    few = replace(MAGE, constraints=(at_most(1, scope="roster"),))
    held = muster(guard(), mage(), replace(mage(), id="e3"))
    (told,) = problems(held.army, found(held, shelf(GUARD, few)), "pa")
    assert (told.code, told.where) == ("catalogue.max", "e2")
    assert told.message == Message("catalogue.max", {"name": "Mage", "counted": 2, "bound": 1})


def test_a_limit_within_a_card_names_the_card_and_one_of_the_list_nobody() -> None:
    armed = replace(GUARD, entries=(replace(SWORD, constraints=(at_least(1),)),))
    (told,) = problems(muster(guard()).army, found(muster(guard()), shelf(armed)), "pa")
    assert (told.code, told.where) == ("catalogue.min", "e1")
    needed = replace(MAGE, constraints=(at_least(1, scope="roster"),))
    (told,) = problems(muster(guard()).army, found(muster(guard()), shelf(GUARD, needed)), "pa")
    assert (told.code, told.where) == ("catalogue.min", "")


def test_what_the_list_itself_lacks_is_of_the_card_that_brings_it_and_money_has_its_name() -> None:
    needed = replace(MAGE, constraints=(at_least(1, scope="roster"),))
    held = muster(guard())
    (told,) = problems(held.army, found(held, shelf(GUARD, needed)), "pa", {"pa": "PA"}, {"mage": "e1"})
    assert (told.code, told.where) == ("catalogue.min", "e1")
    armed = replace(GUARD, entries=(replace(SWORD, constraints=(at_most(2, field="pa"),)),))
    held = muster(guard(1, ListPick("o1", "sword")))
    (told,) = problems(held.army, found(held, shelf(armed)), "pa", {"pa": "PA"})
    data = {"name": "Sword", "counted": 3, "bound": 2, "currency": "PA"}
    assert (told.message, told.where) == (Message("catalogue.max_paid", data), "e1")


def test_what_goes_by_a_limit_that_the_list_does_not_have_is_a_note_of_its_card() -> None:
    per = change("increment", "most", "1", repeats=(each(100, "any", "roster", field="limit::pa"),))
    few = replace(MAGE, constraints=(at_most(0, scope="roster"),), modifiers=(per,))
    held = muster(guard(), mage())
    (told,) = problems(held.army, found(held, shelf(GUARD, few)), "pa", {"pa": "PA"})
    assert (told.message, told.severity, told.where) == (
        Message("catalogue.unset", {"name": "Mage", "currency": "PA"}), Severity.NOTE, "e2",
    )  # fmt: skip


def test_more_of_a_currency_than_may_be_spent_is_a_problem() -> None:
    held = muster(
        mage(ListPick("o1", "way::path"), ListPick("o2", "way::spell", 4, "o1")), spending=(("pow", 0.0),)
    )
    (told,) = problems(held.army, found(held), "pa")
    assert (told.code, told.data) == ("catalogue.cost", {"name": "POW", "counted": 2, "bound": 0})


@pytest.mark.parametrize(("swords", "figures", "broken"), [(2, 2, 0), (3, 2, 1), (2, 1, 1)])
def test_a_card_of_several_figures_may_have_as_much_as_each_of_them(
    swords: int, figures: int, broken: int
) -> None:
    armed = replace(GUARD, entries=(replace(SWORD, constraints=(at_most(1),)),))
    held = muster(guard(figures, ListPick("o1", "sword", swords)))
    assert len(problems(held.army, found(held, shelf(armed)), "pa")) == broken


def test_a_group_within_a_card_of_several_figures_is_for_each() -> None:
    armed = replace(
        GUARD, entries=(), groups=(GroupNode(id="arms", entries=(SWORD,), constraints=(at_most(1),)),)
    )
    held = muster(guard(2, ListPick("o1", "sword", per=Per.FIGURE)))
    assert problems(held.army, found(held, shelf(armed)), "pa") == ()


def test_picks_in_a_circle_are_nowhere_and_too_many_are_cut() -> None:
    circle = (ListPick("o1", "sword", under="o2"), ListPick("o2", "sword", under="o1"))
    assert state_of(muster(guard(1, *circle)).army, "pa").forces[0].selections[0].selections == ()
    itself = ListPick("o1", "sword", 999, under="")
    (chosen,) = state_of(muster(guard(99, replace(itself, per=Per.FIGURE))).army, "pa").forces[0].selections
    assert chosen.selections[0].number == 999


def test_the_name_of_a_selection_leads_back() -> None:
    assert holder_of(selection_id("e1")) == ("e1", "")
    assert holder_of(selection_id("e1", "o2")) == ("e1", "o2")


def test_the_more_of_an_entry_the_more_is_repeated() -> None:
    drilled = replace(GUARD, modifiers=(change("increment", "pa", "1", repeats=(each(1, "guard"),)),))
    held = after(muster(guard(3)), shelf(drilled))
    assert entry_cost(held.army.entries[0], held.card(held.army.entries[0])).total == 60  # 3 × (17 + 3)


ARMS = GroupNode(
    id="arms",
    constraints=(at_least(1),),
    default="spear",
    entries=(entry("spear"), entry("bow", entries=(entry("quiver", constraints=(at_least(1),)),))),
)
TRAINED = entry("trained", constraints=(at_least(2),), entries=(entry("drill", constraints=(at_least(1),)),))


def test_what_is_asked_for_and_costs_nothing_comes_with_an_entry() -> None:
    dear = entry("ring", costs=pays(2, "pow"), constraints=(at_least(1),), entries=(TRAINED,))
    on = shelf(replace(GUARD, entries=(TRAINED, dear), groups=(ARMS,)))
    held = muster(guard())
    given = demanded(on, held.army, held.army.entries[0], "pa")
    assert [(pick.node, pick.number, pick.under) for pick in given.picks] == [
        ("trained", 1, ""), ("trained", 1, ""), ("spear", 1, ""), ("drill", 1, "o1"), ("drill", 1, "o2"),
    ]  # fmt: skip
    settled_ = after(muster(given), on)
    assert settled_.army.entries[0].options == ()
    assert [told.data["name"] for told in problems(settled_.army, found(settled_, on), "pa")] == ["Ring"]
    assert demanded(on, settled_.army, settled_.army.entries[0], "pa") == settled_.army.entries[0]


def test_what_its_owner_chose_of_a_group_is_enough_and_what_that_asks_for_comes() -> None:
    on = shelf(replace(GUARD, groups=(ARMS,)))
    held = muster(guard(1, ListPick("o7", "bow")))
    given = demanded(on, held.army, held.army.entries[0], "pa")
    assert given.picks == (ListPick("o7", "bow"),)
    assert demanded(on, held.army, mage(), "pa") == mage()
    armed = demanded(on, held.army, held.army.entries[0], "pa", "o7")
    assert armed.picks == (ListPick("o7", "bow"), ListPick("o2", "quiver", under="o7"))


def test_what_was_picked_for_something_goes_with_it() -> None:
    chosen = (
        ListPick("o1", "a"), ListPick("o2", "b", under="o1"), ListPick("o3", "c", under="o2"),
        ListPick("o4", "d"),
    )  # fmt: skip
    assert left_of(chosen, {"o2", "o3", "o4"}) == chosen[3:]
    assert left_of(chosen, {"o1", "o2", "o4"}) == (*chosen[:2], chosen[3])
    held = guard(1, *chosen, options=(Option("A", pick="o1"), Option("D", pick="o4"), Option("Dog")))
    assert still_picked(held, held.options[1:]) == chosen[3:]
    assert still_picked(held, held.options[:1]) == chosen[:3]
    assert free_pick(chosen[1:]) == "o5"
    assert free_pick(chosen[:1]) == "o2"
