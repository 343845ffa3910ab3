"""Both languages are complete, and change while the program runs."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTime
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

import resources
from desktop.wording import loader
from rules.cards import SIZE_WORDS
from tests.house.translations import spoken

pytestmark = pytest.mark.usefixtures("dressed")

# Words that are the same in both languages, and rightly so.
SHARED = {
    *("INI", "ATT", "DEF", "RES", "DIS", "COU", "Combat", "Initiative", "Discipline", "Confrontation"),
    *(
        "Tacticien",
        "page",
        "Total",
        "Note",
        "Points",
        "Notes",
        "Options",
        "Option",
        "Type",
        "Image",
        "Format",
    ),
    *("Action", "Actions", "Tir", "Fusion", "Mage", "Miracle", "Surprise"),
}
NOT_FRENCH = re.compile(
    r"\w'\w|[^\u202f\u00a0\s\d(:\[]:(\s|$)|[^\u202f\u00a0\s(«?!][;!?](\s|$)|[ \u00a0][;!?]"
)


def messages(language: str) -> Iterator[tuple[str, str, list[str], bool]]:
    """Give context, source, translations and whether it is finished."""
    root = ET.parse(resources.path("i18n", f"tacticien_{language}.ts")).getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield (
                context.findtext("name") or "",
                message.findtext("source") or "",
                forms,
                translation.get("type") != "unfinished" and all(forms),
            )


def fields(text: str) -> set[str]:
    """Give the names of the fields in a text, formats left out."""
    return set(re.findall(r"\{(\w+)[^}]*\}", text))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_word_is_left_untranslated(language: str) -> None:
    missing = [f"[{context}] {source}" for context, source, _, done in messages(language) if not done]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_translations_fill_the_same_fields(language: str) -> None:
    wrong = [
        f"[{context}] {source!r} -> {form!r}"
        for context, source, forms, done in messages(language)
        for form in forms
        if done and fields(form) != fields(source)
    ]
    assert not wrong, "\n".join(wrong)


def test_french_is_french() -> None:
    """A text of several words that is the same in both languages was probably forgotten."""
    same = {source for _, source, forms, done in messages("fr") if done and forms[0] == source}
    left = {
        source: set(re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^}]*\}", "", source))) - SHARED for source in same
    }
    assert not [source for source, words in left.items() if len(words) > 1]


def test_french_is_set_as_french_is() -> None:
    """A narrow no-break space before : ; ! ? and %, a typographic apostrophe, French quotes."""
    wrong = []
    for context, _source, forms, done in messages("fr"):
        for form in forms if done else []:
            plain = re.sub(r"\{[^}]*\}|https?://\S+|\*\.\w+", "x", form)
            if re.search(
                r"\w'\w|[^\u202f\u00a0\s\d(:\[]:(\s|$)|[^\u202f\u00a0\s(«?!][;!?](\s|$)|[ \u00a0][;!?]", plain
            ):
                wrong.append(f"[{context}] {form!r}")
    assert not wrong, "\n".join(wrong)


def test_the_words_of_qt_itself_change_too(qtbot: QtBot, dressed: QApplication) -> None:
    loader.install(dressed, "fr")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text().replace("&", "") == "Annuler"


def test_a_language_we_do_not_speak_is_answered_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    class Finnish(QLocale):
        def uiLanguages(self, /, *_: object) -> list[str]:
            return ["fi-FI", "sv"]

    class French(QLocale):
        def uiLanguages(self, /, *_: object) -> list[str]:
            return ["br-FR", "fr-FR", "en"]

    monkeypatch.setattr(QLocale, "system", Finnish)
    assert loader.system_language() == "en"
    monkeypatch.setattr(QLocale, "system", French)
    assert loader.system_language() == "fr"


@pytest.mark.parametrize(
    ("system", "language", "written"),
    [
        ("fr_FR", "fr", "21/11/2026 15:05"),
        ("fr_FR", "en", "21/11/2026 15:05"),
        ("en_US", "en", "11/21/26 3:05\u202fPM"),
        ("en_US", "fr", "21/11/2026 15:05"),
        ("C", "en", "21/11/2026 15:05"),
    ],
)
def test_dates_are_written_as_the_place_does_where_it_speaks_the_language(
    system: str, language: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = QLocale(system)
    monkeypatch.setattr(QLocale, "system", lambda: here)
    moment = QDateTime(QDate(2026, 11, 21), QTime(15, 5))
    assert loader.locale_of(language).toString(moment, QLocale.FormatType.ShortFormat) == written


def test_words_stay_when_their_file_is_written_anew(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "fr.qm"
    copy.write_bytes(resources.path("i18n", "tacticien_fr.qm").read_bytes())
    with monkeypatch.context() as patch:
        patch.setattr(loader, "_files", lambda language: [copy])
        loader.install(qapp, "fr")
        copy.write_bytes(b"")
        assert QCoreApplication.translate("Window", "Library") == "Cartes"


def test_sizes_have_one_name_on_the_screen_on_paper_and_in_rosters() -> None:
    french = {source: told for context, source, told in spoken("fr") if context == "Phrases"}
    assert {french[words.name("en")]: size for size, words in SIZE_WORDS.items()} == {
        words.name("fr"): size for size, words in SIZE_WORDS.items()
    }
