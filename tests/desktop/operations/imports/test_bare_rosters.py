"""Rosters that leave ids out, or buy one thing several times: no other card, nothing lost in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from rules.armies import MOST_ENTRIES, MOST_OPTIONS
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile, roster, selection


def bring(desk: Desk, tmp_path: Path, data: bytes, name: str) -> ImportReport:
    path = tmp_path / name
    path.write_bytes(data)
    report = catalogues.bring(desk, paths=[path])
    assert isinstance(report, ImportReport)
    return report


def nameless(data: bytes, way: str) -> bytes:
    """Leave the ids of what was bought out of a roster, or empty."""
    parts = data.decode().split(' entryId="')
    rest = [part.partition('"')[2] for part in parts[1:]]
    left = ' entryId=""' if way == "empty" else ""
    return left.join([parts[0], *rest]).encode()


def mustered(desk: Desk) -> list[tuple[str, int]]:
    (army,) = desk.library.armies()
    muster = desk.library.muster(army)
    return [(muster.card(each).name_en, each.figures) for each in army.entries]


LIST = roster(
    selection("Templar", number=3, profiles=[profile("Templar", GUARD | {"Ini": "2"})]),
    selection("Conscript", number=5),
    selection("Abel", profiles=[profile("Abel", GUARD | {"Ini": "5"})]),
)


@pytest.mark.parametrize("way", ["none", "empty"])
def test_a_card_is_its_own_though_the_file_gives_it_no_id(way: str, desk: Desk, tmp_path: Path) -> None:
    report = bring(desk, tmp_path, nameless(LIST, way), "list.ros")
    assert mustered(desk) == [("Templar", 3), ("Abel", 1)]
    assert [(f.reason, f.entry) for f in report.findings] == [("import.selection_no_card", "Conscript")]
    other = roster(
        selection("Beast", profiles=[profile("Beast")]), selection("Templar"), id="ros-2", name="B"
    )
    bring(desk, tmp_path, nameless(other, way), "other.ros")
    second = next(army for army in desk.library.armies() if army.name == "B")
    muster = desk.library.muster(second)
    assert [muster.card(each).name_en for each in second.entries] == ["Beast", "Templar"]


@pytest.mark.parametrize("way", ["none", "empty"])
def test_cards_of_a_catalogue_are_met_by_their_names(way: str, desk: Desk, tmp_path: Path) -> None:
    figures = [entry(name, pa=11, profiles=[profile(name)]) for name in ("Templar", "Conscript", "Abel")]
    bring(desk, tmp_path, catalogue(*figures), "griffins.cat")
    report = bring(desk, tmp_path, nameless(LIST, way), "list.ros")
    assert mustered(desk) == [("Templar", 3), ("Conscript", 5), ("Abel", 1)]
    assert len(desk.library.cards()) == 3
    assert [f.reason for f in report.findings] == ["import.met_by_name"] * 2
    assert "Templar" in say(report.findings[0].message)


def test_the_number_of_an_option_is_shown_and_told(desk: Desk, tmp_path: Path) -> None:
    potions = selection("Potion", number=2, kind="upgrade", pa=8)
    data = roster(selection("Abel", profiles=[profile("Abel")], selections=[potions]))
    report = bring(desk, tmp_path, data, "list.ros")
    ((held,),) = ([each.options for each in army.entries] for army in desk.library.armies())
    assert [(option.name, option.pa) for option in held] == [("Potion ×2", 8)]
    assert [say(f.message) for f in report.findings if f.reason == "import.option_number"] == [
        "“Potion” was bought 2 times; it is one option here, at the whole price."
    ]


def test_a_list_without_an_end_ends_and_says_so(desk: Desk, tmp_path: Path) -> None:
    options = [selection(f"O{n}", kind="upgrade", pa=1) for n in range(MOST_OPTIONS + 1)]
    one = selection("Abel", profiles=[profile("Abel")], selections=options)
    data = roster(one, *(selection("Abel", profiles=[profile("Abel")]) for _ in range(MOST_ENTRIES)))
    report = bring(desk, tmp_path, data, "list.ros")
    (army,) = desk.library.armies()
    assert (len(army.entries), len(army.entries[0].options)) == (MOST_ENTRIES, MOST_OPTIONS)
    assert {f.reason for f in report.findings} == {"import.army_full", "import.options_full"}


def test_a_price_below_nothing_is_a_discount(desk: Desk, tmp_path: Path) -> None:
    sword = entry("Sword", kind="upgrade", pa=-5)
    report = bring(
        desk, tmp_path, catalogue(entry("Abel", pa=10, profiles=[profile("Abel")], entries=[sword])), "a.cat"
    )
    (offer,) = desk.library.offers().values()
    assert (offer.option.pa, *offer.takers.values()) == (-5, -5)
    assert "import.kept_as_text" not in {f.reason for f in report.findings}


def test_abilities_without_an_end_go_on_in_the_note(desk: Desk, tmp_path: Path) -> None:
    cells = GUARD | {"Abilities": "; ".join(f"Oddity{n}" for n in range(300))}
    report = bring(desk, tmp_path, catalogue(entry("Abel", pa=1, profiles=[profile("Abel", cells)])), "a.cat")
    (revision,) = desk.library.cards()
    assert len(revision.card.abilities) == 200
    assert "Oddity299" in revision.card.note
    assert "import.abilities_full" in {f.reason for f in report.findings}


FEW = {"Mov": "10", "Ini": "3"}


def test_nothing_is_said_to_be_kept_of_a_roster_of_which_nothing_was_taken(
    desk: Desk, tmp_path: Path
) -> None:
    banner = selection("Banner", number=3, kind="upgrade", pa=9)
    few = selection("Few", profiles=[profile("Few", FEW)], selections=[banner])
    report = bring(desk, tmp_path, roster(few), "list.ros")
    assert not report.done and (desk.library.armies(), desk.library.cards()) == ([], [])
    assert [(f.profiles, f.arrived) for f in report.files] == [(1, 0)]
    assert [tally.became for tally in report.tallies] == [""]
    assert [(f.reason, f.outcome) for f in report.findings] == [
        ("import.nearly_card_out", "out"), ("import.not_taken", "out"), ("import.selection_no_card", "out"),
    ]  # fmt: skip
    assert not any("kept" in say(finding.message) for finding in report.findings)


def test_an_entry_without_a_card_is_lost_with_all_that_stood_beside_it(desk: Desk, tmp_path: Path) -> None:
    few = selection("Few", profiles=[profile("Few", FEW, kind="Trait")])
    abel = selection("Abel", profiles=[profile("Abel"), profile("Horse", FEW, kind="Trait")])
    report = bring(desk, tmp_path, roster(few, abel), "list.ros")
    assert mustered(desk) == [("Abel", 1)]
    assert {tally.profile: tally.became for tally in report.tallies} == {
        "Few": "", "Abel": "card", "Horse": "note",
    }  # fmt: skip
    assert [(f.profiles, f.arrived) for f in report.files] == [(3, 2)]
    assert [f.reason for f in report.findings] == [
        "import.nearly_card_out", "import.nearly_card", "import.selection_no_card",
    ]  # fmt: skip
