"""The aspects of faith, by their names in the language of now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.text import QT_TRANSLATE_NOOP
from rules.values import Aspect

ASPECTS = {
    Aspect.CREATION.value: QT_TRANSLATE_NOOP("Aspects", "Creation"),
    Aspect.ALTERATION.value: QT_TRANSLATE_NOOP("Aspects", "Alteration"),
    Aspect.DESTRUCTION.value: QT_TRANSLATE_NOOP("Aspects", "Destruction"),
}
"""In the order in which a card prints their figures."""


def aspect_name(aspect: str) -> str:
    """Name an aspect by its id; "" for what is none."""
    return QCoreApplication.translate("Aspects", ASPECTS[aspect]) if aspect in ASPECTS else ""
