"""The command line tells what a package says otherwise: in the language of the program, and what is gone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.operations import armies, cards, packages
from desktop.operations.imports import package_files
from desktop.operations.opening import desk_for, open_library
from rules.values import Value
from tests.desktop.cli.command_line import Run


@pytest.fixture
def told(club: Path, tmp_path: Path) -> Path:
    """Give the package of a library that took from mine, then changed a price and took two things away."""
    path = tmp_path / "theirs.tactpack"
    libraries = [open_library(each) for each in (club, tmp_path / "theirs.tact")]
    mine, theirs = map(desk_for, libraries)
    ids = {r.card.name_fr: r.card_id for r in mine.library.cards()}
    abel = ids["Abel le Colérique"]
    noted = replace(mine.library.card(abel).card, note="ma note")
    cards.save_card(mine, card=noted, card_id=abel)
    army = armies.create(mine, name="Dimanche", people="griffins")
    assert isinstance(army, str)
    for name in ("Abel le Colérique", "Conscrit du Griffon"):
        armies.add_entry(mine, army, card_id=ids[name])
    packages.pack(mine, path=path)
    package_files.bring(theirs, path=path)
    cards.save_card(theirs, card=replace(noted, note="", pa=Value.of(50)), card_id=abel)
    armies.remove_entry(theirs, army, entry_id="e2")
    cards.delete_cards(mine, card_ids=[ids["Tigre de Dirz"]])
    packages.pack(theirs, path=path)
    for library in libraries:
        library.close()
    return path


def test_what_is_gone_is_said_with_the_names_of_the_language(run: Run, club: Path, told: Path) -> None:
    answer = run("--library", club, "import", told)
    assert answer.out.splitlines()[2:] == [
        "Abel the ill-tempered, Note: keeps “ma note”; the file no longer has it",
        "Abel the ill-tempered, PA: “50” replaces “41”",
        "Dimanche · Griffin conscript, Figures: keeps “1”; the file no longer has it",
    ]
    assert answer.err == "“Tiger of Dirz” was deleted here and stays deleted.\n"
    again = run("--library", club, "--language", "fr", "import", told)
    assert again.out.splitlines()[0] == "Rien n’a changé."
    assert again.err == "«\u202fTigre de Dirz\u202f» a été supprimée ici et le reste.\n"
    taken = run("--library", club, "--language", "fr", "import", told, "--theirs").out
    assert "Dimanche · Conscrit du Griffon, Figurines\u202f: «\u202f1\u202f» n’y est plus" in taken
