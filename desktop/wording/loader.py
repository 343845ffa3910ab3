"""Load the words of a language, and change them while the program runs.

The words are edited as `resources/i18n/tacticien_<language>.ts` and read as `.qm` beside them, which every
set-up and every package makes.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import resources
from desktop.environment.settings import LANGUAGES, Settings
from rules.text import QT_TRANSLATE_NOOP

_OWNED = "tacticien_words"

KEYS = (QT_TRANSLATE_NOOP("QShortcut", "Return"), QT_TRANSLATE_NOOP("QShortcut", "Backspace"))
"""Keys that Qt names otherwise than our texts and keyboards do: its sequences take these names from us."""


DIALOGS = (QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"), QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"))
"""What Qt's dialogs for files say that its own French leaves in English."""

KINDS = (
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
)
"""What they say of what lies in a folder, likewise."""


def system_language() -> str:
    """Give the system's language when we speak it, else English."""
    for name in QLocale.system().uiLanguages():
        language = name.split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def language_of(settings: Settings) -> str:
    """Give the language spoken with these settings."""
    return settings.values.language or system_language()


def install(application: QCoreApplication, language: str) -> str:
    """Speak a language ("" is the system's) from now on; every window hears one `LanguageChange`.

    Returns the language now spoken.
    """
    language = language or system_language()
    for old in application.findChildren(QTranslator, _OWNED):
        application.removeTranslator(old)
        old.setParent(None)
    QLocale.setDefault(locale_of(language))
    for path in _files(language):
        translator = _Words(application, path.read_bytes())
        if not translator.isEmpty():
            application.installTranslator(translator)
    return language


def locale_of(language: str) -> QLocale:
    """Give the way a language writes dates and hours here: the system's own where it speaks it.

    English elsewhere counts 24 hours and says the day before the month, as the players round it do.
    """
    system = QLocale.system()
    if system.name().split("_")[0] == language:
        return QLocale(system.name())
    return QLocale("en_GB" if language == "en" else language)


def words_of(language: str) -> bytes:
    """Return our own compiled words of a language, b"" where they are not compiled."""
    path = _ours(language)
    return path.read_bytes() if path.exists() else b""


class _Words(QTranslator):
    """The words of one file, held in memory.

    Qt would map the file itself: one that is compiled anew meanwhile would pull the words from under a
    running window.
    """

    def __init__(self, application: QCoreApplication, data: bytes) -> None:
        super().__init__(application)
        self.setObjectName(_OWNED)
        self._data = data  # Qt reads in it, and does not keep it alive
        self.load(self._data)


def _files(language: str) -> list[Path]:
    """Give the files of a language, Qt's own first: ours are asked before it."""
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
    return [path for path in (qt, _ours(language)) if path.exists()]


def _ours(language: str) -> Path:
    return resources.path("i18n", f"tacticien_{language}.qm")
