"""Attributes of what is made of Qt's classes, found as quickly as those of any other object."""

from __future__ import annotations

from PySide6.QtCore import QObject
from shiboken6 import Shiboken


def find_plainly() -> None:
    """Let Python itself find the attributes of Qt's objects, our widgets and models among them.

    PySide6 looks further, for names in snake_case and for properties of its own kind, which nobody here has.
    A method is found in a fifth of the time without that, and a gesture in a battle asks for thousands.
    """
    for kind in (Shiboken.Object, QObject):
        kind.__getattribute__ = object.__getattribute__  # type: ignore[method-assign]
