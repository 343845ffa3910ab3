"""The table of cards as Qt sees it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.models.cards import CardColumn, CardRole, CardsModel
from desktop.operations import tables
from rules.cards import Card, Rank, Revision
from rules.values import Characteristic, Value

PEOPLES = tables.peoples()


def revision(number: int, name: str, **values: str) -> Revision:
    read = {Characteristic(key.replace("_", "/")): Value.parse(text) for key, text in values.items()}
    made = Card(
        name, f"{name} (en)", PEOPLES.find("Griffons") or "", read, Rank.parse("1 Régulier"), Value.parse("")
    )
    return Revision(f"c{number}", 1, made)


def text(model: CardsModel, row: int, column: CardColumn) -> str:
    return str(model.index(row, column).data())


def test_it_keeps_the_rules_of_models(qtmodeltester: ModelTester) -> None:
    model = CardsModel(PEOPLES)
    model.set_rows([revision(n, f"Carte {n}", MOU="10") for n in range(5)])
    qtmodeltester.check(model)


def test_values_read_as_on_the_card() -> None:
    model = CardsModel(PEOPLES)
    rows = [
        revision(0, "Un", MOU="12,5", FOR="12+1d", TIR="-", PEUR="6"),
        revision(1, "Deux", MOU="15/20", COU="4", FOI="2-3-3"),
    ]
    model.set_rows(rows, language="fr")
    assert text(model, 0, CardColumn.MOU) == "12,5"
    assert text(model, 0, CardColumn.FOR) == "12+1d"
    assert text(model, 0, CardColumn.TIR) == "–"
    assert text(model, 0, CardColumn.NERVE) == "P6"
    assert text(model, 0, CardColumn.DIS) == ""
    assert text(model, 0, CardColumn.PA) == "?"
    assert text(model, 1, CardColumn.MOU) == "15/20"
    assert text(model, 1, CardColumn.NERVE) == "4"
    assert text(model, 1, CardColumn.FOI) == "2-3-3"
    assert model.index(1, 0).data(CardRole.CARD_ID) == "c1"


def test_names_follow_the_language() -> None:
    model = CardsModel(PEOPLES)
    model.set_rows([revision(0, "Un")], language="fr")
    assert (text(model, 0, CardColumn.NAME), text(model, 0, CardColumn.PEOPLE)) == ("Un", "Griffon")
    model.set_rows([revision(0, "Un")], language="en")
    assert text(model, 0, CardColumn.NAME) == "Un (en)"
    tip = model.index(0, CardColumn.NAME).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Un\nUn (en)"


def test_only_pa_are_typed_in_place_and_only_when_they_differ(qtbot: QtBot) -> None:
    model = CardsModel(PEOPLES)
    model.set_rows([revision(0, "Un")])
    assert model.flags(model.index(0, CardColumn.PA)) & Qt.ItemFlag.ItemIsEditable
    assert not model.flags(model.index(0, CardColumn.NAME)) & Qt.ItemFlag.ItemIsEditable
    with qtbot.waitSignal(model.pa_typed) as asked:
        model.setData(model.index(0, CardColumn.PA), "24")
    assert asked.args == ["c0", "24"]
    with qtbot.assertNotEmitted(model.pa_typed):
        model.setData(model.index(0, CardColumn.PA), "")
