"""Lists handed on from the command line, as files of other programs."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from functools import partial
from pathlib import Path

import pytest

from desktop.operations.shared_lists import text_in_picture
from tests.db.exchange import warband
from tests.desktop.cli.command_line import Run, one_sentence


def test_a_list_goes_to_a_roster_and_comes_back(at_club: Run, tmp_path: Path) -> None:
    target = tmp_path / "griffon.rosz"
    done = at_club("share", "Griffon (V-A-4)", "-o", target)
    assert (done.code, done.out) == (0, f"The list is written to {target}.\n")
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == ["Griffon (V-A-4).ros"]
    shown = at_club("share", "Griffon (V-A-4)", "--as", "ros")
    assert shown.out.startswith("<?xml") and 'name="Griffin conscript"' in shown.out
    read = json.loads(at_club("import", target, "--json").out)
    assert (read["added"], read["same"]) == ([], 5)
    assert read["armies"] == {"added": [], "changed": [], "same": 1}, "it is the list that it was written of"


def test_a_list_written_by_hand_is_imported_with_its_price_or_without_one(
    at_club: Run, tmp_path: Path
) -> None:
    (tmp_path / "cards.csv").write_text("Jeu;Nom;Animus\nÉCLATS;Veilleur noir;24\n", encoding="utf-8")
    at_club("import", tmp_path / "cards.csv")
    wanted = {
        "Ronde": {"edition": "C5", "entries": [{"card": "Griffin conscript", "figures": 3}]},
        "Groupe": {"system": "eclats", "entries": [{"card": "Veilleur noir", "figures": 2}]},
    }  # fmt: skip
    for name, held in wanted.items():
        (tmp_path / f"{name}.json").write_text(json.dumps({"name": name, **held}), encoding="utf-8")
    done = at_club("import", tmp_path / "Ronde.json", tmp_path / "Groupe.json")
    assert done.out.replace("\xa0", " ") == (
        "Ronde is in the library now: 33 PA.\nGroupe is in the library now.\n"
    )


def test_a_roster_keeps_the_spells_of_its_mages_where_no_catalogue_was_read(
    run: Run, at_club: Run, tmp_path: Path
) -> None:
    for name, data in {"s.gst": warband.system(), "griffins.cat": warband.army()}.items():
        (tmp_path / name).write_bytes(data)
    wanted = {
        "name": "Mages", "limit": 300,
        "entries": [{"card": "Captain", "options": ["Standard"]}, {"card": "Mage", "options": ["Fire ball"]}],
    }  # fmt: skip
    (tmp_path / "list.json").write_text(json.dumps(wanted), encoding="utf-8")
    there = partial(run, "--library", tmp_path / "other.tact")
    there("import", tmp_path / "s.gst", tmp_path / "griffins.cat")
    assert there("list", "new", tmp_path / "list.json").code == 0
    there("share", "Mages", "-o", tmp_path / "mages.ros")
    assert at_club("import", tmp_path / "mages.ros").code == 0
    for form in ("full", "markdown"):
        assert at_club("share", "Mages", "--as", form).out == there("share", "Mages", "--as", form).out
    assert at_club("list", "Mages", "--json").data["costs"] == {"PA": 40 + 9 + 56 + 16, "POW": -4}
    at_club("share", "Mages", "-o", tmp_path / "again.ros")
    first, again = ((tmp_path / f"{name}.ros").read_text("utf-8") for name in ("mages", "again"))
    chosen = re.compile("<selection [^>]*")
    assert chosen.findall(again) == chosen.findall(first) != []


def test_a_file_that_cannot_be_written_is_told(at_club: Run, tmp_path: Path) -> None:
    done = at_club("share", "Griffon (V-A-4)", "-o", tmp_path / "no" / "griffon.ros")
    assert done.code == 1 and "folder" in done.err
    text = at_club("share", "Griffon (V-A-4)", "-o", tmp_path / "griffon.md", "--as", "markdown")
    assert text.code == 0
    assert (tmp_path / "griffon.md").read_text(encoding="utf-8").startswith("## Griffon")
    one_sentence(at_club("share", "Griffon (V-A-4)", "-o", tmp_path / "griffon.md", "--as", "json"), 1)


@pytest.mark.parametrize("name", ["griffon.md", "griffon.json", "griffon.png", "griffon.PNG", "griffon.txt"])
def test_the_ending_of_a_file_says_how_a_list_is_written(at_club: Run, tmp_path: Path, name: str) -> None:
    target = tmp_path / name
    assert at_club("share", "Griffon (V-A-4)", "-o", target).code == 0
    begins = {".md": b"## ", ".json": b"{", ".png": b"\x89PNG", ".txt": b"Griffon"}
    assert target.read_bytes().startswith(begins[target.suffix.lower()])
    before = json.loads(at_club("list", "Griffon (V-A-4)", "--json").out)
    at_club("import", target)
    after = json.loads(at_club("list", "Griffon (V-A-4) (2)", "--json").out)
    told = [{key: each[key] for key in ("card_id", "figures", "costs")} for each in before["entries"]]
    assert [{key: each[key] for key in ("card_id", "figures", "costs")} for each in after["entries"]] == told


def test_a_code_in_a_picture_is_one_that_a_phone_reads(at_club: Run, tmp_path: Path) -> None:
    """Whoever asks for the code names the file as a picture or as a text; both are the same list."""
    line = at_club("share", "Griffon (V-A-4)", "--as", "code").out.strip()
    for word in ("code", "line"):
        picture = tmp_path / f"{word}.png"
        done = at_club("share", "Griffon (V-A-4)", "--as", word, "-o", picture)
        assert (done.code, done.out) == (0, f"The list is written to {picture}.\n")
        assert text_in_picture(picture.read_bytes(), picture.name) == line
    refused = at_club("share", "Griffon (V-A-4)", "--as", "code", "-o", tmp_path / "griffon.md")
    assert (refused.code, refused.err) == (1, "End the name with .txt, .png.\n")


def test_a_list_too_long_for_a_code_is_told(at_club: Run, tmp_path: Path) -> None:
    names = (hashlib.sha256(bytes([n])).hexdigest() for n in range(200))  # which no line makes shorter
    options = [{"name": name, "pa": 3, "own": True} for name in names]
    entries = [{"card": "Griffin conscript", "options": [option]} for option in options]
    file = tmp_path / "long.json"
    file.write_text(json.dumps({"name": "Long", "entries": entries}), encoding="utf-8")
    assert at_club("list", "new", file).code == 0
    done = at_club("share", "Long", "-o", tmp_path / "long.png")
    assert (done.code, done.err) == (
        1, "This list is too long for a code. Write it as a text, as JSON or as a roster.\n"
    )  # fmt: skip
    assert not (tmp_path / "long.png").exists()


def test_forms_go_by_the_names_of_the_sharing_sheet_too(at_club: Run) -> None:
    for also, form in (("code", "line"), ("BattleScribe", "ros")):
        done, same = (at_club("share", "Griffon (V-A-4)", "--as", word) for word in (also, form))
        assert (done.code, done.out) == (0, same.out)
