"""Import modules as Python itself does; imported for that alone, before the rest of the window is loaded.

PySide looks through the source of each module that is imported after it, for a feature that nobody here asks
for: names in snake case. That is a tenth of the start, and all those sources stay in memory.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - it replaces what is put back here

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
