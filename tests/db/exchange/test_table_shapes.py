"""Tables as spreadsheets leave them: lines above the headings, separators told, thousands, days and sums."""

from __future__ import annotations

import io
import re
import zipfile
from collections import Counter
from datetime import date, time
from math import copysign
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.worksheet.formula import ArrayFormula

from db.errors import Unreadable
from db.exchange import columns
from db.exchange.budget import MOST_ALIKE
from db.exchange.raw_tables import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Way
from db.exchange.table_reading import CardTable, read
from db.exchange.workbook import MAX_LINE
from rules.text import Message
from rules.values import ABSENT, Characteristic, ValueKind
from tests.rules.data import abilities, peoples

C = Characteristic


def table(data: str | bytes, way: Way | None = None) -> CardTable:
    """Read a table with the catalogues that ship."""
    raw = data.encode() if isinstance(data, str) else data
    return read(raw, "club.csv", peoples(), abilities(), way=way)


def told(read_table: CardTable) -> list[tuple[int, str, str]]:
    """Tell the troubles: line, column, reason."""
    return [(t.line, t.field, t.reason.removeprefix("import.")) for t in read_table.troubles]


def workbook(*rows: tuple[object, ...]) -> bytes:
    """Write a workbook of one sheet; what it counts has no results, for no spreadsheet has opened it."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(list(row))
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def merged(data: bytes, *ranges: str) -> bytes:
    """Merge ranges of cells of a workbook, as people do in their headings."""
    book = load_workbook(io.BytesIO(data))
    for each in ranges:
        book.worksheets[0].merge_cells(each)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


# Above the headings -------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["sep=;", '"sep=;"', "SEP=;", "sep=;;;", "\ufeffsep=;"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_that_tells_the_separator_is_obeyed_and_is_no_heading(first: str, end: str) -> None:
    found = table(end.join((first, "nom;mou;pa", "Ada;7,5;17", "Bran;10;20")))
    assert [(card.name_fr, str(card.values[C.MOU])) for card in found.cards] == [
        ("Ada", "7.5"),
        ("Bran", "10"),
    ]
    assert told(found) == []


def test_the_separator_that_is_told_may_be_any_that_tables_have() -> None:
    found = table("sep=|\nnom|compétences|pa\nAda|Bravoure, Vol|17\n")
    assert [ability.id for ability in found.cards[0].abilities] == ["bravery", "flight"]


@pytest.mark.parametrize(
    "above",
    [
        "Cartes du club",
        "Cartes du club, saison 2026",
        "\n\nCartes du club\n;;\nde Lyon",
        "Griffons;;;;",
        ",,,",
    ],
)
def test_titles_and_empty_lines_above_the_headings_are_left_out_and_told(above: str) -> None:
    found = table(f"{above}\nNom;Mouvement;Prix;PA\nAda;10;x;17\n")
    (card,) = found.cards
    assert (card.name_fr, str(card.values[C.MOU]), str(card.pa)) == ("Ada", "10", "17")
    reasons = [reason for _, _, reason in told(found)]
    words = sum(bool(line.strip(" ;")) for line in above.splitlines())
    assert reasons == [*["above_headings"] * words, "unknown_column"]
    line = above.count("\n") + 2
    assert told(found)[-1] == (line, "Prix", "unknown_column")


def test_headings_nobody_knows_are_found_below_a_title_of_one_cell() -> None:
    outline = columns.outline(b"Club de Lyon\nFigurine;Vitesse;Prix\nAda;10;17\n", "club.csv")
    assert (outline.header, outline.way.head) == (("Figurine", "Vitesse", "Prix"), 2)
    assert outline.tops == ((1, "Club de Lyon"), (2, "Figurine · Vitesse · Prix"), (3, "Ada · 10 · 17"))


@pytest.mark.parametrize("plain", ["nom;pa\nAda;17\nnom;pa;mou\n", "nom\nAda\nBran\n"])
def test_the_first_line_holds_the_headings_where_nothing_speaks_against_it(plain: str) -> None:
    assert columns.outline(plain.encode(), "club.csv").way.head == 1


def test_the_line_of_the_headings_may_be_chosen() -> None:
    data = "Figurine;Vitesse;Prix\nFigure;Speed;Cost\nAda;10;17\n"
    assert columns.outline(data.encode(), "a.csv").header[0] == "Figurine"
    chosen = columns.outline(data.encode(), "a.csv", Way(head=2))
    assert (chosen.header, chosen.rows) == (("Figure", "Speed", "Cost"), (("Ada", "10", "17"),))
    again = columns.layouts(columns.remembered(None, ["s"], columns.TableLayout({}, Way(head=2))))["s"]
    assert again.way.head == 2
    gone = columns.outline(b"Figurine;Vitesse\nAda;10\n", "b.csv", Way(head=7))
    assert gone.header == ("Figurine", "Vitesse")


@pytest.mark.parametrize("languages", [("FR", "EN"), ("Français", "English"), ("VF", "VO"), ("(fr)", "(en)")])
def test_languages_beneath_the_one_heading_of_the_names_are_no_card(languages: tuple[str, str]) -> None:
    book = merged(
        workbook(
            ("Nom", "", "MOU", "Combat", "", "", "", "", "Moral", "", "PA"),
            (*languages, None, "INI", "ATT", "FOR", "DEF", "RES", "COU", "DIS", None),
            ("Traqueur gris", "Grey stalker", 15, 4, 4, 6, 3, 8, 5, 4, 32),
        ),
        "A1:B1", "D1:H1", "I1:J1", "C1:C2", "K1:K2",
    )  # fmt: skip
    found = table(book)
    (card,) = found.cards
    assert (card.name_fr, card.name_en, str(card.pa)) == ("Traqueur gris", "Grey stalker", "32")
    kinds = (C.MOU, C.INI, C.ATT, C.FOR, C.DEF, C.RES, C.COU, C.DIS)
    assert [str(card.values[kind]) for kind in kinds] == ["15", "4", "4", "6", "3", "8", "5", "4"]
    assert told(found) == []


@pytest.mark.parametrize("way", [None, Way(head=3)])
def test_headings_of_two_lines_are_whole_whichever_of_them_is_chosen(way: Way | None) -> None:
    book = merged(
        workbook(
            ("Figurines Wolfen (C3)",),
            ("Nom", "", "Déplacement", "Combat", "", "Prix", "Possédé", "Compétences", ""),
            ("FR", "EN", "MOU", "INI", "ATT", "PA", "Nb", "FR", "EN"),
            ("Traqueur gris", "Grey stalker", 15, 4, 4, 32, 2, "Bravoure", "Bravery"),
        ),
        "A1:I1", "A2:B2", "D2:E2", "H2:I2",
    )  # fmt: skip
    found = table(book, way)
    (card,) = found.cards
    assert (card.name_fr, card.name_en, str(card.pa)) == ("Traqueur gris", "Grey stalker", "32")
    assert [str(card.values[kind]) for kind in (C.MOU, C.INI, C.ATT)] == ["15", "4", "4"]
    assert [each.id for each in card.abilities] == ["bravery"]
    assert [each.figures for each in found.owned.values()] == [2]
    assert told(found) == [(1, "", "above_headings")]


# Figures ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "pa"),
    [
        ("1 250,5", "1250.5"), ("1\u00a0250", "1250"), ("1\u202f200", "1200"), ("\u00a017\u00a0", "17"),
        ("1 2", "1 2"), ("12 50", "12 50"),
    ],
)  # fmt: skip
def test_thousands_set_apart_are_figures(written: str, pa: str) -> None:
    found = table(f"nom;pa\nAda;{written}\n")
    assert str(found.cards[0].pa) == pa
    assert (found.cards[0].pa.kind is ValueKind.TEXT) == (not pa.replace(".", "").isdecimal())
    assert bool(found.troubles) == (found.cards[0].pa.kind is ValueKind.TEXT)


# Workbooks ----------------------------------------------------------------------------------------


def test_days_and_hours_in_a_workbook_are_kept_and_told() -> None:
    found = table(workbook(
        ("nom", "foi", "mou", "note"), ("Ada", date(2026, 3, 2), time(12, 30), date(2026, 1, 1)),
        ("Bran", "2-3-2", 10, "x"),
    ))  # fmt: skip
    ada, bran = found.cards
    assert [(ada.values[c].kind, ada.values[c].raw) for c in (C.FOI, C.MOU)] == [
        (ValueKind.TEXT, "2026-03-02"), (ValueKind.TEXT, "12:30:00"),
    ]  # fmt: skip
    assert ada.note == "2026-01-01"
    assert str(bran.values[C.FOI]) == "2-3-2"
    assert told(found) == [(2, "foi", "date_cell"), (2, "mou", "date_cell")]


def test_a_day_typed_into_a_text_file_is_no_faith_either() -> None:
    found = table("nom;foi\nAda;2026-03-02\n")
    assert found.cards[0].values[C.FOI].kind is ValueKind.TEXT
    assert told(found) == [(2, "foi", "date_cell")]


def test_a_sum_that_was_never_counted_is_kept_and_told() -> None:
    found = table(workbook(("nom", "pa", "mou", "dis"), ("Ada", "=1+2", None, "-"), ("Bran", 20, 10, 3)))
    ada, bran = found.cards
    assert (ada.pa.kind, ada.pa.raw) == (ValueKind.TEXT, "=1+2")
    assert ada.values[C.DIS] == ABSENT
    assert str(bran.pa) == "20"
    assert told(found) == [(2, "pa", "no_result")]


def test_a_sum_over_several_cells_is_told_in_its_own_words() -> None:
    found = table(workbook(("nom", "pa"), ("Ada", ArrayFormula("B2", "=SUM(C2:C9)"))))
    assert found.cards[0].pa.raw == "=SUM(C2:C9)"
    assert told(found) == [(2, "pa", "no_result")]


def test_a_total_that_was_never_counted_is_no_card_and_is_told_once() -> None:
    found = table(workbook(
        ("Nom", "Peuple", "PA", "Possédé"), ("Ada", "Griffons", 17, 2),
        ("TOTAL", None, "=SUM(C2:C2)", "=SUM(D2:D2)"),
    ))  # fmt: skip
    assert [card.name_fr for card in found.cards] == ["Ada"]
    assert list(found.owned) == ["ada"]
    assert told(found) == [(3, "Nom", "row_total")]
    assert found.troubles[0].message.data["value"] == "TOTAL =SUM(C2:C2) =SUM(D2:D2)"


def test_a_workbook_has_titles_above_its_headings_too() -> None:
    found = table(workbook(("Cartes du club",), (), ("nom", "pa"), ("Ada", 17)))
    assert [str(card.pa) for card in found.cards] == ["17"]
    assert told(found) == [(1, "", "above_headings")]


def test_marks_that_nobody_sees_are_left_out_and_told() -> None:
    found = table("name_fr;note\n\u202eemaN;a\u200bb\n")
    assert [(card.name_fr, card.note) for card in found.cards] == [("emaN", "ab")]
    assert told(found) == [(2, "name_fr", "hidden_marks"), (2, "note", "hidden_marks")]


@pytest.mark.parametrize(
    ("encoding", "name"), [("cp1252", "Windows-1252"), ("mac_roman", "Mac Roman"), ("cp850", "DOS 850")]
)
@pytest.mark.parametrize("word", ["Épée élémentaire d’Aïda", "Même forêt", "Forgeron à l’œil"])
def test_the_old_page_of_a_table_is_seen_by_its_letters_and_told(encoding: str, name: str, word: str) -> None:
    if encoding == "cp850":
        word = word.replace("’", "'").replace("œ", "oe").replace("ê", "è")
    data = f"nom;mou\n{word};10\n".encode(encoding)
    found = table(data)
    assert [card.name_fr for card in found.cards] == [word]
    assert [(t.reason, t.message.data["value"]) for t in found.troubles] == [
        ("import.guessed_encoding", name)
    ]
    assert table(data, Way(encoding=encoding)).troubles == []


@pytest.mark.parametrize("first", [(("Cartes du club",),), (("Club",), ("Saison", 2026), ("Liste à jour",))])
def test_a_first_sheet_that_is_but_a_title_gives_way_to_the_table(
    first: tuple[tuple[object, ...], ...],
) -> None:
    book = load_workbook(io.BytesIO(workbook(*first)))
    sheet = book.create_sheet("Cartes")
    for row in (("nom", "mou"), ("Ada", 10)):
        sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    found = table(out.getvalue())
    assert [card.name_fr for card in found.cards] == ["Ada"]
    assert [reason for _, _, reason in told(found)] == ["sheet_not_read"]


def test_a_sheet_that_a_workbook_names_and_does_not_hold_is_told() -> None:
    book = Workbook()
    for title, card in (("Griffons", "Ada"), ("Wolfen", "Bran")):
        sheet = book.create_sheet(title)
        sheet.append(("nom", "mou"))
        sheet.append((card, 10))
    del book["Sheet"]
    whole, torn = io.BytesIO(), io.BytesIO()
    book.save(whole)
    with zipfile.ZipFile(whole) as full, zipfile.ZipFile(torn, "w") as made:
        for part in full.infolist():
            if part.filename != "xl/worksheets/sheet1.xml":
                made.writestr(part, full.read(part))
    assert told(table(whole.getvalue())) == [(0, "Wolfen", "sheet_not_read")]
    found = table(torn.getvalue())
    assert [card.name_fr for card in found.cards] == ["Bran"]
    assert told(found) == [(0, "Griffons", "sheet_missing")]


# What is not read is told --------------------------------------------------------------------------


def sheet(*cells: tuple[int, int, Any], dimension: str = "") -> bytes:
    """Write a workbook with cells at lines and columns; ``dimension`` is what it says of its size."""
    book = Workbook()
    page = book.active
    assert page is not None
    for line, column, value in cells:
        page.cell(line, column, value)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue() if not dimension else with_dimension(out.getvalue(), dimension)


def with_dimension(data: bytes, dimension: str) -> bytes:
    changed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(changed, "w") as new:
        for part in old.infolist():
            content = old.read(part)
            if part.filename.startswith("xl/worksheets/"):
                told_size = b"" if dimension == "none" else f'<dimension ref="{dimension}"/>'.encode()
                content = re.sub(rb"<dimension [^>]*/>", told_size, content)
            new.writestr(part, content)
    return changed.getvalue()


TABLE = ((1, 1, "nom"), (1, 2, "pa"), (2, 1, "Ada"), (2, 2, 17), (3, 1, "Bran"), (3, 2, 20))


@pytest.mark.parametrize("dimension", ["", "none", "A1:XFD1048576"])
@pytest.mark.parametrize(("line", "column"), [(1, 201), (2, 300), (3, 16_384)])
def test_what_stands_beyond_the_columns_that_are_read_is_told_once(
    line: int, column: int, dimension: str
) -> None:
    found = table(sheet(*TABLE, (line, column, "far"), (2, 400, 1), dimension=dimension))
    assert len(found.cards) == 2
    assert told(found) == [(0, "", "columns_not_read")]
    assert found.troubles[0].left_out


@pytest.mark.parametrize("dimension", ["", "none", "A1:XFD1048576"])
def test_a_sheet_with_nothing_beyond_says_nothing(dimension: str) -> None:
    assert told(table(sheet(*TABLE, (2, 200, ""), (2, 300, None), dimension=dimension))) == []


@pytest.mark.parametrize("dimension", ["", "none", "A1:B1048576"])
def test_what_stands_behind_thousands_of_empty_lines_is_read(dimension: str) -> None:
    found = table(sheet(*TABLE, (1_500, 1, "Cor"), (MAX_LINE, 1, "Dag"), dimension=dimension))
    assert [card.name_fr for card in found.cards] == ["Ada", "Bran", "Cor", "Dag"]
    assert told(found) == []


def test_a_sheet_that_begins_low_or_has_its_only_card_in_the_last_line_is_read() -> None:
    low = table(sheet(*((line + 500, column, cell) for line, column, cell in TABLE)))
    last = table(sheet((1, 1, "nom"), (MAX_LINE, 1, "Ada")))
    assert ([card.name_fr for card in low.cards], told(low)) == (["Ada", "Bran"], [])
    assert ([card.name_fr for card in last.cards], told(last)) == (["Ada"], [])


@pytest.mark.parametrize("dimension", ["A1", "A1:A2", "A1:B2"])
def test_a_sheet_that_states_too_small_a_size_is_read_whole(dimension: str) -> None:
    found = table(sheet(*TABLE, (1, 3, "Note"), (3, 3, "n"), (9, 1, "Cor"), dimension=dimension))
    assert [(card.name_fr, str(card.pa), card.note) for card in found.cards] == [
        ("Ada", "17", ""), ("Bran", "20", "n"), ("Cor", "", ""),
    ]  # fmt: skip
    far = table(sheet(*TABLE, (2, 300, "far"), dimension=dimension))
    assert told(far) == [(0, "", "columns_not_read")]


def test_lines_behind_the_last_that_there_is_are_told_and_sheets_of_nothing_end() -> None:
    beyond = sheet(*TABLE, (MAX_LINE, 1, "Cor"))
    beyond = with_part(beyond, rb'r="1048576"', b'r="9999999"')
    found = table(with_part(beyond, rb'r="A1048576"', b'r="A9999999"'))
    assert told(found) == [(MAX_LINE + 1, "", "lines_not_read")]
    book = Workbook()
    for number in range(8):
        book.create_sheet(f"s{number}").cell(MAX_LINE, 1, " ")
        book.worksheets[-1].cell(MAX_LINE, 1).value = None
        book.worksheets[-1].row_dimensions[MAX_LINE].height = 9
    out = io.BytesIO()
    book.save(out)
    with pytest.raises(Unreadable, match="too_big"):
        table(out.getvalue())


def with_part(data: bytes, was: bytes, now: bytes) -> bytes:
    """Write another text in the sheets of a workbook."""
    changed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(changed, "w") as new:
        for part in old.infolist():
            content = old.read(part)
            new.writestr(part, re.sub(was, now, content) if "worksheets/" in part.filename else content)
    return changed.getvalue()


# What is too much, and what no terminal gets ---------------------------------------------------------


def test_a_cell_of_thousands_of_abilities_is_named_by_its_line_and_column() -> None:
    cell = "; ".join(f"Peur/{n}" for n in range(8_000))
    for letters in (cell, cell * 5):
        with pytest.raises(Unreadable) as told_so:
            table(f'nom,pa,competences\nAda,17,Peur/8\nBran,20,"{letters}"\n')
        assert told_so.value.message == Message(
            "import.long_cell", {"file": "club.csv", "line": 3, "column": 3, "most": MAX_CELL}
        )
    with pytest.raises(Unreadable) as told_so:
        table("nom" + ",x" * MAX_COLUMNS + "\nAda\n")
    assert (told_so.value.message.code, told_so.value.message.data["line"]) == ("import.many_columns", 1)
    with pytest.raises(Unreadable) as told_so:
        table("nom\n" + "Ada\n" * (MAX_ROWS + 1))
    assert told_so.value.message.data == {"file": "club.csv", "most": MAX_ROWS}


def test_no_control_of_a_terminal_stays_in_a_name() -> None:
    found = table("nom,note\n\x9b31mA\x7fda\x1b[2J,a\x85b\x0cc\n".replace("\x1b", ""))
    assert [(card.name_fr, card.note) for card in found.cards] == [("31mAda[2J", "a b c")]
    assert told(found) == [(2, "nom", "hidden_marks"), (2, "note", "hidden_marks")]


def test_a_price_of_minus_nothing_is_nothing() -> None:
    (card,) = table("nom,pa,ini\nAda,-0,\N{MINUS SIGN}0\n").cards
    assert (str(card.pa), str(card.values[C.INI])) == ("0", "0")
    assert copysign(1, card.pa.numbers[0]) == copysign(1, card.values[C.INI].numbers[0]) == 1


def test_a_kind_of_trouble_has_so_many_lines_and_one_that_counts_the_rest() -> None:
    rows = "\n".join(f"Ada {n};dear;{n};{n}" for n in range(2_000))
    found = table(f"nom;pa\n{rows}")
    assert len(found.cards) == 2_000
    counted = Counter(reason for _, _, reason in told(found))
    assert counted == {"extra_cell": MOST_ALIKE, "kept_as_text": MOST_ALIKE, "more_alike": 2}
    cells, words = (t for t in found.troubles if t.reason == "import.more_alike")
    assert (cells.line, cells.left_out, cells.message.data["count"]) == (502, True, 3_000)
    assert (words.line, words.left_out, words.message.data["count"]) == (1_002, False, 1_000)


# As people write them -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "heading",
    ["Model", "Unit", "Figurine", "Modèle", "Figure", "Miniature", "Fighter", "Card", "Combattant",
     "Personnage", "Modello", "Miniatura", "Carta"],
)  # fmt: skip
def test_a_word_heads_the_names_where_nothing_else_does(heading: str) -> None:
    found = table(f"{heading};PA\nVigile;12\n")
    assert [(card.name_fr, card.pa.number) for card in found.cards] == [("Vigile", 12)] and told(found) == []


def test_beside_names_such_a_word_heads_no_names() -> None:
    found = table("Nom;Modèle;PA\nVigile;Métal;12\n")
    assert [card.name_fr for card in found.cards] == ["Vigile"]
    assert told(found) == [(1, "Modèle", "unknown_column")]


@pytest.mark.parametrize("heading", ["Nb possédé", "J'en ai", "J’ai", "Nb figurines", "Nombre de figurines"])
def test_how_many_somebody_has_is_counted_by_any_heading(heading: str) -> None:
    found = table(f"Nom;{heading}\nVigile;3\n")
    assert [counted.figures for counted in found.owned.values()] == [3] and told(found) == []


def test_other_headings_of_prices_peoples_and_aim() -> None:
    found = table("Name;Camp;Mir;Pts each\nVigile;Griffons;4;12\n")
    (card,) = found.cards
    assert (card.people, card.pa.number, card.value(C.TIR).number, told(found)) == ("griffins", 12, 4, [])


@pytest.mark.parametrize(
    ("written", "figures"),
    [("3 fig.", 3), ("2+1", 3), ("4 figurines", 4), ("x3", 3), ("12 pcs", 12), ("2 + 10", 12)],
)
def test_how_many_somebody_has_is_counted_as_people_write_it(written: str, figures: int) -> None:
    found = table(f"Nom;Possédés\nVigile;{written}\n")
    assert [counted.figures for counted in found.owned.values()] == [figures] and told(found) == []


@pytest.mark.parametrize(
    ("written", "pa"),
    [("10 PA/fig", 10), ("10 PA/fig.", 10), ("12½", 12.5), ("12 ¼", 12.25), ("10 pts par figurine", 10)],
)
def test_a_price_is_read_as_people_write_it(written: str, pa: float) -> None:
    found = table(f"Nom;PA\nVigile;{written}\n")
    assert [card.pa.number for card in found.cards] == [pa] and told(found) == []


def test_a_figure_with_a_mark_is_read_and_what_it_stands_for_is_noted() -> None:
    found = table("Nom;PA;INI\nVigile;10*;3\nVigie;12;4*\n* prix du club;;\n")
    assert [(card.pa.number, card.value(C.INI).number, card.note) for card in found.cards] == [
        (10, 3, "* prix du club"), (12, 4, "* prix du club"),
    ]  # fmt: skip
    (card,) = table("Nom;Prix\nVigile;10*\n").cards
    assert (card.pa.number, card.note) == (10, "Prix: 10*"), "nobody says what it stands for"


@pytest.mark.parametrize(
    ("cell", "kind"),
    [("Courage 4", C.COU), ("Peur 5", C.PEUR), ("cour. 4", C.COU), ("Fear: 5", C.PEUR), ("P 6", C.PEUR)],
)
def test_courage_and_fear_are_told_apart_by_their_words(cell: str, kind: Characteristic) -> None:
    found = table(f"Nom;Courage / Peur\nVigile;{cell}\n")
    (card,) = found.cards
    assert (card.value(kind).number, told(found)) == (float(cell[-1]), [])


def test_headings_pages_and_days_between_the_cards_are_no_cards() -> None:
    found = table(
        "Désignation;Faction;Coût;Init.\n"
        "Vigile;Griffons;14 PA;2\n"
        "Page 2;;;\n"
        "Désignation;Faction;Coût;Init.\n"
        "Vigie;Griffons;15 PA;3\n"
        "- Page 3/4 -;;;\n"
        "Mis à jour le;12/03/2026;;\n"
        "Mis à jour le 12/03/2026;;;\n"
        "Édition du 2026-03-12;;;\n"
    )  # fmt: skip
    assert [card.name_fr for card in found.cards] == ["Vigile", "Vigie"]
    assert [(line, code) for line, _, code in told(found)] == [
        (3, "row_page"), (4, "row_headings"), *((line, "row_page") for line in range(6, 10)),
    ]  # fmt: skip
    assert all(trouble.left_out for trouble in found.troubles)


def test_a_card_may_be_called_like_a_page_or_a_day() -> None:
    found = table("Nom;PA;INI\nPage;12;3\nLe 14/07/1789;15;2\n")
    assert [card.name_fr for card in found.cards] == ["Page", "Le 14/07/1789"]
