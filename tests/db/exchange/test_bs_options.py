"""What cards may buy: trees of entries, groups and links, with prices that hang on who buys."""

from __future__ import annotations

import pytest

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.prices import points_type
from rules.armies import OptionKind, Per
from tests.db.exchange.foreign import (
    SPELL,
    catalogue,
    condition,
    cost,
    entry,
    group,
    holder,
    link,
    modifier,
    profile,
    system,
)
from tests.db.exchange.taken import offer, only_card, prices, reasons, taken


def figure(name: str, **parts: object) -> str:
    return entry(name, pa=20, profiles=[profile(name)], **parts)  # type: ignore[arg-type]


def test_options_of_an_entry_its_groups_and_its_links() -> None:
    sword = entry("Sword", kind="upgrade", pa=3)
    banner = entry("Banner", kind="upgrade", pa=5)
    harvest = taken(
        catalogue(
            figure("Guard", entries=[entry("Pistol", kind="upgrade", pa=2)],
                   groups=[group("Artifacts", [sword])], links=[link("e-Banner")]),
            figure("Clone"),
            shared=[banner],
        )
    )  # fmt: skip
    assert (prices(harvest, "Pistol"), prices(harvest, "Sword")) == ({"Guard": 2.0}, {"Guard": 3.0})
    assert prices(harvest, "Banner") == {"Guard": 5.0}
    made = offer(harvest, "Sword").offer
    assert (made.option.kind, made.option.per, made.group) == (
        OptionKind.ARTEFACT,
        Per.FIGURE,
        ("Artifacts",),
    )


def test_what_every_figure_has_without_paying_is_its_equipment() -> None:
    bow = entry("Bow: STR 5", kind="upgrade", pa=0, needed=True)
    harvest = taken(catalogue(figure("Guard", entries=[bow])))
    assert only_card(harvest).equipment == ("Bow: STR 5",)
    assert harvest.offers == []


def test_an_option_within_an_option_costs_itself_alone() -> None:
    virtue = entry(
        "Minor", kind="upgrade", pa=3, groups=[group("Choose", [entry("Faith", kind="upgrade", pa=0)])]
    )
    harvest = taken(catalogue(figure("Guard", groups=[group("Virtues", [virtue])])))
    assert prices(harvest, "Minor") == {"Guard": 3.0}
    assert prices(harvest, "Faith") == {"Guard": 0.0}


def test_a_path_of_magic_and_two_of_its_spells_cost_the_path_once() -> None:
    spells = [entry(name, kind="upgrade", pa=0, profiles=[profile(name, SPELL)]) for name in ("Flame", "Ash")]
    path = entry("Path of fire", kind="upgrade", pa=16, entries=spells)
    harvest = taken(catalogue(figure("Mage", groups=[group("Magic", [path])])))
    found = [prices(harvest, name)["Mage"] for name in ("Path of fire", "Flame", "Ash")]
    assert found == [16.0, 0.0, 0.0]


def test_a_price_below_nothing_is_a_price() -> None:
    oath = entry("Oath", kind="upgrade", pa=-4, entries=[entry("Vow", kind="upgrade", pa="-1")])
    harvest = taken(catalogue(figure("Guard", entries=[oath])))
    assert prices(harvest, "Oath") == {"Guard": -4.0} and prices(harvest, "Vow") == {"Guard": -1.0}
    assert not [row for row in harvest.findings if row.outcome is FindingOutcome.TEXT]


def test_a_price_follows_who_buys() -> None:
    by_category = modifier("set", "points", 6, condition("cat-Characters", scope="primary-category"))
    by_name = modifier("increment", "points", 1, condition("e-Clone"))
    cheaper = modifier("decrement", "points", 2, condition("e-Clone", kind="notInstanceOf"))
    sword = entry("Sword", kind="upgrade", pa=3, more=holder("modifiers", [by_category, by_name]))
    axe = entry("Axe", kind="upgrade", pa=3, more=holder("modifiers", [cheaper]))
    shared = [group("Arms", [sword, axe])]
    arms = [link("g-Arms", kind="selectionEntryGroup")]
    harvest = taken(
        catalogue(
            figure("Abel", categories=["Characters"], links=arms),
            figure("Clone", categories=["Troops"], links=arms),
            groups=shared,
        )
    )
    assert prices(harvest, "Sword") == {"Abel": 6.0, "Clone": 4.0}
    assert prices(harvest, "Axe") == {"Abel": 1.0, "Clone": 3.0}
    assert reasons(harvest) == []


def test_what_hangs_on_the_rest_of_the_army_stays_as_printed_until_a_list_reckons_it() -> None:
    maybe = modifier("set", "points", 1, condition("e-x", kind="atLeast", scope="roster"))
    sword = entry("Sword", kind="upgrade", pa=3, more=holder("modifiers", [maybe]))
    harvest = taken(catalogue(figure("Guard", entries=[sword], more=holder("modifiers", [maybe]))))
    assert prices(harvest, "Sword") == {"Guard": 3.0}
    assert only_card(harvest).pa.number == 20
    assert reasons(harvest) == []


def test_alternatives_are_settled_by_one_that_holds() -> None:
    groups = (
        '<conditionGroups><conditionGroup type="or"><conditions>'
        + condition("e-Guard")
        + condition("e-x", kind="atLeast", scope="roster")
        + "</conditions></conditionGroup></conditionGroups>"
    )
    change = f'<modifier type="set" field="points" value="9">{groups}</modifier>'
    sword = entry("Sword", kind="upgrade", pa=3, more=holder("modifiers", [change]))
    harvest = taken(
        catalogue(
            figure("Guard", links=[link("e-Sword")]), figure("Clone", links=[link("e-Sword")]), shared=[sword]
        )
    )
    assert prices(harvest, "Sword") == {"Guard": 9.0, "Clone": 3.0}
    assert reasons(harvest) == []


def test_a_link_may_change_the_price_of_what_it_names() -> None:
    dearer = link("e-Sword", more=holder("modifiers", [modifier("set", "points", 8)]))
    harvest = taken(
        catalogue(
            figure("Guard", links=[dearer]),
            figure("Clone", links=[link("e-Sword")]),
            shared=[entry("Sword", kind="upgrade", pa=3)],
        )
    )
    assert prices(harvest, "Sword") == {"Guard": 8.0, "Clone": 3.0}


def test_a_price_of_nothing_is_to_be_filled_in_unless_it_stands_within() -> None:
    body = entry("Body", kind="upgrade", pa=30, needed=True)
    elsewhere = taken(catalogue(entry("Guard", pa=0, profiles=[profile("Guard")], entries=[body])))
    assert only_card(elsewhere).pa.number == 30
    assert reasons(elsewhere) == [("price_elsewhere", "0")]
    zero = taken(catalogue(entry("Guard", pa=0, profiles=[profile("Guard")])))
    assert (str(only_card(zero).pa), reasons(zero)) == ("", [("price_zero", "0")])
    none = taken(catalogue(entry("Guard", profiles=[profile("Guard")])))
    assert (str(only_card(none).pa), reasons(none)) == ("", [("no_price", "")])


def test_a_price_that_is_no_figure_is_kept_as_text() -> None:
    for text in ("dear", "1e309", "-5", "NaN", "99999999999"):
        harvest = taken(catalogue(entry("Guard", pa=text, profiles=[profile("Guard")])))
        assert str(only_card(harvest).pa) == text and only_card(harvest).pa.number is None
        assert reasons(harvest, FindingOutcome.TEXT) == [("kept_as_text", text)]
    option = taken(catalogue(figure("Guard", entries=[entry("Sword", kind="upgrade", pa="dear")])))
    assert offer(option, "Sword").offer.option.pa is None
    assert reasons(option, FindingOutcome.TEXT) == [("kept_as_text", "dear")]
    assert offer(option, "Sword").offer.lines == (("pts: dear", ""),)
    spell = entry("Burn", kind="upgrade", pa="7 or 9", profiles=[profile("Burn", SPELL, kind="Spell")])
    magic = taken(catalogue(figure("Guard", entries=[spell])))
    made = offer(magic, "Burn").offer
    assert made.option.spell is not None and made.option.pa is None
    assert made.option.spell.text_en.endswith("pts: 7 or 9") and ("pts: 7 or 9", "") in made.lines
    assert reasons(magic, FindingOutcome.TEXT) == [("kept_as_text", "7 or 9")]


def test_the_points_are_known_by_their_name_wherever_they_stand() -> None:
    mana = cost(7, name="POW", type_id="t-pow")
    points = cost(12, name="PA", type_id="x-1")
    data = catalogue(entry("Guard", profiles=[profile("Guard")], costs=[mana, points]))
    assert only_card(taken(data)).pa.number == 12


def test_texts_of_options_come_with_them() -> None:
    words = profile("Sword", {"Description:": "It is sharp."}, kind="Explanation", id="x")
    bare = profile("Axe", {"Description:": ""}, kind="Explanation", id="y")
    harvest = taken(
        catalogue(
            figure("Guard", entries=[entry("Sword", kind="upgrade", pa=3, profiles=[words]),
                                     entry("Axe", kind="upgrade", pa=1, profiles=[bare])])
        )
    )  # fmt: skip
    assert offer(harvest, "Sword").offer.lines == (("Sword", ""), ("Description:", "It is sharp."))
    assert reasons(harvest) == [("empty_profile", "Axe")]
    assert [t.became for t in harvest.tallies] == ["card", "option", "option"]


def test_what_an_army_buys_for_itself_is_an_option_of_nobody() -> None:
    harvest = taken(catalogue(entry("Nexus: Altar", pa=11)))
    assert (offer(harvest, "Nexus: Altar").offer.option.pa, harvest.cards) == (11.0, [])


def test_links_lead_into_other_files_given_and_those_that_do_not_are_told() -> None:
    army = catalogue(
        figure("Guard", links=[link("e-Potion"), link("e-Elsewhere", name="Rune"), link("e-Elsewhere")])
    )
    both = taken(army, system(shared=[entry("Potion", kind="upgrade", pa=4)]))
    assert prices(both, "Potion") == {"Guard": 4.0}
    assert reasons(both) == [("link_outside", "Rune")]
    (finding,) = both.findings
    assert (finding.entry, finding.message.data["n"]) == ("Guard", 2)
    alone = taken(army)
    assert sorted(reasons(alone)) == [("link_outside", "Rune"), ("link_outside", "e-Potion")]


def test_what_only_helps_to_count_is_told_and_not_offered() -> None:
    names = ("Rule: Scout", "Same card?", "Two per card (first)", "[Rule] Mystic")
    free = [entry(name, kind="upgrade", pa=0) for name in names]
    harvest = taken(catalogue(figure("Guard", entries=[*free, entry("Paid?", kind="upgrade", pa=2)])))
    assert [t.offer.option.name for t in harvest.offers] == ["Paid?"]
    assert reasons(harvest) == [("device", name) for name in names]


def test_the_spells_of_a_people_that_is_not_given_are_of_that_people() -> None:
    lines = {name: profile(name, SPELL, id=name) for name in ("Lich", "Bolt")}
    lich, bolt = (entry(name, kind="upgrade", pa=0, profiles=[line]) for name, line in lines.items())
    books = [
        entry("[Acheron] Gorgon Spells", kind="upgrade", hidden=True,
              links=[link("g-Necromancy", kind="selectionEntryGroup"), link("e-Bolt")]),
        entry("[Dirz] Kayl Spells", kind="upgrade", hidden=True, links=[link("e-Bolt")]),
    ]  # fmt: skip
    harvest = taken(catalogue(*books, name="AA-Spells", shared=[bolt], groups=[group("Necromancy", [lich])]))
    assert {t.offer.option.name: t.offer.people for t in harvest.offers} == {"Bolt": "", "Lich": "acheron"}


def test_all_who_ask_for_what_is_not_given_are_named() -> None:
    rune = [link("e-Elsewhere", name="Rune")]
    (finding,) = taken(catalogue(figure("Guard", links=rune), figure("Clone", links=rune))).findings
    assert (finding.entry, finding.message.data["n"]) == ("Guard; Clone", 2)
    many = taken(catalogue(*(figure(f"Guard {n}", links=rune) for n in range(50))))
    assert many.findings[0].entry.endswith("Guard 39; … (+10)")


def test_a_game_system_that_is_not_given_is_told_with_the_links_to_its_categories() -> None:
    army = catalogue(figure("Guard", categories=["Troops"]), figure("Abel", categories=["Characters"]))
    (finding,) = taken(army).findings
    assert (finding.reason, finding.message.data["n"]) == ("import.system_not_given", 2)
    assert taken(army, system()).findings == []


def test_a_catalogue_that_is_not_given_is_named() -> None:
    links = '<catalogueLinks><catalogueLink id="l" name="Spells" targetId="cat-9"/></catalogueLinks>'
    assert reasons(taken(catalogue(figure("Guard"), more=links))) == [("file_not_given", "Spells")]
    spells = catalogue(id="cat-9", name="Spells")
    assert reasons(taken(catalogue(figure("Guard"), more=links), spells)) == [("nothing_inside", "Spells")]


def test_what_a_choice_brings_into_view_is_offered_with_it() -> None:
    shown = modifier("set", "hidden", "false", condition("e-Mark", kind="atLeast", scope="roster"))
    book = entry("Book", id="book", kind="upgrade", pa=0, hidden=True, more=holder("modifiers", [shown]),
                 groups=[group("Fire", [entry("Flame", kind="upgrade", pa=2)])])  # fmt: skip
    harvest = taken(
        catalogue(figure("Mage", links=[link("e-Mark")]), figure("Clone"), book,
                  shared=[entry("Mark", kind="upgrade", pa=0)])
    )  # fmt: skip
    assert prices(harvest, "Flame") == {"Mage": 2.0}
    assert [t.offer.option.name for t in harvest.offers] == ["Flame"]


def test_circles_and_doubled_ids_end() -> None:
    there, back = (link(f"g-{name}", kind="selectionEntryGroup") for name in "BA")
    sword = entry("Sword", kind="upgrade", pa=1)
    circle = [group("A", links=[there]), group("B", [sword], [back])]
    harvest = taken(
        catalogue(figure("Guard", links=[link("g-A", kind="selectionEntryGroup")]), groups=circle)
    )
    assert prices(harvest, "Sword") == {"Guard": 1.0}
    twins = catalogue(
        entry("One", id="e", pa=1, profiles=[profile("One", id="p")]),
        entry("Two", id="e", pa=2, profiles=[profile("Two", id="p")]),
    )
    both = taken(twins)
    assert [t.card.name_en for t in both.cards] == ["One"]
    assert sorted(reasons(both)) == [("double_id", "e"), ("double_id_out", "Two")]
    assert [(t.profile, t.became) for t in both.tallies] == [("One", "card"), ("Two", "")]


def test_the_newest_of_two_files_of_one_catalogue_is_read() -> None:
    old = catalogue(figure("Guard"), revision=3)
    new = catalogue(figure("Guard"), figure("Clone"), revision=4)
    harvest = taken(old, new)
    assert len(harvest.cards) == 2
    assert reasons(harvest, FindingOutcome.OUT) == [("older_file", "file1.cat")]
    assert [f.file for f in harvest.files] == ["file1.cat"]


@pytest.mark.parametrize(
    ("names", "points"),
    [
        (("Gloire", "Points (400)"), "Points (400)"), (("CP", "Pts."), "Pts."),
        (("Punkte", "Ehre"), "Punkte"), (("Ducats",), "Ducats"), (("Ducats", "Gloire"), None),
        (("CP (points)", "Power Points"), None),
    ],
)  # fmt: skip
def test_army_points_are_known_by_their_name_or_are_the_only_currency(
    names: tuple[str, ...], points: str | None
) -> None:
    assert points_type({f"t-{name}": name for name in names}) == (points and f"t-{points}")
