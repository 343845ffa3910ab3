"""Lay a battle on paper as it stands: a sheet for each side to play on by pen when the laptop goes.

What a side hides stays hidden: the sheets name its cards in the order of its list, and its strip is empty
lines, to be filled in by hand. Only what is asked for by the name of that side tells its order, and nothing
else: a strip on a page of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.operations.paper import write_job
from desktop.operations.paper_job import Job, PrintOptions
from desktop.operations.play import Play
from desktop.operations.trouble import known_trouble
from desktop.paper.documents import Document, PrintReport
from desktop.paper.face import TextSection
from desktop.paper.heraldry import look_of
from desktop.paper.order_sheet import TITLES, OrderSheet
from desktop.paper.play_sheet import FigureState, OrderStrip, PlaySheet, PlaySheetRow
from desktop.paper.play_sheet_words import WORDS, said
from desktop.paper.wounds import boxes_in
from rules.battle.state import BattleCard, Fighter, Place, Side
from rules.cards import Card
from rules.systems import KINDS

_CONTAINERS = "containers"
"""The mark that counts them, in the game that has them."""
_GONE = (Place.DEAD, Place.FLED, Place.CAPTURED)


@known_trouble
def battles(desk: Desk) -> list[tuple[str, str]]:
    """Name the battles that can be printed, the one touched last first: id and name."""
    return [(kept.id, kept.name) for kept in desk.library.battles.listed()]


@known_trouble
def hiding(desk: Desk, *, battle_id: str) -> dict[str, str]:
    """Name who hides an order that the program knows, by the sides: the player, else the side."""
    try:
        sides = open_battle(desk, battle_id=battle_id).game.sides
    except KeyError:
        return {}
    return {key: side.player or side.name for key, side in sides.items() if _hides(side) and _left(side)}


@known_trouble
def battle_job(
    desk: Desk, *, battle_id: str, options: PrintOptions, phase: Callable[[str], str], order_of: str = ""
) -> Job | None:
    """Gather a battle as it stands; ``phase`` names a phase in words. None for one that is not there.

    With the key of a side in ``order_of`` it is the order alone that this side hides.
    """
    try:
        play = open_battle(desk, battle_id=battle_id)
    except KeyError:
        return None
    language = options.languages[0]
    if order_of:
        order = _order(play, play.game.sides[order_of], language, phase(play.game.phase))
        title = TITLES[language].format(name=order.name)
        return Job((), Document(title, language, leaflets=(order,)), options.layout, dpi=options.dpi)
    sheets = tuple(_sheet(play, side, options, phase(play.game.phase)) for side in play.game.sides.values())
    about = Document(play.setup.name or WORDS[language]["battle"], language, leaflets=sheets)
    return Job((), about, options.layout, dpi=options.dpi)


@known_trouble
def print_battle(
    desk: Desk,
    *,
    battle_id: str,
    options: PrintOptions,
    phase: Callable[[str], str],
    path: Path,
    order_of: str = "",
) -> PrintReport | None:
    """Write a battle as it stands, or the order of a side, to a PDF or to pictures. None where it is gone."""
    job = battle_job(desk, battle_id=battle_id, options=options, phase=phase, order_of=order_of)
    return write_job(job, path) if isinstance(job, Job) else None


def _sheet(play: Play, side: Side, options: PrintOptions, phase: str) -> PlaySheet:
    game, languages = play.game, options.languages
    spoken = [WORDS[language] for language in languages]
    words = {key: said(*(each[key] for each in spoken)) for key in ("turn", "phase", "refusals")}
    rows = tuple(_row(play, card, languages) for card in game.cards_of(side.key))
    facts = [(words["turn"], str(game.turn)), (words["phase"], phase)]
    if side.refusals:
        facts.append((words["refusals"], str(side.refusals)))
    look = look_of(side.people, languages[0])
    return PlaySheet(
        side.name, rows, play.setup.name, nobody="", look=look, languages=languages, facts=tuple(facts),
        priced=False,
        strip=_strip(play, side, languages),
    )  # fmt: skip


def _strip(play: Play, side: Side, languages: tuple[str, ...]) -> OrderStrip | None:
    """Give the order of what is left of a side's pile; lines to write on where it is hidden or not known.

    A game without sequences has none.
    """
    left = _left(side)
    if not left or not KINDS[play.setup.system].sequences:
        return None
    if side.hidden or not side.knowledge.ordered:
        return OrderStrip((None,) * len(left))
    names = (said(*(play.game.cards[card].name(each) for each in languages)) for card in left)
    return OrderStrip(tuple(name or None for name in names))


def _left(side: Side) -> tuple[str, ...]:
    """Give what is left of a side's pile; while it is being built, the sequence is no pile yet."""
    return side.pile or (() if side.played else side.order)


def _hides(side: Side) -> bool:
    return side.hidden and side.knowledge.ordered


def _order(play: Play, side: Side, language: str, phase: str) -> OrderSheet:
    """Give the order of a side for its own eyes."""

    def names(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(play.game.cards[card].name(language) or WORDS[language]["unseen"] for card in cards)

    turn = f"{WORDS[language]['turn']} {play.game.turn}"
    under = " · ".join(part for part in (play.setup.name, turn, phase) if part)
    return OrderSheet(side.player or side.name, under, names(_left(side)), names(side.reserve), language)


def _row(play: Play, card: BattleCard, languages: tuple[str, ...]) -> PlaySheetRow:
    fighters = play.game.fighters_of(card.id)
    french, english = (card.name(each) or WORDS[each]["unseen"] for each in ("fr", "en"))
    sheet = card.sheet or Card(name_fr=french, name_en=english, system=play.setup.system)
    alone = len(fighters) == 1
    return PlaySheetRow(
        sheet,
        tuple("" if alone else fighter.letter for fighter in fighters),
        boxes_in(play.setup.ruleset.track, sheet, languages),
        card.figure_pa,
        more=_notes(fighters),
        states=tuple(_state(fighter) for fighter in fighters),
        mana=sum(sum(fighter.gems.values()) for fighter in fighters),
        faith=sum(fighter.faith for fighter in fighters),
        containers=sum(fighter.marks.get(_CONTAINERS, 0) for fighter in fighters),
    )


def _state(fighter: Fighter) -> FigureState:
    return FigureState(fighter.notches, fighter.stunned, fighter.place in _GONE, fighter.activated)


def _notes(fighters: tuple[Fighter, ...]) -> tuple[TextSection, ...]:
    """Give what the players noted of figures, and their counters."""
    made = []
    for fighter in fighters:
        told = [f"{name} {count}" for name, count in fighter.counters.items()]
        if said := ", ".join(filter(None, (fighter.nickname, *told, fighter.note))):
            made.append(f"{fighter.letter}\u00a0= {said}")
    return (TextSection("note", "", ("; ".join(made),)),) if made else ()
