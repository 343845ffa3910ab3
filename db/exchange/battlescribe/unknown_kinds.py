"""Tell what the rules of a catalogue ask in words that nobody here knows, and that is left undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from db.exchange.battlescribe.findings import FindingOutcome, Findings
from rules.catalogue.files import Catalogue
from rules.catalogue.kinds import unknown_words
from rules.catalogue.shelf import Shelf

_LEADING = ("field", "scope")
"""Words that may lead into a file that is not at hand: then the missing file is told, not they."""


def tell_unknown(
    nodes: Mapping[str, Catalogue], files: Iterable[str], findings: Mapping[str, Findings]
) -> None:
    """Report of some files, by name, the words of their rules that are not known.

    ``nodes`` are these files and those beside them. A question after an entry that is nowhere is none of
    them: it counts nothing.
    """
    shelf = Shelf(tuple(nodes.values()))
    for file in files:
        whole = _is_whole(shelf, nodes[file])
        for unknown in dict.fromkeys(unknown_words(shelf, nodes[file])):
            if unknown.of != "childId" and (whole or unknown.of not in _LEADING):
                findings[file].tell(FindingOutcome.OUT, unknown.name, "type", "unknown_kind", unknown.word)


def _is_whole(shelf: Shelf, catalogue: Catalogue) -> bool:
    """Tell whether all files are at hand that a catalogue builds on."""
    wanted = {each.system for each in shelf.reach(catalogue.id)}
    wanted |= {link.target for each in shelf.reach(catalogue.id) for link in each.catalogue_links}
    return wanted - {""} <= shelf.by_id.keys()
