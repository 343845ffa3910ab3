"""Load the words of a language, and change them while the program runs.

The words are edited as `resources/i18n/tacticien_<language>.ts` and read as `.qm` beside them. Packages carry
the `.qm`; in a checkout they are made when they are missing or older than the words.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import resources
from desktop import paths
from desktop.settings import LANGUAGES

_OWNED = "tacticien_words"


def system_language() -> str:
    """Give the system's language when we speak it, else English."""
    for name in QLocale.system().uiLanguages():
        language = name.split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def install(application: QCoreApplication, language: str) -> str:
    """Speak a language ("" is the system's) from now on; every window hears a `LanguageChange`.

    Returns the language now spoken.
    """
    language = language or system_language()
    wanted = [translator for translator in map(_read, _files(language)) if translator is not None]
    for old in application.findChildren(QTranslator, _OWNED):
        application.removeTranslator(old)
        old.setParent(None)
    QLocale.setDefault(QLocale(language))
    for translator in wanted:
        translator.setParent(application)
        translator.setObjectName(_OWNED)
        application.installTranslator(translator)
    return language


def build() -> list[Path]:
    """Make every `.qm` that is missing or older than its words; give those that were made.

    Raises OSError or subprocess.CalledProcessError when the words cannot be compiled.
    """
    return [_compile(words, target) for words, target in _pairs() if _is_old(words, target)]


def _pairs() -> list[tuple[Path, Path]]:
    folder = resources.path("i18n")
    beside = folder if os.access(folder, os.W_OK) else paths.find().cache / "words"
    return [(words, beside / f"{words.stem}.qm") for words in sorted(folder.glob("tacticien_*.ts"))]


def _is_old(words: Path, target: Path) -> bool:
    return not target.exists() or target.stat().st_mtime_ns < words.stat().st_mtime_ns


def _compile(words: Path, target: Path) -> Path:
    """Compile beside and replace: two programs that start together never read half a file."""
    import PySide6

    program = Path(PySide6.__path__[0]) / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    target.parent.mkdir(parents=True, exist_ok=True)
    made = target.with_name(f"{target.stem}-{os.getpid()}.tmp")
    try:
        subprocess.run([program, "-silent", words, "-qm", made], check=True, capture_output=True)
        made.replace(target)
    finally:
        made.unlink(missing_ok=True)
    return target


def _files(language: str) -> list[Path]:
    """Give the files of a language, ours and Qt's own."""
    if not getattr(sys, "frozen", False):
        try:
            build()
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"The words could not be prepared: {error}", file=sys.stderr)
    ours = [target for words, target in _pairs() if words.stem.endswith(f"_{language}")]
    shipped = resources.path("i18n", f"tacticien_{language}.qm")
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
    return [path for path in (qt, *(ours or [shipped])) if path.exists()]


def _read(path: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(path)) else None


if __name__ == "__main__":
    for made_file in build():
        print(f"made {made_file.name}")
