"""Words of printing: what did not fit, what could not be written."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # What can go wrong.
    "paper.not_written": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” could not be written. Choose another name or another folder."
    ),
    "paper.no_folder": QT_TRANSLATE_NOOP(
        "Phrases", "The folder of “{file}” is not there. Choose another folder."
    ),
    "paper.not_allowed": QT_TRANSLATE_NOOP(
        "Phrases",
        "“{file}” may not be written: its folder is protected or another program uses it. Save elsewhere.",
    ),
    "paper.too_long": QT_TRANSLATE_NOOP(
        "Phrases", "The name or the path of this file is too long. Choose a shorter name, or another folder."
    ),
    "paper.no_reader": QT_TRANSLATE_NOOP("Phrases", "“{file}” is a pipe that nobody reads. Choose a file."),
    "paper.over_library": QT_TRANSLATE_NOOP(
        "Phrases", "“{file}” is a library and was not touched. Choose another name."
    ),
    "paper.disk_full": QT_TRANSLATE_NOOP(
        "Phrases", "The disk is full, so “{file}” was not written. Free some room, or save it elsewhere."
    ),
    "paper.printer_silent": QT_TRANSLATE_NOOP(
        "Phrases", "The printer does not take the pages. See whether it is on, or save the pages instead."
    ),
    "paper.no_room": QT_TRANSLATE_NOOP(
        "Phrases",
        "A card of {wide} × {high} mm has no room on this paper with a margin of {margin} mm. "
        "Choose a larger paper or a smaller card.",
    ),
    # What a player should know of the sheets.
    "paper.remark.margin": QT_TRANSLATE_NOOP(
        "Phrases",
        "The printer’s margin of {mm} mm costs cards: %n cards on a page instead of {instead}.",
        None,
        1,
    ),
    "paper.remark.no_bar": QT_TRANSLATE_NOOP(
        "Phrases", "The margins have no room for a control bar. Measure a card to check the scale."
    ),
    "paper.remark.no_marks": QT_TRANSLATE_NOOP(
        "Phrases",
        "The margins have no room for all cut marks. Choose lines, or a larger paper.",
    ),
    # What a card could not show in full.
    "paper.lost.name": QT_TRANSLATE_NOOP("Phrases", "name shortened"),
    "paper.lost.people": QT_TRANSLATE_NOOP("Phrases", "people shortened"),
    "paper.lost.edition": QT_TRANSLATE_NOOP("Phrases", "edition shortened"),
    "paper.lost.rank": QT_TRANSLATE_NOOP("Phrases", "rank shortened"),
    "paper.lost.value": QT_TRANSLATE_NOOP("Phrases", "value shortened: {words}"),
    "paper.lost.abilities": QT_TRANSLATE_NOOP("Phrases", "%n abilities left out, from “{words}” on", None, 1),
    "paper.lost.classes": QT_TRANSLATE_NOOP("Phrases", "%n classes left out: {words}", None, 1),
    "paper.lost.equipment": QT_TRANSLATE_NOOP(
        "Phrases", "%n pieces of equipment left out, from “{words}” on", None, 1
    ),
    "paper.lost.options": QT_TRANSLATE_NOOP("Phrases", "%n options left out, from “{words}” on", None, 1),
    "paper.lost.state": QT_TRANSLATE_NOOP("Phrases", "%n states left out, from “{words}” on", None, 1),
    "paper.lost.note": QT_TRANSLATE_NOOP("Phrases", "note shortened"),
    "paper.lost.text": QT_TRANSLATE_NOOP("Phrases", "text shortened: “{words}”"),
    "paper.lost.token": QT_TRANSLATE_NOOP("Phrases", "token shortened: “{words}”"),
    "paper.lost.back": QT_TRANSLATE_NOOP("Phrases", "name on the back shortened"),
    "paper.lost.no_room": QT_TRANSLATE_NOOP("Phrases", "no room even in letters of {points} points"),
    "paper.lost.small": QT_TRANSLATE_NOOP("Phrases", "whole, but in letters of {points} points: {words}"),
    "paper.lost.picture": QT_TRANSLATE_NOOP("Phrases", "no room for the picture"),
    "paper.lost.glyphs": QT_TRANSLATE_NOOP("Phrases", "no font here has {words}"),
    "paper.lost.figures": QT_TRANSLATE_NOOP("Phrases", "boxes of %n figures left out", None, 1),
}
