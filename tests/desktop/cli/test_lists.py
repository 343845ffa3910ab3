"""The command line tells what a list costs and breaks, and makes a list of a file, whole or not at all."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from db.library import Library
from tests.db.exchange import foreign, warband
from tests.desktop.cli.command_line import Run, one_sentence

MAGE = {
    "card": "mage", "figures": 1, "note": "by the fire",
    "options": [{"name": "Path of Fire", "options": ["fire ball", {"name": "Storm", "number": 1}]}],
}  # fmt: skip
LIST: dict[str, Any] = {
    "name": "Warband", "people": "Griffons d’Akkylannie", "edition": "C5", "limit": 200,
    "spending": {"POW": 0, "pts": 150},
    "entries": [
        {"card": "Guard", "figures": 3,
         "options": [{"name": "Sword", "per": "figure"}, {"name": "Dog", "pa": 2.5}]},
        "Captain", "Captain", MAGE,
    ],
    "options": ["Standard"],
}  # fmt: skip
TOTAL = 3 * (17 - 2 + 3) + 2.5 + 40 + 40 + (56 + 16) + 9


@pytest.fixture
def club_with_warband(run: Run, club: Path, tmp_path: Path) -> Run:
    """Run the command line on a library that read the warband."""
    Library.open(club).close()
    for name, data in (("griffins.cat", warband.army()), ("system.gst", warband.system())):
        (tmp_path / name).write_bytes(data)
        assert run("--library", club, "import", tmp_path / name).code == 0
    return lambda *words: run("--library", club, *words)


def written(folder: Path, data: object, name: str = "list.json") -> Path:
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def test_a_list_is_made_of_a_file_and_told_with_all_it_costs_and_breaks(
    club_with_warband: Run, tmp_path: Path
) -> None:
    lines = club_with_warband("list", "new", written(tmp_path, LIST)).out.splitlines()
    assert lines == [
        "Warband · 217.5 PA, 1 POW",  # 3 × 18 + 2.5 + 40 + 40 + 72 + 9; −6 + 2 + 5
        "3 × Guard · 56.5 PA",
        "  17\xa0PA on its card · Captain in the list: −6\xa0PA",
        "  Sword · 9 PA",
        "  Dog · 2.5 PA",
        "1 × Captain (1) · 40 PA",
        "1 × Captain (2) · 40 PA",
        "1 × Mage · 72 PA, 1 POW",
        "  Path of Fire · 16 PA",
        "    Fire ball · 2 POW",
        "    Storm · 5 POW",
        "Standard · 9 PA",
        "POW: 1 spent; 0 at most.",
        "Captain (1) · “Captain”: 2 chosen, 1 at most.",
    ]  # fmt: skip
    told = club_with_warband("list", "Warband", "--json").data
    assert told["costs"] == {"PA": TOTAL, "POW": 1}
    assert [(row["code"], row["counted"], row["bound"], row["card"]) for row in told["broken"]] == [
        ("cost", 1, 0, None), ("max", 2, 1, "Captain (1)"),
    ]  # fmt: skip
    assert [entry["costs"] for entry in told["entries"]] == [
        {"PA": 56.5}, {"PA": 40}, {"PA": 40}, {"PA": 72, "POW": 1},
    ]  # fmt: skip
    assert [entry["changes"] for entry in told["entries"]] == [
        [{"pa": -6, "because": ["Captain"]}], [], [], [],
    ]  # fmt: skip
    assert [(c["name"], c["revision"]) for c in told["catalogues"]] == [
        ("Akkylannie Griffins [C5]", "1"), ("Confrontation [C5]", "1"),
    ]  # fmt: skip


def test_newer_catalogues_are_told_and_adopted_when_told(club_with_warband: Run, tmp_path: Path) -> None:
    asked = {"name": "Guards", "entries": [{"card": "Guard", "options": ["Sword"]}, "Captain", "Captain"]}
    path = written(tmp_path, asked)
    assert club_with_warband("list", "new", path, "--json").data["newer"] is None
    once = b'scope="roster" value="1"'
    newer = warband.army(guard=19, revision=2).replace(once, once.replace(b"1", b"3"))
    newer = newer.replace(b'id="e-Sword"', b'id="e-Axe"').replace(b'name="Sword"', b'name="Axe"')
    (tmp_path / "griffins.cat").write_bytes(newer)
    assert club_with_warband("import", tmp_path / "griffins.cat").code == 0
    told = club_with_warband("list", "Guards").out.splitlines()
    assert told[0] == "Guards · 98 PA"
    assert told[-4:] == [
        "Newer catalogues: Akkylannie Griffins [C5] 1 → 2 (Guard, Sword, Captain); the list would cost "
        "102 PA. --adopt takes them.",
        "  Guard · 18 PA → 22 PA",
        "  Guard · − Sword",
        "  − Captain (1) · “Captain”: 2 chosen, 1 at most.",
    ]  # fmt: skip
    data = club_with_warband("list", "Guards", "--json").data["newer"]
    assert (data["costs"], data["lost"], data["broken"]) == ({"PA": 102}, {"Guard": ["Sword"]}, [])
    taken = club_with_warband("list", "Guards", "--adopt", "--json").data
    assert (taken["costs"]["PA"], taken["newer"]) == (102, None)
    assert [(row["code"], row["name"]) for row in taken["broken"]] == [("gone_option", "Sword")]
    assert "  Sword · 3 PA" in club_with_warband("list", "Guards").out.splitlines(), "its last price"


def test_a_card_that_the_newer_catalogues_lack_is_told_as_gone(
    club_with_warband: Run, tmp_path: Path
) -> None:
    club_with_warband("list", "new", written(tmp_path, {"name": "Guards", "entries": ["Guard", "Captain"]}))
    newer = warband.army(revision=2).replace(b'id="e-Guard"', b'id="e-Watch"').replace(b"Guard", b"Watch")
    (tmp_path / "griffins.cat").write_bytes(newer)
    club_with_warband("import", tmp_path / "griffins.cat")
    told = club_with_warband("list", "Guards").out.splitlines()
    assert "  Guard · In no catalogue any more; counted at its last price." in told
    assert not [words for words in told if words.rstrip().endswith("−")]


@pytest.mark.parametrize("file", ["-", "/dev/fd/{}"])
def test_what_another_program_writes_is_read_as_a_list(
    club_with_warband: Run, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    ours, theirs = os.pipe()
    os.write(theirs, json.dumps({"name": "Handed on", "entries": ["Guard"]}).encode())
    os.close(theirs)
    with os.fdopen(ours, encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        answer = club_with_warband("list", "new", file.format(ours))
    assert (answer.code, answer.out.splitlines()[0]) == (0, "Handed on · 17 PA")


def test_a_closed_standard_input_is_no_list(run: Run, club: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    one_sentence(run("--library", club, "list", "new", "-"), 1)


def test_what_no_catalogue_knows_any_more_is_told_with_its_last_price(
    club_with_warband: Run, tmp_path: Path
) -> None:
    asked = {"name": "Guards", "entries": [{"card": "Guard", "figures": 2, "options": ["Sword"]}, "Mage"]}
    club_with_warband("list", "new", written(tmp_path, asked))
    newer = warband.army(revision=2).replace(b'id="e-Guard"', b'id="e-Watch"')
    (tmp_path / "griffins.cat").write_bytes(newer.replace(b'name="Guard"', b'name="Watch"'))
    imported = club_with_warband("import", tmp_path / "griffins.cat", "--follow")
    assert "Guards follows: 93 → 93 PA" in imported.out.splitlines()
    assert "--follow" not in imported.out, "it was just told to"
    answer = club_with_warband("list", "Guards")
    assert answer.out.splitlines()[1] == "2 × Guard · 37 PA"
    assert "Guard · In no catalogue any more; counted at its last price." in answer.out.splitlines()
    broken = club_with_warband("list", "Guards", "--json").data["broken"]
    assert [(row["code"], row["card"]) for row in broken] == [("gone", "Guard")]


@pytest.mark.parametrize("form", ["full", "json", "line"])
def test_a_list_that_was_sent_keeps_its_price_where_the_newer_catalogues_are(
    club_with_warband: Run, tmp_path: Path, form: str
) -> None:
    club_with_warband("list", "new", written(tmp_path, {"name": "Sent", "entries": ["Guard"]}))
    text = club_with_warband("share", "Sent", "--as", form).out
    (tmp_path / "griffins.cat").write_bytes(warband.army(guard=19, revision=2))
    club_with_warband("import", tmp_path / "griffins.cat")
    club_with_warband("list", "Sent", "--adopt")
    path = written(tmp_path, text, "sent.txt" if form != "json" else "sent.json")
    why = "“Sent” was sent with 17 PA and would cost 19 PA by the catalogues that are here: it keeps what was"
    answer = club_with_warband("list", "new", path)
    assert answer.out.splitlines()[0] == "Sent (2) · 17 PA" and why in answer.err
    assert why in club_with_warband("import", path).out
    told, parts = club_with_warband("import", path, "--json").data["troubles"]
    assert (parts["reason"], parts["why"].replace("\xa0", " ")) == (
        "list.parts_otherwise", "Different here: Guard (17 PA → 19 PA).",
    )  # fmt: skip
    assert (told["reason"], told["fate"], why in told["why"]) == ("list.kept_as_sent", "note", True)
    note, _ = club_with_warband("list", "new", path, "--json").data["notes"]
    assert why in note
    assert club_with_warband("list", "Sent (2)", "--adopt").out.splitlines()[0] == "Sent (2) · 19 PA"


@pytest.mark.parametrize("form", ["full", "markdown", "json", "line", "told"])
def test_a_list_that_was_sent_keeps_its_power_where_the_newer_catalogues_change_that_alone(
    club_with_warband: Run, tmp_path: Path, form: str
) -> None:
    mage = {"card": "Mage", "options": [{"name": "Path of Fire", "options": ["Storm"]}]}
    club_with_warband("list", "new", written(tmp_path, {"name": "Sent", "entries": [mage, "Guard"]}))
    asked = ("list", "Sent", "--json") if form == "told" else ("share", "Sent", "--as", form)
    sent = club_with_warband(*asked).out
    path = written(tmp_path, sent, "sent.json" if form in ("json", "told") else "sent.txt")
    newer = warband.army(revision=2).replace(b'name="POW" value="5"', b'name="POW" value="4"')
    (tmp_path / "griffins.cat").write_bytes(newer)
    club_with_warband("import", tmp_path / "griffins.cat")
    told = club_with_warband("list", "Sent").out.splitlines()
    assert told[0] == "Sent · 89 PA, −1 POW"
    assert told[-2:] == [
        "Newer catalogues: Akkylannie Griffins [C5] 1 → 2 (Storm: 5\xa0POW → 4\xa0POW); the list would cost "
        "89 PA, −2 POW. --adopt takes them.",
        "  Mage · −1 POW → −2 POW",
    ]
    club_with_warband("list", "Sent", "--adopt")
    assert club_with_warband("list", "Sent").out.startswith("Sent · 89 PA, −2 POW")
    answer = club_with_warband("list", "new", path)
    assert answer.out.startswith("Sent (2) · 89 PA, −1 POW")
    assert answer.err.replace("\xa0", " ").splitlines() == [
        "“Sent” was sent with −1 POW and would cost −2 POW by the catalogues that are here: it keeps what "
        "was sent until told.",
        "Different here: Storm (5 POW → 4 POW).",
    ]
    data = club_with_warband("list", "Sent (2)", "--json").data["newer"]
    assert data["costs"] == {"PA": 89, "POW": -2}


def test_so_many_of_an_option_of_one_s_own_are_counted_named_and_no_news(
    club_with_warband: Run, tmp_path: Path
) -> None:
    dogs = {"name": "Dog", "own": True, "pa": 2.5, "number": 2}
    asked = {"name": "Dogs", "entries": [{"card": "Guard", "options": [dogs, "Sword"]}]}
    answer = club_with_warband("list", "new", written(tmp_path, asked))
    assert answer.out.splitlines()[:2] == ["Dogs · 25 PA", "1 × Guard · 25 PA"]
    assert "  Dog ×2 · 5 PA" in answer.out.splitlines()
    told = club_with_warband("list", "Dogs", "--json").data
    dog = next(row for row in told["entries"][0]["options"] if row["name"].startswith("Dog"))
    assert (dog["name"], dog["pa"], dog["own"]) == ("Dog ×2", 5, True)
    again = club_with_warband("list", "new", written(tmp_path, told))
    assert (again.err, again.out.splitlines()[1:]) == ("", answer.out.splitlines()[1:]), "nothing is unknown"
    for form in ("full", "markdown", "line", "json"):
        text = club_with_warband("share", "Dogs", "--as", form).out
        brought = club_with_warband("list", "new", written(tmp_path, text, "dogs.txt"))
        assert (brought.err, brought.out.splitlines()[1:]) == ("", answer.out.splitlines()[1:]), form


def test_a_list_in_json_is_a_list_whatever_its_file_is_called(club_with_warband: Run, tmp_path: Path) -> None:
    path = written(tmp_path, "\ufeff" + json.dumps({"name": "Named", "entries": ["Guard"]}), "named.txt")
    assert "Named is in the library now: 17\xa0PA." in club_with_warband("import", path).out
    text = club_with_warband("share", "Named", "--as", "json").out
    assert club_with_warband("import", written(tmp_path, text, "shared.txt")).code == 0
    assert club_with_warband("list", "Named (2)").out.startswith("Named (2) · 17 PA")


def test_a_field_that_no_list_has_is_told_with_its_place(club_with_warband: Run, tmp_path: Path) -> None:
    asked = {
        "name": "Guards", "limitt": 300,
        "entries": [{"card": "Guard", "figurs": 2, "options": [{"name": "Sword", "pr": "figure"}]}],
    }  # fmt: skip
    answer = club_with_warband("list", "new", written(tmp_path, asked))
    assert answer.out.startswith("Guards · ")
    assert answer.err.strip() == (
        "No list has these fields, which were left out: “limitt”, “entries 1 › figurs”, "
        "“entries 1 › options 1 › pr”."
    )


def test_what_is_told_is_read_back_as_the_same_list(club_with_warband: Run, tmp_path: Path) -> None:
    club_with_warband("list", "new", written(tmp_path, LIST))
    first = club_with_warband("list", "Warband", "--json").data
    assert club_with_warband("list", "new", written(tmp_path, first)).code == 0
    second = club_with_warband("list", "Warband (2)", "--json").data
    for told in (first, second):
        del told["id"], told["name"]
    assert second == first


def test_the_list_of_a_library_without_catalogues_is_told_and_read_back(at_club: Run, tmp_path: Path) -> None:
    first = at_club("list", "Griffon (V-A-4)", "--json").data
    assert (first["broken"], first["forces"], first["costs"]) == ([], [], {"PA": first["costs"]["PA"]})
    assert at_club("list", "new", written(tmp_path, first)).code == 0
    second = at_club("list", "Griffon (V-A-4) (2)", "--json").data
    for told in (first, second):
        del told["id"], told["name"]
    assert second == first


BROUGHT = "A roster (.ros) or a package of this list brings its cards along."


def changed(**fields: object) -> dict[str, Any]:
    return LIST | fields


WRONG: dict[str, tuple[object, str]] = {
    "no JSON": (
        "{",
        "“list.json” cannot be read as JSON: it is damaged, or a number in it is too long. "
        "Nothing was imported; ask for the file again.",
    ),
    "an array": ([], "“list” must be an object with fields."),
    "no name": (changed(name=" "), "The list has no “name”."),
    "an odd name": (changed(name=7), "“list › name” must be a text."),
    "a game": (changed(system="chess"), "There is no game “chess”."),
    "a limit": (changed(limit=0), "“list › limit” must be a whole number from 1 to 100000."),
    "no rows": (changed(entries="Guard"), "“list › entries” must be an array of 500 rows at most."),
    "a row": (changed(entries=[7]), "“entries 1” must be an object with fields."),
    "a card": (
        changed(entries=["Guard", {"card": "Capitan"}]),
        "“entries 2”: the library has no card “Capitan”. " + BROUGHT,
    ),
    "no card": (changed(entries=[{"figures": 2}]), "“entries 1” names no card."),
    "figures": (
        changed(entries=[{"card": "Guard", "figures": True}]),
        "“entries 1 › figures” must be a whole number from 1 to 99.",
    ),
    "an option": (
        changed(entries=[{"card": "Guard", "options": ["Banner"]}]),
        "“entries 1 › options 1”: Guard is offered no option “Banner”; one of your own needs its “pa”. "
        "Known: Sword, Training.",
    ),
    "an option beneath": (
        changed(entries=[{"card": "Mage", "options": [{"name": "Path of Fire", "options": ["Flood"]}]}]),
        "“entries 1 › options 1 › options 1”: “Flood” is not offered there.",
    ),
    "an option of the list": (
        changed(options=["Banner"]), "“options 1”: this list is offered no “Banner”.",
    ),
    "a price": (
        changed(entries=[{"card": "Guard", "options": [{"name": "Dog", "pa": "two"}]}]),
        "“entries 1 › options 1 › pa” has a price that cannot be.",
    ),
    "a price beyond": (
        changed(entries=[{"card": "Guard", "options": [{"name": "Dog", "pa": 99999}]}]),
        "“entries 1 › options 1” has a price that cannot be.",
    ),
    "a word": (
        changed(entries=[{"card": "Guard", "options": [{"name": "Sword", "per": "day"}]}]),
        "“entries 1 › options 1 › per” cannot be “day”.",
    ),
    "a currency": (
        changed(spending={"Gold": 1}), "No catalogue of this list has the currency “Gold”.",
    ),
    "too many": (
        changed(entries=[{"card": "Guard", "options": [{"name": "Sword", "number": 999}, "Sword"]}]),
        "“entries 1 › options 2”: a card holds 60 options at most.",
    ),
}  # fmt: skip


def test_a_file_that_is_wrong_is_told_in_a_sentence_and_nothing_is_written(
    club_with_warband: Run, tmp_path: Path
) -> None:
    for which, (data, sentence) in WRONG.items():
        answer = club_with_warband("list", "new", written(tmp_path, data))
        one_sentence(answer, 1)
        assert answer.err.strip() == sentence, which
        one_sentence(club_with_warband("list", "Warband"), 1)


def test_a_card_whose_names_differ_in_an_accent_alone_is_one_card(
    club_with_warband: Run, tmp_path: Path
) -> None:
    table = "Nom;Nom anglais;Peuple;PA\nÉclaireur;Eclaireur;Griffons;12\n"
    assert club_with_warband("import", written(tmp_path, table, "club.csv")).code == 0
    made = written(tmp_path, {"name": "Scouts", "entries": ["éclaireur"]})
    assert club_with_warband("list", "new", made).out.splitlines()[-1] == "1 × Eclaireur · 12 PA"


def test_a_card_of_two_editions_is_that_of_the_list_or_asked_for(
    club_with_warband: Run, tmp_path: Path
) -> None:
    other = warband.army().replace(b"[C5]", b"[C3]").replace(b"cat-1", b"cat-2")
    club_with_warband("import", written(tmp_path, other.decode(), "old.cat"))
    plain = {"name": "Club", "entries": ["Guard"]}
    answer = club_with_warband("list", "new", written(tmp_path, plain))
    assert answer.err.strip() == (
        "“entries 1”: several cards are called “Guard”. "
        "Give the entry one of their editions as “edition”: C3, C5."
    )
    for edition in ("C3", "C5"):
        asked = written(tmp_path, plain | {"entries": [{"card": "Guard", "edition": edition}]})
        made = club_with_warband("list", "new", asked, "--json").data["name"]
        assert club_with_warband("list", made, "--json").data["entries"][0]["edition"] == edition
    for edition in ("C3", "C5"):
        asked = written(tmp_path, {**plain, "name": edition, "edition": edition})
        assert club_with_warband("list", "new", asked).code == 0
        (entry,) = club_with_warband("list", edition, "--json").data["entries"]
        assert entry["edition"] == edition


def test_what_a_card_brings_to_the_list_may_be_asked_for_with_the_card(
    club_with_warband: Run, tmp_path: Path
) -> None:
    made = {"name": "Flag", "entries": [{"card": "Captain", "options": ["standard"]}]}
    lines = club_with_warband("list", "new", written(tmp_path, made)).out.splitlines()
    assert lines == ["Flag · 49 PA", "1 × Captain · 40 PA", "Standard · 9 PA"]
    told = club_with_warband("list", "Flag", "--json").data
    assert club_with_warband("list", "new", written(tmp_path, told)).out.splitlines()[1:] == lines[1:]


def test_what_catalogues_ask_for_is_chosen_and_told(club_with_warband: Run, tmp_path: Path) -> None:
    asked = b'<constraint field="selections" scope="parent" value="1" type="min" id="asked"/>'
    newer = warband.army().replace(b"<constraints>", b"<constraints>" + asked, 1)
    assert newer != warband.army()
    (tmp_path / "griffins.cat").write_bytes(newer.replace(b'revision="1"', b'revision="2"'))
    assert club_with_warband("import", tmp_path / "griffins.cat").code == 0
    path = written(tmp_path, {"name": "Guards", "entries": [{"card": "Guard", "figures": 2}]})
    assert "“Sword”: 0 chosen, 1 needed." in club_with_warband("list", "new", path).out
    filled = club_with_warband("list", "Guards", "--fill")
    assert filled.out.splitlines()[:3] == [
        "Chosen: Guard · Sword · 3 PA",
        "Guards · 37 PA",
        "2 × Guard · 37 PA",
    ]
    assert "needed" not in filled.out
    again = club_with_warband("list", "Guards", "--fill", "--json").data
    assert again["chosen"] == [] and again["broken"] == []
    (made,) = club_with_warband("list", "new", path, "--fill", "--json").data["chosen"]
    assert (made["card"], made["name"], made["number"]) == ("Guard", "Sword", 1)


@pytest.mark.parametrize("name", ["shared.full", "shared", "shared.text"])
def test_a_text_is_known_as_a_list_whatever_its_file_is_called(
    club_with_warband: Run, tmp_path: Path, name: str
) -> None:
    club_with_warband("list", "new", written(tmp_path, LIST))
    assert club_with_warband("share", "Warband", "-o", tmp_path / "shared.txt").code == 0
    (tmp_path / "shared.txt").rename(tmp_path / name)
    assert club_with_warband("import", tmp_path / name).out.startswith("Warband (2) is in the library")


def test_every_card_that_the_library_lacks_is_named_at_once(club_with_warband: Run, tmp_path: Path) -> None:
    path = written(tmp_path, changed(entries=["Guard", "Capitan", "Magus of Hod", "Capitan", "Guard dog"]))
    answer = club_with_warband("list", "new", path)
    one_sentence(answer, 1)
    lacking = "“Capitan”, “Magus of Hod”, “Guard dog” (near to it: Guard)"
    assert answer.err.strip() == f"The library lacks 3 cards: {lacking}. {BROUGHT}"


def test_options_without_end_are_refused(club_with_warband: Run, tmp_path: Path) -> None:
    deep: dict[str, Any] = {"name": "Dog", "pa": 1}
    for _ in range(20):
        deep = {"name": "Dog", "pa": 1, "options": [deep]}
    cats = [{"name": "Cat", "pa": 1}]
    many = [{"name": f"Dog {n}", "pa": 1, "options": cats} for n in range(60)]
    for options in ([deep], many):
        path = written(tmp_path, changed(entries=[{"card": "Guard", "options": options}]))
        answer = club_with_warband("list", "new", path)
        one_sentence(answer, 1)
        assert "a card holds 60 options at most" in answer.err


def test_only_new_reads_a_file_and_a_file_must_be_there(club_with_warband: Run, tmp_path: Path) -> None:
    answer = club_with_warband("list", "old", tmp_path / "list.json")
    assert (answer.code, answer.err) == (1, "Only “list new” reads a file.\n")
    one_sentence(club_with_warband("list", "new", tmp_path / "nowhere.json"), 1)
    answer = club_with_warband("list", "new", tmp_path / "out.ros")
    assert (answer.code, answer.err) == (1, "This is a roster: “import” makes a list of it.\n")
    one_sentence(club_with_warband("list", "nobody"), 1)


def exactly(told: dict[str, Any]) -> dict[str, Any]:
    """Return what a list tells without what one library alone knows of it."""
    entries = [{key: row[key] for key in row if key not in ("card_id", "id")} for row in told["entries"]]
    return {key: told[key] for key in told if key not in ("id", "entries")} | {"entries": entries}


@pytest.mark.parametrize("form", ["full txt", "markdown md", "json json", "line txt", "ros ros"])
def test_a_list_goes_to_another_library_in_every_form(
    club_with_warband: Run, run: Run, tmp_path: Path, form: str
) -> None:
    club_with_warband("list", "new", written(tmp_path, LIST))
    kind, ending = form.split()
    path = tmp_path / f"shared.{ending}"
    assert club_with_warband("share", "Warband", "--as", kind, "-o", path).code == 0
    other = tmp_path / "other.tact"
    Library.open(other).close()
    for name in ("system.gst", "griffins.cat"):
        assert run("--library", other, "import", tmp_path / name).code == 0
    done = run("--library", other, "import", path)
    assert done.code == 0, done.err
    told = run("--library", other, "list", "Warband", "--json").data
    here = club_with_warband("list", "Warband", "--json").data
    if kind == "ros":  # the type that its points are written in has one limit there, that of the points
        del here["spending"]["pts"]
    assert exactly(told) == exactly(here)


def test_each_total_that_an_import_or_a_check_tells_counts_every_currency(
    club_with_warband: Run, tmp_path: Path
) -> None:
    path = written(tmp_path, {"name": "Coven", "entries": ["Mage"]})
    assert "Coven is in the library now: 56\xa0PA, −6\xa0POW." in club_with_warband("import", path).out
    checked = club_with_warband("check", "Coven")
    assert checked.out.startswith("Coven, 56\xa0PA, −6\xa0POW, checked by ")
    assert club_with_warband("check", "Coven", "--json").data["others"] == {"POW": -6}
    newer = warband.army(revision=2).replace(b'name="POW" value="-6"', b'name="POW" value="-5"')
    (tmp_path / "griffins.cat").write_bytes(newer)
    imported = club_with_warband("import", tmp_path / "griffins.cat", "--follow")
    assert "Coven follows: 56 → 56 PA, −6 → −5 POW" in imported.out.splitlines()
    (tmp_path / "griffins.cat").write_bytes(warband.army(revision=3))
    advised = club_with_warband("import", tmp_path / "griffins.cat").out
    assert "--follow lets them take the new one" in advised
    again = club_with_warband("import", tmp_path / "griffins.cat", "--follow").out.splitlines()
    assert again[-2:-1] == ["Coven follows: 56 → 56 PA, −5 → −6 POW"], "the file is here already"
    assert "Nothing changed." not in again
    (tmp_path / "griffins.cat").write_bytes(newer.replace(b'revision="2"', b'revision="4"', 1))
    (row,) = club_with_warband("import", tmp_path / "griffins.cat", "--follow", "--json").data["lists"]
    assert (row["before"], row["now"], row["others"]) == (56, 56, {"POW": {"before": -6, "now": -5}})
    (tmp_path / "griffins.cat").write_bytes(warband.army(revision=5))
    (row,) = club_with_warband("import", tmp_path / "griffins.cat", "--json").data["lists"]
    assert (row["name"], row["followed"]) == ("Coven", False)
    (row,) = club_with_warband("import", tmp_path / "griffins.cat", "--follow", "--json").data["lists"]
    assert row["followed"] and row["others"] == {"POW": {"before": -5, "now": -6}}, "the file is here already"


def test_a_name_among_the_options_of_a_list_is_what_one_of_its_cards_brings(
    run: Run, club: Path, tmp_path: Path
) -> None:
    """Each of two mages has the same spell, and the one whose spells stand first is not in the list."""
    shown = [
        warband.changes(foreign.modifier("set", "hidden", "false", warband.asks(f"e-{name}")))
        for name in ("Adept", "Seer")
    ]
    spells = [
        foreign.entry("Storm", id=f"e-storm-{n}", kind="upgrade", pa=0, costs=[warband.powers(2)],
                      profiles=[foreign.profile("Storm", foreign.SPELL)])
        for n in range(2)
    ]  # fmt: skip
    groups = [
        foreign.entry(f"{name} Spells", kind="upgrade", hidden=True, more=more, entries=[spell])
        for name, more, spell in zip(("Adept", "Seer"), shown, spells, strict=True)
    ]
    mages = [
        foreign.entry(name, pa=40, profiles=[foreign.profile(name, {**foreign.GUARD, "Pow": "6"})],
                      categories=["Characters"])
        for name in ("Adept", "Seer")
    ]  # fmt: skip
    Library.open(club).close()
    files = {"griffins.cat": foreign.catalogue(*mages, *groups), "system.gst": warband.system()}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    assert run("--library", club, "import", *(tmp_path / name for name in files)).code == 0
    asked = {"name": "Coven", "entries": ["Seer"], "options": ["Storm"]}
    lines = run("--library", club, "list", "new", written(tmp_path, asked)).out.splitlines()
    assert lines == ["Coven · 40 PA, 2 POW", "1 × Seer · 40 PA", "Seer Spells", "  Storm · 2 POW"]
