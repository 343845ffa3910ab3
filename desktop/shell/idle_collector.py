"""Cyclic garbage is looked for in the thread of the windows alone, and only while they wait.

Python looks for it in whichever thread makes an object at the wrong moment. A widget found there is destroyed
there, while its window may be painting it: the program dies. Found in the middle of a gesture, it holds the
gesture up.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QAbstractEventDispatcher, QObject

_GROWN = 1.25
"""Everything is looked through once there is a quarter more of it than last time, as Python does."""


class IdleCollector(QObject):
    """Takes the search for garbage over from Python, from the moment it is made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._blocks = 0

    def start(self) -> None:
        """Begin; what was loaded until now stays to the end of the program and is not looked at."""
        gc.freeze()
        self._blocks = sys.getallocatedblocks()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "an application comes first"
        dispatcher.aboutToBlock.connect(self._on_waiting)

    def _on_waiting(self) -> None:
        """Look through the generation whose turn it is by Python's own thresholds."""
        counts, limits = gc.get_count(), gc.get_threshold()
        if counts[0] <= limits[0]:
            return
        if counts[1] <= limits[1]:
            gc.collect(0)
        elif counts[2] <= limits[2] or sys.getallocatedblocks() < self._blocks * _GROWN:
            gc.collect(1)
        else:
            gc.collect()
            self._blocks = sys.getallocatedblocks()
