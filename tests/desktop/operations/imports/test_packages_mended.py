"""Packages that say what no other way brings: refused in a sentence, or mended with a word."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from desktop.operations import armies, formats, rulesets
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from rules.text import Refusal
from tests.desktop.operations.imports.two_libraries import (
    NOTHING,
    all_of,
    brought,
    content,
    furnish,
    named,
    news,
)


def spoiled(path: Path, **changes: Callable[[Any], object]) -> Path:
    """Change documents of a package in a way that nothing of ours does."""
    with zipfile.ZipFile(path) as parts:
        held = {name: parts.read(name) for name in parts.namelist()}
    for name, spoil in changes.items():
        document = json.loads(held[f"{name}.json"])
        spoil(document)
        held[f"{name}.json"] = json.dumps(document).encode()
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as made:
        for name, data in held.items():
            made.writestr(name, data)
    path.write_bytes(written.getvalue())
    return path


def only(document: dict[str, Any], name: str) -> Any:
    """Return the one thing of a document that has a name."""
    return next(thing for thing in document.values() if thing.get("name") == name)


def test_a_game_that_nobody_knows_is_read_as_confrontation_and_told(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    furnish(mine)

    def cards_spoiled(document: Any) -> None:
        next(iter(document.values()))["revisions"][0][1]["system"] = "chess"

    def army_spoiled(document: Any) -> None:
        only(document, "Dimanche")["system"] = "chess"

    path = spoiled(all_of(mine, tmp_path), cards=cards_spoiled, armies=army_spoiled)
    report = brought(theirs, path)
    told = [(f.reason, f.message.data["value"]) for f in report.findings]
    assert told == [("import.unknown_game", "chess")] * 2
    assert content(theirs)["armies"]["Dimanche"][0].system == "confrontation"
    assert {r.card.system for r in theirs.library.cards()} == {"confrontation"}


def test_marks_that_nobody_sees_are_left_out_of_names_and_told(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    furnish(mine)

    def cards_spoiled(document: Any) -> None:
        for packed_card in document.values():
            for _, card in packed_card["revisions"]:
                if card["name_fr"] == "Aventurier":
                    card["name_fr"] = "Aven\x00tu\u202erier"

    def army_spoiled(document: Any) -> None:
        only(document, "Dimanche").update(name="Di\u200bmanche", folder="Jeux\u202f!", tags=["\u2066a"])

    path = spoiled(all_of(mine, tmp_path), cards=cards_spoiled, armies=army_spoiled)
    report = brought(theirs, path)
    told = {(f.reason, f.entry) for f in report.findings}
    assert told == {("import.hidden_marks", name) for name in ("Aventurier", "Dimanche", "a")}
    assert named(theirs, "Aventurier")
    (army,) = (army for army in theirs.library.armies() if army.name == "Dimanche")
    assert (army.folder, army.tags) == ("Jeux\u202f!", ("a",)), "a narrow space is no hidden mark"


def test_what_no_ruleset_can_say_and_no_format_are_left_out_and_told(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    furnish(mine)

    def army_spoiled(document: Any) -> None:
        only(document, "Dimanche")["format"] = "nope"

    def rules_spoiled(document: Any) -> None:
        own = only(document, "Maison")
        own["base"] = "nobase"
        own["changes"] |= {"a.b": 1, "turn.x": None, "": {"x": [1]}, "track/states": [{"x": 1}]}

    path = spoiled(all_of(mine, tmp_path), armies=army_spoiled, rulesets=rules_spoiled)
    report = brought(theirs, path)
    told = {(f.reason, f.entry) for f in report.findings}
    assert told == {("import.no_such_format", "Dimanche"), ("import.odd_ruleset", "Maison")}
    (own,) = theirs.library.rulesets().values()
    assert "a.b" not in own.changes and own.base in rulesets.rulesets(theirs)
    assert [a.format for a in theirs.library.armies() if a.name == "Dimanche"] == [""]
    assert news(brought(theirs, path)) == NOTHING, "what was mended is known again"


def test_a_format_of_ours_that_is_gone_travels_with_its_list(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    form = formats.copy(mine, format_id="c5", name="Tournoi")
    army = armies.create(mine, name="Ligue")
    assert isinstance(form, str) and isinstance(army, str)
    armies.edit(mine, army, format=form)
    formats.delete(mine, format_id=form)
    report = brought(theirs, all_of(mine, tmp_path))
    assert [f.reason for f in report.findings] == ["import.no_such_format"]
    assert news(brought(mine, all_of(theirs, tmp_path))) == NOTHING


def test_a_name_that_is_nothing_but_marks_is_no_name(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    def cards_spoiled(document: Any) -> None:
        card = next(iter(document.values()))["revisions"][0][1]
        card.update(name_fr="\u200b", name_en="")

    refused = package_files.bring(theirs, path=spoiled(all_of(mine, tmp_path), cards=cards_spoiled))
    assert isinstance(refused, Refusal) and refused.code == "import.damaged"


def test_a_battle_does_not_take_the_name_of_a_place(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    assert not isinstance(start_example(mine, name="V-A-4"), Refusal)
    path = all_of(mine, tmp_path)
    with zipfile.ZipFile(path) as parts:
        held = {name: parts.read(name) for name in parts.namelist()}
    with zipfile.ZipFile(path, "w") as made:
        for name, data in held.items():
            made.writestr("battles/library.json" if name.startswith("battles/") else name, data)
    (key,) = brought(theirs, path).battles
    assert key != "library" and theirs.library.battles.load(key).name
