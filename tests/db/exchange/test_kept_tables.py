"""Tables as people keep them: sums, footnotes, units, thousands, headings of two lines, owned figures."""

from __future__ import annotations

import pytest

from db.errors import Unreadable
from db.exchange.columns import figure, outline
from db.exchange.table_reading import CardTable, read
from rules.values import Characteristic, ValueKind
from tests.rules.data import abilities, peoples

C = Characteristic


def table(text: str) -> CardTable:
    return read(text.encode(), "club.csv", peoples(), abilities())


def told(found: CardTable) -> list[tuple[int, str]]:
    return [(t.line, t.reason.removeprefix("import.")) for t in found.troubles]


@pytest.mark.parametrize(
    "row",
    [
        "TOTAL;;36,5", "Total :;;400 PA", "Sous-total;;36", "Total Griffons;;36", "TOTALE;;36", "Somme;;36",
        "Grand total;;1 250", "Total 400 PA;;", "Total des points;;400", "Moyenne;;12,5", "2 cartes;;24",
        "2 cartes;;",
    ],
)  # fmt: skip
def test_a_sum_is_no_card_and_is_told(row: str) -> None:
    found = table(f"Nom;Peuple;PA\nAda;Griffons;36,5\n{row}\n")
    assert [card.name_fr for card in found.cards] == ["Ada"]
    assert told(found) == [(3, "row_total")] and found.troubles[0].left_out


@pytest.mark.parametrize(
    "row",
    [
        "Sous-total Griffons;;;36;;", "Sous-total Dirz;Alchimistes;C5;36;;", "Subtotal Dirz;;;;;",
        "TOTAL Griffons;;;60;;", "TOTAL Griffons;Griffons;C5;60;;", "Total des vivants;;;60;;",
        "Total de la liste;Griffons;;60;;", "TOTAL Griffons;;;;;", "Total peints;;;108;6;",
    ],
)  # fmt: skip
def test_a_sum_with_a_name_behind_the_word_is_no_card(row: str) -> None:
    head = "Nom;Peuple;Édition;Points (PA);Possédés;INI\nAda;Griffons;C5;36;2;3\nBran;Griffons;C5;24;;3\n"
    found = table(f"{head}{row}\n")
    assert [card.name_fr for card in found.cards] == ["Ada", "Bran"]
    assert told(found) == [(4, "row_total")]


@pytest.mark.parametrize(
    "row", ["Total Griffons;;;36;;", "Sous-total Griffons;;;36;;", "Total de peuple;Griffons;;36;;"]
)
def test_a_sum_in_the_middle_counts_the_rows_since_the_last_one(row: str) -> None:
    head = "Nom;Peuple;Édition;PA;Possédés;INI\nEve;Griffons;C5;9;;3\nSous-total;;;9;;\n"
    found = table(f"{head}Ada;Griffons;C5;12;;3\nBran;Griffons;C5;24;;3\n{row}\nTotal;;;45;;\n")
    assert [card.name_fr for card in found.cards] == ["Eve", "Ada", "Bran"]
    assert [line for line, _ in told(found)] == [3, 6, 7]


@pytest.mark.parametrize("row", ["Total Massacre;Griffons;C5;31;;", "Total Recall;;;31;;5"])
def test_a_card_may_be_called_like_a_sum(row: str) -> None:
    head = "Nom;Peuple;Édition;PA;Possédés;INI\nAda;Griffons;C5;36;;3\nBran;Griffons;C5;24;;3\n"
    assert table(f"{head}{row}\n").cards[-1].name_fr == row.partition(";")[0]


@pytest.mark.parametrize(
    "row",
    [
        "* figurines du club;;", "¹ sans équipement;;", "⁴ prix du club;;", "§ en cours;;",
        "(1) sans équipement;;", "(*) profil non officiel;;", "[¹] prix du club;;",
        "Mise à jour en mars;;", "NB : les prix du club;;",
        "Les prix sont ceux de la dernière réunion du club.;;",
    ],
)  # fmt: skip
def test_a_footnote_is_no_card_and_is_told(row: str) -> None:
    found = table(f"Nom;Peuple;PA\nAda;Griffons;36,5\n{row}\n")
    assert [card.name_fr for card in found.cards] == ["Ada"]
    assert told(found) == [(3, "row_footnote")]


@pytest.mark.parametrize(
    ("written", "size"),
    [("Piccola", "small"), ("Media", "normal"), ("Grande", "large"), ("Molto grande", "very_large")],
)
def test_sizes_are_read_in_italian(written: str, size: str) -> None:
    found = table(f"Nome;Taglia\nAda;{written}\n")
    assert (found.cards[0].size.value, told(found)) == (size, [])


def test_a_people_alone_is_a_title_between_the_rows() -> None:
    found = table("Nom;PA;INI\nGriffons;;\nAda;36;3\n")
    assert [card.name_fr for card in found.cards] == ["Ada"]
    assert told(found) == [(2, "row_title")]


@pytest.mark.parametrize(
    "row",
    [
        "Totalo;Griffons;",
        "Sommelier;;12",
        "Note de sang;Griffons;12",
        "Bran;;",
        "Total;Griffons;12",
        "3 cartes en main;Griffons;12",
    ],
)
def test_what_may_be_a_card_is_one(row: str) -> None:
    assert table(f"Nom;Peuple;PA\nAda;Griffons;36,5\n{row}\n").cards[-1].name_fr == row.partition(";")[0]


def test_a_list_of_names_alone_stays_one() -> None:
    found = table("Nom\nAda\nGriffons\nLe guerrier.\n")
    assert [card.name_fr for card in found.cards] == ["Ada", "Griffons", "Le guerrier."]


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("24 PA", 24), ("24pa", 24), ("24 P.A.", 24), ("12,5 pts", 12.5), ("10 cm", 10), ("1.045,50", 1045.5),
        ("1,045.50", 1045.5), ("1 250,5", 1250.5), ("1’250.50", 1250.5), ("1’250", 1250), ("24", 24),
        ("35,–", 35), ("35.-", 35), ("35,-- PA", 35), ("1.024,–", 1024), ("1’250.–", 1250),
    ],
)  # fmt: skip
def test_units_and_thousands_are_read(written: str, number: float) -> None:
    assert figure(written).number == number


@pytest.mark.parametrize("written", ["1.045", "1,045", "PA", "cm", "- PA", "24 ps", "2026-01-03", "x,–"])
def test_what_may_mean_two_things_stays_text(written: str) -> None:
    assert figure(written).kind is ValueKind.TEXT


def test_headings_are_known_as_people_write_them() -> None:
    found = table(
        "Désignation;Faction;Points;Mouv.;Init.;Att.;Déf.;Résist.;Cour.;Disc.;Pouv.;Aptitudes\n"
        "Ada;Griffons;21;10;3;4;5;7;6;4;2;Bravoure\n"
    )
    (card,) = found.cards
    assert told(found) == []
    assert (card.name_fr, card.people, str(card.pa)) == ("Ada", "griffins", "21")
    read_values = [str(card.values[c]) for c in (C.MOU, C.INI, C.ATT, C.DEF, C.RES, C.COU, C.DIS, C.POU)]
    assert read_values == ["10", "3", "4", "5", "7", "6", "4", "2"]
    assert [each.id for each in card.abilities] == ["bravery"]


@pytest.mark.parametrize(
    "heading",
    [
        "Points (PA)", "Points PA", "Points/fig.", "PA/fig", "Pts / figurine", "Points par figurine",
        "Coût pts", "Cost per model", "Prix PA", "points [PA]", "Costo / modello", "Prix par modèle",
        "Costo punti", "Points A.P.",
    ],
)  # fmt: skip
def test_a_price_is_known_by_its_unit_behind_it(heading: str) -> None:
    found = table(f"Nom;Éd.;{heading}\nAda;C5;21\n")
    assert (str(found.cards[0].pa), found.cards[0].edition, told(found)) == ("21", "C5", [])


@pytest.mark.parametrize(
    "cell",
    [
        "21 PA",
        "21 PA/fig.",
        "21 p.a. par figurine",
        "21 pts / mini",
        "21 punti per modello",
        "21 PA par modèle",
        "21 points la figurine",
        "21 pts pièce",
        "21 pts each",
        "21 points a figure",
        "21 PA/mod.",
        "21 pti",
    ],
)
def test_a_price_is_read_with_its_unit(cell: str) -> None:
    found = table(f"Nom;Éd.;PA\nAda;C5;{cell}\n")
    assert (str(found.cards[0].pa), told(found)) == ("21", [])


@pytest.mark.parametrize(
    "cell", ["3", "x3", "3 fig.", "3 modelli", "3 modèles", "3 pcs", "3 pièces", "3 models"]
)
def test_how_many_somebody_has_is_read_with_its_unit(cell: str) -> None:
    found = table(f"Nom;PA;Possédées\nAda;21;{cell}\n")
    assert (found.owned["ada"].figures, told(found)) == (3, [])


def test_letters_beside_each_other_are_characteristics() -> None:
    found = table("Name;Cost;Mv;I;A;S;D;R;Aim;C;Di\nAda;21;10;3;4;5;3;7;-;2;6\n")
    (card,) = found.cards
    read_values = [str(card.values[c]) for c in (C.MOU, C.INI, C.ATT, C.FOR, C.DEF, C.RES, C.COU, C.DIS)]
    assert (read_values, told(found)) == (["10", "3", "4", "5", "3", "7", "2", "6"], [])


@pytest.mark.parametrize(
    "header", ["Name;Cost;A;B;C;D", "Name;Cost;I;A;S;F;D;R;D", "Name;Cost;INI;ATT;FOR;A", "Name;Cost;C;D"]
)
def test_letters_that_may_be_anything_stay_unknown(header: str) -> None:
    cells = ";".join("3" * header.count(";"))
    assert "unknown_column" in {reason for _, reason in told(table(f"{header}\nAda;{cells}\n"))}


@pytest.mark.parametrize(
    "headings",
    [
        "Nom de la figurine;Armée;Coût en PA (pts)", "Nom de la carte;Peuple;Coût (PA)",
        "Intitulé;Nation;PA (par figurine)", "Nome;Esercito;Prezzo",
        "Nome della miniatura;Popolo;Costo in punti",
        "Nombre;Ejército;Coste en puntos", "Bezeichnung;Volk;Punktkosten", "Card name;Faction;Price",
        "Nom;Faction;Prix", "Nom :;Armée :;Valeur :",
        "Nom*;Peuple †;Coût (PA)*", "Nom¹;Peuple(²);Prix (en PA) [*]", "Nombre*;Volk²;Kosten ‡",
    ],
)  # fmt: skip
def test_headings_are_known_in_the_languages_of_players(headings: str) -> None:
    found = table(f"{headings}\nAda;Griffons;21\n")
    (card,) = found.cards
    assert told(found) == []
    assert (card.name_fr, card.people, str(card.pa)) == ("Ada", "griffins", "21")


def test_what_means_two_things_depends_on_the_other_headings() -> None:
    (card,) = table("Nombre;Puntos\nAda;21\n").cards
    assert (card.name_fr, str(card.pa)) == ("Ada", "21")
    found = table("Nom;Nombre;Prix;PA\nAda;3;12,50 €;21\n")
    assert (str(found.cards[0].pa), found.owned["ada"].figures) == ("21", 3)
    assert told(found) == [(1, "unknown_column")], "the price in money"


def test_headings_without_names_are_told_with_the_way_to_say_it() -> None:
    with pytest.raises(Unreadable) as refused:
        table("Qui;Vitesse;PA\nAda;10;21\n")
    assert refused.value.message.data["headings"] == "“Qui”, “Vitesse”, “PA”"


@pytest.mark.parametrize(
    ("written", "nerve", "value"),
    [("P7", C.PEUR, "7"), ("7 P", C.PEUR, "7"), ("F 7", C.PEUR, "7"), ("C4", C.COU, "4"), ("4c", C.COU, "4"),
     ("4", C.NERVE, "4"), ("C4P", C.NERVE, "C4P"), ("X7", C.NERVE, "X7")],
)  # fmt: skip
def test_courage_and_fear_tell_themselves_by_their_letter(written: str, nerve: C, value: str) -> None:
    (card,) = table(f"Nom;COU/PEUR\nAda;{written}\n").cards
    assert str(card.values[nerve]) == value


def test_headings_of_two_lines_are_one() -> None:
    found = table("Nom;Peuple;Profil;;;PA\n;;INI;ATT;FOR;\nAda;Griffons;3;4;5;21\n")
    (card,) = found.cards
    assert (card.name_fr, str(card.pa)) == ("Ada", "21")
    assert [str(card.values[c]) for c in (C.INI, C.ATT, C.FOR)] == ["3", "4", "5"]
    assert told(found) == []


@pytest.mark.parametrize("name", ["Nom de la figurine", "Qui"])
def test_a_group_of_headings_is_left_out_even_where_a_word_of_it_is_known(name: str) -> None:
    text = (
        "Liste du club;;;;;;\n;Identité;;Caractéristiques;;;Coût\n"
        f"N°;{name};Armée;INI;ATT;FOR;PA (pts)\n1;Ada;Griffons;3;4;5;21 PA\n"
    )
    seen = outline(text.encode(), "club.csv")
    assert seen.header[1:] == (name, "Armée", "INI", "ATT", "FOR", "PA (pts)")
    said = {"qui": "name"} if name == "Qui" else {}
    (card,) = read(text.encode(), "club.csv", peoples(), abilities(), said).cards
    assert (card.name_fr, str(card.pa), str(card.values[C.FOR])) == ("Ada", "21", "5")


def test_a_group_of_headings_above_them_is_left_out() -> None:
    found = table(";;Combat;;;\nNom;Peuple;Attaque;Force;Défense;Résistance\nAda;Griffons;5;6;5;7\n")
    assert [card.name_fr for card in found.cards] == ["Ada"]
    assert told(found) == [(1, "above_headings")]


@pytest.mark.parametrize("heading", ["Possédées", "Quantité", "Qté", "Owned", "Quantità"])
def test_owned_figures_are_counted(heading: str) -> None:
    found = table(f"Nom;{heading}\nAda;3\nBran;\nCid;0\nDoe;x\nAda;4\nEve;2,5\n")
    assert {key: counted.figures for key, counted in found.owned.items()} == {"ada": 3, "cid": 0}
    assert told(found) == [(5, "owned_unread"), (6, "owned_twice"), (7, "owned_unread")]


def test_owned_figures_are_counted_as_times() -> None:
    found = table("Nom;Possédées\nAda;x 2\nBran;3x\nCid;×12\nDoe;4 ×\nEve;x\n")
    counted = {key: each.figures for key, each in found.owned.items()}
    assert counted == {"ada": 2, "bran": 3, "cid": 12, "doe": 4}
    assert told(found) == [(6, "owned_unread")]


def test_the_mark_of_a_footnote_is_no_part_of_a_name_and_its_words_stay_with_the_card() -> None:
    found = table(
        "Nom;Nom anglais;PA*;Remarques\nGarde d’élite¹;Elite guard (¹);19;peint\nGardien *;;23;\n"
        "Veilleur²;;24;\n"
        "¹ figurine de 2003;;;\n* sans les options;;;\n"
    )
    assert [(card.name_fr, str(card.pa), card.note) for card in found.cards] == [
        ("Garde d’élite", "19", "peint · ¹ figurine de 2003"),
        ("Gardien", "23", "* sans les options"),
        ("Veilleur²", "24", ""),
    ], "nothing says that ² stands for a footnote"
    assert told(found) == [(5, "row_footnote"), (6, "row_footnote")]


def test_what_the_marks_of_figures_stand_for_is_noted_in_the_order_of_the_columns() -> None:
    found = table("Nom;INI;ATT;FOR;DEF;RES;PA\nAda;3*;4*;5*;6*;7*;19*\n* sans les options;;;;;;\n")
    assert found.cards[0].note == "* sans les options"
    found = table("Nom;INI;ATT;FOR;DEF;RES;PA\nAda;3*;4*;5*;6*;7*;19*\n")
    assert found.cards[0].note == "INI: 3* · ATT: 4* · FOR: 5* · DEF: 6* · RES: 7* · PA: 19*"


def test_a_column_of_two_values_is_parted_and_no_cell_is_guessed() -> None:
    rows = "Ada;4/5;4 - 6;3\nBran;3 / -;3–5;4\nCid;–;;5\nDoe;4;4/5/6;6\n"
    found = table(f"Nom;ATT / FOR*;DEF-RES;INI\n{rows}")
    kinds = (C.ATT, C.FOR, C.DEF, C.RES, C.INI)
    assert [[str(card.values[kind]) for kind in kinds] for card in found.cards] == [
        ["4", "5", "4", "6", "3"],
        ["3", "-", "3", "5", "4"],
        ["-", "-", "", "", "5"],
        ["4", "4", "4/5/6", "4/5/6", "6"],
    ]
    assert [found.cards[3].values[kind].kind for kind in kinds[:4]] == [ValueKind.TEXT] * 4
    assert [(t.line, t.field, t.message.data["value"]) for t in found.troubles] == [
        (5, "ATT", "4"), (5, "FOR", "4"), (5, "DEF", "4/5/6"), (5, "RES", "4/5/6"),
    ]  # fmt: skip
    seen = outline(f"Nom;ATT / FOR*;DEF-RES;INI\n{rows}".encode(), "club.csv")
    assert seen.header == ("Nom", "ATT", "FOR", "DEF", "RES", "INI")
    assert seen.samples(2) == ("5", "-", "–", "4")


@pytest.mark.parametrize("heading", ["FOR-TIR", "COU/PEUR"])
def test_a_column_whose_cells_hold_one_value_stays_one(heading: str) -> None:
    found = outline(f"Nom;{heading};PA\nAda;5;21\nBran;6;22\n".encode(), "club.csv")
    assert found.header == ("Nom", heading, "PA")


def test_values_that_stand_joint_twice_are_parted_once() -> None:
    found = table("Nom;ATT/FOR;ATT+FOR\nAda;4/5;6/7\n")
    assert (str(found.cards[0].values[C.ATT]), str(found.cards[0].values[C.FOR])) == ("4", "5")
    assert told(found) == [(1, "unknown_column")]
