"""The command line as its users meet it: what is printed, what is left on the disk, which code comes back."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from db.library import CardWrite, Library
from desktop.environment.version import VERSION
from desktop.operations import armies, battle, formats
from desktop.operations.opening import desk_for, open_library
from desktop.operations.tables import rulesets
from rules.battle.setup import SideSetup
from rules.text import Message
from tests.desktop.cli.command_line import BATTLE, ROOT, Run, one_sentence
from tests.rules.card_samples import PLAIN, SAMPLES

# As real programs


def spawn(*arguments: object, home: Path) -> subprocess.CompletedProcess[str]:
    """Run the program as a shell does."""
    return subprocess.run(
        [sys.executable, "-m", "desktop.app.main", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "TACTICIEN_HOME": str(home), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
    )


def test_a_new_library_is_made_and_its_coordinators_are_told(tmp_path: Path) -> None:
    club = tmp_path / "new" / "club.tact"
    done = spawn("--library", club, "coordinators", "Griffon (V-A-4)", "--json", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert [list(row) for row in found] == [["card", "fighter", "eligible", "dis", "reasons", "why"]] * 5
    assert {row["eligible"] for row in found} == {True}
    assert [row["dis"] for row in found] == [6, 6, 5, 4, 4]
    assert [path.name for path in club.parent.iterdir()] == ["club.tact"]


def test_an_army_is_printed_by_a_real_process(tmp_path: Path, new_library: Path) -> None:
    pdf = tmp_path / "cartes.pdf"
    club = shutil.copy(new_library, tmp_path / "c.tact")
    done = spawn("--library", club, "print", "scorpion (v-a-4)", "-o", pdf, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(pdf) in done.stdout
    assert "Cypher Lukan" in "".join(page.extract_text() for page in PdfReader(pdf).pages)


def test_files_are_read_and_handed_on_by_processes_that_follow_each_other(
    tmp_path: Path, new_library: Path, run: Run
) -> None:
    club = Path(shutil.copy(new_library, tmp_path))
    done = spawn("--library", club, "import", BATTLE, "--json", home=tmp_path)
    assert (done.returncode, bool(done.stdout)) == (0, True), done.stderr
    for arguments in (
        ("pack", tmp_path / "all.tactpack"),
        ("share", "Griffon (V-A-4)", "-o", tmp_path / "griffon.ros"),
        ("import", tmp_path / "griffon.ros"),
    ):
        answer = run("--library", club, *arguments)
        assert (answer.code, bool(answer.out)) == (0, True), (arguments, answer.err)
    done = spawn("--library", club, "import", tmp_path / "none.csv", home=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")


def test_wrong_use_is_two_and_one_sentence(tmp_path: Path) -> None:
    done = spawn("muster", home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_a_window_without_a_display_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    code = "import sys; sys.platform = 'linux'; from desktop.app import main; code = main.main([]); "
    code += "assert 'PySide6' not in sys.modules; sys.exit(code)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=100, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "tacticien --help" in done.stderr


def test_a_reader_that_has_enough_is_no_trouble(tmp_path: Path, new_library: Path) -> None:
    shutil.copy(new_library, tmp_path / "c.tact")
    reading = subprocess.Popen(
        [sys.executable, "-m", "desktop.app.main", "--library", str(tmp_path / "c.tact"), "cards", "--json"],
        cwd=ROOT,
        env={**os.environ, "TACTICIEN_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert reading.stdout is not None
    assert reading.stderr is not None
    reading.stdout.close()
    assert reading.stderr.read() == b""
    reading.stderr.close()
    assert reading.wait(timeout=100) == 0


# Cards


def test_cards_are_listed_and_searched(run: Run, club: Path) -> None:
    everything = run("--library", club, "cards")
    assert everything.code == 0
    assert everything.out.splitlines()[-1].endswith(" cards")
    few = run("--library", club, "cards", "--search", "griffon pa<30")
    assert few.out.splitlines()[-1] == "4 cards"
    assert "Griffin conscript · Griffins of Akkylannia" in few.out
    assert "MOV 10" in few.out


def test_cards_in_french_and_as_data(run: Run, club: Path) -> None:
    answer = run("--library", club, "--language", "fr", "cards", "--search", "keratis", "--json")
    assert isinstance(answer.data, list)
    (card,) = answer.data
    assert card["name_fr"] == "Guerrier Kératis"
    assert card["values"]["MOU"] == "12.5"
    assert card["abilities"] == ["Mutagène/1"]
    assert card["pa"] == "30"
    told = run("--library", club, "--language", "fr", "cards", "--search", "keratis")
    assert "MOU 12,5" in told.out, "as the window writes it"


def test_each_field_of_a_card_is_told_as_data(run: Run, club: Path) -> None:
    said = {name: card for name, card in SAMPLES.items() if name not in {"picture", "rank.character"}}
    with Library.open(club) as library:
        writes = [CardWrite(None, card) for card in (PLAIN, *said.values())]
        ids = library.write_cards(Message("step.card_added"), writes).card_ids
    answer = run("--library", club, "--language", "fr", "cards", "--json")
    assert isinstance(answer.data, list)
    told = {card["id"]: {key: value for key, value in card.items() if key != "id"} for card in answer.data}
    plain = told[ids[0]]
    for name, card_id in zip(said, ids[1:], strict=True):
        (changed,) = {key for key, value in told[card_id].items() if value != plain[key]} - {"people_name"}
        assert changed in (name.partition(".")[0], "values")
    one = dict(zip(said, (told[card_id] for card_id in ids[1:]), strict=True))
    race, classes = said["race"].race, list(said["classes"].classes)
    assert (one["race"]["race"], one["classes"]["classes"]) == (race, classes)
    assert (one["note"]["note"], one["PEUR"]["values"]) == (said["note"].note, {"PEUR": "3"})


def test_a_search_that_finds_nothing_is_an_answer(run: Run, club: Path) -> None:
    answer = run("--library", club, "cards", "--search", "zzz", "--json")
    assert (answer.code, answer.data) == (0, [])


# Import


TABLE = (
    "name_fr,people,mou,dis,pa\nSentinelle de grès,Griffons d’Akkylannie,10,4,19\nŒil d'orage,Dirz,abc,3,\n"
)


def test_a_table_is_imported_and_what_could_not_be_read_is_told(run: Run, club: Path, tmp_path: Path) -> None:
    table = tmp_path / "cartes.csv"
    table.write_text(TABLE, encoding="utf-8")
    answer = run("--library", club, "import", table)
    assert (answer.code, answer.out) == (0, "2 new cards\n")
    assert "line 3, mou" in answer.err
    assert run("--library", club, "cards", "--search", "oeil d'orage").out.splitlines()[-1] == "1 card"
    again = run("--library", club, "import", table, "--json")
    assert isinstance(again.data, dict)
    assert (again.data["added"], again.data["changed"], again.data["same"]) == ([], [], 2)


def test_files_that_are_no_tables_change_nothing(run: Run, club: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.csv"
    other.write_text("a;b\n1;2\n", encoding="utf-8")
    for name in (tmp_path / "missing.csv", other, tmp_path):
        one_sentence(run("--library", club, "import", name), 1)


def test_one_good_file_of_two_is_imported(run: Run, club: Path, tmp_path: Path) -> None:
    table = tmp_path / "cartes.csv"
    table.write_text(TABLE, encoding="utf-8")
    answer = run("--library", club, "import", tmp_path / "missing.csv", table)
    assert (answer.code, answer.out) == (0, "2 new cards\n")
    assert "missing.csv" in answer.err


# Armies


def test_coordinators_say_why_not(run: Run, club: Path) -> None:
    library = open_library(club)
    desk = desk_for(library)
    clone = next(r.card_id for r in library.cards() if r.card.name_fr == "Clone de Dirz")
    griffon = next(army.id for army in library.armies() if army.name == "Griffon (V-A-4)")
    armies.add_entry(desk, griffon, card_id=clone)
    library.close()
    for named in ("Griffon (V-A-4)", "GRIFFON (v-a-4)", griffon):
        answer = run("--library", club, "coordinators", named, "--json")
        assert isinstance(answer.data, list)
        barred = [row for row in answer.data if not row["eligible"]]
        assert [(row["card"], row["reasons"]) for row in barred] == [("Clone of Dirz", ["ally"])]
        assert barred[0]["why"] == ["An ally, of another people: Alchemists of Dirz."]
    assert (
        "Clone de Dirz · DIS 3 · Un allié"
        in run("--library", club, "--language", "fr", "coordinators", griffon).out
    )


def test_a_list_is_checked_by_a_format_with_the_sums_that_show_it(run: Run, club: Path) -> None:
    library = open_library(club)
    desk = desk_for(library)
    griffon = next(army.id for army in library.armies() if army.name == "Griffon (V-A-4)")
    clone = next(r.card_id for r in library.cards() if r.card.name_fr == "Clone de Dirz")
    armies.add_entry(desk, griffon, card_id=clone)
    armies.edit(desk, griffon, limit=100)
    library.close()
    answer = run("--library", club, "check", "Griffon (V-A-4)", "--format", "c5", "--json")
    assert isinstance(answer.data, dict)
    rows = {row["code"]: row for row in answer.data["problems"]}
    over = rows["over_limit"]
    assert sum(part["amount"] for part in over["sum"]) == answer.data["points"] > 100
    assert (over["severity"], over["card"]) == ("warning", None)
    assert (rows["other_path"]["card"], rows["ally"]["severity"]) == ("Clone of Dirz", "note")
    assert answer.code == 0
    told = run("--library", club, "--language", "fr", "check", griffon).out
    assert "Griffon (V-A-4)" in told and "Clone de Dirz · " in told
    assert run("--library", club, "check", griffon, "--format", "Free play").out.count("\n") == 1
    one_sentence(run("--library", club, "check", griffon, "--format", "nobody's"), 1)


def test_a_list_is_checked_by_a_format_of_ones_own_called_by_its_name(run: Run, club: Path) -> None:
    library = open_library(club)
    desk = desk_for(library)
    griffon = library.armies()[0].id
    made = formats.copy(desk, format_id="free", name="Dimanche au club")
    assert isinstance(made, str)
    formats.add_check(desk, format_id=made, check="cards_per_points")
    library.close()
    asked = ("--library", club, "check", griffon, "--format", "dimanche au club", "--json")
    answer = run(*asked)
    assert isinstance(answer.data, dict)
    assert [row["code"] for row in answer.data["problems"]] == ["too_many_cards"]
    assert answer.data["format"] == made


@pytest.mark.parametrize(
    "name", ["", "x", "../../etc", "<b>&\"'</b>", "œ" * 5000, "\x1b[31mred", "%s {name}"]
)
def test_a_hostile_name_of_an_army_gets_one_sentence(run: Run, club: Path, name: str) -> None:
    answer = run("--library", club, "coordinators", name)
    one_sentence(answer, 1)
    assert "\x1b" not in answer.err
    assert len(answer.err) < 500


def test_two_armies_of_one_folded_name_are_told_apart_by_their_ids(run: Run, club: Path) -> None:
    library = open_library(club)
    ids = [armies.create(desk_for(library), name=name) for name in ("Œuvre", "OEUVRE")]
    library.close()
    answer = run("--library", club, "coordinators", "œuvré")
    one_sentence(answer, 1)
    assert all(str(army) in answer.err for army in ids)
    assert run("--library", club, "coordinators", "Œuvre").code == 0


def test_an_army_without_cards_is_not_printed(run: Run, club: Path, tmp_path: Path) -> None:
    library = open_library(club)
    armies.create(desk_for(library), name="Vide")
    library.close()
    one_sentence(run("--library", club, "print", "Vide", "-o", tmp_path / "x.pdf"), 1)
    assert not (tmp_path / "x.pdf").exists()


def test_a_print_without_a_place_to_go_says_so(run: Run, club: Path, tmp_path: Path) -> None:
    for target in (tmp_path / "no" / "where.pdf", tmp_path):
        one_sentence(run("--library", club, "print", "Griffon (V-A-4)", "-o", target), 1)
    one_sentence(run("--library", club, "print", "Griffon (V-A-4)"), 2)


def test_backs_and_letter_paper_are_printed(run: Run, club: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "x.pdf"
    answer = run(
        "--library", club, "print", "Griffon (V-A-4)", "-o", pdf, "--paper", "letter", "--backs", "--json"
    )
    assert isinstance(answer.data, dict)
    assert answer.data["pages"] == len(PdfReader(pdf).pages)
    assert answer.data["cards"] == 5


# Battles


def fought(club: Path) -> None:
    """Keep a battle of the two example armies."""
    library = open_library(club)
    desk = desk_for(library)
    sides = [SideSetup.from_muster(library.muster(army)) for army in library.armies()]
    battle.start_battle(desk, name="Les ruines", a=sides[0], b=sides[1], ruleset=rulesets()["seeds"])
    library.close()


def test_a_battle_is_exported_and_replayed(run: Run, club: Path, tmp_path: Path) -> None:
    fought(club)
    file = tmp_path / "battle.json"
    answer = run("--library", club, "battle", "export", file)
    assert answer.code == 0
    assert "Les ruines" in answer.out
    replayed = run("battle", "replay", file, "--json")
    assert isinstance(replayed.data, dict)
    assert replayed.data["name"] == "Les ruines"
    assert replayed.data["turn"] == 1
    assert set(replayed.data["sides"]) == {"a", "b"}
    words = run("battle", "replay", file)
    assert words.out.splitlines()[0] == "Les ruines"
    assert "8 of 8 figures on the table" in words.out


def test_a_battle_is_named(run: Run, club: Path, tmp_path: Path) -> None:
    fought(club)
    assert run("--library", club, "battle", "export", tmp_path / "b.json", "--battle", "les RUINES").code == 0
    one_sentence(run("--library", club, "battle", "export", tmp_path / "c.json", "--battle", "autre"), 1)
    assert not (tmp_path / "c.json").exists()


def test_without_a_battle_nothing_is_exported(run: Run, club: Path, tmp_path: Path) -> None:
    one_sentence(run("--library", club, "battle", "export", tmp_path / "b.json"), 1)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", '{"format": "tacticien-battle", "version": 99}', "\x00" * 50,
        '{"format": "tacticien-battle", "version": 1}',
    ],
)  # fmt: skip
def test_a_hostile_battle_gets_one_sentence(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "battle.json"
    file.write_text(text, encoding="utf-8")
    answer = run("battle", "replay", file)
    one_sentence(answer, 1)
    assert "import" not in answer.err, "nobody asked for that"


def test_a_battle_that_asks_for_the_whole_machine_is_not_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text("[" * 5_000_000, encoding="utf-8")
    answer = run("battle", "replay", file)
    one_sentence(answer, 1)
    assert answer.err.strip() == f"“{file}” is too large to be replayed. Choose a smaller file."


# Libraries


def test_a_foreign_or_broken_library_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.tact"
    foreign.write_bytes(b"hello" * 200)
    before = foreign.read_bytes()
    for library in (foreign, tmp_path, ""):
        one_sentence(run("--library", library, "cards"), 1)
    assert foreign.read_bytes() == before


def test_reading_works_beside_an_open_window_and_writing_names_it(
    run: Run, club: Path, tmp_path: Path
) -> None:
    table = tmp_path / "cartes.csv"
    table.write_text(TABLE, encoding="utf-8")
    with open_library(club):
        assert run("--library", club, "cards").code == 0
        assert run("--library", club, "coordinators", "Griffon (V-A-4)").code == 0
        answer = run("--library", club, "import", table)
        one_sentence(answer, 1)
        with Library.open(club) as second:
            assert second.holder in answer.err


def test_reading_leaves_the_library_as_it_was(run: Run, club: Path) -> None:
    open_library(club).close()
    before = club.read_bytes()
    run("--library", club, "cards")
    assert club.read_bytes() == before
    assert [path.name for path in club.parent.glob("club.tact*")] == ["club.tact"]


def test_the_last_library_is_used_and_missed_when_it_is_gone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TACTICIEN_HOME", str(tmp_path / "home"))
    assert run("cards").code == 0
    assert (tmp_path / "home" / "data" / "library.tact").exists()
    gone = tmp_path / "gone.tact"
    (tmp_path / "home" / "config").mkdir()
    (tmp_path / "home" / "config" / "settings.json").write_text(
        json.dumps({"library": str(gone), "recent": [str(gone)]}), encoding="utf-8"
    )
    one_sentence(run("cards"), 1)
    assert not gone.exists()


# Use


@pytest.mark.parametrize(
    "words",
    [
        (), ("cards", "--bogus"), ("battle",), ("battle", "fight"), ("import",), ("coordinators",),
        ("--library",), ("cards", "--search"), ("cards", "--json=yes"),
        ("print", "x", "-o", "y", "--paper", "a0"),
    ],
)  # fmt: skip
def test_wrong_use_is_explained_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    answer = run(*words) if words else run("--language", "en", "--bogus")
    one_sentence(answer, 2)
    assert "--help" in answer.err


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "verb",
    ["", "cards", "import", "coordinators", "print", "battle", "battle export", "battle replay", "selftest"],
)
def test_help_shows_an_example(run: Run, verb: str, language: str) -> None:
    answer = run("--language", language, *verb.split(), "--help")
    assert (answer.code, answer.err) == (0, "")
    assert f"tacticien {verb}".strip() in answer.out
    assert ("exemples" if language == "fr" else "examples") in answer.out


def test_complaints_are_worded_in_french(run: Run) -> None:
    answer = run("--language", "fr", "print")
    assert answer.code == 2
    assert "il manque\u202f: -o/--output" in answer.err


def test_names_that_would_command_the_terminal_are_shown_harmless(run: Run, club: Path) -> None:
    library = open_library(club)
    desk = desk_for(library)
    made = armies.create(desk, name="\x1b]0;owned\x07 <b>œ</b>")
    library.close()
    answer = run("--library", club, "print", made, "-o", club.with_suffix(".pdf"))
    one_sentence(answer, 1)
    assert "\x1b" not in answer.err
    assert "<b>œ</b>" in answer.err


def test_the_selftest_opens_every_place_and_plays_a_turn(tmp_path: Path) -> None:
    done = spawn("--language", "en", "selftest", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    places, turn = done.stdout.splitlines()
    assert places == "Every place opens: Library, Muster, Battle, Printing."
    assert re.fullmatch(r"A turn is played: [1-6]\d keys, [1-6]\d steps\.", turn)


def test_a_list_is_written_for_somebody_else(run: Run, club: Path) -> None:
    open_library(club).close()
    text = run("--library", club, "share", "Griffon (V-A-4)").out
    assert text.startswith("Griffon (V-A-4)\n") and "3 × Griffin conscript" in text
    data = run("--library", club, "share", "Griffon (V-A-4)", "--as", "json").data
    assert isinstance(data, dict) and data["fingerprint"] in text
    assert run("--library", club, "share", "Griffon (V-A-4)", "--as", "line").out.startswith("TACT3:")


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_cards_leave_as_a_table_and_are_known_when_they_return(
    run: Run, club: Path, tmp_path: Path, suffix: str
) -> None:
    open_library(club).close()
    target = tmp_path / f"griffons.{suffix}"
    answer = run("--library", club, "export", target, "--search", "griffon pa<30", "--json")
    assert isinstance(answer.data, dict) and answer.data["cards"] == 4
    assert run("--library", club, "import", target).out == "Nothing changed.\n4 cards were already here\n"
    one_sentence(run("--library", club, "export", tmp_path / "no" / "where.csv"), 1)
    one_sentence(run("--library", club, "export", club), 1)


def test_a_library_travels_in_one_file(run: Run, club: Path, tmp_path: Path) -> None:
    open_library(club).close()
    file, other = tmp_path / "club.tactpack", tmp_path / "other.tact"
    answer = run("--library", club, "pack", file, "--json")
    assert isinstance(answer.data, dict) and (answer.data["cards"], answer.data["armies"]) == (59, 2)
    first = run("--library", other, "import", file, "--json").data
    assert isinstance(first, dict) and (first["same"], first["files"][0]["same"]) == (59, 61)
    few = run("--library", club, "pack", file, "--army", "Griffon (V-A-4)")
    assert few.out.startswith("5 cards, 1 army written to ")
    one_sentence(run("--library", other, "import", file, club), 1)
    file.write_bytes(b"PK\x03\x04nothing")
    one_sentence(run("--library", other, "import", file), 1)
    one_sentence(run("--library", club, "pack", file, "--army", "nobody's"), 1)


def test_the_version_is_told(run: Run) -> None:
    told = run("--version")
    assert (told.code, told.out.strip(), told.err) == (0, f"Tacticien {VERSION}", "")


@pytest.mark.parametrize("words", [("--help",), ("print", "--help"), ("battle", "list", "--help")])
def test_help_in_french_sets_its_colons_as_french_does(run: Run, words: tuple[str, ...]) -> None:
    told = run("--language", "fr", *words).out
    assert re.findall(r"^\w+\s?:", told, re.MULTILINE)
    assert re.findall(r"^\w+:", told, re.MULTILINE) == []
    assert re.findall(r"^\w+\s:", run("--language", "en", *words).out, re.MULTILINE) == []
