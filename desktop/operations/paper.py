"""Print cards: gather what is printed from the library, lay it out, write one PDF.

Gathering reads the library and is quick; writing needs nothing but what was gathered, so that it may run
beside the window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from pathlib import Path

from desktop.operations.desk import Desk
from desktop.operations.files import NotWritten, write_file
from desktop.operations.page_pictures import PICTURE, write_pictures
from desktop.operations.paper_job import (
    LANGUAGES,
    MOST_COPIES,
    ArmyPart,
    CardTooLarge,
    Job,
    PrintOptions,
    army_job,
    blank_job,
    cards_job,
    has_strips,
    joined,
    lists_job,
    reference_job,
    spells_job,
    spells_of_lists,
    test_job,
)
from desktop.operations.trouble import known_trouble
from desktop.paper.documents import DocumentCancelled, Overflow, PrintReport, write_parts
from rules.offers import MAGIC
from rules.text import fold

__all__ = [
    "LANGUAGES",
    "MOST_COPIES",
    "ArmyGroup",
    "ArmyGroupKind",
    "ArmyPart",
    "CardTooLarge",
    "DocumentCancelled",
    "Job",
    "NotWritten",
    "Overflow",
    "PrintOptions",
    "PrintReport",
    "armies",
    "army_job",
    "blank_cards",
    "cards_job",
    "found_again",
    "gather",
    "has_strips",
    "lay_out",
    "lists",
    "named",
    "print_armies",
    "print_blank",
    "print_cards",
    "print_reference",
    "print_spells",
    "print_test",
    "printer_test",
    "quick_reference",
    "save_pdf",
    "spell_names",
    "with_strips",
    "write_job",
]  # fmt: skip

# Gathering ----------------------------------------------------------------------------------------


@known_trouble
def armies(desk: Desk) -> list[tuple[str, str]]:
    """Name the armies that can be printed: id and name, in the library's order."""
    return [(army.id, army.name) for army in desk.library.armies()]


@known_trouble
def with_strips(desk: Desk) -> list[tuple[str, str]]:
    """Name the armies whose cards are ordered to a sequence: id and name, in the library's order."""
    return [(army.id, army.name) for army in desk.library.armies() if has_strips(army)]


def named(desk: Desk, *, army_ids: Sequence[str]) -> list[tuple[str, str]]:
    """Name armies by their ids, those that are there."""
    known = {army.id: army.name for army in desk.library.armies()}
    return [(army_id, known[army_id]) for army_id in army_ids if army_id in known]


class ArmyGroupKind(StrEnum):
    """What armies that are printed as one file have in common, in the order in which they are offered."""

    FOLDER = "folder"
    TAG = "tag"
    ALL = "all"
    TWO = "two"
    """Both lists of a game."""


@dataclass(frozen=True, slots=True)
class ArmyGroup:
    """Armies that are printed as one file: those of a folder, of a tag, or all there are."""

    key: str
    kind: ArmyGroupKind
    name: str
    army_ids: tuple[str, ...]


@known_trouble
def lists(desk: Desk, *, strips: bool = False) -> list[ArmyGroup]:
    """Lay together the armies of a folder or of a tag, and all of them, where they are several.

    With `strips` only those whose cards are ordered to a sequence.
    """
    found: dict[tuple[ArmyGroupKind, str], list[str]] = {}
    for army in desk.library.armies():
        if strips and not has_strips(army):
            continue
        if army.folder:
            found.setdefault((ArmyGroupKind.FOLDER, army.folder), []).append(army.id)
        for tag in army.tags:
            found.setdefault((ArmyGroupKind.TAG, tag), []).append(army.id)
        found.setdefault((ArmyGroupKind.ALL, ""), []).append(army.id)
    order = list(ArmyGroupKind)
    rows = sorted(found.items(), key=lambda row: (order.index(row[0][0]), fold(row[0][1])))
    return [ArmyGroup(f"{kind}/{name}", kind, name, tuple(ids)) for (kind, name), ids in rows if len(ids) > 1]


@known_trouble
def gather(
    desk: Desk,
    *,
    options: PrintOptions,
    army_id: str = "",
    card_ids: Sequence[str] = (),
    offer_ids: Sequence[str] = (),
    several: Sequence[str] = (),
    title: str = "",
    part: ArmyPart = ArmyPart.WHOLE,
) -> Job | None:
    """Gather an army, several under a title, cards, or spells; None where nothing is left of them."""
    try:
        if several:
            job = lists_job(desk, army_ids=several, title=title, options=options, part=part)
        elif army_id:
            job = army_job(desk, army_id=army_id, options=options, part=part)
        elif offer_ids:
            job = spells_job(desk, offer_ids=offer_ids, options=options)
        else:
            job = cards_job(desk, card_ids=card_ids, options=options)
    except KeyError:
        return None
    return None if job.is_empty else job


@known_trouble
def blank_cards(desk: Desk, *, options: PrintOptions) -> Job:
    """Make empty cards to be written on, as many as a page holds for each copy."""
    return blank_job(desk, options)


@known_trouble
def quick_reference(desk: Desk, *, options: PrintOptions) -> Job:
    """Make the quick reference of a game."""
    return reference_job(desk, options)


@known_trouble
def print_reference(desk: Desk, *, options: PrintOptions, path: Path) -> PrintReport:
    """Write the quick reference of a game to a file."""
    return write_job(reference_job(desk, options), path)


@known_trouble
def print_blank(desk: Desk, *, options: PrintOptions, path: Path) -> PrintReport:
    """Write empty cards to a file."""
    return write_job(blank_job(desk, options), path)


@known_trouble
def printer_test(*, options: PrintOptions) -> Job:
    """Make the page to test a printer by."""
    return test_job(options)


@known_trouble
def found_again(desk: Desk, *, key: str, name: str, army_ids: Sequence[str]) -> tuple[str, str]:
    """Find what a loss is of: the army and the card, "" for neither.

    ``key`` is an entry of one of the armies, told by its name where several have the same, or a card.
    """
    for army_id in army_ids:
        army = desk.library.army(army_id)
        muster = desk.library.muster(army)
        for entry in army.entries:
            card = muster.card(entry)
            if entry.id == key and (len(army_ids) == 1 or name in (card.name_fr, card.name_en)):
                return army_id, entry.card_id
    if army_ids:
        return next((army_id for army_id in army_ids if desk.library.army(army_id).name == name),
                    army_ids[0]), ""  # fmt: skip
    try:
        return "", desk.library.card(key).card_id
    except KeyError:
        return "", ""


# Writing ------------------------------------------------------------------------------------------


def lay_out(
    job: Job,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    invariant: bool = False,
) -> tuple[bytes, PrintReport]:
    """Make the PDF of a print in memory. Raises DocumentCancelled."""
    out = BytesIO()
    report = write_parts(
        out, job.parts, job.document, job.layout, progress=progress, cancelled=cancelled, invariant=invariant
    )
    return out.getvalue(), report


def write_job(
    job: Job,
    path: Path,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    invariant: bool = False,
) -> PrintReport:
    """Write a print to a PDF, or to a picture for each page where the name ends in .png.

    A PDF and each picture are written whole or not at all. Raises NotWritten (known), DocumentCancelled.
    """
    data, report = lay_out(job, progress=progress, cancelled=cancelled, invariant=invariant)
    if path.suffix.lower() == PICTURE:
        for _ in write_pictures(data, path, job.dpi):
            pass
    else:
        write_file(path, data)
    return report


@known_trouble
def save_pdf(data: bytes, path: Path) -> Path:
    """Write a PDF that is already laid out, all of it or nothing; answer with a refusal when it cannot be."""
    write_file(path, data)
    return path


@known_trouble
def print_armies(
    desk: Desk,
    *,
    armies: Mapping[str, PrintOptions],
    title: str,
    path: Path,
    part: ArmyPart = ArmyPart.WHOLE,
) -> PrintReport | None:
    """Print several armies, each with its own options, to one PDF file; None for nothing. Raises KeyError."""
    jobs = [
        army_job(desk, army_id=army_id, options=options, part=part) for army_id, options in armies.items()
    ]
    if all(job.is_empty for job in jobs):
        return None
    several = joined(jobs, title=title, options=next(iter(armies.values()))) if len(jobs) > 1 else jobs[0]
    return write_job(several, path)


@known_trouble
def print_test(*, options: PrintOptions, path: Path) -> PrintReport:
    """Write the page to test a printer by to a PDF file."""
    return write_job(test_job(options), path)


@known_trouble
def print_cards(
    desk: Desk,
    *,
    card_ids: Sequence[str],
    options: PrintOptions,
    path: Path,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> PrintReport:
    """Print cards of the library to a PDF file. Raises KeyError for an unknown card, DocumentCancelled."""
    return write_job(
        cards_job(desk, card_ids=card_ids, options=options), path, progress=progress, cancelled=cancelled
    )


@known_trouble
def spell_names(desk: Desk) -> list[tuple[str, str]]:
    """Name the spells and miracles that can be printed, in each language: id and name.

    Those of lists are named where the library has none of their name.
    """
    made: dict[tuple[str, str], str] = {}
    for key, offer in desk.library.offers().items():
        if offer.option.kind in MAGIC:
            for name in dict.fromkeys((offer.option.name, *map(offer.option.called, ("fr", "en")))):
                made.setdefault((key, name), fold(name))
    known = set(made.values())
    for key, (spell, _) in spells_of_lists(desk).items():
        for name in dict.fromkeys((spell.name("fr"), spell.name("en"))):
            if fold(name) not in known:
                made.setdefault((key, name), fold(name))
    return list(made)


@known_trouble
def print_spells(
    desk: Desk, *, offer_ids: Sequence[str], options: PrintOptions, path: Path
) -> PrintReport | None:
    """Print spells and miracles of the library to a PDF file, None where none is one. Raises KeyError."""
    job = spells_job(desk, offer_ids=offer_ids, options=options)
    return None if job.is_empty else write_job(job, path)
