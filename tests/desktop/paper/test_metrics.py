"""One measure for screen and paper: what we read from the fonts is what ReportLab draws with."""

from __future__ import annotations

import pytest
from reportlab.pdfbase import pdfmetrics

from desktop.paper.flow import em, shortened, title, wrapped
from desktop.paper.losses import Losses, Lost
from desktop.paper.metrics import Font, drawable, width_in_em
from desktop.paper.pdf import register_fonts
from tests.desktop.paper.cards import HOSTILE


@pytest.mark.parametrize("font", list(Font))
def test_a_text_is_as_wide_as_reportlab_draws_it(font: Font) -> None:
    register_fonts()
    text = "Maître d’œuvre 12,5 – Éthéré/+2"
    drawn = pdfmetrics.stringWidth(text, font.value, 10)
    assert width_in_em(text, font) * 10 == pytest.approx(drawn, rel=0.002)


@pytest.mark.parametrize("font", list(Font))
def test_whatever_is_typed_every_run_can_be_drawn_by_its_font(font: Font) -> None:
    register_fonts()
    runs = drawable(HOSTILE, font)
    for words, by in runs:
        known = pdfmetrics.getFont(by.value).face.charToGlyph  # type: ignore[attr-defined]
        assert all(ord(character) in known for character in words), words
    together = "".join(words for words, _ in runs)
    assert "<b>&\"' œŒ" in together
    assert "fin" in together
    assert "\u25a1" in together  # the ideogram has no shape here: a square, not nothing


def test_a_narrow_no_break_space_stays_a_space() -> None:
    assert drawable("à\u202f!", Font.TITLE) == (("à\u00a0!", Font.TITLE),)


def test_lines_fit_their_room_and_keep_every_word() -> None:
    text = "Virtuose des Ténèbres et des quatre Éléments, Nécromancie"
    lines = wrapped(text, Font.TEXT, 9.0)
    assert all(em(line, Font.TEXT) <= 9.0 for line in lines)
    assert " ".join(lines) == text


def test_a_word_longer_than_a_line_is_cut_and_nothing_is_lost() -> None:
    lines = wrapped("x" * 300, Font.TEXT, 7.0)
    assert all(em(line, Font.TEXT) <= 7.0 for line in lines)
    assert "".join(lines) == "x" * 300


def test_a_word_longer_than_a_line_is_cut_behind_a_stroke_or_a_hyphen() -> None:
    assert wrapped("Commandement/10", Font.TEXT, 7.8) == ["Commandement/", "10"]
    assert wrapped("Magicien-guerrier/12", Font.TEXT, 6.0) == ["Magicien-", "guerrier/12"]


def test_what_is_shortened_ends_in_an_ellipsis_and_fits() -> None:
    name, lost = "Kaian Draghost, le Changeur de Formes", Losses()
    short = shortened(name, Font.STRONG, 24.0, 3.0, lost, "name")
    assert short.endswith("…")
    assert em(short, Font.STRONG) <= 8.0
    assert lost.told == [Lost("name", 0, name, 3.0)]
    assert shortened("Abel", Font.STRONG, 24.0, 3.0, lost, "name") == "Abel" and len(lost.told) == 1


def test_a_title_in_two_lines_has_lines_of_about_the_same_length() -> None:
    lost = Losses()
    _, lines = title("Guerrier Crâne Nécromant des Limbes", Font.TITLE, 50.0, ((3.5, 2),), lost, "name")
    assert not lost.told
    assert len(lines) == 2
    longer, shorter = sorted((em(line, Font.TITLE) for line in lines), reverse=True)
    assert shorter > longer * 0.6
