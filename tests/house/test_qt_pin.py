"""The release of Qt in use keeps its hands off None."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject


def test_void_calls_of_qt_lose_no_reference_to_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 50
