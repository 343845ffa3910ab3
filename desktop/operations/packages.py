"""Packages: things of a library gathered into one file, to be taken into another library."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path

from db.exchange import package
from db.exchange.package import ENDING, Package, PackedCard
from desktop.operations.desk import Desk
from desktop.operations.files import write_file
from desktop.operations.imports.provenance import told_by_files, told_elsewhere
from desktop.operations.trouble import known_trouble
from rules.armies import Army
from rules.cards import Revision

__all__ = ["ENDING", "gather", "is_package", "pack"]


def is_package(path: Path) -> bool:
    """Tell whether a file is a package, by its ending."""
    return path.suffix.lower() == ENDING


def gather(desk: Desk, *, army_ids: Collection[str] | None = None, card_ids: Collection[str] = ()) -> Package:
    """Gather lists with the cards they pin, and cards; without ``army_ids`` the whole library.

    A soft-deleted card is packed where lists pin it, and is marked so.
    """
    library = desk.library
    whole = army_ids is None
    lists = {army.id: army for army in library.armies() if army_ids is None or army.id in army_ids}
    wanted: dict[str, set[int]] = {}
    for army in lists.values():
        for card_id, number in army.pins:
            wanted.setdefault(card_id, set()).add(number)
    shown = {revision.card_id: revision for revision in library.cards()}
    for card_id in shown:
        if whole or card_id in card_ids:
            wanted.setdefault(card_id, set())
    cards = {key: _packed(desk, shown.get(key), key, numbers) for key, numbers in wanted.items()}
    pictures = {card.picture for packed in cards.values() for card in packed.revisions.values()} - {""}
    offers = library.offers()
    if not whole:
        offers = {key: offer for key, offer in offers.items() if not cards.keys().isdisjoint(offer.takers)}
    own, rules = library.formats(), library.rulesets() if whole else {}
    used = {army.format for army in lists.values()}
    here: Mapping[str, Collection[str]] = {
        "cards": {*shown, *cards}, "armies": {army.id for army in library.armies()},
        "offers": library.offers(), "formats": own, "rulesets": rules,
    }  # fmt: skip
    made = Package(
        cards=cards,
        armies=lists,
        offers=offers,
        owned=library.owned() if whole else {},
        formats=own if whole else {key: made for key, made in own.items() if key in used},
        rulesets=rules,
        battles=tuple(library.battles.load(info.id) for info in library.battles.listed()) if whole else (),
        pictures={key: library.picture(key) for key in sorted(pictures)},
        catalogues=_catalogues(desk, lists, whole=whole),
        library=library.uid,
    )
    known = library.memory.origins()
    also, heard = told_elsewhere(made, known, here)
    return replace(made, also=also, heard=heard, sources=told_by_files(made, known))


def _catalogues(desk: Desk, lists: Mapping[str, Army], *, whole: bool) -> dict[str, bytes]:
    """Return the catalogue files that lists pin, of a whole library those that it shows too."""
    kept = desk.library.catalogues
    sums = {sum_ for army in lists.values() for sum_ in army.catalogues}
    if whole:
        sums |= {each.sum for each in kept.shown().values()}
    return {sum_: kept.data(sum_) for sum_ in sorted(kept.known(sums))}


def _packed(desk: Desk, shown: Revision | None, card_id: str, numbers: Collection[int]) -> PackedCard:
    """Pack a card with the revision it shows (None: it is soft-deleted) and those pinned."""
    now = shown or desk.library.card(card_id)
    said = {now.number: now.card}
    if not said.keys() >= set(numbers):
        said |= {r.number: r.card for r in desk.library.revisions(card_id) if r.number in numbers}
    return PackedCard(now.number, dict(sorted(said.items())), soft_deleted=shown is None)


@known_trouble
def pack(
    desk: Desk, *, path: Path, army_ids: Collection[str] | None = None, card_ids: Collection[str] = ()
) -> Package:
    """Write a package: some lists and cards, or without ``army_ids`` the whole library.

    Return what is in it. Raises NotWritten, and LongPacked for a text that no package may hold.
    """
    made = gather(desk, army_ids=army_ids, card_ids=card_ids)
    write_file(path, package.write(made))
    return made
