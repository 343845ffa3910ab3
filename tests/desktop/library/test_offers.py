"""What the strip offers to undo is what it names; once that is no longer the last step, the offer is gone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLineEdit, QPushButton

from desktop.library.place import LibraryPlace
from desktop.muster.place import MusterPlace
from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.fit import cut_labels
from tests.desktop.hands import press, settle

IdOf = Callable[[str], str]


def offer(window: Window) -> QPushButton:
    return next(b for b in window.strip.findChildren(QPushButton) if b.isVisible())


def test_the_first_step_of_a_library_is_undone_by_its_key(place: LibraryPlace, window: Window) -> None:
    window.activateWindow()
    place.setFocus()
    before = len(place.card_index)
    press(Qt.Key.Key_Delete)
    assert len(place.card_index) == before - 1
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(place.card_index) == before


def test_the_offer_undoes_what_it_names(window: Window, place: LibraryPlace, id_of: IdOf) -> None:
    clone = id_of("Clone de Dirz")
    place.show_card(clone)
    place.delete()
    assert "Clone de Dirz" in window.strip.words
    offer(window).click()
    assert clone in place.card_index
    assert window.strip.words == ""


def test_an_offer_covers_no_field_of_a_form(window: Window, place: LibraryPlace, id_of: IdOf) -> None:
    window.resize(1366, 768)
    window.change_settings(language="fr", scale=150)
    place.show_card(id_of("Clone de Dirz"))
    place.delete()
    place.actions_set["library.new"].trigger()
    settle()
    strip = window.strip.geometry()
    fields = [field for field in place.findChildren(QLineEdit) if not field.visibleRegion().isEmpty()]
    placed = [QRect(field.mapTo(window.stack, QPoint()), field.size()) for field in fields]
    assert window.strip.words and len(fields) > 8 and not any(map(strip.intersects, placed))
    assert window.stack.rect().contains(strip) and cut_labels(window.strip) == []
    place.browse()
    settle()
    window.strip.make_way()
    assert window.strip.y() > window.stack.height() // 2, "it comes down again"


def test_an_offer_that_was_taken_by_the_keyboard_is_gone(
    window: Window, place: LibraryPlace, id_of: IdOf
) -> None:
    place.show_card(id_of("Clone de Dirz"))
    place.duplicate()
    place.browse()
    copy = id_of("Clone de Dirz (copie)")
    place.show_card(copy)
    place.delete()
    verb = offer(window)
    window.verbs.actions["window.undo"].trigger()
    assert window.strip.words == ""
    verb.click()
    assert copy in place.card_index


def test_an_offer_goes_when_another_step_follows(window: Window, place: LibraryPlace, id_of: IdOf) -> None:
    place.show_card(id_of("Clone de Dirz"))
    place.delete()
    assert window.strip.words
    place.duplicate()
    assert window.strip.words == ""


def test_an_offer_of_another_library_is_gone(window: Window, place: LibraryPlace, id_of: IdOf) -> None:
    place.show_card(id_of("Clone de Dirz"))
    place.delete()
    window.set_desk(None)
    assert window.strip.words == ""


def test_a_card_is_no_longer_said_to_be_kept_once_that_is_undone(
    window: Window, place: LibraryPlace, id_of: IdOf
) -> None:
    place.show_card(id_of("Clone de Dirz"))
    place.edit()
    page = place.editing.page
    assert page is not None
    page.form.name_fr.setText("Clone d'ailleurs")
    page.save()
    assert "Clone d'ailleurs" in window.strip.words
    window.verbs.actions["window.undo"].trigger()
    assert window.strip.words == "" and id_of("Clone de Dirz")


def test_a_step_of_another_place_leaves_the_offer(
    window: Window, place: LibraryPlace, desk: Desk, id_of: IdOf
) -> None:
    place.show_card(id_of("Clone de Dirz"))
    place.delete()
    armies.create(desk, name="Autre", people="griffins")
    assert window.strip.words


def test_the_musters_offer_goes_in_the_same_way(window: Window, desk: Desk) -> None:
    armies.create(desk, name="Liste", people="griffins")
    muster = window.go("muster")
    assert isinstance(muster, MusterPlace)
    muster.controller.delete()
    assert window.strip.words
    window.verbs.actions["window.undo"].trigger()
    assert window.strip.words == ""
