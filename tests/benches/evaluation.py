"""Catalogues as nodes: from their files, and a list of forty selections evaluated as after each step."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from xml.etree.ElementTree import fromstring

from db.exchange.battlescribe.node_reading import read_catalogues
from rules.catalogue.evaluation import Evaluator, evaluate
from rules.catalogue.files import Catalogue, CostType
from rules.catalogue.nodes import ForceNode
from rules.catalogue.offers import offers
from rules.catalogue.roster import RosterState
from rules.catalogue.shelf import Shelf
from tests.benches.foreign import FIGURES, catalogue
from tests.benches.measure import Measure, timed
from tests.db.exchange.foreign import SYSTEM
from tests.rules.catalogue import steps

SELECTIONS, TRIES, TIMES, WITHIN = 40, 15, 4, 0.02
FILES = 4


def evaluation() -> Iterator[Measure]:
    """Yield how long nodes take from their files, and evaluating a list and opening what is offered."""
    data = [catalogue(number) for number in range(FILES)]
    # One after the other, so that a busy moment falls on both.
    spent = [
        (
            timed(lambda: [fromstring(each) for each in data]),
            timed(lambda: [read_catalogues(each, "army.cat") for each in data]),
        )
        for _ in range(TRIES)
    ]
    parsed, read = (statistics.median(times) for times in zip(*spent, strict=True))
    note = f"{FILES * FIGURES} cards, {sum(map(len, data)) // 1024} KB"
    floor = "parsing the same XML with the standard parser"
    yield Measure("read catalogues into nodes", read, parsed, floor, times=TIMES, note=note)

    system = Catalogue(id=SYSTEM, cost_types=(CostType(id="points"),), forces=(ForceNode(id="force"),))
    shelf = Shelf(
        (system, *(found.catalogue for each in data for found in read_catalogues(each, "army.cat")))
    )
    roster = _forty(shelf)
    first = timed(lambda: evaluate(shelf, roster))
    again = statistics.median(timed(lambda: evaluate(shelf, roster)) for _ in range(TRIES))
    note = f"{SELECTIONS} cards with options; the first time {first * 1000:.0f} ms"
    yield Measure("evaluate a list", again, 0, "", within=WITHIN, note=note)

    evaluator = Evaluator(shelf, roster)
    opened = statistics.median(
        timed(lambda: offers(evaluator, evaluator.scene.forces[0])) for _ in range(TRIES)
    )
    yield Measure("open what a force is offered", opened, 0, "", within=WITHIN, note=f"{FIGURES} cards")


def _forty(shelf: Shelf) -> RosterState:
    """Build a list of forty cards, three options each."""
    dice = random.Random(1)
    roster, force = steps.add_force(shelf, steps.begin(shelf, SYSTEM), "force", "cat-0")
    for _ in range(SELECTIONS):
        roster, card = steps.select(shelf, roster, force, f"e-0-{dice.randrange(FIGURES)}")
        offered = Evaluator(shelf, roster).scene.by_id[card].branch.entries
        for option in dice.sample(offered, 3):
            roster, _id = steps.select(shelf, roster, card, option.id)
    return roster
