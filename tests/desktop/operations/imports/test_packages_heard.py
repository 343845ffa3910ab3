"""What libraries know of each other's words: who told what, what was taken away, and which things are one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from db.library import CardWrite
from desktop.operations import armies, cards, collection, formats, offers, rulesets, versions
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import desk_for, open_library
from desktop.wording.differences import told_words
from rules.armies import Option, OptionKind
from rules.cards import Card
from rules.offers import Offer
from rules.text import Message, Refusal
from rules.values import Value
from tests.desktop.operations.imports.two_libraries import (
    NOTHING,
    PNG,
    a_list,
    add,
    all_of,
    brought,
    change,
    content,
    hang,
    listed,
    named,
    news,
    set_figures,
    told,
)
from tests.desktop.outcomes import done


def new_card(desk: Desk, name: str = "Mienne", **fields: object) -> str:
    card = Card(name, people="griffins", edition="C3", **fields)  # type: ignore[arg-type]
    (made,) = desk.library.write_cards(Message("step"), [CardWrite(None, card)]).card_ids
    return made


def by_theirs(desk: Desk, path: Path) -> ImportReport:
    report = package_files.bring(desk, path=path, everything=True)
    assert not isinstance(report, Refusal), report
    return report


def abels(desk: Desk) -> list[str]:
    return [r.card.name_fr for r in desk.library.cards() if "Abel" in r.card.name_fr]


def remove_first(desk: Desk, army: str) -> None:
    armies.remove_entry(desk, army, entry_id=desk.library.army(army).entries[0].id)


# One thing in two libraries ---------------------------------------------------------------------------


def test_new_libraries_begin_with_the_same_things(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """Their owners never met; one renamed a card and changed a list, and nothing comes twice."""
    abel = named(mine, "Abel le Colérique")
    change(mine, abel, name_fr="Abel le Bon", pa=Value.of(50))
    griffon = next(army.id for army in mine.library.armies() if army.name.startswith("Griffon"))
    set_figures(mine, griffon, 9)
    report = brought(theirs, all_of(mine, tmp_path))
    assert (report.added, report.armies_added) == ([], [])
    assert (report.changed, report.armies_changed) == ([abel], [griffon]), "nobody touched them there"
    assert theirs.library.card(abel).card.pa == Value.of(50)
    for one, other in ((theirs, mine), (mine, theirs)):
        assert news(brought(one, all_of(other, tmp_path))) == NOTHING
        assert abels(one) == ["Abel le Bon"]


def test_what_i_changed_of_the_beginning_stays_mine(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    abel = named(mine, "Abel le Colérique")
    change(mine, abel, pa=Value.of(50))
    change(theirs, abel, note="mine")
    assert news(brought(mine, all_of(theirs, tmp_path)))[1] == [abel]
    assert mine.library.card(abel).card.note == "mine"
    report = brought(theirs, all_of(mine, tmp_path))
    assert told(report) == {("pa", "41", "50", "41", True)}
    change(mine, abel, pa=Value.of(60))
    change(theirs, abel, pa=Value.of(70))
    assert told(brought(theirs, all_of(mine, tmp_path))) == {("pa", "50", "60", "70", False)}


def test_what_they_took_from_me_is_no_news_when_it_comes_back(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """They told of a card, took my change of it, and changed something else; mine changed again."""
    abel = named(mine, "Abel le Colérique")
    change(theirs, abel, pa=Value.of(45))
    brought(mine, all_of(theirs, tmp_path))
    change(mine, abel, pa=Value.of(50))
    by_theirs(theirs, all_of(mine, tmp_path))
    assert theirs.library.card(abel).card.pa == Value.of(50)
    change(theirs, abel, note="theirs")
    change(mine, abel, pa=Value.of(60))
    report = brought(mine, all_of(theirs, tmp_path))
    assert told(report) == {("note", "", "theirs", "", True)}
    assert [(each.field, each.theirs, each.ours) for each in report.stays] == [("pa", "50", "60")]


def test_a_first_word_of_theirs_fills_nothing_that_i_emptied(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    card, there = new_card(mine, note="mine", race="elf"), new_card(theirs, note="theirs", pa=Value.of(9))
    change(mine, card, note="")
    abel, option = named(mine, "Abel le Colérique"), Option("Sword", OptionKind.ARTEFACT, 3)
    sword = Offer(option, takers={card: 3, abel: 2}, people="griffins", source="a book")
    ours = done(offers.save_offer(mine, offer=sword))
    offers.save_offer(mine, offer=replace(sword, source="", takers={abel: 2}), offer_id=ours)
    other = replace(sword, source="another book", takers={there: 7, abel: 2}, lines=(("", "Sharp."),))
    offers.save_offer(theirs, offer=other)
    assert there != card
    report = brought(mine, all_of(theirs, tmp_path))
    assert told(report) >= {("note", "", "theirs", "", False), ("pa", "", "9", "", True)}
    assert told(report) >= {("source", "", "another book", "", False), ("lines", "", "Sharp.", "", True)}
    assert ("pa", "", "7", "", False) in told(report)


def test_who_was_met_by_name_knows_it_where_only_the_other_one_learned_it(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """Typed by both, under two ids: what mine is there comes back with what theirs is called."""
    there, here = new_card(mine, pa=Value.of(3)), new_card(theirs, pa=Value.of(3))
    for desk in (mine, theirs):
        form = formats.copy(desk, format_id="c5", name="Club")
        rules = rulesets.copy(desk, ruleset_id="c5", name="Maison")
        assert isinstance(form, str) and isinstance(rules, str)
        a_list(desk)
    brought(theirs, all_of(mine, tmp_path))
    change(mine, there, name_fr="Autre nom")
    armies.edit(mine, next(a.id for a in mine.library.armies() if a.name == "Ma liste"), name="Dimanche")
    formats.rename(mine, format_id=next(iter(mine.library.formats())), name="Tournoi")
    rulesets.rename(mine, ruleset_id=next(iter(mine.library.rulesets())), name="Sans dés")
    report = brought(mine, all_of(theirs, tmp_path))
    assert (report.added, report.armies_added) == ([], [])
    assert (report.formats_added, report.rulesets_added) == ([], [])
    assert brought(theirs, all_of(mine, tmp_path)).changed == [here]
    assert theirs.library.card(here).card.name_fr == "Autre nom"
    for desk in (mine, theirs):
        assert [form.fr for form in desk.library.formats().values()] == ["Tournoi"]
        assert [own.name for own in desk.library.rulesets().values()] == ["Sans dés"]
        assert sum(army.name == "Dimanche" for army in desk.library.armies()) == 1


@pytest.fixture
def third(tmp_path: Path) -> Desk:
    return desk_for(open_library(tmp_path / "third" / "club.tact"))


def test_a_third_library_learns_it_from_whom_it_never_met(
    mine: Desk, theirs: Desk, third: Desk, tmp_path: Path
) -> None:
    there, here = new_card(mine), new_card(theirs)
    brought(theirs, all_of(mine, tmp_path))
    brought(third, all_of(theirs, tmp_path))
    change(mine, there, name_fr="Autre nom")
    report = brought(third, all_of(mine, tmp_path))
    assert (report.added, third.library.card(here).card.name_fr) == ([], "Autre nom")
    third.library.close()


# Who said it ------------------------------------------------------------------------------------------


def test_an_old_word_of_one_does_not_beat_a_newer_one_of_another(
    mine: Desk, theirs: Desk, third: Desk, tmp_path: Path
) -> None:
    card = new_card(third, pa=Value.of(10))
    army = a_list(third, name="Za")
    collection.count_owned(third, card_id=card, figures=1)
    for desk in (mine, theirs):
        brought(desk, all_of(third, tmp_path))
    change(theirs, card, pa=Value.of(20))
    armies.edit(theirs, army, name="Zb")
    collection.count_owned(theirs, card_id=card, figures=2)
    assert brought(mine, all_of(theirs, tmp_path)).changed == [card]
    for _ in range(2):
        for other in (third, theirs):
            assert news(brought(mine, all_of(other, tmp_path))) == NOTHING
    counted = {owned.figures for owned in mine.library.owned().values()}
    assert (mine.library.card(card).card.pa, mine.library.army(army).name) == (Value.of(20), "Zb")
    assert counted == {2}
    change(third, card, pa=Value.of(30))
    assert told(brought(mine, all_of(third, tmp_path))) == {("pa", "10", "30", "20", False)}
    third.library.close()


# What was taken away ----------------------------------------------------------------------------------


def test_what_was_emptied_of_a_card_of_mine_is_told_and_can_be_taken(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    card = new_card(mine, note="ma note", pa=Value.of(7))
    hang(mine, card, PNG)
    brought(theirs, all_of(mine, tmp_path))
    change(theirs, card, note="", picture="", pa=Value.parse(""))
    path = all_of(theirs, tmp_path)
    for report in (package_files.look(mine, path=path), brought(mine, path)):
        assert isinstance(report, ImportReport)
        gone = {(d.field, *told_words(d)[:2], d.taken) for d in report.differences}
        assert {("note", "ma note", "", False), ("pa", "7", "", False)} <= gone and len(gone) == 3
    seen = mine.library.card(card).card
    assert (seen.note, bool(seen.picture), seen.pa) == ("ma note", True, Value.of(7))
    later = brought(mine, path)
    assert (later.differences, later.label) == ([], None), "it was told"
    assert {d.field for d in later.stays} >= {"note", "picture"}, "and can be taken as long as it stays"
    by_theirs(mine, path)
    assert (mine.library.card(card).card.note, mine.library.card(card).card.picture) == ("", "")
    assert news(brought(mine, path)) == NOTHING
    assert news(brought(theirs, all_of(mine, tmp_path)))[0] == []
    assert theirs.library.card(card).card.note == "", "and it does not come back"


def test_what_was_taken_out_of_a_list_of_mine_is_told_and_can_be_taken(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    army = a_list(mine)
    add(mine, army, "Conscrit du Griffon", 3)
    entry = mine.library.army(army).entries[1].id
    armies.set_options(mine, army, entry_id=entry, options=(Option("Épée", OptionKind.ARTEFACT, 4),))
    armies.edit(mine, army, tags=("a",), note="ma note", folder="Club", limit=300)
    versions.keep(mine, army, name="avant")
    brought(theirs, all_of(mine, tmp_path))
    remove_first(theirs, army)
    armies.set_options(theirs, army, entry_id=entry, options=())
    armies.edit(theirs, army, tags=(), note="", folder="", limit=None)
    versions.forget(theirs, army, name="avant")
    path = all_of(theirs, tmp_path)
    before = content(mine)
    report = brought(mine, path)
    assert {d.field for d in report.differences if not (d.taken or d.theirs)} == {
        "figures", "pa", "tags", "note", "folder", "limit", "version",
    }  # fmt: skip
    assert content(mine) == before
    one = next(d for d in report.differences if d.field == "figures")
    ticked = package_files.bring(mine, path=path, fields=frozenset({(one.thing, one.field)}))
    assert isinstance(ticked, ImportReport) and listed(mine) == [("Ma liste", [3])], "ticked later too"
    by_theirs(mine, path)
    held, there = (desk.library.army(army) for desk in (mine, theirs))
    assert (held.tags, held.note, held.folder, held.limit, held.versions) == ((), "", "", None, ())
    assert [e.options for e in held.entries] == [e.options for e in there.entries] == [()]


def test_what_was_taken_away_after_both_had_it_is_news(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """The list is theirs, the note was mine; they had it, and took it away."""
    army = a_list(theirs)
    brought(mine, all_of(theirs, tmp_path))
    armies.edit(mine, army, note="ma note")
    brought(theirs, all_of(mine, tmp_path))
    by_theirs(theirs, all_of(mine, tmp_path))
    assert theirs.library.army(army).note == "ma note"
    armies.edit(theirs, army, note="")
    assert told(brought(mine, all_of(theirs, tmp_path))) == {("note", "", "", "ma note", False)}
    by_theirs(mine, all_of(theirs, tmp_path))
    assert mine.library.army(army).note == ""


def test_what_they_never_had_is_not_taken_away(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """My own notes, pictures and entries stay, whoever has the last word."""
    army = a_list(mine)
    abel = named(mine, "Abel le Colérique")
    brought(theirs, all_of(mine, tmp_path))
    change(mine, abel, note="ma note")
    hang(mine, abel, PNG)
    add(mine, army, "Conscrit du Griffon", 3)
    set_figures(theirs, army, 5)
    report = by_theirs(mine, all_of(theirs, tmp_path))
    assert told(report) == {("figures", "2", "5", "2", True)}
    assert listed(mine) == [("Ma liste", [5, 3])]
    assert (mine.library.card(abel).card.note, bool(mine.library.card(abel).card.picture)) == (
        "ma note",
        True,
    )


def test_what_i_emptied_is_not_filled_again_by_an_old_copy(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    card = new_card(mine, note="alt")
    path = all_of(mine, tmp_path)
    brought(theirs, path)
    change(mine, card, note="")
    assert news(brought(mine, path)) == NOTHING, "it is my own old word"
    change(theirs, card, pa=Value.of(5))
    report = brought(mine, all_of(theirs, tmp_path))
    assert mine.library.card(card).card.note == ""
    assert mine.library.card(card).card.pa == Value.of(5), "and what nobody knew is filled"
    assert told(report) == {("pa", "", "5", "", True)}


# No step of nothing -----------------------------------------------------------------------------------


def test_what_brings_nothing_is_no_step(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    card = new_card(mine, note="ma note")
    brought(theirs, all_of(mine, tmp_path))
    change(theirs, card, note="")
    change(mine, card, pa=Value.of(9))
    cards.undo(mine)
    before, head = content(mine), mine.library.head("library")
    report = brought(mine, all_of(theirs, tmp_path))
    assert (report.label, len(report.differences)) == (None, 1)
    assert (content(mine), mine.library.head("library")) == (before, head)
    assert cards.redo(mine) is not None and mine.library.card(card).card.pa == Value.of(9)
    assert cards.undo(mine) is not None and content(mine) == before
    assert brought(mine, all_of(theirs, tmp_path)).differences == [], "it was remembered all the same"


# Names ------------------------------------------------------------------------------------------------


def test_differences_name_cards_in_both_languages(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    abel = named(mine, "Abel le Colérique")
    army = a_list(mine)
    brought(theirs, all_of(mine, tmp_path))
    for desk, pa in ((mine, 50), (theirs, 60)):
        change(desk, abel, pa=Value.of(pa))
        set_figures(desk, army, pa // 10)
    cards.delete_cards(theirs, card_ids=[named(theirs, "Conscrit du Griffon")])
    report = brought(theirs, all_of(mine, tmp_path))
    assert {d.named("en") for d in report.differences} == {
        "Abel the ill-tempered", "Ma liste · Abel the ill-tempered", "Griffin conscript",
    }  # fmt: skip
    assert {d.named("fr") for d in report.differences} == {
        "Abel le Colérique", "Ma liste · Abel le Colérique", "Conscrit du Griffon",
    }  # fmt: skip
    assert [f.message.data["english"] for f in report.findings] == ["Griffin conscript"]
