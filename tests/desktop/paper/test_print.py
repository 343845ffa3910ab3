"""The verbs that print: from a library to a file, all of it or nothing."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pypdfium2 as pdfium  # type: ignore[import-untyped]
import pytest

from db.library import ArmyWrite, CardWrite
from desktop.operations import armies, paper
from desktop.operations.desk import Desk
from desktop.operations.paper import DocumentCancelled, PrintOptions, PrintReport
from desktop.paper.losses import Lost
from desktop.wording import say
from desktop.wording.paper_losses import losses_words
from rules.armies import Army, Entry, Option, OptionKind, Per
from rules.cards import Card
from rules.spells import Spell
from rules.text import Message, Refusal
from tests.desktop.paper.cards import HOSTILE, KAIAN, abilities, picture
from tests.desktop.paper.printed import print_army

LABEL = Message("step.card_edited", {"name": "x"})


def army_id(desk: Desk, name: str = "Griffon (V-A-4)") -> str:
    return next(army.id for army in desk.library.armies() if army.name == name)


def add_card(desk: Desk, card: Card) -> str:
    return desk.library.write_cards(LABEL, [CardWrite(None, card)]).card_ids[0]


def texts(path: Path) -> list[str]:
    pdf = pdfium.PdfDocument(path.read_bytes())
    made = []
    for page in pdf:
        text = page.get_textpage()
        made.append(text.get_text_bounded().replace("\u00a0", " "))
        text.close()
        page.close()
    pdf.close()
    return made


def printed(report: PrintReport | Refusal) -> PrintReport:
    assert isinstance(report, PrintReport), report
    return report


def test_an_army_is_printed_with_its_summary_and_its_wound_boxes(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "griffon.pdf"
    report = printed(print_army(desk, army_id(desk), PrintOptions(), path))
    assert (report.pages, report.cards, report.overflow) == (2, 5, ())
    summary, sheet = texts(path)
    assert "Griffon (V-A-4)" in summary
    assert "160 PA" in summary
    assert "Abel le Colérique" in summary.partition("coordonner")[2]
    assert sheet.count("Conscrit du Griffon") == 1
    assert [left.name for left in tmp_path.iterdir() if left.suffix == ".tmp"] == []


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        (PrintOptions(per_figure=True), 8),
        (PrintOptions(copies=3), 15),
        (PrintOptions(language="both"), 10),
        (PrintOptions(language="en", summary=False, wound_boxes=False, ink_saver=True), 5),
    ],
)
def test_what_is_chosen_is_printed(desk: Desk, tmp_path: Path, options: PrintOptions, cards: int) -> None:
    path = tmp_path / "griffon.pdf"
    report = printed(print_army(desk, army_id(desk), options, path))
    assert report.cards == cards
    text = "".join(texts(path))
    assert ("Griffin conscript" in text) == ("en" in options.languages)
    assert ("Conscrit du Griffon" in text) == ("fr" in options.languages)
    assert ("✶" in text) == options.wound_boxes


def test_a_selection_is_printed_in_its_order(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    found = [r for r in desk.library.cards() if r.card.edition == "C5"]
    chosen = [found[3], found[0]]
    ids = [revision.card_id for revision in chosen]
    report = printed(paper.print_cards(desk, card_ids=ids, options=PrintOptions(), path=path))
    assert (report.pages, report.cards) == (1, 2)
    (text,) = texts(path)
    places = [text.index(revision.card.name_fr) for revision in chosen]
    assert places == sorted(places)


def test_a_list_without_a_people_says_that_it_is_not_chosen(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "griffon.pdf"
    armies.edit(desk, army_id(desk), people="")
    printed(print_army(desk, army_id(desk), PrintOptions(), path))
    words = " ".join(texts(path)[0].split())
    assert "Le peuple de l’armée n’est pas choisi" in words
    assert "Aucun combattant" not in words


def test_spells_that_are_bought_are_named_in_the_language_of_the_print(desk: Desk, tmp_path: Path) -> None:
    army, path = desk.library.army(army_id(desk)), tmp_path / "griffon.pdf"
    spell = Spell(name_fr="Lance de braise", name_en="Ember lance")
    bought = (Option("Lance de braise", OptionKind.SPELL, 5, spell=spell),
              Option("Serment", OptionKind.SPELL, 5, spell=spell))  # fmt: skip
    armies.set_options(desk, army.id, entry_id=army.entries[0].id, options=bought)
    for language, spoken in (("fr", (True, False)), ("en", (False, True)), ("both", (True, True))):
        options = PrintOptions(language=language, spells=False)
        printed(print_army(desk, army.id, options, path))
        sheet, *cards = (" ".join(page.split()) for page in texts(path))
        for words in (sheet, " ".join(cards)):
            assert ("Lance de braise" in words, "Ember lance" in words) == spoken
            assert "Serment" in words, "what is called otherwise than its card keeps its name"


def test_options_notes_unknown_prices_and_pictures_of_a_list_are_printed(desk: Desk, tmp_path: Path) -> None:
    from db.library import picture_id

    data = picture()
    card = replace(KAIAN, picture=picture_id(data), abilities=KAIAN.abilities[:10])
    card_id = desk.library.write_cards(LABEL, [CardWrite(None, card)], [data]).card_ids[0]
    options = (Option("Orbe", OptionKind.ARTEFACT, 12, Per.FIGURE), Option("Éclair", OptionKind.SPELL, None))
    entry = Entry("1", card_id, 1, 2, options, "Le garder en réserve.")
    army = Army("", HOSTILE, "acheron", "C3", 300, (entry,))
    written = desk.library.write_armies(LABEL, [ArmyWrite(None, army)])
    path = tmp_path / "limbes.pdf"
    report = printed(print_army(desk, written.army_ids[0], PrintOptions(), path))
    told, *others = report.overflow
    assert [(lost.what, lost.words) for lost in told.lost] == [("glyphs", "漢\ufffe")], "in the list’s name"
    assert all(each.is_whole for each in others), "text beside a picture is small"
    summary, sheet = texts(path)
    assert "<b>&\"' œŒ" in summary
    assert "24 PA Prix inconnus 1" in " ".join(summary.split())
    assert "Orbe (+12 PA par figurine)" in summary
    assert "Le garder en réserve." in summary
    for words in ("Artefacts", "Orbe", "Sorts", "Éclair", "Le garder"):
        assert words in sheet
    pdf = pdfium.PdfDocument(path.read_bytes())
    kinds = [thing.type for thing in pdf[1].get_objects()]
    assert kinds.count(pdfium.raw.FPDF_PAGEOBJ_IMAGE) == 1
    pdf.close()


def test_cards_that_do_not_fit_are_named_with_the_entry_they_stand_for(desk: Desk, tmp_path: Path) -> None:
    card_id = add_card(desk, replace(KAIAN, abilities=abilities(*(f"Compétence {n}" for n in range(120)))))
    report = printed(
        paper.print_cards(desk, card_ids=[card_id], options=PrintOptions(), path=tmp_path / "x.pdf")
    )
    assert [(lost.name, lost.page, lost.key) for lost in report.overflow] == [(KAIAN.name_fr, 1, card_id)]


def refused(answer: PrintReport | Refusal) -> str:
    assert isinstance(answer, Refusal)
    assert "{" not in say(answer.message)
    return answer.code


def test_a_folder_that_is_not_there_is_one_sentence(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "griffon.pdf"
    answer = print_army(desk, army_id(desk), PrintOptions(), path)
    assert refused(answer) == "paper.no_folder"


def test_a_folder_in_place_of_a_file_is_one_sentence(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "griffon.pdf"
    path.mkdir()
    answer = print_army(desk, army_id(desk), PrintOptions(), path)
    assert refused(answer) in ("paper.not_allowed", "paper.not_written")
    assert [left.name for left in tmp_path.iterdir() if left.suffix == ".tmp"] == []


def test_an_impossible_name_is_one_sentence(desk: Desk, tmp_path: Path) -> None:
    answer = print_army(desk, army_id(desk), PrintOptions(), tmp_path / "a\0b.pdf")
    assert refused(answer) == "paper.not_written"


def test_a_full_disk_leaves_the_old_file_as_it_was(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "griffon.pdf"
    path.write_bytes(b"the old one")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("desktop.operations.files.os.fsync", full)
    answer = print_army(desk, army_id(desk), PrintOptions(), path)
    monkeypatch.undo()
    assert refused(answer) == "paper.disk_full"
    assert path.read_bytes() == b"the old one"
    assert sorted(left.name for left in tmp_path.iterdir() if left.suffix == ".tmp") == []


def test_a_print_given_up_leaves_nothing(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "griffon.pdf"
    with pytest.raises(DocumentCancelled):
        job = paper.army_job(desk, army_id=army_id(desk), options=PrintOptions())
        paper.write_job(job, path, cancelled=lambda: True)
    assert not path.exists()


def test_remembered_options_that_make_no_sense_are_left_out() -> None:
    options = PrintOptions(language="both", copies=3, backs="fold")
    assert PrintOptions.from_values(options.values()) == options
    odd = {"language": "de", "copies": 900, "backs": "yes", "paper": "a0", "new": 1, "card": "8x8",
           "bleed": 99.0, "gap": float("nan"), "card_width": -1.0, "printer": {"margin": 9}}  # fmt: skip
    kept = PrintOptions(copies=paper.MOST_COPIES, bleed=5.0, card_width=50.0)
    assert PrintOptions.from_values(odd) == kept
    assert PrintOptions.from_values({"cut_marks": False}).cuts == "none"
    assert PrintOptions.from_values({"cut_marks": True}) == PrintOptions()
    assert PrintOptions.from_values({"backs": True}).backs == "behind"


def test_file_names_are_safe_on_every_system(desk: Desk) -> None:
    army = Army("", 'Raid: <1/2> "œ"\\ *?|', "griffins", "", None, ())
    written = desk.library.write_armies(LABEL, [ArmyWrite(None, army)])
    job = paper.army_job(desk, army_id=written.army_ids[0], options=PrintOptions())
    assert not set(job.name) & set('<>:"/\\|?*')
    assert job.name.startswith("Raid")


def test_every_loss_has_words() -> None:
    for what in (
        "name", "people", "edition", "rank", "value", "abilities", "classes", "equipment", "options", "note",
        "text", "state", "token", "back", "picture", "figures", "glyphs",
    ):  # fmt: skip
        for count in (0, 1, 2):
            words = losses_words([Lost(what, count, "ATT 4 C", 2.0)])
            assert "paper." not in words and words.endswith("no room even in letters of 5.7 points")
