"""Who may coordinate an army for the Tactique roll, and why the others may not (IV-B)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial

from rules.abilities import Ability
from rules.armies import Muster
from rules.battle.current import current
from rules.battle.decisions.strategic import NO_DISCIPLINE, NOBODY_ELIGIBLE
from rules.battle.effects import abilities_of
from rules.battle.leading import unled
from rules.battle.ruleset import Ruleset
from rules.battle.state import SIDES, Fighter, Game, Knowledge, other
from rules.battle.system import Table
from rules.cards import Card
from rules.peoples import Peoples
from rules.text import Message, fold
from rules.values import Characteristic, ValueKind

# Reasons that a player can take away by telling what is not known.
ASKED = frozenset({"dis_unknown", "people_unknown", "army_unknown"})
# What makes a fighter of another people one, told by its ability; the first that fits is named.
_STRANGERS = ("mercenary", "immortal", "elemental")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A fighter as coordinator: ``card`` an entry or a card of the battle, ``fighter`` None before it.

    ``dis`` is its own Discipline of now, None without or when unknown. ``reasons`` are the codes of what
    stands against it, ``why`` the same in words to come. ``printed`` is the reference card, None for a
    sketch.
    """

    card: str
    fighter: str | None
    dis: float | None
    reasons: tuple[str, ...]
    why: tuple[Message, ...]
    printed: Card | None = None

    @property
    def eligible(self) -> bool:
        """Tell whether the fighter may coordinate."""
        return not self.reasons

    @property
    def asks(self) -> bool:
        """Tell whether only something unknown stands against it."""
        return bool(self.reasons) and set(self.reasons) <= ASKED


def own(peoples: Peoples, people: str, other: str) -> bool:
    """Tell whether two peoples are the same, by id or by the names players use."""
    if not people or not other:
        return False
    return (peoples.find(people) or fold(people)) == (peoples.find(other) or fold(other))


def _bars(
    card: Card | None, abilities: Sequence[Ability], people: str, peoples: Peoples, *, all_pariahs: bool
) -> Iterable[Message]:
    """Give what of its people and abilities stands against a card: belonging and Paria, apart (IV-B).

    Of a sketch, no card, only the name is known.
    """
    held = {ability.id for ability in abilities}
    alliances = [ability.parameter for ability in abilities if ability.id == "alliance"]
    if card is not None and not people:
        yield Message("coordinator.army_unknown")
    elif card is None or not card.people:
        yield Message("coordinator.people_unknown")
    elif not own(peoples, card.people, people):
        army = peoples.find(people) or people
        if not any(peoples.meets(army, alliance) for alliance in alliances):
            stranger = next((a for a in _STRANGERS if a in held), "ally")
            yield Message(f"coordinator.{stranger}", {"people": card.people})
            if alliances:
                yield Message("coordinator.alliance_elsewhere", {"alliance": ", ".join(alliances)})
    if "pariah" in held and not all_pariahs:
        yield Message("coordinator.pariah")


def _candidate(
    card: str,
    fighter: str | None,
    printed: Card | None,
    dis: float | None,
    why: Iterable[Message],
    *,
    by_the_die: bool = False,
) -> Candidate:
    """Put a candidate together; last comes the bar of a Discipline that is absent or unknown.

    ``by_the_die`` lets one whose card prints a dash coordinate with the die alone.
    """
    messages = list(why)
    absent = printed is not None and printed.value(Characteristic.DIS).kind is ValueKind.ABSENT
    if dis is None and not (absent and by_the_die):
        messages.append(Message("coordinator.no_dis" if absent else "coordinator.dis_unknown"))
    codes = tuple(message.code.removeprefix("coordinator.") for message in messages)
    return Candidate(card, fighter, dis, codes, tuple(messages), printed)


def _best_first(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Sort: eligible ones, then those one must ask about, then the barred; the highest DIS first."""
    return sorted(candidates, key=lambda c: (not c.eligible, not c.asks, c.dis is None, -(c.dis or 0)))


def coordinators_of_army(muster: Muster, peoples: Peoples, *, anybody: bool = False) -> list[Candidate]:
    """Return one candidate per entry of a list, before any game; DIS as printed (IV-B).

    Where ``anybody`` may make the roll, only a Discipline that is absent or unknown stands against a card.
    """
    cards = [(entry, muster.card(entry)) for entry in muster.army.entries]
    all_pariahs = all(card.has("pariah") for _, card in cards)
    return _best_first(
        _candidate(
            entry.id,
            None,
            card,
            card.value(Characteristic.DIS).number,
            ()
            if anybody
            else _bars(card, card.abilities, muster.army.people, peoples, all_pariahs=all_pariahs),
        )
        for entry, card in cards
    )


def coordinators_of_side(table: Table, game: Game, side: str) -> list[Candidate]:
    """Return one candidate per figure of a side, wherever it is; DIS is its own of now (IV-B).

    A figure that is not on the table is barred. The DIS of a commander is never used instead. The Paria
    bar falls when every card of the list is Paria, whoever came, went over or was transformed since; a
    sketch counts as not being one. Whoever is given Paria or Alliance/X has it like one whose card says so.
    """
    ruleset = table.ruleset
    cards = game.cards_of(side)
    sheets = [card.listed_sheet for card in game.listed_by(side)]
    all_pariahs = all(sheet is not None and sheet.has("pariah") for sheet in sheets)
    people = game.sides[side].people
    found: list[Candidate] = []
    for card in cards:
        for fighter in game.fighters_of(card.id):
            why = [*_place(fighter)]
            if not ruleset.command.anybody:
                held = abilities_of(table, game, fighter)
                why += _bars(card.sheet, held, people, table.peoples, all_pariahs=all_pariahs)
            dis = discipline(game, fighter, ruleset)
            by_the_die = ruleset.follows(NO_DISCIPLINE, "die")
            found.append(_candidate(card.id, fighter.id, card.sheet, dis, why, by_the_die=by_the_die))
    return _best_first(found)


def discipline(game: Game, fighter: Fighter, ruleset: Ruleset) -> float | None:
    """Return the DIS to coordinate with: the fighter's own, a commander's where the ruleset says so."""
    seen = game if ruleset.command.tactician else unled(game)
    return current(seen, fighter, Characteristic.DIS, ruleset).total


def discipline_now(game: Game, side: str, ruleset: Ruleset) -> float | None:
    """Return the DIS a side would throw with now (IV-B): as entered, else its coordinator's own.

    Once a die has fallen it is the one that die fell on. Nobody named, or a DIS that nobody knows: None.
    """
    roll = game.sides[side].tactique
    if roll.throw.natural is None and roll.entered is None and roll.fighter:
        own = discipline(game, game.fighters[roll.fighter], ruleset)
        return roll.dis if own is None else own
    return roll.dis if roll.entered is None else roll.entered


def bars_against(table: Table, game: Game, side: str, fighter: str) -> tuple[str, ...]:
    """Return the codes of what stands against a fighter as coordinator of a side now (IV-B)."""
    return _bars_of(fighter, coordinators_of_side(table, game, side))


def _bars_of(fighter: str, found: Iterable[Candidate]) -> tuple[str, ...]:
    return next((each.reasons for each in found if each.fighter == fighter), ("gone_over",))


def new_bars(table: Table, game: Game, side: str) -> tuple[str, ...]:
    """Return what speaks against the coordinator of a side since it was named, nothing for nobody named.

    What the table overruled then is not said again; a DIS that was entered is known.
    """
    return _new_bars(game, side, partial(coordinators_of_side, table, game))


Asked = Callable[[str], Sequence[Candidate]]
"""Gives the candidates of a side."""


def _new_bars(game: Game, side: str, candidates: Asked) -> tuple[str, ...]:
    roll = game.sides[side].tactique
    if not roll.fighter:
        return ()
    known = {*roll.bars, *(ASKED | {"no_dis"} if roll.entered is not None else ())}
    return tuple(code for code in _bars_of(roll.fighter, candidates(side)) if code not in known)


def unopposed(table: Table, game: Game) -> str:
    """Return the side that wins the roll because nobody may coordinate the other (IV-B), "" for none."""
    if table.ruleset.follows(NOBODY_ELIGIBLE, "die"):
        return ""
    asked = cache(partial(coordinators_of_side, table, game))  # about each side, up to four times
    sides = (key for key in SIDES if _coordinated(game, key, asked) and _alone(game, other(key), asked))
    return next(sides, "")


def _stands(game: Game, side: str, candidates: Asked) -> bool:
    """Tell whether what was named for a side, somebody or nobody, holds."""
    return game.sides[side].tactique.named and not _new_bars(game, side, candidates)


def _coordinated(game: Game, side: str, candidates: Asked) -> bool:
    """Tell whether somebody coordinates a side, or may."""
    if _stands(game, side, candidates):
        return not game.sides[side].tactique.nobody
    return any(candidate.eligible for candidate in candidates(side))


def _alone(game: Game, side: str, candidates: Asked) -> bool:
    """Tell whether it was said that nobody coordinates a side, or nobody of it may, as far as is known."""
    if _stands(game, side, candidates):
        return game.sides[side].tactique.nobody
    found = candidates(side)
    return knows_all(game, side) and not any(candidate.eligible or candidate.asks for candidate in found)


def knows_all(game: Game, side: str) -> bool:
    """Tell whether every card of a side has been seen."""
    cards = game.cards_of(side)
    return game.sides[side].knowledge is not Knowledge.COUNTED or all(card.seen for card in cards)


def _place(fighter: Fighter) -> Iterable[Message]:
    """Give the bar of a figure that is not on the table: dead, fled, captured, off it (IV-B)."""
    if not fighter.on_table:
        yield Message(f"coordinator.place_{fighter.place.value}")
