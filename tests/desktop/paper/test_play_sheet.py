"""The sheet of an army: what one plays from with a pen, read back from the PDF and from what is drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.paper import option_words, play_sheet_words
from desktop.paper.code import QUIET, code_items, modules, side_of
from desktop.paper.face import TextSection
from desktop.paper.flow import set_paragraphs
from desktop.paper.heraldry import look_of
from desktop.paper.items import Box, Circle, Item, TextRun
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font
from desktop.paper.paragraph import Paragraph
from desktop.paper.play_sheet import BOX, MANA, PlaySheet, PlaySheetRow, TableFact
from desktop.paper.stock import Backs, PaperSize, PrinterTrim
from desktop.paper.style import Style, inks, points
from desktop.paper.wounds import DEFAULT, Boxes
from rules.armies import Option, OptionKind
from rules.spells import Spell
from rules.values import Characteristic, Value
from tests.desktop.paper.cards import CONSCRIT, KAIAN, ZEALOT, abilities
from tests.desktop.paper.printed import DOCUMENT, document, printed
from tests.desktop.paper.reading import boxes, extent, texts

LETTERS = DEFAULT["fr"]
ROWS = (
    PlaySheetRow(CONSCRIT, ("A", "B", "C"), LETTERS, 11, 33, 33,
            (TextSection("options", "Options\u202f:", ("Étendard (+5\u00a0PA)",)),)),
    PlaySheetRow(KAIAN, ("",), LETTERS),
)  # fmt: skip
ARMY = PlaySheet("Griffon <b>&", ROWS, "C5", 200, 33, 1, (("Conscrit du Griffon", 4.0),), "À peindre.",
                 look=look_of("griffins", "fr"))  # fmt: skip
PERSON = replace(
    CONSCRIT, name_fr="Selva Orme", system="eclats",
    values={Characteristic.EVE: Value.of(1), Characteristic.PV: Value.of(12)},
)  # fmt: skip


def drawn(army: PlaySheet, layout: Layout | None = None) -> list[list[Item]]:
    """Give what stands on each page."""
    return [list(page.drawn[0].items) for page in army.pages(layout or Layout())]


def words_of(items: list[Item]) -> str:
    return " ".join(item.words for item in items if isinstance(item, TextRun)).replace("\u00a0", " ")


def squares(items: list[Item]) -> list[Box]:
    return [item for item in items if isinstance(item, Box) and item.width == item.height == BOX]


def test_each_card_tells_what_one_plays_it_by_and_unknown_prices_are_counted_apart() -> None:
    data, report = document([printed(CONSCRIT)], replace(DOCUMENT, leaflets=(ARMY,)))
    assert report.pages == 2
    text = " ".join(texts(data)[0].replace("\u00a0", " ").split())
    for words in (
        "Griffon <b>&", "Griffons d’Akkylannie · C5", "Conscrit du Griffon", "Étendard (+5 PA)", "MOU", "RES",
        "Total 33 PA Prix inconnus 1", "3 × 11 = 33 PA", "200 PA", KAIAN.name_fr,
        "Conscrit du Griffon 4", "À peindre.", "Fanatisme", "Contre-attaque/2",
    ):  # fmt: skip
        assert words in text


def test_each_figure_has_its_letter_and_boxes_that_a_pen_can_tick() -> None:
    (page,) = drawn(replace(ARMY, rows=ROWS[:1]))
    assert len(squares(page)) == 3 * len(LETTERS.letters)
    assert BOX >= 5
    told = [item.words for item in page if isinstance(item, TextRun)]
    assert [each for each in told if each in ("A", "B", "C")].count("A") == 1
    assert told.count("T") == 3 and told.count("✶") == 3
    rings = [item for item in page if isinstance(item, Circle) and 2 * item.radius > 5 and not item.fill]
    assert len(rings) == 3, "stunned, once a figure"


def test_boxes_of_twenty_figures_flow_over_lines_and_stay_on_the_page() -> None:
    letters = tuple(f"{chr(65 + n % 26)}{n // 26 or ''}" for n in range(40))
    (page,) = drawn(replace(ARMY, rows=(PlaySheetRow(CONSCRIT, letters, LETTERS),)))
    found = squares(page)
    assert len(found) == 40 * 4
    assert max(box.x + box.width for box in found) <= 210 - 12
    assert len({(box.x, box.y) for box in found}) == len(found)
    for one in found:
        for other in found:
            if one is not other and one.y == other.y:
                assert abs(one.x - other.x) >= BOX


def test_mages_have_circles_for_mana_and_the_faithful_for_faith() -> None:
    for card, words in ((KAIAN, "Mana"), (ZEALOT, "Foi"), (CONSCRIT, "")):
        (page,) = drawn(replace(ARMY, rows=(PlaySheetRow(card, ("",), LETTERS),)))
        told = words_of(page).split()
        assert ("Mana" in told, "Foi" in told) == (words == "Mana", words == "Foi")
        rings = [item for item in page if isinstance(item, Circle) and 2 * item.radius > 5 and not item.fill]
        assert len(rings) == 1 + (MANA if words else 0)


def test_a_game_without_pa_tells_none_and_has_boxes_for_life_and_containers() -> None:
    life = Boxes(("",) * 12, "")
    group = PlaySheet("Initiés", (PlaySheetRow(PERSON, ("",), life),), "ÉCLATS", nobody="", priced=False)
    for language, named in (("fr", "Conteneurs"), ("en", "Containers")):
        (page,) = drawn(replace(group, languages=(language,)))
        words = words_of(page)
        assert named in words and "Animus" in words
        assert ("Personnages" if language == "fr" else "Characters") in words.split()
        assert "Figur" not in words and "PA" not in words.split() and "?" not in words
        assert "oordon" not in words and "oordin" not in words
        assert len(squares(page)) == 12 + 6


@pytest.mark.parametrize("margin", [5.0, 20.0])
def test_no_page_is_begun_for_the_fingerprint_alone(margin: float) -> None:
    marked = replace(ARMY, mark="ABCD-EFGH-JKLM", cards_mark="QRST", code="")
    layout = Layout(printer=PrinterTrim(margin=margin))
    counts = set()
    for rows in range(1, 24):
        # Rows of one line and of two: the text ends at every height of a page.
        for tall in (ROWS[:1], ROWS[1:]):
            pages = drawn(replace(marked, rows=ROWS[1:] * rows + tall), layout)
            counts.add(len(pages))
            assert all(squares(page) for page in pages), "a page that holds only the fingerprint"
            assert "ABCD-EFGH-JKLM" in words_of(pages[-1])
            low = max(extent(item)[3] for page in pages for item in page)
            assert low <= 297 - margin, "nothing where the printer cannot print"
    assert counts >= {1, 2, 3}


def test_life_that_nobody_knows_is_written_by_hand() -> None:
    (page,) = drawn(replace(ARMY, rows=(PlaySheetRow(CONSCRIT, ("",), Boxes((), "")),)))
    assert squares(page) == []
    assert "/" in words_of(page)


def test_both_languages_stand_on_one_sheet_and_what_is_alike_stands_once() -> None:
    track = Boxes(("L", "G/S", "C", "T/K"))
    row = replace(ROWS[1], boxes=track)
    (page,) = drawn(replace(ARMY, rows=(ROWS[0], row), languages=("fr", "en"), mark="K7Q2M-9XRT4"))
    told = [item.words for item in page if isinstance(item, TextRun)]
    words = words_of(page)
    for each in (
        "Conscrit du Griffon", "Griffin conscript", "Fanatisme", "Fanaticism", "MOU", "MOV", "G/S", "T/K",
        "Cartes Cards", "May coordinate", "Fingerprint of the list", "normal size",
    ):  # fmt: skip
        assert each in words
    assert (told.count("INI"), told.count("Total"), words.count(KAIAN.name_fr)) == (2, 1, 1)
    assert words.count("Contre-attaque/2") == 1
    (page,) = drawn(replace(ARMY, rows=ROWS[:1], languages=("en",)))
    assert "MOV" in words_of(page) and "Fanatisme" not in words_of(page)


def test_letters_are_as_large_as_the_pages_allow_and_names_stand_out_of_the_text() -> None:
    sizes = {}
    for count in (1, 4, 8, 12):
        pages = drawn(replace(ARMY, rows=ROWS[:1] * count, languages=("fr", "en")))
        told = [item for page in pages for item in page if isinstance(item, TextRun)]
        (text,) = {item.size for item in told if item.words == "Fanatisme"}
        (name,) = {item.size for item in told if item.words == "Conscrit du Griffon"}
        assert name > text
        sizes[count] = len(pages), text
        named = [item for item in told if item.words in ("Conscrit du Griffon", "Griffin conscript")]
        assert len({item.y for item in named}) == count, "both names on one line"
    assert [pages for pages, _ in sizes.values()] == [1, 1, 1, 2]
    assert sizes[1][1] == sizes[4][1] == sizes[12][1] == points(12) > sizes[8][1]


def test_a_price_is_never_parted_from_its_pa() -> None:
    for length in range(20, 90, 3):
        more = (TextSection("options", "Options\u202f:", (f"{'m' * length} (+5\u00a0PA)",)),)
        (page,) = drawn(replace(ARMY, rows=(replace(ROWS[0], more=more),)))
        told = [item.words for item in page if isinstance(item, TextRun)]
        assert any(words.endswith("(+5\u00a0PA)") for words in told)


def test_a_long_name_stands_clear_of_the_people_beneath_it() -> None:
    long = "La Compagnie des Veilleurs de la Porte d’Akkylannie et de ses marches"
    for languages in (("fr",), ("fr", "en")):
        pages = drawn(replace(ARMY, name=long, languages=languages, rows=ROWS * 6))
        told = [item for item in pages[0] if isinstance(item, TextRun)]
        lines = [item for item in told if item.font is Font.TITLE]
        assert " ".join(item.words for item in lines) == long, "whole in both languages, too"
        under = next(item for item in told if item.words.startswith("Griffons"))
        assert under.y - lines[-1].y > 1.1 * under.size
        assert f"{long} · 1/2".replace(" ", "") in words_of(pages[0]).replace(" ", "")


def test_text_of_all_cards_begins_in_one_column_and_boxes_are_as_dark_as_labels() -> None:
    for languages in (("fr",), ("en",), ("fr", "en")):
        rows = (*ROWS, PlaySheetRow(ZEALOT, ("",), LETTERS))
        (page,) = drawn(replace(ARMY, rows=rows, languages=languages, mark="K7Q2M-9XRT4"))
        told = [item for item in page if isinstance(item, TextRun)]
        options = next(item.x for item in told if item.words.startswith("Options"))
        assert len([item for item in told if abs(item.x - options) < 0.01]) >= 3 * len(languages)
        letters = {item.ink for item in told if item.words == "L"}
        assert letters == {inks("#000000", Style.FULL).soft}, "as dark as labels"


@pytest.mark.parametrize("paper", [PaperSize.A4, PaperSize.LETTER, PaperSize.CARD])
@pytest.mark.parametrize("style", list(Style))
def test_an_army_of_twelve_cards_takes_two_pages_at_most_within_its_margins(
    paper: PaperSize, style: Style
) -> None:
    army = replace(ARMY, rows=ROWS * 6, mark="K7Q2M-9XRT4", code="x" * 300)
    layout = Layout(paper=paper, style=style, printer=PrinterTrim(margin=14.0))
    pages = drawn(army, layout)
    assert len(pages) <= 2
    for items in pages:
        for item in items:
            left, top, right, bottom = extent(item)
            assert left >= 13.9 and right <= paper.width - 13.9
            assert top >= 13.0 and bottom <= paper.height - 9.0


def test_a_card_is_never_parted_by_the_end_of_a_page() -> None:
    pages = drawn(replace(ARMY, rows=ROWS * 20))
    assert len(pages) > 2
    assert sum(words_of(items).count("Étendard") for items in pages) == 20
    for items in pages:
        names = words_of(items).count("Conscrit du Griffon") - words_of(items).count("Griffon 4")
        assert len(squares(items)) == 12 * names + 4 * words_of(items).count("Kaian Draghost")


def test_a_sheet_does_not_put_fronts_on_the_wrong_side_of_the_paper() -> None:
    layout = Layout(backs=Backs.BEHIND)
    data, report = document([printed(CONSCRIT)], replace(DOCUMENT, leaflets=(ARMY,)), layout)
    assert report.pages == 4
    assert texts(data)[1].strip() == ""
    assert "Fanatisme" in texts(data)[2]


def test_the_fingerprint_and_its_code_stand_at_the_foot() -> None:
    told = replace(ARMY, mark="K7Q2M-9XRT4", code="TACT1:K7Q2M-9XRT4:" + "x" * 300, cards_mark="7XQ2M")
    data, report = document([], replace(DOCUMENT, leaflets=(told,)))
    assert report.pages == 1
    assert "liste K7Q2M-9XRT4 Ses cartes 7XQ2M" in texts(data)[0].replace("\r\n", " ")
    assert "K7Q2M-9XRT4" in texts(data)[0] and "mêmes lettres" in texts(data)[0].replace("\r\n", " ")
    foot = [(x, y, w, h) for x, y, w, h in boxes(data, 0) if y > 297 / 2 + 60]
    assert len(foot) > 500
    assert all(x >= 11.9 and y + h <= 297 - 11.9 for x, y, _, h in foot)


def test_a_code_too_large_for_the_page_or_for_any_code_leaves_its_letters() -> None:
    for told in (
        replace(ARMY, mark="K7Q2M-9XRT4", code="x" * 5000),
        replace(ARMY, mark="K7Q2M-9XRT4", code="x" * 2000, rows=ROWS * 4),
    ):
        pages = drawn(told)
        assert len(pages) == 1
        assert "K7Q2M-9XRT4" in words_of(pages[-1])
        assert len([item for item in pages[-1] if isinstance(item, Box)]) < 400


def test_the_code_holds_the_modules_of_its_text() -> None:
    rows = modules("TACT1:K7Q2M")
    assert modules("TACT1:K7Q2M") is rows, "made once for all the times that a page is laid out"
    dark = [item for item in code_items(rows, 10, 20, 0.5)[1:] if isinstance(item, Box)]
    assert round(sum(box.width for box in dark) / 0.5) == sum(map(sum, rows))
    assert min(box.x for box in dark) == 10 + QUIET * 0.5
    assert side_of(rows, 0.5) == (len(rows) + 2 * QUIET) * 0.5


def test_hostile_words_and_endless_ones_stay_on_the_sheet() -> None:
    endless = replace(
        CONSCRIT, name_fr="x" * 5000, abilities=abilities(*(f"Compétence {n}" for n in range(90)))
    )
    pages = drawn(
        replace(ARMY, name="<b>" * 500, rows=(PlaySheetRow(endless, ("",), LETTERS),), note="n " * 3000)
    )
    for items in pages:
        assert max(extent(item)[2] for item in items) <= 210 - 11.9


def test_the_sheet_says_everything_in_both_languages() -> None:
    french, english = play_sheet_words.WORDS["fr"], play_sheet_words.WORDS["en"]
    assert french.keys() == english.keys() and all((*french.values(), *english.values()))


def test_a_card_with_more_text_than_a_page_goes_on_overleaf_and_leaves_no_page_to_the_head() -> None:
    many = tuple(f"Compétence au nom très long et bien détaillé numéro {n}" for n in range(250))
    rows = (replace(ROWS[1], card=replace(KAIAN, abilities=abilities(*many))), ROWS[0])
    pages = replace(ARMY, rows=rows).pages(Layout())
    text = " ".join(words_of(list(page.drawn[0].items)) for page in pages)
    assert [name for name in many if name not in text] == [] and not any(page.lost for page in pages)
    assert "numéro 0 " in words_of(list(pages[0].drawn[0].items))
    assert words_of(list(pages[1].drawn[0].items)).startswith(f"{KAIAN.name_fr}  · suite")
    for page in pages:
        low = max(extent(item)[3] for item in page.drawn[0].items if isinstance(item, TextRun))
        assert low < 297 - 5


def test_a_lead_in_both_languages_stays_bold_and_one_longer_than_a_line_is_broken() -> None:
    lead = "Peuvent coordonner"
    items = drawn(replace(ARMY, languages=("fr", "en")))[-1]
    (bold,) = [item for item in items if isinstance(item, TextRun) and item.words.startswith(lead)]
    assert bold.font is Font.BOLD
    step = TableFact("Au contact " * 40, ("A",))
    for page in drawn(replace(ARMY, standing=(step,))):
        assert all(extent(item)[2] < 210 for item in page if isinstance(item, TextRun))


def test_letters_without_a_font_are_told_of_their_card_and_once() -> None:
    odd = replace(KAIAN, name_fr="Kaian 龍", abilities=abilities("Souffle 火"))
    many = replace(ARMY, rows=(replace(ROWS[1], card=odd, key="x"), *ROWS * 12))
    lost = [each for page in many.pages(Layout()) for each in page.lost]
    assert [(each.what, each.words, each.whose, each.key) for each in lost] == [
        ("glyphs", "龍火", "Kaian 龍", "x")
    ]
    named = replace(ARMY, name="Griffon 王", rows=ROWS * 12).pages(Layout())
    assert len(named) > 1
    assert [each.words for page in named for each in page.lost] == ["王"], "the foot says it again"


def test_a_spell_has_on_the_sheet_what_it_asks_of_its_caster() -> None:
    light = Spell(name_fr="Halo", name_en="Halo of dawn", cost={"light": 1}, difficulty=Value.of(7))
    option = Option("Halo", OptionKind.SPELL, 3, spell=light)
    assert option_words.priced(option, ("fr",)) == "Halo (lumière\u00a01, difficulté\u00a07, +3\u00a0PA)"
    both = option_words.priced(option, ("fr", "en"))
    assert both.endswith("/ Halo of dawn (light\u00a01, difficulty\u00a07, +3\u00a0PA)")


def test_no_line_begins_with_what_parts_a_rank_from_its_level() -> None:
    for room in range(18, 60):
        rank = Paragraph(
            "rank", ("Machine de guerre · niveau 2 / War machine · level 2",), Font.TEXT, "#000000"
        )
        lines = [words for _, _, words in set_paragraphs([rank], 3.0, room).lines]
        assert not [line for line in lines if line.startswith("·")]
