"""The examples of the other systems: cards and armies that a player brings in to try one."""

from __future__ import annotations

from desktop.operations import tables
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import numbered
from desktop.operations.trouble import known_trouble
from rules.armies import Army, Entry
from rules.cards import Card
from rules.text import Message, fold


def has_example(system: str) -> bool:
    """Tell whether there is an example of a system."""
    return bool(tables.example(system).armies)


@known_trouble
def add_example(
    desk: Desk, *, system: str, language: str = "fr", instead: str = "", initiator: object | None = None
) -> tuple[str, ...]:
    """Bring in the cards and armies of a system's example as one step; return the ids of the armies.

    What is kept in one language only (classes, equipment, names of armies) comes in the one given. Cards that
    are here already are taken as they are now; a second time the armies get a number. The first army takes
    the place of the one whose id is ``instead``: a list without cards, in which the example was asked for.
    Raises LibraryError when the library cannot take them.
    """
    from db.library import Imported
    from db.revisioned_table import new_id

    example = tables.example(system, language)
    pins = {_key(r.card): (r.card_id, r.number) for r in desk.library.cards() if r.card.system == system}
    new: dict[str, Card] = {}
    for card in example.cards:
        if _key(card) not in pins:
            card_id = new_id()
            new[card_id] = card
            pins[_key(card)] = (card_id, 1)
    names = {army.name for army in desk.library.armies() if army.id != instead}
    ids = [instead] if instead else []
    armies: dict[str, Army] = {}
    for listed in example.armies:
        entries = tuple(
            Entry(
                f"e{n}",
                *pins[_named(entry.name_fr, entry.edition)],
                figures=entry.figures,
                options=entry.options,
            )
            for n, entry in enumerate(listed.entries, 1)
        )
        name = numbered(listed.name, names)
        names.add(name)
        army = Army(
            ids.pop() if ids else new_id(),
            name,
            listed.people,
            listed.edition,
            entries=entries,
            system=system,
        )
        armies[army.id] = army
    label = Message("step.example_added", {"system": system})
    desk.library.write_import(label, Imported(cards=new, armies=armies))
    desk.announce(Changes(cards=frozenset(new), armies=frozenset(armies), label=label, initiator=initiator))
    return tuple(armies)


def _key(card: Card) -> tuple[str, str]:
    return _named(card.name_fr, card.edition)


def _named(name: str, edition: str) -> tuple[str, str]:
    """Return what an example's card is known by, however its apostrophes were once written."""
    return fold(name), fold(edition)
