"""The examples of the other systems, brought in to try one."""

from __future__ import annotations

from dataclasses import replace

import pytest

import resources
from desktop.operations.battle import start_battle
from desktop.operations.battle_start import start_example
from desktop.operations.cards import save_card
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example, has_example
from desktop.operations.paper import army_job
from desktop.operations.paper_job import PrintOptions
from desktop.paper.items import TextRun
from desktop.paper.play_sheet import PlaySheet
from rules.battle.magic import affordable, spells_of
from rules.battle.ruleset import Ruleset
from rules.battle.setup import SideSetup
from rules.spells import SpellKind
from rules.text import Refusal
from tests.desktop.outcomes import done


@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_an_example_brings_cards_and_two_armies_that_play_a_battle(desk: Desk, system: str) -> None:
    assert has_example(system)
    ids = done(add_example(desk, system=system))
    armies = [desk.library.army(army_id) for army_id in ids]
    assert len(armies) == 2 and {army.system for army in armies} == {system}
    a, b = (SideSetup.from_muster(desk.library.muster(army)) for army in armies)
    ruleset = Ruleset.shipped(resources.table(f"data/rulesets/{system}"))
    play = start_battle(desk, name="Essai", a=a, b=b, ruleset=ruleset)
    assert play.system.id == system
    assert all(fighter.on_table for fighter in play.game.fighters.values())


def test_the_summary_of_a_group_says_what_each_sheet_does(desk: Desk) -> None:
    """Without prices a list is read for its values: a game master plays from it."""
    for army, name, notes in zip(
        done(add_example(desk, system="eclats")),
        ("Selva Orme", "Colosse de grès"),
        (("ÉVE", "AGI", "Animus", "12", "Initié"), ("FOR", "AGI", "Animus", "30", "Ennemi")),
        strict=True,
    ):
        job = army_job(desk, army_id=army, options=PrintOptions())
        (sheet,) = job.document.leaflets
        assert isinstance(sheet, PlaySheet)
        alone = replace(sheet, rows=tuple(row for row in sheet.rows if row.card.name("fr") == name))
        (page,) = alone.pages(job.layout)
        said = [item.words for item in page.drawn[0].items if isinstance(item, TextRun)]
        assert name in said
        assert [each for each in notes if not any(each in words for words in said)] == []


def test_the_example_of_eclats_is_english_in_an_english_window(desk: Desk) -> None:
    ids = done(add_example(desk, system="eclats", language="en"))
    assert [desk.library.army(army_id).name for army_id in ids] == ["Initiés", "Sandstone"]
    mine = {r.card.name_en: r.card for r in desk.library.cards() if r.card.system == "eclats"}
    assert mine["Selva Orme"].equipment == ("Two daggers", "3 containers")
    assert (mine["Selva Orme"].classes, mine["Sandstone watcher"].classes) == (("Initié",), ("Enemy",))
    heroes = SideSetup.from_muster(desk.library.muster(desk.library.army(ids[0])))
    foes = SideSetup.from_muster(desk.library.muster(desk.library.army(ids[1])))
    ruleset = Ruleset.shipped(resources.table("data/rulesets/eclats"))
    play = start_battle(desk, name="Try", a=heroes, b=foes, ruleset=ruleset)
    assert play.game.fighters["a1.1"].marks == {"containers": 3}


def test_a_second_time_the_cards_are_taken_as_they_are_and_the_armies_get_a_number(desk: Desk) -> None:
    first = done(add_example(desk, system="eclats"))
    cards = len(desk.library.cards())
    second = done(add_example(desk, system="eclats"))
    assert len(desk.library.cards()) == cards
    names = [desk.library.army(army_id).name for army_id in (*first, *second)]
    assert names == ["Initiés", "Grès", "Initiés (2)", "Grès (2)"]


def test_a_card_of_the_example_that_was_saved_in_an_older_spelling_is_not_doubled(desk: Desk) -> None:
    add_example(desk, system="monconf")
    mine = [r for r in desk.library.cards() if r.card.system == "monconf"]
    assert {r.card.edition for r in mine} == {"MonCon’F"}
    for revision in mine:
        old = replace(revision.card, edition="MonCon'F", name_fr=revision.card.name_fr.replace("'", "’"))
        save_card(desk, card=old, card_id=revision.card_id)
    add_example(desk, system="monconf")
    assert len([r for r in desk.library.cards() if r.card.system == "monconf"]) == len(mine)


def test_confrontation_needs_none_its_cards_are_in_every_new_library(desk: Desk) -> None:
    assert not has_example("confrontation")


@pytest.mark.parametrize("system", ["confrontation", "monconf"])
def test_mages_and_faithful_of_the_examples_know_spells_and_hold_what_pays_one(
    desk: Desk, system: str
) -> None:
    play = start_example(desk, system=system)
    assert not isinstance(play, Refusal)
    known = {
        fighter.id: spells_of(play.game, fighter.id)
        for fighter in play.game.fighters.values()
        if spells_of(play.game, fighter.id)
    }
    assert known
    for fighter, spells in known.items():
        for spell in spells:
            assert not affordable(play.table, play.game, fighter, spell).missing, spell.name_fr
    if system == "monconf":
        (miracles,) = [each for each in known.values() if each[0].kind is SpellKind.MIRACLE]
        assert {spell.aspect for spell in miracles} == {"alteration", "destruction"}


def test_the_list_of_the_rulebook_stays_as_it_is_printed(desk: Desk) -> None:
    griffon = next(army for army in desk.library.armies() if army.name.startswith("Griffon"))
    assert not any(entry.options for entry in griffon.entries)
