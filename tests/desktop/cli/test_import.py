"""Files of other programs on the command line: the report, and the exit code."""

from __future__ import annotations

import json
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db.library import Imported, Library
from desktop.cli.report import MOST_SAID
from rules.text import Message
from rules.values import Value
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile, roster, selection, system
from tests.desktop.cli.command_line import Run

SWORD = entry("Sword", kind="upgrade", pa=3)
SLIPS = GUARD | {"Abilities": "Fanaticis; Bravery", "Ini": "quick"}


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Lay a system, a catalogue and a roster beside each other."""
    guard = entry("Sentry", pa=17, profiles=[profile("Sentry", SLIPS)], entries=[SWORD])
    guards = selection("Sentry", number=2, pa="34", profiles=[profile("Sentry")])
    made = {"system.gst": system(), "griffins.cat": catalogue(guard), "list.ros": roster(guards)}
    for name, data in made.items():
        (tmp_path / name).write_bytes(data)
    return [tmp_path / name for name in made]


def test_the_report_as_data_tells_everything(at_club: Run, files: list[Path], tmp_path: Path) -> None:
    done = at_club("import", "--json", *files)
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert (len(report["added"]), len(report["offers"]["added"]), len(report["armies"]["added"])) == (1, 1, 1)
    assert [(f["file"], f["profiles"], f["arrived"]) for f in report["files"]] == [
        ("system.gst", 0, 0), ("griffins.cat", 1, 1), ("list.ros", 1, 1),
    ]  # fmt: skip
    assert [(p["entry"], p["became"]) for p in report["profiles"]] == [("Sentry", "card"), ("Sentry", "card")]
    told = {(t["file"], t["entry"], t["field"], t["reason"]) for t in report["troubles"]}
    assert ("griffins.cat", "Sentry", "Ini", "import.kept_as_text") in told
    assert [(p["written"], p["proposed"]) for p in report["proposals"]] == [("Fanaticis", "Fanaticism")]
    with Library.open(tmp_path / "club.tact", read_only=True) as library:
        assert [army.name for army in library.armies()].count("Le Griffon") == 1


def test_words_for_people_and_remarks_beside_them(at_club: Run, files: list[Path]) -> None:
    done = at_club("import", files[1])
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "1 new card"
    assert "griffins.cat: 1 of 1 profile arrived" in lines
    assert "Fanaticis: is it Fanaticism? (Sentry)" in lines
    kept = "“quick” is not a possible number here; it was kept as text."
    assert f"griffins.cat, Sentry, Ini: {kept}" in done.err
    assert "Fanaticis" not in done.err, "it is asked above"
    assert "Fanaticis" not in at_club("import", "--all", files[1]).err
    again = at_club("import", "--accept", files[1])
    assert again.code == 0 and "1 card with newer values" in again.out
    same = at_club("import", "--json", files[1])
    assert (same.code, json.loads(same.out)["same"]) == (0, 1)


def test_a_difference_is_told_with_what_stays(at_club: Run, files: list[Path], tmp_path: Path) -> None:
    assert at_club("import", files[1]).code == 0
    newer = catalogue(
        entry("Sentry", pa=19, profiles=[profile("Sentry", SLIPS)], entries=[SWORD]), revision=2
    )
    files[1].write_bytes(newer)
    report = json.loads(at_club("import", "--json", files[1]).out)
    (difference,) = report["differences"]
    assert {k: difference[k] for k in ("field", "before", "now", "mine", "taken")} == {
        "field": "pa", "before": "17", "now": "19", "mine": "17", "taken": True,
    }  # fmt: skip


def test_nothing_imported_is_one_and_one_sentence(at_club: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.cat"
    bad.write_bytes(b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')
    done = at_club("import", "--json", bad)
    assert (done.code, len(done.err.splitlines())) == (1, 1)
    assert [row["file"] for row in json.loads(done.out)["refused"]] == ["bad.cat"]
    empty = tmp_path / "empty.cat"
    empty.write_bytes(catalogue())
    assert at_club("import", empty).code == 1
    assert at_club("import").code == 2


def test_files_of_which_nothing_arrives_say_why(at_club: Run, tmp_path: Path) -> None:
    half = tmp_path / "two.catz"
    with zipfile.ZipFile(half, "w") as archive:
        for name in ("a.cat", "b.cat"):
            stray = profile("Sentry", {"Mov": "10"}, kind="Odd")
            archive.writestr(name, catalogue(more=f"<sharedProfiles>{stray}</sharedProfiles>"))
    done = at_club("import", half)
    assert (done.code, done.out.splitlines()) == (
        0, ["1 catalogue kept for what comes", "a.cat: 0 of 1 profile arrived"],
    )  # fmt: skip
    assert [line.partition(":")[0] for line in done.err.splitlines()] == [
        "a.cat, Sentry, Profile", "b.cat, –, File",
    ]  # fmt: skip
    assert at_club("import", half).err.startswith("Nothing in these files could be imported.")
    told = json.loads(at_club("import", "--json", half).out)
    assert [(row["file"], row["reason"]) for row in told["troubles"]] == [
        ("a.cat", "import.profile_alone"), ("b.cat", "import.older_file"),
    ]  # fmt: skip


def test_tables_and_other_files_share_one_report(at_club: Run, files: list[Path], tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    table.write_text("name_fr,pa\nSentinelle de grès,19\n", encoding="utf-8")
    report = json.loads(at_club("import", "--json", files[1], table).out)
    assert len(report["added"]) == 2
    bad = tmp_path / "bad.csv"
    bad.write_text("nothing", encoding="utf-8")
    report = json.loads(at_club("import", "--json", files[1], bad).out)
    assert (report["same"], len(report["refused"])) == (1, 1)


def test_a_table_arrives_though_the_files_beside_it_bring_nothing(at_club: Run, tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.cat", tmp_path / "good.csv"
    bad.write_bytes(b"no catalogue")
    good.write_text("nom;pa\nÉlu;17\n", "utf-8")
    done = at_club("import", "--json", bad, good)
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert len(report["added"]) == 1
    assert [row["file"] for row in report["refused"]] == ["bad.cat"]
    none = at_club("import", "--json", bad, tmp_path / "missing.csv")
    assert none.code == 1
    assert [row["file"] for row in json.loads(none.out)["refused"]] == ["bad.cat", "missing.csv"]


def test_a_game_system_alone_is_kept_for_the_catalogues_that_come(at_club: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.gst"
    file.write_bytes(system())
    done = at_club("import", file)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("1 catalogue kept for what comes\n")


@pytest.mark.parametrize("made", [catalogue(), roster(selection("Nobody", number=2))])
def test_a_file_that_brings_nothing_is_told_with_its_reason(
    at_club: Run, tmp_path: Path, made: bytes
) -> None:
    file = tmp_path / "some.cat"
    file.write_bytes(made)
    done = at_club("import", "--json", file)
    assert done.code == 1
    (told,) = json.loads(done.out)["troubles"]
    assert (told["file"], told["fate"]) == ("some.cat", "out")
    assert told["why"] in done.err


def test_a_refused_table_is_told_as_data_too(at_club: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.csv"
    file.write_text("", "utf-8")
    done = at_club("import", "--json", file)
    assert done.code == 1
    assert [row["file"] for row in json.loads(done.out)["refused"]] == ["empty.csv"]


def test_a_table_read_again_tells_its_differences_and_takes_them_when_told(
    at_club: Run, tmp_path: Path
) -> None:
    path = tmp_path / "cards.csv"

    def bring(row: str, *more: str) -> dict[str, Any]:
        path.write_text(f"name_fr,people,ini,pa\n{row}\n", encoding="utf-8")
        done = at_club("import", "--json", path, *more)
        assert done.code == 0, done.err
        told: dict[str, Any] = json.loads(done.out)
        return told

    bring("Ktable,Griffon,3,20")
    with Library.open(tmp_path / "club.tact") as library:
        held = next(r for r in library.cards() if r.card.name_fr == "Ktable")
        mine = {held.card_id: replace(held.card, pa=Value.of(33))}
        library.write_import(Message("step.card_edited", {"name": "Ktable"}), Imported(cards=mine))
    told = bring("Ktable,Griffon,4,21")
    assert told["differences"] == [
        {"card": held.card_id, "name": "Ktable", "field": field, "before": before, "now": now, "mine": mine,
         "taken": taken}
        for field, before, now, mine, taken in (("INI", "3", "4", "3", True), ("pa", "20", "21", "33", False))
    ]  # fmt: skip
    once = bring("Ktable,Griffon,4,21")
    assert once["differences"] == [], "it was told once"
    assert [(d["field"], d["now"], d["mine"], d["taken"]) for d in once["stays"]] == [
        ("pa", "21", "33", False)
    ]
    people = at_club("import", path)
    assert "1 field keeps your value; --theirs takes the file’s" in people.out.splitlines()
    (theirs,) = bring("Ktable,Griffon,4,21", "--theirs")["differences"]
    assert (theirs["field"], theirs["now"], theirs["mine"], theirs["taken"]) == ("pa", "21", "33", True)
    (theirs,) = bring("Ktable,Griffon,4,22", "--theirs")["differences"]
    assert (theirs["field"], theirs["before"], theirs["mine"], theirs["taken"]) == ("pa", "21", "21", True)


def test_what_differs_at_the_end_of_long_notes_is_told(at_club: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    long = "The same words again. " * 20
    for end in ("six wolves", "seven wolves"):
        path.write_text(f"name_fr,people,note\nKnote,Griffon,{long}{end}\n", encoding="utf-8")
        done = at_club("import", path)
    told = next(line for line in done.out.splitlines() if "Knote" in line)
    assert "six wolves" in told and "seven wolves" in told and len(told) < 240


def test_a_terminal_is_told_no_more_than_anybody_reads(at_club: Run, tmp_path: Path) -> None:
    table = tmp_path / "cards.csv"
    rows = [f"Abel {number},Nouvelle {number},12" for number in range(400)]
    table.write_text("\n".join(["Nom,Compétences,PA", *rows]), encoding="utf-8")
    told = at_club("import", table)
    assert told.code == 0, told.err
    lines = told.err.splitlines()
    assert len(lines) == MOST_SAID + 1
    assert lines[-1] == f"{400 - MOST_SAID} more lines were left out of this report"
    assert len(json.loads(at_club("import", table, "--json").out)["troubles"]) == 400, (
        "programs get all of it"
    )
    table.write_text("\n".join(["Nom,Compétences,PA", *(row[:-2] + "13" for row in rows)]), encoding="utf-8")
    told = at_club("import", table)
    assert len(told.out.splitlines()) <= MOST_SAID + 1 and len(told.err.splitlines()) <= MOST_SAID + 1


def test_a_terminal_is_told_a_page_and_nothing_twice(at_club: Run, tmp_path: Path) -> None:
    odd = [
        entry(f"Guard {n}", pa=17, profiles=[profile(f"Guard {n}", GUARD | {"Ini": f"{n + 20}"})])
        for n in range(300)
    ]
    path = tmp_path / "army.cat"
    path.write_bytes(catalogue(*odd))
    first = at_club("import", path)
    assert first.code == 0 and len((first.out + first.err).splitlines()) < 20
    assert "more like this)" in first.err
    again = at_club("import", path)
    assert "are those of the last time; --all tells them" in again.err
    assert len((again.out + again.err).splitlines()) < 8
    whole = at_club("import", path, "--all")
    assert len(whole.err.splitlines()) > 50
    path.write_bytes(catalogue(*odd[1:], revision=2).replace(b'value="17"', b'value="18"', 1))
    newer = at_club("import", path)
    assert "Akkylannie Griffins [C5]: revision 1 → 2" in newer.out
    assert "1 no longer there: Guard 0" in newer.out
    assert "1 at another price: Guard 1 17 → 18 pts" in newer.out
