"""How battles begin and what stays of them: the example, a rematch, a side kept as an army."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from db.battles import BattleRecord
from db.library import CardWrite
from db.starter import Starter, StarterArmy
from desktop.operations import armies, army_sheet, tables
from desktop.operations.battle import open_battle, start_battle
from desktop.operations.brought_options import with_brought
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import numbered, shortened, stem
from desktop.operations.play import Play
from desktop.operations.trouble import known_trouble
from rules.armies import Army, Entry, Muster
from rules.battle.again import again
from rules.battle.ruleset import Ruleset
from rules.battle.setup import Holding, SideSetup
from rules.battle.state import Game, Knowledge, Result
from rules.battle.system import Table
from rules.cards import Card, Revision
from rules.systems import system_of
from rules.text import Message, Refusal, fold

EXAMPLE = ("Griffon (V-A-4)", "Scorpion (V-A-4)")
"""The two armies of the rulebook's example, by their names in the starter content."""

EXAMPLE_NAME = "Griffon – Scorpion (V-A-4)"
"""How its battle is called in every language: a name is kept, and read in the other one later."""


@known_trouble
def start_example(
    desk: Desk,
    *,
    system: str = "confrontation",
    name: str = "",
    language: str = "fr",
    initiator: object | None = None,
) -> Play:
    """Open the example of a system, the rulebook's (V-A-4) for Confrontation; an untouched one opens again.

    Its armies come from the starter content, whatever the library holds today.
    """
    a, b = _example(system, language)
    name = name or (EXAMPLE_NAME if system == "confrontation" else f"{a.name} – {b.name}")
    for info in desk.library.battles.listed():
        if info.name == name and desk.library.battles.load(info.id).head is None:
            return open_battle(desk, battle_id=info.id)
    ruleset = tables.rulesets()[tables.rulesets_of(system)[0]]
    return start_battle(desk, name=name, a=a, b=b, ruleset=ruleset, initiator=initiator)


def _example(system: str, language: str) -> list[SideSetup]:
    """Give the two sides by which a system is tried, their mages with gems, their faithful with faith."""
    if system == "confrontation":
        starter = tables.starter()
        return [_side(system, starter, army) for army in starter.armies if army.name in EXAMPLE]
    content = tables.example(system, language)
    return [_side(system, content, army) for army in content.armies]


def _side(system: str, content: Starter, army: StarterArmy) -> SideSetup:
    cards = {(card.name_fr, card.edition): card for card in content.cards}
    entries = tuple(
        Entry(f"e{n}", f"c{n}", 1, entry.figures, entry.options) for n, entry in enumerate(army.entries, 1)
    )
    found = {(f"c{n}", 1): cards[entry.name_fr, entry.edition] for n, entry in enumerate(army.entries, 1)}
    made = Army("", army.name, army.people, army.edition, army.limit, entries, system=system)
    holdings = {
        f"e{n}": Holding(gems=entry.gems, faith=entry.faith) for n, entry in enumerate(army.entries, 1)
    }
    return SideSetup.from_muster(Muster(made, found), holdings=holdings)


@known_trouble
def rematch(desk: Desk, *, battle_id: str, name: str, initiator: object | None = None) -> Play:
    """Begin again with the same sides, rules and dice; cards that were named keep their names."""
    record = desk.library.battles.load(battle_id)
    setup = replace(record.setup, name=name, start=again(record.setup.start, record.game()))
    opened = system_of(setup.system).open(Table.of(setup), setup.start)
    made = desk.library.battles.begin(replace(setup, start=opened))
    desk.announce(Changes(battles=frozenset({made}), initiator=initiator))
    return open_battle(desk, battle_id=made)


# A side kept as an army -----------------------------------------------------------------------------


@known_trouble
def keep_as_army(
    desk: Desk,
    *,
    game: Game,
    side: str,
    name: str,
    system: str = "confrontation",
    initiator: object | None = None,
) -> str | Refusal:
    """Keep the cards that a side showed as an army of the Muster, of the battle's system; return its id.

    A card that the library has is used as it is; another one becomes a card of the library, a sketch with
    nothing known but its name. Two steps: one of the Library's timeline (when a card is new), one of the
    Muster's. Cards nobody has seen are left out.
    """
    people = game.sides[side].people
    seen = [card for card in game.cards_of(side) if card.seen]
    if not seen:
        return Refusal(Message("refusal.nothing_to_keep"), overridable=False)
    sheets = [card.sheet or Card(name_fr=card.sketch, people=people, system=system) for card in seen]
    entries = [
        Entry(
            "", *pin, max(1, len(game.fighters_of(card.id))),
            tuple(replace(option, pick="") for option in card.options), card.note, pa=card.pa,
        )
        for pin, card in zip(_pins(desk, sheets, initiator), seen, strict=True)
    ]  # fmt: skip
    return armies.create(desk, name=name, people=people, entries=entries, system=system, initiator=initiator)


def _pins(desk: Desk, cards: Sequence[Card], initiator: object | None) -> list[tuple[str, int]]:
    """Return each card's id and revision in the library, writing the cards that are not there."""
    known = desk.library.cards()
    pins: list[tuple[Card, tuple[str, int]]] = []
    new: list[Card] = []
    for card in cards:
        if card in new or any(card == pinned for pinned, _ in pins):
            continue
        found = _in_library(desk, known, card)
        if found is None:
            new.append(card)
        else:
            pins.append((card, found))
    if new:
        label = Message("step.cards_from_battle", {"n": len(new)})
        written = desk.library.write_cards(label, [CardWrite(None, card) for card in new])
        pins += [(card, (card_id, 1)) for card, card_id in zip(new, written.card_ids, strict=True)]
        desk.announce(Changes(cards=frozenset(written.card_ids), label=label, initiator=initiator))
    return [next(pin for pinned, pin in pins if pinned == card) for card in cards]


def _in_library(desk: Desk, known: Sequence[Revision], card: Card) -> tuple[str, int] | None:
    """Find a card as it is, else in an older revision, else what a sketch names."""
    for revision in known:
        if revision.card == card:
            return revision.card_id, revision.number
    named = [r for r in known if (fold(r.card.name_fr), r.card.edition) == (fold(card.name_fr), card.edition)]
    for current in named:
        for revision in desk.library.revisions(current.card_id):
            if revision.card == card:
                return revision.card_id, revision.number
    if card.values or card.abilities or card.edition:
        return None
    return next(((r.card_id, r.number) for r in known if _names(r.card, card)), None)


def _names(known: Card, sketch: Card) -> bool:
    """Tell whether a sketch is a card of the library by its name, and no people contradicts it."""
    peoples_agree = not sketch.people or not known.people or sketch.people == known.people
    return peoples_agree and fold(sketch.name_fr) in (fold(known.name_fr), fold(known.name_en))


# The battles there are ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BattleLine:
    """A battle in a list: ``touched`` is an ISO time in UTC, ``sides`` are names, perhaps empty."""

    id: str
    name: str
    sides: tuple[str, str]
    turn: int
    touched: str
    ended: bool
    result: Result | None = None


def battles(desk: Desk) -> list[BattleLine]:
    """Return the battles of the library, the one touched last first."""
    return [
        BattleLine(info.id, info.name, info.sides, info.turn, info.touched, info.ended, info.result)
        for info in desk.library.battles.listed()
    ]


def resumable(lines: Sequence[BattleLine]) -> str:
    """Return the battle to go on with: the open one touched last, else the last one, else ''."""
    return next((line.id for line in lines if not line.ended), lines[0].id if lines else "")


def army_side(
    desk: Desk,
    *,
    army_id: str,
    player: str = "",
    revealed: bool = False,
    hidden: bool = False,
    holdings: Mapping[str, Holding] | None = None,
) -> SideSetup:
    """Return a side made of an army as it stands now; ``holdings`` by entry.

    Raises KeyError for an unknown army.
    """
    sheet = army_sheet.sheet(desk, army_id)
    knowledge = Knowledge.REVEALED if revealed else Knowledge.KNOWN
    return SideSetup.from_muster(
        with_brought(desk, sheet.muster),
        player=player,
        knowledge=knowledge,
        hidden=hidden,
        holdings=holdings,
        frozen=sheet.frozen,
    )


def named_apart(a: SideSetup, b: SideSetup) -> tuple[SideSetup, SideSetup]:
    """Tell two sides of one name apart by their players, else by their letters.

    Else nobody knows before a cover screen whose sequence lies behind it.
    """
    shown = [side.name or side.player for side in (a, b)]
    if not shown[0] or fold(shown[0]) != fold(shown[1]):
        return a, b
    players = [side.player for side in (a, b)]
    told = all(players) and fold(players[0]) != fold(players[1])
    more = players if told else ["A", "B"]
    first, second = (f"{name} ({letter})" for name, letter in zip(shown, more, strict=True))
    return replace(a, name=first), replace(b, name=second)


@known_trouble
def begin(
    desk: Desk,
    *,
    name: str,
    a: SideSetup,
    b: SideSetup,
    ruleset: Ruleset,
    scenario: str = "",
    turn_limit: int | None = None,
    rolled_here: bool = False,
    initiator: object | None = None,
) -> Play:
    """Start a battle; a known trouble of the library file comes back as a refusal."""
    a, b = named_apart(a, b)
    return start_battle(
        desk, name=name, a=a, b=b, ruleset=ruleset, scenario=scenario, turn_limit=turn_limit,
        rolled_here=rolled_here, initiator=initiator,
    )  # fmt: skip


def free_battle_name(desk: Desk, name: str) -> str:
    """Return the name, numbered when another battle has it already: « Griffon – Scorpion (2) »."""
    taken = {info.name for info in desk.library.battles.listed()}
    return numbered(name, taken)


def _here_already(desk: Desk, record: BattleRecord) -> str:
    name, moments = stem(shortened(record.name)), {kept.at for kept in record.kept.values()}
    for info in desk.library.battles.listed():
        if stem(info.name) != name:
            continue
        mine = desk.library.battles.load(info.id)
        if moments <= {kept.at for kept in mine.kept.values()} if moments else mine.setup == record.setup:
            return info.id
    return ""


@known_trouble
def bring_in(
    desk: Desk, *, data: bytes, file: str = "", twice: bool = True, initiator: object | None = None
) -> str:
    """Bring an exported battle into the library and return its id; a bad file is a refusal.

    A name that is taken is numbered, one that nobody reads to its end is shortened. Unless it may be here
    ``twice``, the id is that of the battle here that is the same, or went on from it.
    """
    from db.exchange.battle import read

    record = read(data, file)
    if not twice and (here := _here_already(desk, record)):
        return here
    named = replace(record, name=free_battle_name(desk, shortened(record.name)))
    battle_id = desk.library.battles.bring_in(named)
    desk.announce(Changes(battles=frozenset({battle_id}), initiator=initiator))
    return battle_id


def guarded(verb: Callable[..., object], desk: Desk, **asked: object) -> Refusal | None:
    """Do a verb of battles; a known trouble of the library file comes back as a refusal."""
    done = known_trouble(verb)(desk, **asked)
    return done if isinstance(done, Refusal) else None


@known_trouble
def reopen(desk: Desk, *, battle_id: str) -> Play:
    """Open a battle at its head; a known trouble of the library file comes back as a refusal."""
    return open_battle(desk, battle_id=battle_id)
