"""Lay a battle on paper as it stands: a sheet for each side to play on by pen when the laptop goes.

What a side hides stays hidden: the sheets name its cards in the order of its list, and its strip is empty
lines, to be filled in by hand. Only what is asked for by the name of that side tells its order, and nothing
else: a strip on a page of its own.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from desktop.operations.battle import open_battle
from desktop.operations.battle_standing import phase_words, points_of, side_named, standing_of, state_of
from desktop.operations.desk import Desk
from desktop.operations.paper import write_job
from desktop.operations.paper_job import Job, PrintOptions
from desktop.operations.play import Play
from desktop.operations.trouble import known_trouble
from desktop.paper import option_words
from desktop.paper.documents import Document, PrintReport
from desktop.paper.face import TextSection
from desktop.paper.heraldry import look_of
from desktop.paper.order_sheet import OrderSheet
from desktop.paper.play_sheet import FigureState, OrderStrip, PlaySheet, PlaySheetRow
from desktop.paper.play_sheet_words import COLONS, WORDS, said
from desktop.paper.wounds import boxes_in
from rules.battle.state import BattleCard, Fighter, Game, Place, Side
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
def battle_job(desk: Desk, *, battle_id: str, options: PrintOptions, order_of: str = "") -> Job | None:
    """Gather a battle as it stands. None for one that is not there.

    With the key of a side in ``order_of`` it is the order alone that this side hides.
    """
    try:
        play = open_battle(desk, battle_id=battle_id)
    except KeyError:
        return None
    language = options.languages[0]
    if order_of:
        side = play.game.sides[order_of]
        order = _order(play, side, options.languages)
        own = {each: (_order(play, side, (each,)),) for each in options.alone}
        about = Document(order.title, language, leaflets=(order,), alone=own)
        return Job((), about, options.layout, dpi=options.dpi)
    sheets = _sheets(play, options.languages)
    alone = {each: _sheets(play, (each,)) for each in options.alone}
    title = play.setup.name or WORDS[language]["battle"]
    return Job((), Document(title, language, leaflets=sheets, alone=alone), options.layout, dpi=options.dpi)


@known_trouble
def print_battle(
    desk: Desk,
    *,
    battle_id: str,
    options: PrintOptions,
    path: Path,
    order_of: str = "",
) -> PrintReport | None:
    """Write a battle as it stands, or the order of a side, to a PDF or to pictures. None where it is gone."""
    job = battle_job(desk, battle_id=battle_id, options=options, order_of=order_of)
    return write_job(job, path) if isinstance(job, Job) else None


def _sheets(play: Play, languages: tuple[str, ...]) -> tuple[PlaySheet, ...]:
    return tuple(_sheet(play, side, languages) for side in play.game.sides.values())


def _sheet(play: Play, side: Side, languages: tuple[str, ...]) -> PlaySheet:
    game = play.game
    spoken = [WORDS[language] for language in languages]
    words = {key: said(*(each[key] for each in spoken)) for key in ("turn", "phase", "refusals")}
    rows = tuple(_row(play, card, languages) for card in game.cards_of(side.key))
    phase = phase_words(game, play.setup.system, languages)
    facts = [(words["turn"], str(game.turn)), (words["phase"], phase), *points_of(side, languages)]
    if side.refusals:
        facts.append((words["refusals"], str(side.refusals)))
    look = look_of(side.people, languages[0])
    return PlaySheet(
        side_named(side, languages[0]), rows, play.setup.name, nobody="", look=look, languages=languages,
        facts=tuple(facts), priced=False, standing=tuple(standing_of(game, languages)),
        strip=strip_of(game, side, languages) if KINDS[play.setup.system].sequences else None,
    )  # fmt: skip


def strip_of(game: Game, side: Side, languages: tuple[str, ...]) -> OrderStrip | None:
    """Give the order of what is left of a side's pile; lines to write on where it is hidden or not known."""
    left = _left(side)
    if not (left or side.reserve):
        return None
    if side.hidden or not side.knowledge.ordered:
        return OrderStrip((None,) * len(left), (None,) * len(side.reserve))

    def names(cards: tuple[str, ...]) -> tuple[str | None, ...]:
        spoken = (said(*(game.cards[card].name(each) for each in languages)) for card in cards)
        return tuple(name or None for name in spoken)

    return OrderStrip(names(left), names(side.reserve))


def _left(side: Side) -> tuple[str, ...]:
    """Give what is left of a side's pile; while it is being built, the sequence is no pile yet."""
    return side.pile or (() if side.played else side.order)


def _hides(side: Side) -> bool:
    return side.hidden and side.knowledge.ordered


def _order(play: Play, side: Side, languages: tuple[str, ...]) -> OrderSheet:
    """Give the order of a side for its own eyes."""

    def names(cards: tuple[str, ...]) -> tuple[str, ...]:
        found = (play.game.cards[card] for card in cards)
        return tuple(
            said(*(card.name(each) or WORDS[each]["unseen"] for each in languages)) for card in found
        )

    phase = phase_words(play.game, play.setup.system, languages)
    turn = f"{said(*(WORDS[each]['turn'] for each in languages))} {play.game.turn}"
    under = " · ".join(part for part in (play.setup.name, turn, phase) if part)
    owner = side.player or side_named(side, languages[0])
    return OrderSheet(owner, under, names(_left(side)), names(side.reserve), languages)


def _row(play: Play, card: BattleCard, languages: tuple[str, ...]) -> PlaySheetRow:
    fighters = play.game.fighters_of(card.id)
    french, english = (card.name(each) or WORDS[each]["unseen"] for each in ("fr", "en"))
    known = card.sheet or Card(name_fr=french, system=play.setup.system)
    # Cards of one profile are told apart by their numbers, here as on the strip.
    sheet = replace(known, name_fr=french, name_en=english)
    alone = len(fighters) == 1
    return PlaySheetRow(
        sheet,
        tuple("" if alone else fighter.letter for fighter in fighters),
        boxes_in(play.setup.ruleset.track, sheet, languages),
        card.figure_pa,
        more=(
            *option_words.added(card.options, card.note, languages, option_words.in_play),
            *_states(play.game, fighters, languages),
        ),
        states=tuple(_state(fighter) for fighter in fighters),
        mana=sum(sum(fighter.gems.values()) for fighter in fighters),
        faith=sum(fighter.faith for fighter in fighters),
        containers=sum(fighter.marks.get(_CONTAINERS, 0) for fighter in fighters),
        key=card.id,
    )


def _state(fighter: Fighter) -> FigureState:
    return FigureState(fighter.notches, fighter.stunned, fighter.place in _GONE, fighter.activated)


def _states(game: Game, fighters: tuple[Fighter, ...], languages: tuple[str, ...]) -> tuple[TextSection, ...]:
    """Give what holds figures, and what the players noted of them."""
    made = []
    for fighter in fighters:
        if told := state_of(game, fighter, languages):
            made.append(told if len(fighters) == 1 else f"{fighter.letter}\u00a0=\u00a0{told}")
    lead = said(*(WORDS[each]["state"] for each in languages)) + COLONS[languages[0]]
    return (TextSection("state", lead, tuple(made)),) if made else ()
