"""Attributes of Qt's objects: found by Python itself, and what PySide6 adds to that is used nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

import desktop

_ROOT = Path(desktop.__file__).parent


class _Own(QWidget):
    told = Signal(str)
    kind = "own"

    def __init__(self) -> None:
        super().__init__()
        self._words = "words"

    @property
    def words(self) -> str:
        return self._words

    def said(self) -> str:
        return self.words + self.objectName()


@pytest.mark.parametrize("kind", [QObject, QWidget, QLabel, QTimer, QRectF, _Own])
def test_python_finds_the_attributes(kind: type) -> None:
    assert kind.__getattribute__ is object.__getattribute__


def test_all_that_a_widget_has_is_found(qtbot: QtBot) -> None:
    widget, heard = _Own(), list[str]()
    qtbot.addWidget(widget)
    widget.setObjectName(" and name")
    assert (widget.kind, widget.words, widget.said()) == ("own", "words", "words and name")
    assert "_words" in vars(widget)
    widget.told.connect(heard.append)
    widget.told.emit("told")
    widget.destroyed.connect(lambda: heard.append("destroyed"))
    with pytest.raises(AttributeError, match="nowhere"):
        getattr(widget, "nowhere")  # noqa: B009 - what it is there for
    delete(widget)
    assert heard == ["told", "destroyed"]
    with pytest.raises(RuntimeError, match="already deleted"):
        widget.said()


def test_a_class_that_looks_further_by_itself_goes_on_doing_so() -> None:
    assert QMenu.__getattribute__ is not object.__getattribute__


def test_nothing_here_needs_what_pyside_looks_for() -> None:
    needs = re.compile(r"\bProperty\(|\b__feature__\b")
    assert not [path for path in _ROOT.rglob("*.py") if needs.search(path.read_text(encoding="utf-8"))]
