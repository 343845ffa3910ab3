"""The verbs of the Muster as a player would notice them: what is kept, what is told, what is undone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from db.library import CardWrite, Library
from desktop.operations import armies, army_sheet
from desktop.operations.desk import Changes, Desk
from desktop.operations.opening import desk_for, open_library
from rules.armies import Option, OptionKind, Per
from rules.legality import Severity
from rules.text import Message, Refusal
from rules.values import Value


def army_called(desk: Desk, name: str) -> str:
    """Give the id of an army by its name."""
    return next(army.id for army in desk.library.armies() if army.name == name)


def card_called(desk: Desk, name: str) -> str:
    """Give the id of a card by its French name."""
    return next(r.card_id for r in desk.library.cards() if r.card.name_fr == name)


def names(desk: Desk, army_id: str) -> list[str]:
    """Give the French names of an army's cards in order."""
    muster = desk.library.muster(desk.library.army(army_id))
    return [muster.card(entry).name_fr for entry in muster.army.entries]


@pytest.fixture
def griffon(desk: Desk) -> str:
    """Give the id of the rulebook's Griffon army (V-A-4)."""
    return army_called(desk, "Griffon (V-A-4)")


# Armies


def test_a_new_army_is_kept_and_told(desk: Desk, heard: list[Changes]) -> None:
    army_id = armies.create(
        desk, name="  Croisade ", people="griffins", limit=400, initiator=(asker := object())
    )
    assert isinstance(army_id, str)
    army = desk.library.army(army_id)
    assert (army.name, army.people, army.limit) == ("Croisade", "griffins", 400)
    assert [(c.armies, c.initiator) for c in heard] == [(frozenset({army_id}), asker)]


def test_two_armies_of_one_name_are_numbered(desk: Desk) -> None:
    for _ in range(3):
        armies.create(desk, name="Croisade")
    assert [a.name for a in desk.library.armies() if "Croisade" in a.name] == [
        "Croisade", "Croisade (2)", "Croisade (3)",
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "limit"), [("", None), ("   ", 200), ("Croisade", 0), ("Croisade", -5)])
def test_an_army_without_a_name_or_with_a_senseless_limit_is_refused(
    desk: Desk, heard: list[Changes], name: str, limit: int | None
) -> None:
    before = desk.library.armies()
    assert isinstance(armies.create(desk, name=name, limit=limit), Refusal)
    assert desk.library.armies() == before
    assert not heard


def test_details_are_changed_one_by_one_and_undone_by_name(desk: Desk, griffon: str) -> None:
    armies.edit(desk, griffon, limit=200)
    armies.edit(desk, griffon, name="Griffon d'hiver")
    label, _ = army_sheet.last_and_next(desk)
    assert label == Message("step.army_renamed", {"army": "Griffon (V-A-4)", "name": "Griffon d'hiver"})
    armies.undo(desk)
    assert (desk.library.army(griffon).name, desk.library.army(griffon).limit) == ("Griffon (V-A-4)", 200)
    armies.redo(desk)
    assert desk.library.army(griffon).name == "Griffon d'hiver"


def test_an_unchanged_detail_leaves_no_step(desk: Desk, griffon: str, heard: list[Changes]) -> None:
    armies.edit(desk, griffon, name="Griffon (V-A-4)")
    assert army_sheet.last_and_next(desk) == (None, None)
    assert not heard


def test_an_army_has_no_detail_of_another_name(desk: Desk, griffon: str) -> None:
    with pytest.raises(TypeError):
        armies.edit(desk, griffon, colour="red")


def test_a_copy_has_the_same_cards_under_a_free_name(desk: Desk, griffon: str) -> None:
    copy = armies.duplicate(desk, griffon)
    assert isinstance(copy, str)
    assert desk.library.army(copy).name == "Griffon (V-A-4) (2)"
    assert names(desk, copy) == names(desk, griffon)


def test_a_deleted_army_comes_back(desk: Desk, griffon: str) -> None:
    before = desk.library.armies()
    armies.delete(desk, griffon)
    assert griffon not in [army.id for army in desk.library.armies()]
    armies.undo(desk)
    assert desk.library.armies() == before


# Entries


def test_cards_are_added_counted_ordered_and_removed(desk: Desk, griffon: str) -> None:
    added = armies.add_entry(desk, griffon, card_id=card_called(desk, "Clone de Dirz"), figures=2, at=1)
    assert isinstance(added, str)
    assert names(desk, griffon)[1] == "Clone de Dirz"
    armies.set_figures(desk, griffon, entry_id=added, figures=3)
    armies.move_entry(desk, griffon, entry_id=added, to=99)
    assert names(desk, griffon)[-1] == "Clone de Dirz"
    assert desk.library.army(griffon).entries[-1].figures == 3
    armies.remove_entry(desk, griffon, entry_id=added)
    assert "Clone de Dirz" not in names(desk, griffon)
    for _ in range(4):
        armies.undo(desk)
    assert army_sheet.last_and_next(desk)[0] is None
    assert len(names(desk, griffon)) == 5


def test_every_entry_keeps_an_id_of_its_own(desk: Desk, griffon: str) -> None:
    conscript = card_called(desk, "Conscrit du Griffon")
    armies.remove_entry(desk, griffon, entry_id=desk.library.army(griffon).entries[1].id)
    for _ in range(3):
        armies.add_entry(desk, griffon, card_id=conscript)
    ids = [entry.id for entry in desk.library.army(griffon).entries]
    assert len(set(ids)) == len(ids) == 7


@pytest.mark.parametrize("figures", [0, -1, 100])
def test_a_card_stands_for_one_to_ninety_nine_figures(desk: Desk, griffon: str, figures: int) -> None:
    before = desk.library.army(griffon)
    refused = armies.set_figures(desk, griffon, entry_id=before.entries[0].id, figures=figures)
    assert isinstance(refused, Refusal)
    assert desk.library.army(griffon) == before


def test_options_count_per_figure_or_per_card(desk: Desk, griffon: str) -> None:
    entry = desk.library.army(griffon).entries[0]
    options = (
        Option("Étendard", OptionKind.ARTEFACT, 10),
        Option("Lames bénies", OptionKind.OTHER, 2, Per.FIGURE),
        Option("Prière", OptionKind.MIRACLE, None),
    )
    armies.set_options(desk, griffon, entry_id=entry.id, options=options)
    cost = army_sheet.sheet(desk, griffon).cost
    assert cost.unknown == (entry.id,)
    assert [reason.amount for reason in cost.entries[entry.id].reasons] == [33, 10, 6]
    assert cost.known == 160 + 16


@pytest.mark.parametrize("pa", [-10_000, 10_000, float("inf")])
def test_a_senseless_price_is_refused(desk: Desk, griffon: str, pa: float) -> None:
    entry = desk.library.army(griffon).entries[0]
    refused = armies.set_options(desk, griffon, entry_id=entry.id, options=[Option("Épée", pa=pa)])
    assert isinstance(refused, Refusal)


def test_a_note_stands_beside_an_entry(desk: Desk, griffon: str) -> None:
    entry = desk.library.army(griffon).entries[0]
    armies.set_note(desk, griffon, entry_id=entry.id, note=" à peindre ")
    assert desk.library.army(griffon).entries[0].note == "à peindre"


def test_the_newer_revision_is_shown_and_taken_on_purpose(desk: Desk, griffon: str) -> None:
    conscript = card_called(desk, "Conscrit du Griffon")
    card = desk.library.card(conscript).card
    desk.library.write_cards(
        Message("step.card_edited"), [CardWrite(conscript, replace(card, pa=Value.of(12)))]
    )
    entry = desk.library.army(griffon).entries[0]
    sheet = army_sheet.sheet(desk, griffon)
    assert sheet.cost.known == 160
    assert sheet.newer[entry.id].card.pa == Value.of(12)
    armies.take_revision(desk, griffon, entry_id=entry.id)
    sheet = army_sheet.sheet(desk, griffon)
    assert (sheet.cost.known, dict(sheet.newer)) == (163, {})


def test_a_card_put_away_stays_in_its_lists(desk: Desk, griffon: str) -> None:
    conscript = card_called(desk, "Conscrit du Griffon")
    desk.library.write_cards(Message("step.card_deleted"), [CardWrite(conscript, None)])
    assert names(desk, griffon)[0] == "Conscrit du Griffon"
    assert army_sheet.sheet(desk, griffon).cost.known == 160


def test_an_entry_that_is_not_there_is_an_error(desk: Desk, griffon: str) -> None:
    with pytest.raises(KeyError):
        armies.remove_entry(desk, griffon, entry_id="e99")


def test_a_library_that_can_only_be_read_refuses_with_its_sentence(tmp_path: Path) -> None:
    open_library(tmp_path / "club.tact").close()
    with Library.open(tmp_path / "club.tact", read_only=True) as library:
        refused = armies.create(desk_for(library), name="Croisade")
        assert isinstance(refused, Refusal)
        assert refused.code == "library.read_only"
        assert not refused.overridable


# What is read


def test_the_lines_tell_points_and_figures(desk: Desk) -> None:
    lines = {
        line.army.name: (line.cost.known, line.cost.complete, line.figures) for line in army_sheet.lines(desk)
    }
    assert lines["Griffon (V-A-4)"] == (160, True, 8)
    assert lines["Scorpion (V-A-4)"] == (185, True, 4)


def test_an_edition_names_the_format_that_checks(desk: Desk, griffon: str) -> None:
    assert army_sheet.sheet(desk, griffon).format.id == "c5"  # type: ignore[union-attr]
    for typed, found in (("c3", "c3"), ("Jeu libre", "free"), ("Free play", "free"), ("fan 2009", "c3")):
        armies.edit(desk, griffon, edition=typed)
        assert army_sheet.sheet(desk, griffon).format.id == found  # type: ignore[union-attr]


def test_what_may_be_chosen_as_edition_names_a_format_in_both_languages(desk: Desk, griffon: str) -> None:
    for language in ("fr", "en"):
        found = set()
        for edition in army_sheet.editions(language):
            armies.edit(desk, griffon, edition=edition)
            found.add(army_sheet.sheet(desk, griffon).format.id)  # type: ignore[union-attr]
        assert found == {"c3", "c5", "free"}


def test_problems_name_their_culprit(desk: Desk, griffon: str) -> None:
    abel = desk.library.army(griffon).entries[2]
    armies.set_figures(desk, griffon, entry_id=abel.id, figures=4)
    found = [p for p in army_sheet.sheet(desk, griffon).problems if p.code == "legality.figures_on_card"]
    assert [(p.where, p.severity) for p in found] == [(abel.id, Severity.WARNING)]
