"""Values that cannot be read, or are beyond what the game knows: said all together, and kept as typed."""

from __future__ import annotations

from desktop.library.editor.form import CardForm
from desktop.library.place import LibraryPlace
from desktop.shell.window import Window
from rules.values import Characteristic


def form_of(place: LibraryPlace) -> CardForm:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    form.system_box.setCurrentIndex(form.system_box.findData("eclats"))
    form.system_box.activated.emit(form.system_box.currentIndex())
    return form


def test_one_value_that_cannot_be_read_hides_none_that_is_out_of_range(place: LibraryPlace) -> None:
    form = form_of(place)
    typed = {"EVE": "7", "BEA": "x", "PER": "99999999999", "CHA": "4"}
    for key, text in typed.items():
        form.values_row.fields[Characteristic[key]].setText(text)
    problem = form.values_row.problem
    for name in ("ÉVE", "BEA", "PER", "CHA"):
        assert name in problem
    assert "12+1d" not in problem, "no value of this game is written so"
    form.values_row.fields[Characteristic.BEA].setText("1")
    assert "BEA" not in form.values_row.problem


def test_who_keeps_such_a_sheet_is_told_which_values_to_look_at(window: Window, place: LibraryPlace) -> None:
    form = form_of(place)
    form.name_fr.setText("Ogre")
    form.values_row.fields[Characteristic.BEA].setText("x")
    form.values_row.fields[Characteristic.CHA].setText("4")
    said: list[str] = []
    place.said.connect(lambda message: said.append(str(message)))
    assert place.editing.page is not None
    place.editing.page.save()
    assert "BEA, CHA" in said[-1]
