"""What a file says otherwise, on the command line: in the words and figures of the language that is asked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from db.library import Imported, Library
from rules.text import Message
from rules.values import Value
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile, roster, selection
from tests.desktop.cli.command_line import Run


def griffon(folder: Path, revision: int, ini: str, more: str, pa: object) -> Path:
    cells = GUARD | {"Ini": ini, "Aim": "3", **({"Cou/Fea": more} if more else {})}
    path = folder / "some.cat"
    path.write_bytes(catalogue(entry("Vane", pa=pa, profiles=[profile("Vane", cells)]), revision=revision))
    return path


def told(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("Vane")]


def test_letters_and_figures_are_those_of_the_language(run: Run, club: Path, tmp_path: Path) -> None:
    run("--library", club, "import", griffon(tmp_path, 1, "3", "4 C", 19.5))
    english = [
        "Vane, COU/FEA: “FEA 6” replaces “COU 4”",
        "Vane, PA: “20.5” replaces “19.5”",
    ]
    file = griffon(tmp_path, 2, "3", "6 F", 20.5)
    assert told(run("--library", club, "import", file).out) == english
    french = [
        "Vane, COU/PEUR\u202f: «\u202fCOU 4\u202f» remplace «\u202fPEUR 6\u202f»",
        "Vane, PA\u202f: «\u202f21,5\u202f» remplace «\u202f20,5\u202f»",
    ]
    file = griffon(tmp_path, 3, "3", "4 C", 21.5)
    assert told(run("--library", club, "--language", "fr", "import", file).out) == french


def test_what_a_file_took_away_and_what_stands_empty_is_told_of_the_file(
    run: Run, club: Path, tmp_path: Path
) -> None:
    ask = ("--library", club, "--language", "fr", "import")
    first = roster(
        selection("Vane", number=3, profiles=[profile("Vane")]), selection("Bear", profiles=[profile("Bear")])
    )
    later = roster(selection("Vane", number=3, profiles=[profile("Vane")]))
    path = tmp_path / "list.ros"
    path.write_bytes(first)
    run(*ask, path)
    with Library.open(club) as library:
        (army,) = (army for army in library.armies() if army.name == "Le Griffon")
        vane, bear = army.entries
        mine = replace(army, entries=(vane, replace(bear, figures=2)))
        library.write_import(Message("step.army_edited"), Imported(armies={army.id: mine}))
    path.write_bytes(later)
    assert (
        "Le Griffon · Bear, Figurines\u202f: garde «\u202f2\u202f»\u202f; le fichier ne l’a plus"
        in run(*ask, path).out
    )
    removed = "Le Griffon · Bear, Figurines\u202f: «\u202f2\u202f» n’y est plus, comme dans le fichier"
    assert removed in run(*ask, "--theirs", path).out


def test_what_its_owner_emptied_has_words(run: Run, club: Path, tmp_path: Path) -> None:
    run("--library", club, "import", griffon(tmp_path, 1, "3", "", 20))
    with Library.open(club) as library:
        held = next(r for r in library.cards() if r.card.name_en == "Vane")
        mine = {held.card_id: replace(held.card, pa=Value.parse(""), abilities=())}
        library.write_import(Message("step.card_edited", {"name": "Vane"}), Imported(cards=mine))
    file = griffon(tmp_path, 2, "3", "", 21)
    assert told(run("--library", club, "import", file).out) == ["Vane, PA: stays empty; the file says “21”"]


def test_a_card_of_a_name_that_is_nearly_known_is_asked_for_without_empty_brackets(
    run: Run, club: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.cat"
    abel = "Abel the ill tempered"
    other.write_bytes(catalogue(entry(abel, profiles=[profile(abel)])))
    lines = run("--library", club, "import", other).out.splitlines()
    assert "Abel the ill tempered: is it Abel the ill-tempered?" in lines
