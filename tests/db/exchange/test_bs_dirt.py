"""Slips of the hand as armies of public data sets have them: each is taken, or told, and never both lost."""

from __future__ import annotations

import pytest

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import Harvest
from rules.values import Characteristic, ValueKind
from tests.db.exchange import foreign
from tests.db.exchange.taken import offer, only_card, reasons, taken

C = Characteristic


def card_with(**cells: str) -> Harvest:
    """Take an army of one card whose cells say so."""
    profile = foreign.profile("Kite knight", foreign.GUARD | cells)
    return taken(foreign.catalogue(foreign.entry("Kite knight", pa=37, profiles=[profile])))


def abilities_of(harvest: Harvest) -> list[str]:
    """Tell the abilities of the one card in English."""
    return [ability.label("en") for ability in only_card(harvest).abilities]


# Abilities ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Leadership/12,5; Flight", ["Leadership/12,5", "Flight"]),
        ("Flight, Leadership/17,5, Scout", ["Flight", "Leadership/17,5", "Scout"]),
        ("Scout;Feint;;Bravery ;", ["Scout", "Feint", "Bravery"]),
        ("Bravery; .", ["Bravery"]),
    ],
)
def test_a_comma_between_figures_and_doubled_separators_make_no_ability(
    written: str, read: list[str]
) -> None:
    harvest = card_with(Abilities=written)
    assert abilities_of(harvest) == read
    assert reasons(harvest) == []


@pytest.mark.parametrize(
    ("written", "proposed"),
    [
        ("Reregeration/5", "Regeneration"),
        ("Charging Strenght/11", "Charging strength"),
        ("Faitfull of Merin/15", "Faithful of Merin"),
        ("Bieng of darkness/2", "Being of darkness"),
        ("Initate of Fire/Redemption", "Initiate of Fire"),
        ("Fire initate/Redemption", "Fire Initiate"),
    ],
)
def test_a_misspelt_name_is_proposed_wherever_its_words_stand(written: str, proposed: str) -> None:
    harvest = card_with(Abilities=written)
    (proposal,) = harvest.proposals
    assert proposal.proposed == proposed
    assert abilities_of(harvest) == [written]
    bare = written.partition("/")[0]
    confirmed = taken(
        foreign.catalogue(foreign.entry("A", pa=1, profiles=[
            foreign.profile("A", foreign.GUARD | {"Abilities": written})
        ])),
        accepted={bare.casefold(): proposed},
    )  # fmt: skip
    (ability,) = only_card(confirmed).abilities
    assert ability.id
    assert [reason for reason, _ in reasons(confirmed)] == ["confirmed_ability"]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("Bravery/Fencer", ("odd_parameter", "Bravery/Fencer")),
        ("Fire adept/Whisling", ("unknown_path", "Fire adept/Whisling")),
        ("*", ("no_ability", "*")),
    ],
)
def test_what_stands_oddly_with_abilities_is_told(written: str, told: tuple[str, str]) -> None:
    harvest = card_with(Abilities=written)
    assert reasons(harvest) == [told]
    card = only_card(harvest)
    assert written.rpartition("/")[2] in f"{card.note} {abilities_of(harvest)}"


# Cells --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "held", "text"),
    [
        ("Mov", (C.MOU,), "1-"), ("Mov", (C.MOU,), "10 (20)"), ("Atk-Str", (C.ATT, C.FOR), "4-"),
        ("Def-Res", (C.DEF, C.RES), "7-117-8"), ("Atk-Str", (C.ATT, C.FOR), "5--5"),
        ("Cou/Fea", (C.NERVE,), "7 C / 8 F"), ("Fervour", (C.FOI,), "1-0-1 devout"),
    ],
)  # fmt: skip
def test_a_cell_that_is_no_figure_is_kept_and_listed(
    column: str, held: tuple[Characteristic, ...], text: str
) -> None:
    harvest = card_with(**{column: text})
    values = only_card(harvest).values
    assert [(values[c].kind, values[c].raw) for c in held] == [(ValueKind.TEXT, text)] * len(held)
    assert reasons(harvest, FindingOutcome.TEXT) == [("kept_as_text", text)]


def test_one_figure_where_three_aspects_stand_is_taken_and_told() -> None:
    harvest = card_with(Fervour="3")
    assert str(only_card(harvest).values[C.FOI]) == "3"
    assert reasons(harvest) == [("odd_value", "3")]


# Prices and links ---------------------------------------------------------------------------------


def root_link(more: str) -> str:
    """Write a link at the root of a catalogue."""
    return foreign.holder("entryLinks", [foreign.link("e-Base", name="Hero", more=more)])


def test_a_link_with_a_card_of_its_own_costs_what_it_names() -> None:
    hero = foreign.holder("profiles", [foreign.profile("Hero")])
    shared = [foreign.entry("Base", pa=30)]
    assert str(only_card(taken(foreign.catalogue(more=root_link(hero), shared=shared))).pa) == "30"
    own = hero + foreign.holder("costs", [foreign.cost(12)])
    assert str(only_card(taken(foreign.catalogue(more=root_link(own), shared=shared))).pa) == "12"


def test_a_model_whose_card_is_not_given_is_no_purchase_of_the_army() -> None:
    info = foreign.tag("infoLink", id="i", name="Ghost", targetId="p-ghost", type="profile")
    infos = foreign.holder("infoLinks", [info])
    harvest = taken(foreign.catalogue(foreign.entry("Ghost", pa=9, more=infos)))
    assert (harvest.cards, harvest.offers) == ([], [])
    assert reasons(harvest) == [("link_outside", "Ghost")]
    library = foreign.catalogue(
        name="Library", id="cat-2",
        more=foreign.holder("sharedProfiles", [foreign.profile("Ghost", id="p-ghost")]),
    )  # fmt: skip
    both = taken(foreign.catalogue(foreign.entry("Ghost", pa=9, more=infos)), library)
    assert (only_card(both).name_en, str(only_card(both).pa)) == ("Ghost", "9")
    assert sum(file.arrived for file in both.files) == sum(file.profiles for file in both.files) == 1


@pytest.mark.parametrize(("price", "pa", "told"), [
    ("", "", ("no_price", "")), ("12 pts", "12 pts", ("kept_as_text", "12 pts")),
    ("-1", "-1", ("kept_as_text", "-1")), ("0.0", "", ("price_zero", "0.0")),
])  # fmt: skip
def test_a_price_that_is_none_is_told(price: str, pa: str, told: tuple[str, str]) -> None:
    profile = foreign.profile("Guard")
    harvest = taken(foreign.catalogue(foreign.entry("Guard", pa=price, profiles=[profile])))
    assert str(only_card(harvest).pa) == pa
    assert reasons(harvest) == [told]


def test_a_purchase_that_gives_points_back_keeps_its_sign() -> None:
    curse = foreign.entry("Unblessed", kind="upgrade", pa="-2.0")
    guard = foreign.entry("Guard", pa=9, profiles=[foreign.profile("Guard")], entries=[curse])
    found = offer(taken(foreign.catalogue(guard)), "Unblessed").offer
    assert (found.option.pa, list(found.takers.values())) == (-2.0, [-2.0])


# What files change in play ------------------------------------------------------------------------


def test_names_and_cells_that_a_file_changes_in_play_are_told() -> None:
    faster = foreign.holder("modifiers", [
        foreign.modifier("increment", "c-Mov", "2.5", foreign.condition("e-wings")),
        foreign.modifier("append", "name", "(winged)"),
        foreign.modifier("set", "hidden", "true", foreign.condition("e-wings")),
    ])  # fmt: skip
    guard = foreign.entry("Guard", pa=9, profiles=[foreign.profile("Guard")], more=faster)
    harvest = taken(foreign.catalogue(guard))
    assert str(only_card(harvest).values[C.MOU]) == "10"
    told = [(f.entry, f.field, f.message.data["value"]) for f in harvest.findings if "changed" in f.reason]
    assert told == [("Guard", "Mov", "increment 2.5"), ("Guard", "name", "append (winged)")]


def test_words_beside_a_card_that_are_hidden_from_most_are_told() -> None:
    blessing = foreign.profile("Blessing", {"Description:": "It blesses."}, kind="Explanation")
    profiles = [foreign.profile("Guard"), blessing.replace('hidden="false"', 'hidden="true"')]
    harvest = taken(foreign.catalogue(foreign.entry("Guard", pa=9, profiles=profiles)))
    assert only_card(harvest).note == "Blessing: It blesses."
    assert reasons(harvest) == [("hidden_entry", "Blessing")]


def test_separators_of_both_kinds_in_one_cell_keep_the_paths_of_a_rank_together() -> None:
    harvest = card_with(Abilities="Light and Air Adept/Ermetism; Circaeus; Theurgy, Scout, Recovery/3")
    found = [(ability.id, ability.parameter) for ability in only_card(harvest).abilities]
    assert found == [
        ("adept", "Lumière et Air/Hermétisme, Circaeus, Théurgie"), ("scout", ""), ("recovery", "3"),
    ]  # fmt: skip
    assert reasons(harvest) == []


def test_a_letter_without_its_figure_is_kept_and_told() -> None:
    harvest = card_with(**{"Cou/Fea": "F"})
    assert only_card(harvest).nerve[1].raw == "F"
    assert reasons(harvest) == [("kept_as_text", "F")]


def test_marks_that_nobody_sees_are_left_out_and_told() -> None:
    made = foreign.profile("\u202eGuard", foreign.GUARD | {"Abilities": "Bra\u200bvery"})
    harvest = taken(foreign.catalogue(foreign.entry("Guard", pa=3, profiles=[made])))
    card = only_card(harvest)
    assert (card.name_en, [ability.id for ability in card.abilities]) == ("Guard", ["bravery"])
    assert reasons(harvest) == [("hidden_marks", "Guard"), ("hidden_marks", "Bravery")]


@pytest.mark.parametrize("cell", ["5<b>-</b>9", "<i>5-9</i>", "5-<!-- no -->9"])
def test_what_stands_between_mark_up_in_a_cell_is_read(cell: str) -> None:
    data = foreign.catalogue(
        foreign.entry("Guard", pa=3, profiles=[foreign.profile("Guard", foreign.GUARD | {"Def-Res": "@"})])
    )
    harvest = taken(data.replace(b">@<", f">{cell}<".encode()))
    values = only_card(harvest).values
    assert (str(values[Characteristic.DEF]), str(values[Characteristic.RES])) == ("5", "9")
    assert reasons(harvest) == ([] if "!" in cell else [("mark_up", "5-9")])


def test_rules_in_words_that_nobody_knows_are_told_once_and_the_rest_is_taken() -> None:
    odd = foreign.condition("e-Guard", kind="almost", scope="galaxy")
    changes = [foreign.modifier("halve", "points", "2", odd), foreign.modifier("halve", "points", "3")]
    dear = foreign.entry(
        "Guard", pa=30, profiles=[foreign.profile("Guard")], more=foreign.holder("modifiers", changes)
    )
    given = foreign.catalogue(dear)
    whole = taken(foreign.system(), given)
    assert str(only_card(whole).pa) == "30"
    assert reasons(whole) == [("unknown_kind", word) for word in ("halve", "almost", "galaxy")]
    # Where a file is not at hand, what leads nowhere may lead into it.
    assert reasons(taken(given)) == [("unknown_kind", word) for word in ("halve", "almost")]
