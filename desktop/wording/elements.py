"""The elements of mana as the battle shows them: a key, a letter, a shape's colour, a word."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rules.text import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Element:
    """One element: its id in the state, its words, its letters and its colour under dark letters."""

    id: str
    words: str
    letter_fr: str
    letter_en: str
    colour: str

    def name(self) -> str:
        """Name the element in the language of now."""
        return QCoreApplication.translate("Elements", self.words)

    def letter(self, language: str) -> str:
        """Give the letter of the element, unique in its language."""
        return self.letter_en if language == "en" else self.letter_fr

    def sign(self, language: str) -> str:
        """Give what stands for the element on a stone: its letter, never the digit that is a key only."""
        letter = self.letter(language)
        return "◇" if letter.isdigit() else letter


ELEMENTS = {
    element.id: element
    for element in (
        Element("air", QT_TRANSLATE_NOOP("Elements", "Air"), "A", "A", "#BFD9EE"),
        Element("water", QT_TRANSLATE_NOOP("Elements", "Water"), "E", "W", "#7FB4E6"),
        Element("fire", QT_TRANSLATE_NOOP("Elements", "Fire"), "F", "F", "#F0907A"),
        Element("earth", QT_TRANSLATE_NOOP("Elements", "Earth"), "T", "E", "#C9A36B"),
        Element("light", QT_TRANSLATE_NOOP("Elements", "Light"), "L", "L", "#F2E08A"),
        Element("darkness", QT_TRANSLATE_NOOP("Elements", "Darkness"), "N", "D", "#B79BD6"),
        Element("neutral", QT_TRANSLATE_NOOP("Elements", "Neutral"), "0", "0", "#CFCBC0"),
    )
}


def element_name(element: str) -> str:
    """Name an element by its id; an unknown id is its own name."""
    found = ELEMENTS.get(element)
    return found.name() if found is not None else element
