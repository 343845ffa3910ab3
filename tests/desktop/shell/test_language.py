"""The window changes its language while it runs, and says so once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.shell.window import Window


def test_the_window_changes_language_while_it_runs(window: Window) -> None:
    assert window.verbs.actions["window.undo"].text() == "Undo"
    window.verbs.toggle_language()
    QCoreApplication.processEvents()
    assert window.verbs.actions["window.undo"].text() == "Annuler"
    assert window.verbs.actions["window.undo"].toolTip().startswith("Annuler\u202f: a notch")
    assert window.verbs.actions["window.language"].text() == "Speak English"
    assert window.settings.values.language == "fr"
    assert QLocale().decimalPoint() == ","
    assert "retranslate" in window.place("one").noted[-3:]  # type: ignore[attr-defined]
    window.verbs.toggle_language()
    QCoreApplication.processEvents()
    assert window.verbs.actions["window.undo"].text() == "Undo"


def test_one_change_of_language_is_heard_once(window: Window) -> None:
    place = window.place("one")
    place.noted.clear()  # type: ignore[attr-defined]
    window.change_settings(language="fr")
    QCoreApplication.processEvents()
    assert place.noted.count("retranslate") == 1  # type: ignore[attr-defined]


def test_a_note_in_the_language_of_before_goes_and_what_is_wrong_stays(window: Window) -> None:
    place = window.place("one")
    assert place is not None
    place.say("Saved.", "good")
    window.verbs.toggle_language()
    QCoreApplication.processEvents()
    assert window.strip.words == ""
    place.say("Not saved.", "bad")
    window.verbs.toggle_language()
    QCoreApplication.processEvents()
    assert window.strip.words == "Not saved."
