"""The real places stand in the real window: at 1280 by 800, in both languages, nothing is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.library.place import LibraryPlace
from desktop.shell.window import PLACES, Window
from tests.desktop.fit import cut_labels, low_targets


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_place_fits_the_window_of_a_small_laptop(real_window: Window, language: str, scale: int) -> None:
    real_window.change_settings(language=language, scale=scale)
    for key in (row.key for row in PLACES):
        place = real_window.go(key)
        for _ in range(4):
            QCoreApplication.processEvents()
        assert cut_labels(real_window) == [], key
        assert low_targets(real_window) == [], key
        assert (real_window.width(), real_window.height()) == (1280, 800), key
        assert place.title(), key


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_largest_letters_are_no_larger_than_a_place_has_room_for(
    real_window: Window, language: str
) -> None:
    real_window.resize(1280, 720)
    real_window.change_settings(language=language, scale=200)
    for row in PLACES:
        real_window.go(row.key)
        for _ in range(4):
            QCoreApplication.processEvents()
        assert cut_labels(real_window) == [], row.key


@pytest.mark.parametrize("scale", [100, 125, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_library_fits_while_it_is_searched(real_window: Window, language: str, scale: int) -> None:
    real_window.change_settings(language=language, scale=scale)
    place = real_window.go("library")
    assert isinstance(place, LibraryPlace)
    place.browser.search.setText("conscrit")
    for _ in range(4):
        QCoreApplication.processEvents()
    assert len(place.browser.model.rows) == 1
    assert cut_labels(real_window) == []
    assert (real_window.width(), real_window.height()) == (1280, 800)


@pytest.mark.parametrize("scale", [125, 150, 200])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_large_letters_have_room_in_a_small_window(real_window: Window, language: str, scale: int) -> None:
    real_window.resize(1024, 700)
    real_window.change_settings(language=language, scale=scale)
    for key in ("library", "muster", "battle"):
        real_window.go(key)
        for _ in range(4):
            QCoreApplication.processEvents()
        assert real_window.minimumSizeHint().width() <= 1024, f"{key} is cut at the edge"
        assert cut_labels(real_window) == [], key


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_card_that_is_resumed_has_room_in_a_small_window(real_window: Window, language: str) -> None:
    real_window.resize(1024, 700)
    real_window.change_settings(language=language, scale=150)
    place = real_window.go("library")
    assert isinstance(place, LibraryPlace)
    place.new()
    assert place.editing.page is not None
    place.editing.page.form.name_fr.setText("Abhan")
    place.editing.page.leave()
    place.editing.resume()
    for _ in range(4):
        QCoreApplication.processEvents()
    assert real_window.minimumSizeHint().width() <= 1024
    assert cut_labels(real_window) == []
