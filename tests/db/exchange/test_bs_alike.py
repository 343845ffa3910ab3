"""One army in every form that the schemas allow: the same cards, the same options, and nobody lost."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import Harvest
from tests.db.exchange import alike, mutants
from tests.db.exchange.small_army import army
from tests.db.exchange.taken import taken
from tests.db.exchange.walked import FOLDER


def roots(files: dict[str, bytes]) -> alike.Files:
    return {name: mutants.without_namespaces(data) for name, data in files.items()}


def players() -> dict[str, bytes]:
    """Read the armies of players, if their folder is named."""
    folder = os.environ.get(FOLDER, "")
    return {path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())} if folder else {}


def cards(harvest: Harvest) -> Counter[str]:
    """Tell what arrived as cards, wherever it stood."""
    return Counter(repr(replace(found.card, source="")) for found in harvest.cards)


def offers(harvest: Harvest) -> Counter[tuple[object, ...]]:
    """Tell what is offered to which cards for how much."""
    names = {found.key: found.card.name("en") for found in harvest.cards}
    return Counter(
        (
            found.offer.option.name, found.offer.option.kind,
            tuple(sorted((names.get(key, key), pa) for key, pa in found.offer.takers.items())),
        )
        for found in harvest.offers
    )  # fmt: skip


def accounted(harvest: Harvest, made: alike.Files) -> None:
    """Count the profiles by a walk of the XML; each arrived, or is left out with file, entry and reason."""
    assert harvest.refused == []
    for file, root in made.items():
        told = [tally for tally in harvest.tallies if tally.file == file]
        assert sum(1 for _ in root.iter("profile")) == len(told), file
        out = Counter(
            f.entry for f in harvest.findings if f.file and f.outcome is FindingOutcome.OUT and f.reason
        )
        for tally in told:
            assert tally.became or out[tally.profile] or out[tally.entry], tally


def written(made: alike.Files, write: Callable[[Element], bytes]) -> Harvest:
    return taken(*(write(root) for root in made.values()), names=tuple(made))


@pytest.mark.parametrize("form", alike.FORMS)
@pytest.mark.parametrize("files", [army, players], ids=["small", "players"])
def test_what_means_the_same_arrives_the_same(files: Callable[[], dict[str, bytes]], form: str) -> None:
    plain, made = roots(files()), roots(files())
    if not plain:
        return
    alike.FORMS[form](made)
    wanted, found = (written(each, alike.WRITINGS["utf-8"]) for each in (plain, made))
    accounted(found, made)
    assert cards(found) == cards(wanted)
    assert offers(found) == offers(wanted)


@pytest.mark.parametrize("writing", alike.WRITINGS)
def test_a_file_is_the_same_however_its_letters_are_written(writing: str) -> None:
    made = roots(army())
    next(made["griffins.cat"].iter("selectionEntry")).set("name", "Pâle œil – l’Infidèle &amp; <b>")
    wanted, found = (written(made, alike.WRITINGS[each]) for each in ("utf-8", writing))
    accounted(found, made)
    assert (cards(found), offers(found)) == (cards(wanted), offers(wanted))
