"""Every sheet of every game, of a full army with long names: no letter is too small, nor off the paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from desktop.operations import armies, battle_paper, battle_report
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.paper_job import (
    ArmyPart,
    Job,
    PrintOptions,
    army_job,
    reference_job,
)
from desktop.operations.paper_job import (
    test_job as printer_page,
)
from desktop.paper.documents import Document
from desktop.paper.items import TextRun
from desktop.paper.order_sheet import OrderSheet
from desktop.paper.stock import PaperSize
from desktop.paper.style import LEAST
from rules.battle.commands import Put
from rules.battle.state import Place
from rules.systems import KINDS
from tests.desktop.outcomes import done
from tests.desktop.paper.battles import a_job, carry
from tests.desktop.paper.reading import extent

LONG = "La Compagnie des Veilleurs de la Porte d’Akkylannie et de ses marches"
FIGURES = (1, 3, 3, 1, 4, 2, 1, 3, 2, 1, 3, 1)
RULESETS = {"confrontation": "seeds", "monconf": "monconf", "eclats": "eclats"}


def full_army(desk: Desk, system: str) -> str:
    """Make an army of 12 cards and 25 figures out of those that come with the program; return its id."""
    if system != "confrontation":
        done(add_example(desk, system=system))
    known = [army for army in desk.library.armies() if army.system == system]
    cards = list(dict.fromkeys(entry.card_id for army in known for entry in army.entries))
    made = done(armies.create(desk, name=LONG, people=known[0].people, system=system, note="À peindre."))
    for at, figures in enumerate(FIGURES):
        done(armies.add_entry(desk, made, card_id=cards[at % len(cards)], figures=figures))
    return made


def sheets(desk: Desk, system: str, language: str) -> Iterator[Job]:
    """Gather everything that is no card, with as much on it as there may be."""
    options = PrintOptions(language=language, ruleset=RULESETS[system], cards=False, spells=False, icons=True)
    army = full_army(desk, system)
    for part in (ArmyPart.WHOLE, ArmyPart.TOKENS, ArmyPart.STRIPS):
        yield army_job(desk, army_id=army, options=options, part=part)
    yield reference_job(desk, options)
    yield printer_page(options)
    play = done(start_example(desk, system=system))
    for fighter in tuple(play.game.fighters):
        carry(desk, play, Put(fighter, Place.DEAD))
    yield a_job(battle_paper.battle_job(desk, battle_id=play.battle_id, options=options))
    yield a_job(battle_report.report_job(desk, battle_id=play.battle_id, options=options))
    order = OrderSheet(LONG, LONG, (LONG,) * 40, (LONG,), options.languages)
    yield Job((), Document(LONG, "fr", leaflets=(order,)), options.layout)


@pytest.mark.parametrize("system", KINDS)
def test_no_letter_is_smaller_than_seven_points_nor_off_the_paper(desk: Desk, system: str) -> None:
    for job in sheets(desk, system, "both"):
        for paper in (PaperSize.A4, PaperSize.LETTER):
            for leaflet in job.document.leaflets:
                for page in leaflet.pages(replace(job.layout, paper=paper)):
                    told = [
                        (run, placed)
                        for placed in page.drawn
                        for run in placed.items
                        if isinstance(run, TextRun)
                    ]
                    assert told
                    for run, placed in told:
                        left, top, right, low = extent(run)
                        assert run.size >= LEAST - 1e-6, run
                        assert placed.x + left >= 0 and placed.x + right <= page.width, run
                        assert placed.y + top >= 0 and placed.y + low <= page.height, run
