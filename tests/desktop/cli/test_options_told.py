"""The command line tells what a package says otherwise of an option: all of it, in words of the language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.operations import cards, offers, packages
from desktop.operations.opening import desk_for, open_library
from rules.armies import Option, OptionKind, Per
from rules.modifiers import Lasting
from rules.offers import Offer
from rules.spells import Area, Spell, SpellRange
from rules.values import Value
from tests.desktop.cli.command_line import Run
from tests.desktop.operations.imports.two_libraries import PNG

WALL = Spell(
    name_fr="Mur de feu", name_en="Wall of fire", path="Pyromancie", cost={"fire": 2}, difficulty=Value.of(6),
    reach=SpellRange(cm=20), area=Area(cm=7.5), lasting=Lasting.TURNS, turns=2, frequency=1, text_fr="Brûle.",
)  # fmt: skip
OPTION = Option("Mur de feu", OptionKind.SPELL, 10, Per.CARD, WALL)


def set_option(library: Path, option: Option, key: str | None = None) -> str:
    with open_library(library) as held:
        kept = offers.save_offer(desk_for(held), offer=Offer(option), offer_id=key)
    assert isinstance(kept, str)
    return kept


@pytest.fixture
def told(club: Path, tmp_path: Path) -> tuple[Path, Path]:
    """Give a library, and the package of its copy: both changed the option that they share."""
    copy, package = tmp_path / "copy.tact", tmp_path / "copy.tactpack"
    key = set_option(club, OPTION)
    copy.write_bytes(club.read_bytes())
    set_option(club, replace(OPTION, spell=replace(WALL, difficulty=Value.of(7))), key)
    theirs = replace(OPTION, kind=OptionKind.OTHER, per=Per.FIGURE, pa=7.5)
    set_option(copy, replace(theirs, spell=replace(WALL, difficulty=Value.of(8))), key)
    with open_library(copy) as held:
        packages.pack(desk_for(held), path=package)
    return club, package


def test_a_spell_is_told_in_the_words_of_its_card(run: Run, told: tuple[Path, Path]) -> None:
    mine, package = told
    french = run("--library", mine, "--language", "fr", "import", package).out
    (line,) = (line for line in french.splitlines() if "Carte du sort" in line)
    assert "Difficulté\u202f: 7" in line and "Difficulté\u202f: 8" in line
    for internal in ("spell", "number", "turns", ".0"):
        assert internal not in line
    differing = ("Type", "Sort", "Autre"), ("Payé pour chaque", "Carte", "Figurine"), ("PA", "10", "7,5")
    for field, ours, theirs in differing:
        told_of = f"garde «\u202f{ours}\u202f»\u202f; le fichier dit «\u202f{theirs}\u202f»"
        assert f"Mur de feu, {field}\u202f: {told_of}" in french


def test_pictures_of_one_kind_and_size_are_told_apart(run: Run, club: Path, tmp_path: Path) -> None:
    copy, package = tmp_path / "copy.tact", tmp_path / "copy.tactpack"
    open_library(club).close()
    copy.write_bytes(club.read_bytes())
    other = PNG[:-16] + b"another" + PNG[-16:]
    for library, picture in ((club, PNG), (copy, other)):
        with open_library(library) as held:
            desk = desk_for(held)
            card = next(r for r in held.cards() if r.card.name_fr == "Abel le Colérique")
            cards.save_card(desk, card=card.card, card_id=card.card_id, picture=picture)
            packages.pack(desk, path=package)
    told = run("--library", club, "--language", "fr", "import", package).out
    mine, theirs = (f"PNG 1 × 1, 1\u202fKo ({n})" for n in (2, 1))
    assert f"garde «\u202f{mine}\u202f»\u202f; le fichier dit «\u202f{theirs}\u202f»" in told
