"""Say in words how a battle stands beside its wounds: what one must know of figures and sides to play on.

Only what both sides may know is said.
"""

from __future__ import annotations

from collections.abc import Iterator

import resources
from desktop.paper import battle_sheet_words as words
from desktop.paper import spell_words
from desktop.paper.battle_sheet_words import spoken
from desktop.paper.play_sheet import TableFact
from desktop.paper.play_sheet_words import WORDS, said
from desktop.paper.words import NBSP, figure, label
from rules.battle.effects import effects_on, modifiers_on
from rules.battle.magic import spells_of
from rules.battle.state import Fighter, Game, Lasting, Side
from rules.modifiers import Modifier, ModifierKind
from rules.values import Characteristic

_DOMINANT = "dominant"


def phase_words(game: Game, system: str, languages: tuple[str, ...]) -> str:
    """Name the phase of a battle of a system, which has the shared ones under names of its own."""
    named = resources.table("data/phases").get(system, {}).get(game.phase)
    return said(*(named[each] for each in languages)) if named else game.phase


def side_named(side: Side, language: str) -> str:
    """Name a side, or by its player, or by its letter."""
    lettered = WORDS[language]["side"].format(letter=side.key.upper())
    return next(filter(None, (" ".join(name.split()) for name in (side.name, side.player))), lettered)


def points_of(side: Side, languages: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Give what a side may spend, and how many of its cards are set aside."""
    for key, count in side.points.items():
        if key in words.POINTS:
            yield spoken(words.POINTS[key], languages), str(count)
    if side.reserve:
        yield said(*(WORDS[each]["reserve"] for each in languages)), str(len(side.reserve))


def standing_of(game: Game, languages: tuple[str, ...]) -> Iterator[TableFact]:
    """Say who has the hand, which cards play now, who is in contact with whom."""
    sides = {key: side_named(side, languages[0]) for key, side in game.sides.items()}
    dominant = next((key for key, side in game.sides.items() if side.marks.get(_DOMINANT)), "")
    for phrase, side in (
        (words.TACTIQUE, game.winner), (words.DOMINANT, dominant), (words.HAND, game.hand),
    ):  # fmt: skip
        if side in sides:
            yield TableFact(spoken(phrase, languages), (sides[side],))
    if game.speaking:
        names = tuple(_card(game, card, languages) for card in game.speaking)
        yield TableFact(spoken(words.SPEAKING, languages), names)
    if game.contacts:
        pairs = tuple(
            f"{_figure(game, a, languages)} \N{EN DASH} {_figure(game, b, languages)}"
            for a, b in game.contacts
        )
        yield TableFact(spoken(words.CONTACTS, languages), pairs)


def state_of(game: Game, fighter: Fighter, languages: tuple[str, ...]) -> str:
    """Say what holds a figure beside its wounds: marks, changed values, effects, what it tries."""
    made = [fighter.nickname]
    made += [
        spoken(words.MARKS[mark], languages) + (f"{NBSP}{value}" if mark in words.COUNTED else "")
        for mark, value in fighter.marks.items()
        if value and mark in words.MARKS
    ]
    if fighter.level:
        made.append(spoken(words.FLYING, languages, n=fighter.level))
    made += _changes(modifiers_on(game, fighter), languages)
    for effect in effects_on(game, fighter.id):
        made.append("" if effect.source.startswith("action.") else effect.source)
        if effect.lasting is Lasting.TURNS and effect.turns:
            made.append(spoken(words.TURNS, languages, n=effect.turns))
        if effect.lasting is Lasting.UPKEEP and effect.cost:
            made.append(spoken(words.KEPT_UP, languages, n=effect.cost))
    made += _magic(game, fighter, languages)
    if fighter.attempt is not None and fighter.attempt.idea:
        made.append(spoken(words.ATTEMPT, languages, words=fighter.attempt.idea))
    made += [f"{name} {count}" for name, count in fighter.counters.items()]
    return ", ".join(filter(None, (*made, fighter.note.strip())))


def _magic(game: Game, fighter: Fighter, languages: tuple[str, ...]) -> Iterator[str]:
    """Say of which elements its gems are, and which spells it may not cast again in the battle."""
    gems = [(element, count) for element, count in fighter.gems.items() if count]
    if gems:
        told = {
            one: " + ".join(f"{spell_words.word(each, one).lower()}{NBSP}{n}" for each, n in gems)
            for one in languages
        }
        yield said(*(spoken(words.GEMS, (one,), gems=told[one]) for one in languages))
    for spell in spells_of(game, fighter.id):
        if spell.once and fighter.used.get(spell.name("fr")):
            yield said(*(spoken(words.CAST, (each,), spell=spell.name(each)) for each in languages))


def _changes(modifiers: tuple[Modifier, ...], languages: tuple[str, ...]) -> Iterator[str]:
    """Say how values are changed, all that is added to one or taken from it in one sum."""
    sums: dict[str, float] = {}
    for each in modifiers:
        if each.characteristic not in tuple(Characteristic):
            continue
        named = said(*(label(Characteristic(each.characteristic), language) for language in languages))
        if each.kind in (ModifierKind.PENALTY, ModifierKind.BONUS):
            sums[named] = sums.get(named, 0.0) + each.amount
        else:
            sign = "=" if each.kind is ModifierKind.REPLACE else "÷"
            yield f"{named}{NBSP}{sign}{NBSP}{figure(each.amount, languages[0])}"
    for named, amount in sums.items():
        if amount:
            sign = "+" if amount > 0 else "\N{MINUS SIGN}"
            yield f"{named}{NBSP}{sign}{figure(abs(amount), languages[0])}"


def _card(game: Game, card: str, languages: tuple[str, ...]) -> str:
    return said(*(game.cards[card].name(each) or WORDS[each]["unseen"] for each in languages))


def _figure(game: Game, fighter: str, languages: tuple[str, ...]) -> str:
    found = game.fighters[fighter]
    alone = len(game.fighters_of(found.card)) == 1
    return _card(game, found.card, languages) + ("" if alone else f"{NBSP}{found.letter}")
