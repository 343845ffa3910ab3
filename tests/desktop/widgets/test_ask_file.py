"""Where a file is written: dialogs of some systems leave the ending out, and nothing is replaced unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.ask_file import ask_where, ask_which, ask_which_ones

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize(
    ("chosen", "taken", "written"),
    [
        ("", "", None),
        ("liste.pdf", "", "liste.pdf"),
        ("LISTE.PDF", "", "LISTE.PDF"),
        ("liste", "", "liste.pdf"),
        ("Griffon 2.0", "", "Griffon 2.0.pdf"),
        ("liste", "*.csv", "liste.csv"),
        ("liste.xlsx", "*.csv", "liste.xlsx"),
        ("ancienne", "", "ancienne (2).pdf"),
        ("ancienne.pdf", "", "ancienne.pdf"),
    ],
)
def test_a_file_has_an_ending_and_replaces_none_unasked(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    chosen: str, taken: str, written: str | None,
) -> None:  # fmt: skip
    (tmp_path / "ancienne.pdf").touch()
    answer = str(tmp_path / chosen) if chosen else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (answer, taken))
    parent = QWidget()
    qtbot.addWidget(parent)
    found = ask_where(parent, "Save", "liste.pdf", "PDF files (*.pdf);;*.csv;;*.xlsx")
    assert found == (tmp_path / written if written else None)


def test_a_chosen_path_leads_to_the_same_file_from_everywhere(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for dialog in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, dialog, lambda *_: ("liste.pdf", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (["liste.pdf"], ""))
    parent = QWidget()
    qtbot.addWidget(parent)
    found = [ask_where(parent, "", "", "*.pdf"), ask_which(parent, "", ""), *ask_which_ones(parent, "", "")]
    assert found == [tmp_path / "liste.pdf"] * 3
