"""The dialogs for files speak the language of the program, and begin where players keep their files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets import ask_file
from desktop.wording import loader
from tests.desktop.file_dialogs import Dialogs, cancel, type_path

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation


@pytest.fixture
def parent(qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    """Show a window of a program that was started in some folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ask_file, "LAST", ask_file.LastFolder())
    shown = QWidget()
    qtbot.addWidget(shown)
    shown.show()
    return shown


@pytest.fixture
def french(dressed: QApplication) -> Iterator[None]:
    """Speak French."""
    loader.install(dressed, "fr")
    yield
    loader.install(dressed, "en")


class Look:
    """Notes the folder and the words of a dialog before it is left."""

    def __init__(self) -> None:
        self.folder, self.words = Path(), set[str]()

    def __call__(self, dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        self.folder = Path(dialog.directory().absolutePath())
        self.words = {label.text().replace("&", "") for label in dialog.findChildren(QLabel)}
        cancel(dialog)


def test_every_dialog_begins_in_the_documents_then_where_the_last_file_was(
    parent: QWidget, tmp_path: Path
) -> None:
    documents = Path(QStandardPaths.writableLocation(DOCUMENTS))
    first, later = [Look(), Look(), Look()], [Look(), Look(), Look()]

    def ask(looks: list[Look]) -> None:
        with Dialogs(*looks):
            ask_file.ask_where(parent, "", "story.txt", "*.txt")
            ask_file.ask_which(parent, "", "*.txt")
            ask_file.ask_which_ones(parent, "", "*.txt")

    ask(first)
    assert [look.folder for look in first] == [documents] * 3
    (tmp_path / "club").mkdir()
    with Dialogs(type_path(tmp_path / "club" / "story.txt")):
        assert ask_file.ask_where(parent, "", "story.txt", "*.txt") == tmp_path / "club" / "story.txt"
    ask(later)
    assert [look.folder for look in later] == [tmp_path / "club"] * 3
    (tmp_path / "club").rmdir()
    ask(first)
    assert [look.folder for look in first] == [documents] * 3, "the last folder is gone"


@pytest.mark.usefixtures("french")
def test_a_dialog_for_files_is_french_in_french(parent: QWidget) -> None:
    look = Look()
    with Dialogs(look):
        ask_file.ask_where(parent, "", "story.txt", "*.txt")
    assert {words.replace("\u202f", " ").replace("\xa0", " ") for words in look.words if words} >= {
        "Dossier :", "Nom de fichier :", "Types de fichiers :",
    }  # fmt: skip
    for words in loader.DIALOGS:
        assert QCoreApplication.translate("QFileDialog", words) != words
