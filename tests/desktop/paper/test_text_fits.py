"""Text fits its card, goes on behind it, or is told before anything is printed."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from desktop.paper.documents import Composition
from desktop.paper.face import TextFloor, TextSection, face, rest_face
from desktop.paper.face_room import MOST_ROOMY
from desktop.paper.heraldry import Look
from desktop.paper.items import Box, Face, Picture, TextRun
from desktop.paper.layout import Layout
from desktop.paper.metrics import MM_PER_POINT, Font, without_shape
from desktop.paper.pages import PlacedItems
from desktop.paper.spell_face import spell_face
from desktop.paper.stock import CARD_SIZES, Backs, CardSize
from desktop.wording.paper_losses import lost_words
from tests.desktop.paper.cards import CONSCRIT, DRAGON, KAIAN, WALL, abilities, picture
from tests.desktop.paper.printed import DOCUMENT, document, printed
from tests.desktop.paper.reading import words

NAMES = tuple(f"Compétence numéro {n}" for n in range(40))
CROWDED = replace(KAIAN, abilities=abilities(*NAMES))
BEHIND = Layout(backs=Backs.BEHIND, goes_on=True)
FLOOR = 6.8 * MM_PER_POINT


def runs_of(shown: Face | PlacedItems) -> list[TextRun]:
    return [item for item in shown.items if isinstance(item, TextRun)]


def text_of(shown: Face) -> list[TextRun]:
    """Give the runs below the values."""
    top = 28 if shown.width > shown.height else 39
    return [run for run in runs_of(shown) if run.y > top and run.font is Font.TEXT]


def boxes_of(shown: Face) -> list[Box]:
    return [item for item in shown.items if isinstance(item, Box) and item.radius == 0.5]


@pytest.mark.parametrize("card", [KAIAN, DRAGON, CROWDED])
def test_every_phrase_but_the_last_keeps_its_separator_wherever_lines_end(card: object) -> None:
    shown = face(card, "fr", floor=TextFloor(goes_on=True))  # type: ignore[arg-type]
    set_ = [ability.label("fr") for ability in card.abilities]  # type: ignore[attr-defined]
    lines = [run.words for run in text_of(shown)]
    text = " ".join(lines)
    shown_names = [name for name in set_ if name in text]
    for name, following in pairwise(shown_names):
        assert f"{name} · {following}" in text, lines


def test_short_cards_use_their_room() -> None:
    assert max(run.size for run in text_of(face(CONSCRIT, "fr"))) > 12 * MM_PER_POINT
    assert max(run.size for run in text_of(face(KAIAN, "fr"))) < 10 * MM_PER_POINT
    tarot = face(KAIAN, "fr", size=CARD_SIZES["70x120"])
    assert max(run.size for run in text_of(tarot)) > max(run.size for run in text_of(face(KAIAN, "fr")))


@pytest.mark.parametrize("picture_of", [None, picture(60, 90)])
@pytest.mark.parametrize("size", [*CARD_SIZES.values(), *(size.lying for size in CARD_SIZES.values())])
def test_large_letters_part_no_ability_that_has_room_on_a_line(
    size: CardSize, picture_of: bytes | None
) -> None:
    named = ("Tueur né/1", "Créature", "Artefact/1", "Coup de maître/0", "Contre-attaque/2")
    for count in range(1, len(named) + 1):
        card = replace(CONSCRIT, abilities=abilities(*named[:count]))
        shown = face(card, "fr", size=size, figures=("A",), picture=picture_of)
        lines = " | ".join(run.words for run in text_of(shown))
        assert [name for name in named[:count] if name not in lines] == []


def test_pieces_that_have_no_room_behind_either_are_counted_where_one_is_cut_in_its_middle() -> None:
    told = "le porteur relance un dé d’attaque ou de défense par tour tant qu’un ami libre reste près de lui."
    pieces = tuple(" ".join(f"Pièce {n} phrase {k} : {told}" for k in range(1, 6)) for n in range(1, 6))
    size, large = CARD_SIZES["57x87"].lying, TextFloor(large=True, goes_on=True)
    front = face(replace(CONSCRIT, equipment=pieces), "fr", size=size, floor=large)
    behind = rest_face("Conscrit", "", "suite", front.rest, Look(), size=size, floor=large)
    shown = " ".join((*words(front), *words(behind)))
    assert "Pièce 1 phrase 1" in " ".join(words(front)), "the front is not left half empty"
    begun = sum(f"Pièce {n} phrase 1" in shown for n in range(1, 6))
    assert "Pièce 1 phrase 1" in shown and "…" in shown
    (lost,) = behind.lost
    assert (lost.what, lost.count >= 5 - begun) == ("equipment", True), lost


@pytest.mark.parametrize("size", [CARD_SIZES["57x87"].lying, CARD_SIZES["63x88"]])
def test_a_piece_cut_in_its_middle_is_told_as_shortened_and_those_after_it_as_left_out(
    size: CardSize,
) -> None:
    told = "le porteur relance un dé d’attaque ou de défense par tour tant qu’un ami libre reste près de lui."
    pieces = tuple(" ".join(f"Pièce {n} phrase {k} : {told}" for k in range(1, 6)) for n in range(1, 6))
    front = face(replace(CONSCRIT, equipment=pieces), "fr", size=size, floor=TextFloor(large=True))
    cut, left = front.lost
    shown = " ".join(words(front)).rstrip("…")
    assert shown.endswith(pieces[0][: pieces[0].index(cut.words)].strip()), "it begins where the card ends"
    assert lost_words(cut).startswith("text shortened: “")
    assert lost_words(left).startswith("4 pieces of equipment left out, from “Pièce 2")


def test_a_note_is_smaller_than_what_the_card_says_and_leaves_it_its_size() -> None:
    note = TextSection("note", "", ("Se relève sur 5 ou 6 au premier tour.",))
    shown = face(CONSCRIT, "fr", figures=("A",), more=(note,))
    (said,) = {run.size for run in text_of(shown)}
    (noted,) = {run.size for run in runs_of(shown) if run.font is Font.ITALIC}
    assert noted == pytest.approx(said * 0.86)
    assert said == max(run.size for run in text_of(face(CONSCRIT, "fr", figures=("A",))))


@pytest.mark.parametrize("figures", [("",), ("A", "B"), ("A", "B", "C", "D")])
def test_boxes_of_a_few_figures_are_large_enough_for_a_pen(figures: tuple[str, ...]) -> None:
    assert len(figures) <= MOST_ROOMY
    shown = boxes_of(face(CONSCRIT, "fr", figures=figures))
    assert len(shown) == 4 * len(figures)
    assert min(min(box.width, box.height) for box in shown) >= 5


def test_many_figures_or_much_text_take_smaller_boxes_rather_than_lose_text() -> None:
    many = face(CONSCRIT, "fr", figures=tuple("ABCDEFGHIJKL"))
    assert len(boxes_of(many)) == 48 and not many.lost
    full = face(replace(KAIAN, abilities=abilities(*NAMES[:16])), "fr", figures=("A", "B", "C", "D"))
    assert not full.lost
    assert max(box.height for box in boxes_of(full)) < 5


def test_what_has_no_room_goes_on_behind_and_nothing_is_lost() -> None:
    _, report = document([printed(CROWDED), printed(CONSCRIT)], layout=BEHIND)
    assert report.overflow == ()
    front, back = Composition([([printed(CROWDED), printed(CONSCRIT)], DOCUMENT)], BEHIND).pages()
    text = " ".join(run.words for side in (front, back) for part in side.drawn for run in runs_of(part))
    assert [name for name in NAMES if f"{name} " not in text] == []
    assert "suite" in text and "+" in text
    (rest,) = [part for part in back.drawn if any("numéro" in run.words for run in runs_of(part))]
    assert min(run.size for run in runs_of(rest) if "numéro" in run.words) >= FLOOR
    (emblem,) = [part for part in back.drawn if part is not rest]
    assert "Griffon" in " ".join(run.words for run in runs_of(emblem))


def test_without_a_back_the_cards_that_do_not_fit_are_told() -> None:
    for layout in (Layout(), Layout(goes_on=True), replace(BEHIND, goes_on=False)):
        _, report = document([printed(CROWDED)] * 2, layout=layout)
        (lost,) = report.overflow
        assert lost.name == KAIAN.name_fr and lost.lost[0].what == "abilities"


def test_what_has_no_room_on_both_sides_is_told() -> None:
    endless = replace(KAIAN, abilities=abilities(*(f"Compétence numéro {n}" for n in range(400))))
    _, report = document([printed(endless)], layout=BEHIND)
    (lost,) = report.overflow
    assert 0 < lost.lost[0].count < 400


def test_large_text_is_never_smaller_than_ten_points() -> None:
    for card in (CONSCRIT, KAIAN, CROWDED):
        shown = face(card, "fr", floor=TextFloor(large=True, goes_on=True))
        assert min(run.size for run in text_of(shown)) >= 9.8 * MM_PER_POINT - 1e-9
    assert face(CROWDED, "fr", floor=TextFloor(large=True)).lost


def test_a_word_beside_a_picture_is_not_parted_from_its_number() -> None:
    shown = face(DRAGON, "fr", picture=picture(60, 90))
    assert any(isinstance(item, Picture) for item in shown.items)
    assert any("Implacable/1" in run for run in words(shown))


def test_letters_that_no_font_has_are_told() -> None:
    assert without_shape("Épée œuf ✶") == ""
    assert without_shape("漢字 x 漢 □") == "漢字"
    odd = face(replace(CONSCRIT, name_fr="Conscrit 漢"), "fr",
               more=(TextSection("note", "", ("字 et 漢",)),))  # fmt: skip
    (lost,) = odd.lost
    assert (lost.what, lost.count, lost.words) == ("glyphs", 2, "漢字")


SENTENCES = tuple(f"Phrase numéro {n} d’un long texte qui dit ce qu’il faut." for n in range(40))


def below_its_head(shown: Face) -> str:
    return " ".join(run.words for run in runs_of(shown) if run.y > 18)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_running_text_goes_on_behind_where_it_ends_in_front(language: str) -> None:
    long = spell_face(
        replace(WALL, text_fr=" ".join(SENTENCES[:20]), text_en=""), language, floor=TextFloor(goes_on=True)
    )
    back_of = rest_face("Mur", "", "suite", long.rest, Look())
    front, back = (" ".join(words(shown)) for shown in (long, back_of))
    assert not long.lost and not back_of.lost
    assert "Phrase numéro 0 " in front and "Phrase numéro 0 " not in back
    together = f"{front} {below_its_head(back_of)}".replace("…", "")
    assert [said for said in SENTENCES[:20] if said not in together] == []


def test_a_note_goes_on_behind_where_it_ends_in_front() -> None:
    note = TextSection("note", "", (" ".join(SENTENCES[:22]),))
    shown = face(CONSCRIT, "fr", more=(note,), floor=TextFloor(goes_on=True))
    behind = rest_face("Conscrit", "", "suite", shown.rest, Look())
    assert not shown.lost and not behind.lost
    together = " ".join((*words(shown), below_its_head(behind))).replace("…", "")
    assert [said for said in SENTENCES[:22] if said not in together] == []


def test_text_that_has_no_room_is_told_from_the_word_where_it_ends() -> None:
    shown = face(CONSCRIT, "fr", more=(TextSection("note", "", (" ".join(SENTENCES),)),))
    (lost,) = shown.lost
    last = " ".join(words(shown)).split("…")[0].split()[-1]
    assert lost.what == "note" and f"{last} {lost.words}"[:40] in " ".join(SENTENCES)
