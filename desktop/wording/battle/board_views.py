"""What the board shows of a state, as values that compare: only what differs is painted again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import is_

from PySide6.QtCore import QCoreApplication

from desktop.paper.words import label
from desktop.wording import fill
from desktop.wording.battle.figure_values import Cells
from desktop.wording.battle.pieces import Deal, Pieces
from desktop.wording.battle.shown import Badge, Count
from desktop.wording.elements import ELEMENTS, element_name
from desktop.wording.naming import Names
from rules.battle.contacts import touching
from rules.battle.effects import effects_on
from rules.battle.fighters import capacity
from rules.battle.fights import numbered, standing
from rules.battle.ruleset import Ruleset
from rules.battle.state import BattleCard, DeedState, Fighter, Game, Lasting, Place, Side
from rules.values import ValueKind


class Mark(StrEnum):
    """The state of a card in its side's sequence, each with a shape, a letter and a colour."""

    SPEAKING = "speaking"
    TOP = "top"
    PILE = "pile"
    RESERVE = "reserve"
    PLAYED = "played"
    BACK = "back"  # somewhere in the sequence: its place is hidden, or nobody knows it
    OUT = "out"  # not in this turn's sequence
    NONE = "none"  # no sequence is being played


@dataclass(frozen=True, slots=True)
class ChipView:
    """A figure as the board shows it.

    ``stun`` are shape and letter of its stunned state, ``penalty`` is what its wounds take from its values.
    ``fight`` is the number of the one it stands in. One that ``waits`` has announced what it does.
    """

    id: str
    letter: str
    colour: str
    place: Place
    notches: int
    capacity: int
    state: str
    shape: str
    state_letter: str
    state_words: str
    stunned: bool
    activated: bool
    badges: tuple[Badge, ...]
    name: str
    touches: int = 0
    level: int = 0
    captor: str = ""
    life: bool = False
    stun: tuple[str, str] = ("", "")
    penalty: int = 0
    fight: int = 0
    waits: bool = False

    @property
    def lost(self) -> int:
        """How much of its track is full: all of it for the dead, whatever killed them."""
        return self.capacity if self.place is Place.DEAD else self.notches


@dataclass(frozen=True, slots=True)
class ValueView:
    """A characteristic of a card: its label, its value of now, which way it moved from what is printed.

    Where there is little room only the ``chief`` ones are shown.
    """

    label: str
    text: str
    moved: int = 0
    chief: bool = True


@dataclass(frozen=True, slots=True)
class RowView:
    """A reference card as the board shows it, with its figures.

    ``short`` is its name up to the first comma or bracket, where that still tells it from others. ``values``
    are those of all its figures now, as printed where they differ; ``ready`` who of its figures may act.
    """

    id: str
    name: str
    short: str
    mark: Mark
    number: int
    dim: bool
    chips: tuple[ChipView, ...]
    values: tuple[ValueView, ...] = ()
    ready: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HeaderView:
    """The head of a side's column."""

    key: str
    name: str
    player: str
    counts: tuple[Count, ...]
    hand: bool
    hidden: bool
    counted: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """A side's column."""

    header: HeaderView
    rows: tuple[RowView, ...]


@dataclass(frozen=True, slots=True)
class _Chips:
    """The figures of a card as they were shown, and all they were made of."""

    card: BattleCard
    shared: tuple[object, ...]
    fighters: tuple[Fighter, ...]
    captors: tuple[str, ...]
    views: tuple[ChipView, ...]


class ChipViews:
    """Remembers cards and figures as they are shown: those that did not change are not made anew.

    States share what did not change, so that identity tells it.
    """

    def __init__(self, pieces: Pieces, cells: Cells) -> None:
        self.pieces = pieces
        self.cells = cells
        self._chips: dict[str, _Chips] = {}
        self._rows: dict[str, RowView] = {}
        self._values: dict[str, tuple[tuple[ChipView, ...], tuple[ValueView, ...]]] = {}
        self._sides: dict[str, tuple[tuple[object, ...], SideView]] = {}
        self._called: dict[str, tuple[tuple[object, ...], Mapping[str, tuple[str, str]]]] = {}
        self._by_card: dict[str, tuple[Fighter, ...]] = {}
        self._fighters: object = None
        self._looked: tuple[object, ...] = ()
        self._shared: tuple[object, ...] = (None,) * 8
        self._fought: tuple[Game, Mapping[str, int]] | None = None

    def _look_at(self, game: Game, names: Names, ruleset: Ruleset) -> None:
        """Find the figures of each card, the same tuple while none of them changed, and what all share."""
        if same((game, names, ruleset), self._looked):
            return
        self._looked = game, names, ruleset
        if self._fighters is not game.fighters:
            before, self._by_card = self._by_card, {}
            for card in game.cards:
                now, was = game.fighters_of(card), before.get(card)
                self._by_card[card] = was if was == now else now
            self._fighters = game.fighters
        # held, not only named by their ids: an id may be given again once its value is gone
        marks = self._shared[-1] if names.marks == self._shared[-1] else names.marks
        if self._fought is None or self._fought[0] is not game:
            self._fought = (game, fight_numbers(game))
        fights: object = self._fought[1]
        fights = self._shared[-2] if fights == self._shared[-2] else fights
        shared = (names.language, ruleset, game.contacts, game.effects, *_news(game), fights, marks)
        if not same(shared, self._shared):
            self._shared = shared

    def chips(self, game: Game, card: str, names: Names, ruleset: Ruleset) -> tuple[ChipView, ...]:
        """Give the views of a card's figures."""
        self._look_at(game, names, ruleset)
        return self._known_chips(game, card, names, ruleset)

    def _known_chips(self, game: Game, card: str, names: Names, ruleset: Ruleset) -> tuple[ChipView, ...]:
        """Give the same of a state that was looked at."""
        fighters, known = self._by_card.get(card, ()), self._chips.get(card)
        if known is not None and (known.card is not game.cards[card] or known.shared is not self._shared):
            known = None
        if known is not None and known.fighters is fighters and not known.captors:
            return known.views
        captors = tuple(names.fighter(fighter.captor) for fighter in fighters if fighter.captor)
        if known is None or (len(fighters), captors) != (len(known.fighters), known.captors):
            views = tuple(self._chip(game, fighter, names, ruleset) for fighter in fighters)
        else:
            views = tuple(
                view if fighter is before else self._chip(game, fighter, names, ruleset)
                for fighter, before, view in zip(fighters, known.fighters, known.views, strict=True)
            )
        self._chips[card] = _Chips(game.cards[card], self._shared, fighters, captors, views)
        return views

    def _chip(self, game: Game, fighter: Fighter, names: Names, ruleset: Ruleset) -> ChipView:
        fights = self._shared[-2]
        assert isinstance(fights, Mapping)
        return chip_view(game, fighter, names, ruleset, self.pieces, fights.get(fighter.id, 0))

    def of(self, game: Game, fighter: Fighter, names: Names, ruleset: Ruleset) -> ChipView:
        """Give the view of a figure of the state."""
        chips = self.chips(game, fighter.card, names, ruleset)
        return next(chip for chip in chips if chip.id == fighter.id)

    def values(
        self, game: Game, card: str, names: Names, ruleset: Ruleset, chips: tuple[ChipView, ...]
    ) -> tuple[ValueView, ...]:
        """Give the values of a card, the same as last time while its figures are: all changes are in them."""
        known = self._values.get(card)
        if known is None or known[0] is not chips:
            made = values_of(game, card, self.cells, ruleset, names, self.pieces)
            known = self._values[card] = (chips, made)
        return known[1]

    def called(
        self, game: Game, key: str, names: Names, order: tuple[str, ...]
    ) -> Mapping[str, tuple[str, str]]:
        """Give the names of the cards of a side, whole and short, as long as its cards are the same."""
        made_of = game.cards, names.language, self._shared[-1], order
        known = self._called.get(key)
        if known is None or known[0][3] != order or not same(known[0][:3], made_of[:3]):
            short = names.short_cards(order)
            named = {card: (names.card(card), short[card]) for card in order}
            known = self._called[key] = (made_of, named)
        return known[1]

    def row(self, shown: RowView) -> RowView:
        """Give the row of a card, the same as last time where it looks the same."""
        known = self._rows.get(shown.id)
        if known != shown:
            known = self._rows[shown.id] = shown
        return known

    def side(self, game: Game, key: str, names: Names, ruleset: Ruleset) -> SideView:
        """Give the view of a side, the same as last time where nothing of it changed."""
        self._look_at(game, names, ruleset)
        mine = {card.id: self._known_chips(game, card.id, names, ruleset) for card in game.cards_of(key)}
        made_of = (
            game.sides[key], game.cards, game.speaking, game.phase, game.step, game.winner == key,
            game.result, game.hand == key, names.untold, names.language, names.side(key), ruleset,
            tuple(mine.values()),
        )  # fmt: skip
        known = self._sides.get(key)
        if known is None or known[0] != made_of:
            known = self._sides[key] = (made_of, _side_view(game, key, names, ruleset, self, mine))
        return known[1]


def same(some: Sequence[object], others: Sequence[object]) -> bool:
    """Tell whether two sequences hold the same things, not only equal ones."""
    return len(some) == len(others) and all(map(is_, some, others))


def _side_view(
    game: Game,
    key: str,
    names: Names,
    ruleset: Ruleset,
    known: ChipViews,
    chips: Mapping[str, tuple[ChipView, ...]],
) -> SideView:
    side, pieces = game.sides[key], known.pieces
    rows = []
    deal = pieces.moment(game).deal
    speakers = pieces.speakers(game)
    order = shown_order(game, side)
    called = known.called(game, key, names, order)
    in_turn = {*side.order, *side.pile, *side.reserve, *side.played}
    for card in order:
        out = card not in in_turn
        mark, number = mark_of(game, side, card, names.untold, deal, out=out)
        mine = chips[card]
        gone = bool(mine) and all(chip.place is not Place.TABLE for chip in mine)
        dim = mark in (Mark.PLAYED, Mark.OUT) or (gone and mark is not Mark.SPEAKING)
        values = known.values(game, card, names, ruleset, mine)
        ready = tuple(c.id for c in mine if c.id in speakers and not c.activated and c.place is Place.TABLE)
        row = RowView(card, *called[card], mark, number, dim, mine, values, ready)
        rows.append(known.row(row))
    header = HeaderView(
        key=key,
        name=names.side(key),
        player=side.player,
        counts=pieces.counts(game, side, ruleset),
        hand=game.hand == key,
        hidden=side.hidden and side.knowledge.ordered,
        counted=not any(card.sheet for card in game.cards_of(key)) and side.knowledge.value == "counted",
    )
    return SideView(header, tuple(rows))


def values_of(
    game: Game,
    card: str,
    cells: Cells,
    ruleset: Ruleset,
    names: Names,
    pieces: Pieces,
    *,
    every: bool = False,
) -> tuple[ValueView, ...]:
    """Give the values of a card under their headings, as now; as printed where its figures differ.

    Where none is left on the table they are those of who may come back.

    ``every`` one that its sheet knows, not those of the columns alone. Nothing for a sketch.
    """
    sheet = game.cards[card].sheet
    if sheet is None:
        return ()
    alive = [f for f in game.fighters_of(card) if f.place is not Place.DEAD]
    mine = [f for f in alive if f.on_table] or alive
    found = [{cell.label: cell for cell in cells.of(game, figure, ruleset, names)} for figure in mine]
    made, columns = [], pieces.columns
    if every:
        columns = tuple(sheet.nerve[0] if each.name == "COU" else each for each in pieces.values(sheet))
    for column in columns:
        words = label(column, names.language)
        now = {(each[words].text, each[words].moved) if words in each else ("–", 0) for each in found}
        value = sheet.value(column)
        printed = ("–" if value.kind is ValueKind.ABSENT else str(value) or "?", 0)
        text, moved = now.pop() if len(now) == 1 else printed
        if column in pieces.columns or text != "–":
            made.append(ValueView(words, text, moved, column in pieces.chief))
    return tuple(made)


def shown_order(game: Game, side: Side) -> tuple[str, ...]:
    """Return the cards of a side in the order of its list, whatever is played when.

    The card of a figure that left the one it stood on, for another profile, follows that one.
    """
    mine = [card.id for card in game.cards_of(side.key)]
    followers: dict[str, list[str]] = {}
    for card in mine:
        figures = game.fighters_of(card)
        origin = figures[0].id.rpartition(".")[0] if figures else card
        if origin != card and origin in mine:
            followers.setdefault(origin, []).append(card)
    following = {card for cards in followers.values() for card in cards}
    heads = (card for card in mine if card not in following)
    return tuple(card for head in heads for card in (head, *followers.get(head, ())))


def mark_of(
    game: Game, side: Side, card: str, untold: frozenset[str], deal: Deal, *, out: bool
) -> tuple[Mark, int]:
    """Return the state of a card in the sequence, and its place where that may be told.

    One that is ``out`` is in no heap of this turn.
    """
    if card in game.speaking:
        return Mark.SPEAKING, 0
    if deal is Deal.NONE:
        return Mark.NONE, 0
    if out:
        return Mark.OUT, 0
    if deal is Deal.PLAY and card in side.played:
        return Mark.PLAYED, 0
    if card in untold or side.hidden or not side.knowledge.ordered:
        return Mark.BACK, 0
    if card in side.reserve:
        return Mark.RESERVE, 0
    heap = side.pile if deal is Deal.PLAY else side.order
    if card not in heap:
        return Mark.OUT, 0
    number = heap.index(card) + 1
    return (Mark.TOP if number == 1 and deal is Deal.PLAY else Mark.PILE), number


def stun_of(ruleset: Ruleset, language: str) -> tuple[str, str]:
    """Return shape and letter of the stunned state, empty where the ruleset knows none."""
    stun = ruleset.track.stun
    return ("", "") if stun is None else (stun.shape, stun.letter(language))


def penalty_of(fighter: Fighter, ruleset: Ruleset) -> int:
    """Return what its wounds, and being stunned, take from the values of a figure (II-B-4)."""
    track = ruleset.track
    if not track.penalised:
        return 0
    return track.penalty_per_notch * fighter.notches + track.stunned_penalty * fighter.stunned


def fight_numbers(game: Game) -> Mapping[str, int]:
    """Number the fights in the order in which they are fought: the first that each figure stands in."""
    found: dict[str, int] = {}
    for number, fight in enumerate(numbered(game), 1):
        for key in standing(game, fight):
            found.setdefault(key, number)
    return found


def _news(game: Game) -> tuple[bool, bool]:
    """Tell whether who fights and who has acted matters: what was done in a phase that is over does not."""
    fights = game.result is None and game.phase != "upkeep"
    return fights, fights and game.phase != "combat"


def chip_view(
    game: Game, fighter: Fighter, names: Names, ruleset: Ruleset, pieces: Pieces, fight: int = 0
) -> ChipView:
    """Make the view of a figure, with the marks that the pieces of its system give it."""
    english = names.language == "en"
    dead = fighter.place is Place.DEAD
    states = ruleset.track.states
    lasting = (state for state in states if state.notches)
    worst = max(lasting, key=lambda s: s.notches, default=None)
    state = worst if dead else ruleset.track.state(fighter.notches)
    limit = capacity(game, fighter, ruleset)
    fights, acts = _news(game)
    letter = words = shape = ""
    if state is not None:
        letter = state.letter(names.language)
        words = state.en if english else state.fr
        shape = state.shape
    if ruleset.track.life:
        words = pieces.life(limit - fighter.notches, limit)
    if dead:
        words = QCoreApplication.translate("Battle", "dead")
    return ChipView(
        id=fighter.id,
        letter=fighter.letter,
        colour=fighter.colour,
        place=fighter.place,
        notches=fighter.notches,
        capacity=limit,
        state=state.id if state is not None else "",
        shape=shape,
        state_letter=letter,
        state_words=words,
        stunned=fighter.stunned,
        activated=fighter.activated and acts,
        badges=(
            *pieces.badges(fighter, names),
            *badges_of(fighter, names.language, len(effects_on(game, fighter.id))),
            *upheld_by(game, fighter.id, names),
        ),
        name=names.fighter(fighter.id),
        touches=len(touching(game, fighter.id)) if fights else 0,
        level=fighter.level,
        captor=names.fighter(fighter.captor) if fighter.captor else "",
        life=ruleset.track.life,
        stun=stun_of(ruleset, names.language),
        penalty=penalty_of(fighter, ruleset),
        fight=fight,
        waits=any(deed.state is DeedState.ANNOUNCED for deed in fighter.deeds),
    )


def mana_badges(gems: Mapping[str, int], faith: int, language: str) -> tuple[Badge, ...]:
    """Return gems by element and faith as small counts: held, or what a spell costs."""
    made = []
    for element, number in gems.items():
        known = ELEMENTS.get(element)
        sign = known.sign(language) if known is not None else element[:1].upper()
        colour = known.colour if known is not None else "#CFCBC0"
        made.append(Badge("gem", str(number), colour, f"{element_name(element)} {number}", sign))
    if faith:
        words = QCoreApplication.translate("FighterSheet", "Faith {n}").format(n=faith)
        made.append(Badge("faith", str(faith), words=words, sign="✚"))
    return tuple(made)


def badges_of(fighter: Fighter, language: str, effects: int = 0) -> tuple[Badge, ...]:
    """Return the small counts of a figure; what changes it counts once by source, if it has a name."""
    made = list(mana_badges(fighter.gems, fighter.faith, language))
    for name, number in fighter.counters.items():
        made.append(Badge("count", str(number), words=f"{name} {number}", sign=name[:1].upper()))
    sources = {(m.source, m.until) if m.source else place for place, m in enumerate(fighter.modifiers)}
    changes = len(sources) + effects
    if changes:
        made.append(Badge("modifier", str(changes), sign="✦"))
    if fighter.note:
        made.append(Badge("note", ""))
    return tuple(made)


def upheld_by(game: Game, fighter: str, names: Names) -> tuple[Badge, ...]:
    """Return how many spells a figure keeps up, whether or not they change a value (Entretien/X)."""
    kept = [each for each in game.effects if each.caster == fighter and each.lasting is Lasting.UPKEEP]
    if not kept:
        return ()
    words = QCoreApplication.translate("Battle", "Keeps up: {spells}")
    said = fill(words, spells=", ".join(names.source(each.source) for each in kept))
    return (Badge("upheld", str(len(kept)), words=said, sign="∞"),)
