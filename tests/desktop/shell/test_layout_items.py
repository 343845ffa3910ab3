"""Items of layouts that Qt makes: Python keeps none, for nobody tells it when they go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from desktop.shell.window import PLACES, Window
from desktop.widgets.flow_layout import FlowLayout


def _kept() -> list[QLayoutItem]:
    """Give the items made by Qt that Python keeps."""
    return [
        each
        for each in Shiboken.getAllValidWrappers()
        if isinstance(each, QLayoutItem)
        and not isinstance(each, QLayout)
        and not Shiboken.createdByPython(each)
    ]


def _boxed(outer: QBoxLayout, inner: QLayout) -> None:
    outer.addLayout(inner, stretch=1)


def _before(outer: QBoxLayout, inner: QLayout) -> None:
    outer.insertLayout(0, inner, 1)


def _celled(outer: QGridLayout, inner: QLayout) -> None:
    outer.addLayout(inner, 0, 0, 1, 2)


@pytest.mark.parametrize(
    ("kind", "put"), [(QVBoxLayout, _boxed), (QHBoxLayout, _before), (QGridLayout, _celled)]
)
def test_no_item_of_a_layout_within_another_is_kept(
    qtbot: QtBot, kind: type[QLayout], put: Callable[[QLayout, QLayout], None]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    outer, row, grid, flow = kind(page), QHBoxLayout(), QGridLayout(), FlowLayout()
    words = [QLabel(each, page) for each in ("row", "grid", "flow")]
    for layout, label in zip((row, grid, flow), words, strict=True):
        layout.addWidget(label)
    row.addStretch(1)
    row.addLayout(grid)
    row.addLayout(flow)
    put(outer, row)
    assert _kept() == [], "what Qt made is known to Qt alone"
    page.show()
    assert all(label.isVisible() and label.width() for label in words)
    words.pop(0).deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert row.count() == 3, "the room and both layouts stay"
    flow.removeWidget(words[1])
    assert (grid.count(), flow.count(), words[1].parentWidget()) == (1, 0, page)


def test_no_place_keeps_any(real_window: Window) -> None:
    for row in PLACES:
        real_window.go(row.key)
        QApplication.processEvents()
        assert _kept() == [], row.key
