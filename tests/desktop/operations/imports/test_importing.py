"""Other programs' files meet a library: one step, nothing of its owner's overwritten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from db.library import CardWrite, Library
from desktop.operations import armies, cards, tables
from desktop.operations.desk import Changes, Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.catalogues import ImportChoices, Plan
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from rules.armies import Option
from rules.cards import Card, Rank
from rules.text import Message, Refusal
from rules.values import Characteristic, Value
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile, roster, selection, system
from tests.desktop.operations.imports.catalogues import (
    bring,
    edit,
    figure,
    file,
    guard_of,
    stays,
    the_card,
)

C = Characteristic


def planned(desk: Desk, *paths: Path, choices: ImportChoices | None = None) -> Plan:
    harvest = catalogues.read_files(paths, desk.peoples, desk.abilities)
    made = catalogues.plan(desk, harvest, choices)
    assert isinstance(made, Plan)
    return made


def test_an_import_is_one_step_that_can_be_undone_and_done_again(desk: Desk, folder: Path) -> None:
    heard: list[Changes] = []
    desk.listen(heard.append)
    sword = entry("Sword", kind="upgrade", pa=3)
    data = catalogue(figure(), entry("Clone", pa=10, profiles=[profile("Clone")], entries=[sword]))
    report = bring(desk, file(folder, data))
    assert (len(report.added), len(report.offers_added), report.same) == (2, 1, 0)
    assert report.label is not None and say(report.label).endswith("Akkylannie Griffins [C5]")
    assert heard[0].cards == set(report.added)
    assert len(desk.library.history("library")) == 1
    cards.undo(desk)
    assert (desk.library.cards(), desk.library.offers(), desk.library.memory.origins()) == ([], {}, {})
    cards.redo(desk)
    assert (len(desk.library.cards()), len(desk.library.offers())) == (2, 1)
    (offer,) = desk.library.offers().values()
    (clone,) = (r for r in desk.library.cards() if r.card.name_en == "Clone")
    assert offer.option_for(clone.card_id) == replace(offer.option, pa=3.0)


def test_the_same_file_again_changes_nothing(desk: Desk, folder: Path) -> None:
    path = file(folder, catalogue(figure()))
    bring(desk, path)
    again = bring(desk, path)
    assert (again.added, again.changed, again.same, again.label) == ([], [], 1, None)
    assert again.done
    assert len(desk.library.history("library")) == 1


def test_what_only_the_file_changed_is_taken_and_shown(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure())))
    report = bring(desk, file(folder, catalogue(figure(pa=19, **{"Ini": "4"}), revision=2)))
    assert len(report.changed) == 1
    assert [(d.field, d.base, d.theirs, d.ours, d.taken) for d in report.differences] == [
        ("INI", "3", "4", "3", True), ("pa", "17", "19", "17", True),
    ]  # fmt: skip
    assert (the_card(desk).pa, the_card(desk).values[C.INI]) == (Value.of(19), Value.of(4))


def test_a_field_its_owner_changed_is_never_overwritten(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure())))
    edit(desk, pa=Value.of(20), name_fr="Garde", note="mine")
    newer = file(folder, catalogue(figure(pa=19, **{"Dis": "6"}), revision=2))
    report = bring(desk, newer)
    card = the_card(desk)
    assert (card.pa, card.name_fr, card.note) == (Value.of(20), "Garde", "mine")
    assert card.values[C.DIS] == Value.of(6)
    kept = {d.field: (d.base, d.theirs, d.ours, d.taken) for d in report.differences}
    assert kept == {"pa": ("17", "19", "20", False), "DIS": ("5", "6", "5", True)}
    again = bring(desk, newer)
    assert (again.differences, again.same) == ([], 1)


def test_its_owner_may_decide_for_the_file(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure())))
    edit(desk, pa=Value.of(20))
    (revision,) = desk.library.cards()
    newer = file(folder, catalogue(figure(pa=19), revision=2))
    plan = planned(desk, newer, choices=ImportChoices(fields=frozenset({(revision.card_id, "pa")})))
    assert [(d.field, d.taken, d.free) for d in plan.report.differences] == [("pa", True, False)]
    catalogues.write(desk, plan)
    assert the_card(desk).pa == Value.of(19)


def test_a_plan_writes_nothing(desk: Desk, folder: Path) -> None:
    plan = planned(desk, file(folder, catalogue(figure())))
    assert plan.writes_anything and len(plan.report.added) == 1
    assert (desk.library.cards(), desk.library.history("library")) == ([], [])


def test_courage_that_became_fear_replaces_it(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure())))
    report = bring(desk, file(folder, catalogue(figure(**{"Cou/Fea": "6 F"}), revision=2)))
    assert the_card(desk).nerve == (C.PEUR, Value.of(6))
    assert [(d.field, d.base, d.theirs) for d in report.differences] == [("COU/PEUR", "COU 4", "PEUR 6")]


def test_a_card_that_was_renamed_in_its_file_is_still_the_same(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure())))
    renamed = entry("Warden", id="e-Guard", pa=17, profiles=[profile("Warden", id="p-Guard")])
    report = bring(desk, file(folder, catalogue(renamed, revision=2)))
    assert (report.added, len(report.changed)) == ([], 1)
    assert the_card(desk).name_en == "Warden"


def test_a_card_of_the_same_name_is_met_and_only_filled_in(desk: Desk, folder: Path) -> None:
    mine = Card("Garde", "Guard", "griffins", {C.MOU: Value.of(12)}, edition="C5", source="mine")
    desk.library.write_cards(Message("step.card_created", {"name": "Garde"}), [CardWrite(None, mine)])
    report = bring(desk, file(folder, catalogue(figure())))
    card = the_card(desk)
    assert (report.added, len(report.changed)) == ([], 1)
    assert (card.name_fr, card.values[C.MOU], card.values[C.ATT]) == ("Garde", Value.of(12), Value.of(4))
    assert (card.pa, card.source) == (Value.of(17), "mine")
    assert [(d.field, d.theirs, d.ours) for d in report.differences if not d.taken] == [("MOU", "10", "12")]
    assert [f.reason for f in report.findings] == ["import.met_card"]


def test_a_name_that_is_nearly_known_is_proposed_and_met_when_confirmed(desk: Desk, folder: Path) -> None:
    mine = Card("Cypher Lukhan", "", "griffins", edition="C5")
    label = Message("step.card_created", {"name": "Cypher"})
    (known,) = desk.library.write_cards(label, [CardWrite(None, mine)]).card_ids
    path = file(folder, catalogue(figure("Cypher Lukan")))
    plan = planned(desk, path)
    (near,) = plan.report.near
    assert (near.written, near.known, near.card_id) == ("Cypher Lukan", "Cypher Lukhan", known)
    assert len(plan.report.added) == 1
    confirmed = planned(desk, path, choices=ImportChoices(same={near.key: known}))
    assert (confirmed.report.added, confirmed.report.changed) == ([], [known])


def test_a_slip_waits_for_a_word_and_is_remembered(desk: Desk, folder: Path) -> None:
    path = file(folder, catalogue(figure(**{"Abilities": "Mutgenic/1; Bravery"})))
    report = bring(desk, path)
    (proposal,) = report.proposals
    assert (proposal.written, proposal.proposed) == ("Mutgenic", "Mutagenic")
    assert the_card(desk).abilities[0].id == ""
    taken = bring(desk, path, accept=True)
    told = [f.message.data["value"] for f in taken.findings if f.reason == "import.confirmed_ability"]
    assert told == ["Mutgenic/1 → Mutagenic"]
    assert "import.near_ability" not in {f.reason for f in taken.findings}
    assert taken.proposals == []
    assert [a.id for a in the_card(desk).abilities] == ["mutagenic", "bravery"]
    again = bring(desk, path)
    assert (again.proposals, again.same) == ([], 1)
    cards.undo(desk)
    assert [p.written for p in planned(desk, path).report.proposals] == ["Mutgenic"], "it is asked again"
    cards.redo(desk)
    assert planned(desk, path).report.proposals == []


def test_a_card_put_away_stays_away(desk: Desk, folder: Path) -> None:
    path = file(folder, catalogue(figure()))
    bring(desk, path)
    (revision,) = desk.library.cards()
    cards.delete_cards(desk, card_ids=[revision.card_id])
    report = bring(desk, path)
    assert (desk.library.cards(), report.added) == ([], [])
    assert [f.reason for f in report.findings] == ["import.put_away"]


def test_options_keep_those_they_were_offered_to_elsewhere_at_their_price_of_now(
    desk: Desk, folder: Path
) -> None:
    def army(name: str, id: str, pa: int) -> tuple[Path, Path]:
        taker = entry(name, pa=20, profiles=[profile(name)], links=[LINK])
        shared = system(shared=[entry("Sword", kind="upgrade", pa=pa)])
        return file(folder, catalogue(taker, id=id), f"{id}.cat"), file(folder, shared, "system.gst")

    bring(desk, *army("Guard", "cat-1", 3))
    report = bring(desk, *army("Clone", "cat-2", 4))
    assert len(report.offers_changed) == 1
    (offer,) = desk.library.offers().values()
    assert sorted(pa or 0 for pa in offer.takers.values()) == [4.0, 4.0]
    assert offer.option == Option("Sword", pa=4.0, per=offer.option.per)


def test_catalogues_that_are_copies_of_each_other_are_kept_apart(desk: Desk, folder: Path) -> None:
    one = file(folder, catalogue(figure()), "griffins.cat")
    other = file(folder, catalogue(figure(pa=30), id="cat-2", name="Dirz Alchemists [C5]"), "dirz.cat")
    report = bring(desk, one, other)
    assert len(report.added) == 2
    assert {r.card.people: r.card.pa.number for r in desk.library.cards()} == {"griffins": 17, "dirz": 30}
    assert bring(desk, other).same == 1


LINK = '<entryLink id="l" name="Sword" targetId="e-Sword" type="selectionEntry"/>'
GUARDS = selection("Guard", number=3, pa="51", profiles=[profile("Guard")])


def test_a_roster_becomes_an_army_with_its_cards_in_the_same_import(desk: Desk, folder: Path) -> None:
    report = bring(desk, file(folder, catalogue(figure())), file(folder, roster(GUARDS), "list.ros"))
    assert (len(report.added), len(report.armies_added)) == (1, 1)
    (army,) = desk.library.armies()
    (made,) = army.entries
    assert (army.name, army.people, army.limit, made.figures, made.revision) == (
        "Le Griffon", "griffins", 400, 3, 1,
    )  # fmt: skip
    assert desk.library.muster(army).card(made).name_en == "Guard"
    assert len(desk.library.history("library")) == len(desk.library.history("muster")) == 1
    desk.library.undo("muster")
    assert (desk.library.armies(), desk.library.cards()) == ([], [])
    desk.library.redo("library")
    assert (len(desk.library.armies()), len(desk.library.cards())) == (1, 1)


def test_a_roster_alone_brings_the_cards_it_shows(desk: Desk, folder: Path) -> None:
    path = file(folder, roster(GUARDS), "list.ros")
    report = bring(desk, path)
    assert (len(report.added), len(report.armies_added)) == (1, 1)
    assert the_card(desk).pa == Value.of(17)
    again = bring(desk, path)
    assert (again.added, again.armies_added, again.armies_same) == ([], [], 1)
    catalogue_after = bring(desk, file(folder, catalogue(figure(pa=16))))
    assert (catalogue_after.added, the_card(desk).pa) == ([], Value.of(16))


def test_a_roster_finds_its_cards_in_the_library(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure())))
    bare = file(folder, roster(selection("Guard", number=2), selection("Stranger")), "list.ros")
    report = bring(desk, bare)
    (army,) = desk.library.armies()
    assert [e.figures for e in army.entries] == [2]
    assert [f.reason for f in report.findings] == ["import.selection_no_card"]


def test_an_army_its_owner_changed_stays_and_the_difference_is_told(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, roster(GUARDS), "list.ros"))
    more = selection("Guard", number=2, pa="34", profiles=[profile("Guard")])
    changed = bring(desk, file(folder, roster(more), "list.ros"))
    assert len(changed.armies_changed) == 1
    (army,) = desk.library.armies()
    assert army.entries[0].figures == 2
    armies.set_figures(desk, army.id, entry_id=army.entries[0].id, figures=5)
    again = file(folder, roster(GUARDS), "list.ros")
    kept = planned(desk, again).report.differences
    assert [(d.name, d.field, d.base, d.theirs, d.ours, d.taken) for d in kept] == [
        ("Le Griffon · Guard", "figures", "2", "3", "5", False)
    ]
    chosen = planned(desk, again, choices=ImportChoices(fields=frozenset({(kept[0].thing, "figures")})))
    bring(desk, again)
    assert desk.library.army(army.id).entries[0].figures == 5
    catalogues.write(desk, chosen)
    assert desk.library.army(army.id).entries[0].figures == 3


def test_two_rosters_of_one_name_are_told_apart(desk: Desk, folder: Path) -> None:
    one, two = (file(folder, roster(GUARDS, id=id), f"{id}.ros") for id in ("a", "b"))
    bring(desk, one, two)
    assert sorted(army.name for army in desk.library.armies()) == ["Le Griffon", "Le Griffon (2)"]


def test_one_bad_file_of_two_is_named_and_the_other_is_taken(desk: Desk, folder: Path) -> None:
    good = file(folder, catalogue(figure()))
    bad = file(folder, b"<!DOCTYPE a><a/>", "bad.cat")
    report = bring(desk, good, bad, folder / "missing.cat")
    assert len(report.added) == 1
    assert {name for name, _ in report.refused} == {"bad.cat", "missing.cat"}
    assert all(say(message) for _, message in report.refused)


def test_the_work_can_be_given_up(desk: Desk, folder: Path) -> None:
    path = file(folder, catalogue(figure()))

    def stop(part: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        catalogues.read_files([path], desk.peoples, desk.abilities, step=stop)


@pytest.mark.parametrize("last", [0.1, 0.5, 0.9, 1])
def test_the_work_tells_how_far_it_is_and_ends_wherever_it_is_given_up(
    desk: Desk, folder: Path, last: float
) -> None:
    path = file(folder, catalogue(*(entry(f"G{n}", profiles=[profile(f"G{n}")]) for n in range(120))))
    heard: list[float] = []

    def step(part: float) -> None:
        heard.append(part)
        if part >= last:
            raise InterruptedError

    def whole() -> None:
        found = catalogues.look(desk, paths=[path], step=step)
        assert not isinstance(found, Refusal)
        catalogues.decide(desk, found, choices=ImportChoices(), step=step)

    with pytest.raises(InterruptedError):
        whole()
    reading = [part for part in heard if part <= 0.5]
    assert reading == sorted(reading) and heard[0] > 0 and heard[-1] >= last
    assert all(not r.card.name_en.startswith("G") for r in desk.library.cards())


def test_a_locked_library_is_told_and_nothing_is_lost(tmp_path: Path, folder: Path) -> None:
    path = file(folder, catalogue(figure()))
    Library.open(tmp_path / "club.tact").close()
    with Library.open(tmp_path / "club.tact", read_only=True) as library:
        desk = Desk(library, tables.peoples(), tables.abilities(), int)
        refusal = catalogues.bring(desk, paths=[path])
        assert not isinstance(refusal, ImportReport) and refusal.code == "library.read_only"


def test_words_for_everything_that_may_be_found() -> None:
    from desktop.wording import known
    from desktop.wording.messages.foreign import WORDS

    assert all(known(code) for code in WORDS)
    assert say(Message("import.link_outside", {"n": 2, "value": "Rune"}))


def test_an_older_file_is_told_and_takes_nothing_back_by_itself(desk: Desk, folder: Path) -> None:
    sword = entry("Sword", kind="upgrade", pa=3)
    old, new = (
        entry("Guard", pa=pa, profiles=[profile("Guard", GUARD | {"Ini": ini})], entries=[sword])
        for pa, ini in ((17, "3"), (19, "4"))
    )
    bring(desk, file(folder, catalogue(new, revision=7)))
    older = file(folder, catalogue(old, figure("Clone"), revision=6))
    report = bring(desk, older)
    assert [(f.reason, f.message.data["revision"], f.message.data["newer"]) for f in report.findings] == [
        ("import.older_than_here", 6, 7)
    ]
    assert [(d.field, d.base, d.theirs, d.ours, d.taken, d.free) for d in report.differences] == [
        ("INI", "4", "3", "4", False, False), ("pa", "19", "17", "19", False, False),
    ]  # fmt: skip
    assert (len(report.added), report.changed) == (1, [])
    assert str(guard_of(desk).pa) == "19"
    taken = catalogues.bring(desk, paths=[older], theirs=True)
    assert isinstance(taken, ImportReport) and len(taken.changed) == 1
    assert str(guard_of(desk).pa) == "17"
    newest = bring(desk, file(folder, catalogue(new, figure("Clone"), revision=7)))
    assert (str(guard_of(desk).pa), newest.findings) == ("19", [])


def test_an_import_that_was_undone_makes_no_file_an_older_one(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure(), revision=7)))
    cards.undo(desk)
    report = bring(desk, file(folder, catalogue(figure(), revision=6)))
    assert (len(report.added), report.findings) == (1, [])


def test_a_roster_that_shows_what_is_here_tells_nothing_and_what_differs_is_told(
    desk: Desk, folder: Path
) -> None:
    bring(desk, file(folder, catalogue(figure())))
    same = file(folder, roster(selection("Guard", pa="17", profiles=[profile("Guard")])), "a.ros")
    first, again = bring(desk, same), bring(desk, same)
    assert [(report.findings, report.same) for report in (first, again)] == [([], 1), ([], 1)]
    assert (len(first.armies_added), again.armies_same, again.brings, again.label) == (1, 1, False, None)
    shown = profile("Guard", GUARD | {"Ini": "5"})
    other = bring(desk, file(folder, roster(selection("Guard", pa="18", profiles=[shown]), id="r2"), "b.ros"))
    told = [(f.entry, f.field, f.message.data["value"], f.message.data["mine"]) for f in other.findings]
    assert told == [("Guard", "INI", "5", "3"), ("Guard", "cost", "18", "17")]
    assert guard_of(desk).values[C.INI] == Value.of(3)


def test_a_card_met_by_its_name_that_lacks_nothing_stays_as_it_is(desk: Desk, folder: Path) -> None:
    whole = catalogues.read_files([file(folder, catalogue(figure()))], desk.peoples, desk.abilities)
    (taken,) = whole.cards
    label = Message("step.card_created", {"name": "Guard"})
    desk.library.write_cards(label, [CardWrite(None, taken.card)])
    report = bring(desk, file(folder, catalogue(figure())))
    assert [f.reason for f in report.findings] == ["import.met_as_it_is"]


def test_accept_takes_near_names_of_cards_too(desk: Desk, folder: Path) -> None:
    mine = Card("", "Abel the ill-tempered", people="griffins", edition="C5", pa=Value.of(40))
    (abel,) = desk.library.write_cards(Message("step.card_added"), [CardWrite(None, mine)]).card_ids
    path = file(folder, catalogue(figure("Abel the ill tempered", 55, Abilities="Brutl")))
    assert [near.card_id for near in planned(desk, path).report.near] == [abel]
    report = bring(desk, path, accept=True)
    assert (report.added, report.near) == ([], [])
    assert the_card(desk).name_en == "Abel the ill-tempered" and the_card(desk).pa == Value.of(40)
    assert ("pa", "55", "40", False) in {(d.field, d.theirs, d.ours, d.taken) for d in report.differences}
    again = bring(desk, path)
    assert (again.added, again.near) == ([], []), "it is known by its id from now on"


def test_accept_leaves_a_second_near_name_of_one_card_alone(desk: Desk, folder: Path) -> None:
    mine = Card("", "Abel the ill-tempered", people="griffins", edition="C5")
    desk.library.write_cards(Message("step.card_added"), [CardWrite(None, mine)])
    twice = catalogue(figure("Abel the ill tempered"), figure("Abel the ill tempred"))
    report = bring(desk, file(folder, twice), accept=True)
    assert len(report.added) == 1 and len(desk.library.cards()) == 2


def test_a_rank_in_other_letters_is_no_conflict(desk: Desk, folder: Path) -> None:
    cells = GUARD | {"Fervour": "1-0-1 (devout)"}
    path = file(folder, catalogue(entry("Guard", pa=17, profiles=[profile("Guard", cells)])))
    bring(desk, path)
    edit(desk, rank=Rank.parse("Devout"))
    assert stays(bring(desk, path)) == []
    assert the_card(desk).rank.text == "Devout"
