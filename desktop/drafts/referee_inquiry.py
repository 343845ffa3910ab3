"""What the referee is asked and has been told so far: the next fact that matters, or the ruling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.cards import Size
from rules.referee import HIGH, Base, Bases, Lines, Obstacle, Ruling, Seen, Sight, contact, room, sight

YES, NO = "yes", "no"
YES_NO = (YES, NO)
SIZES = tuple(size.value for size in Size if size is not Size.UNKNOWN)
BY_EYE, AIR, LOW, TALL = "by_eye", "air", "low", "tall"


IN_WAY = "in_way"
MEETING = (YES, NO, IN_WAY)
PIECE = "piece"


def piece(name: str, size: Size) -> str:
    """Return the answer that names an agreed piece of scenery."""
    return f"{PIECE}:{size.value}:{name}"


def piece_of(option: str) -> tuple[str, Size] | None:
    """Return the name and the size of a piece of scenery, None for another answer."""
    kind, _, rest = option.partition(":")
    size, _, name = rest.partition(":")
    return (name, Size(size)) if kind == PIECE else None


class Question(StrEnum):
    """What can be asked of the referee."""

    SIGHT = "sight"
    CONTACT = "contact"
    ROOM = "room"
    SCATTER = "scatter"


@dataclass(frozen=True, slots=True)
class Party:
    """One of the two a question is about: a figure of the battle ("" for none), its size and level."""

    fighter: str = ""
    size: Size = Size.UNKNOWN
    level: int = 0


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """A fact as it was told: what was asked, which of the answers was given."""

    fact: str
    option: str


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a question stands: the fact wanted next with its possible answers, or the ruling."""

    asks: str = ""
    options: tuple[str, ...] = ()
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question with the facts told so far; nothing else decides what is asked next.

    ``touching`` says that the battle knows them to be in contact, ``there`` how many enemies touch the
    first one already. ``weapon`` counts the arc in front from a weapon's end; ``scenery`` are the pieces with
    their agreed sizes.
    """

    question: Question = Question.SIGHT
    first: Party = Party()
    second: Party = Party()
    told: tuple[GivenAnswer, ...] = ()
    needs_sight: bool = True
    touching: bool = False
    there: int = 0
    weapon: bool = False
    scenery: tuple[tuple[str, Size], ...] = ()

    @property
    def standing(self) -> Standing:
        """Return what is wanted next, or the ruling; a scatter has neither."""
        if self.question is Question.SIGHT:
            return _Look(self).standing
        if self.question is Question.CONTACT:
            return _meeting(self)
        return _around(self) if self.question is Question.ROOM else Standing()

    def tell(self, option: str) -> Inquiry:
        """Return the inquiry with an answer to what is asked now; what was not offered changes nothing."""
        standing = self.standing
        if option not in standing.options:
            return self
        return replace(self, told=(*self.told, GivenAnswer(standing.asks, option)))

    def take_back(self) -> Inquiry:
        """Return the inquiry without the last fact."""
        return replace(self, told=self.told[:-1])

    def turn_to(self, question: Question) -> Inquiry:
        """Return another question about the same two."""
        return replace(self, question=question, told=())


# -- sight ------------------------------------------------------------------------------------------


class _Look:
    """Follows the facts of a look (II-D, II-F), and asks what a screen must to learn what stands between."""

    def __init__(self, inquiry: Inquiry) -> None:
        first, second = inquiry.first, inquiry.second
        self.facts = Sight(
            source=first.size, target=second.size, source_level=first.level, target_level=second.level,
            needs_sight=inquiry.needs_sight, contact=True if inquiry.touching else None,
            weapon=inquiry.weapon,
        )  # fmt: skip
        self._pieces = tuple(piece(name, size) for name, size in inquiry.scenery)
        self._alone: bool | None = None
        self._closed = False
        self._wants = False
        for told in inquiry.told:
            self._take(told)

    @property
    def _aloft(self) -> bool:
        return bool(self.facts.source_level or self.facts.target_level)

    @property
    def standing(self) -> Standing:
        """Return the next fact that can still change the answer, or the ruling."""
        asks, ruling = self._next()
        return Standing(asks, self._options(asks)) if asks else Standing(ruling=ruling)

    def _next(self) -> tuple[str, Ruling]:
        ruling = sight(self.facts)
        if not self.facts.obstacles or self._closed:
            return ruling.asks, ruling
        if self._wants:
            return "obstacles", ruling
        if ruling.asks == "hides":
            return "hides", ruling
        cuts_all = self.facts.lines is Lines.ALL
        if cuts_all and self._alone is None and self._would_hide():
            return "alone", ruling
        if ruling.answer == Seen.NONE and self._alone:
            return "", ruling
        if ruling.answer == Seen.PARTIAL and not cuts_all:
            return "", ruling
        if cuts_all and self._alone is False and len(self.facts.obstacles) == 1:
            return "obstacles", ruling  # something else cuts the other lines
        return "more", ruling

    def _would_hide(self) -> bool:
        """Tell whether the last obstacle would block the look, cut it all lines by itself."""
        last = replace(self.facts.obstacles[-1], lines=Lines.ALL)
        return sight(replace(self.facts, obstacles=(last,))).answer == Seen.NONE

    def _options(self, asks: str) -> tuple[str, ...]:
        if asks == "lines":
            return tuple(lines.value for lines in Lines)
        if asks != "obstacles":
            return YES_NO
        if self._aloft:
            return LOW, TALL, AIR
        if Size.UNKNOWN in (self.facts.source, self.facts.target):
            return BY_EYE, AIR, *self._pieces
        return *SIZES, BY_EYE, AIR, *self._pieces

    def _take(self, told: GivenAnswer) -> None:
        facts, yes = self.facts, told.option == YES
        if told.fact == "lines":
            self.facts = replace(facts, lines=Lines(told.option))
        elif told.fact == "obstacles":
            self.facts = replace(facts, obstacles=(*facts.obstacles, _obstacle(told.option)))
            self._alone, self._wants = None, False
        elif told.fact in ("hides", "alone"):
            last = facts.obstacles[-1]
            changed = replace(last, hides=yes) if told.fact == "hides" else last
            if told.fact == "alone":
                self._alone = yes
                changed = replace(last, lines=Lines.ALL if yes else Lines.SOME)
            self.facts = replace(facts, obstacles=(*facts.obstacles[:-1], changed))
        elif told.fact == "more":
            self._wants, self._closed = yes, not yes
        elif told.fact == "contact":
            self.facts = replace(facts, contact=yes)
        elif told.fact in ("arc", "arc_weapon"):
            self.facts = replace(facts, arc=yes)
        elif told.fact == "blocked":
            self.facts = replace(facts, blocked=yes)


def _obstacle(option: str) -> Obstacle:
    """Make an obstacle that cuts some lines, until it is told that it cuts all."""
    if option in (LOW, TALL):
        return Obstacle(height=HIGH if option == TALL else 0, lines=Lines.SOME)
    if option == AIR:
        return Obstacle(level=1, lines=Lines.SOME)
    if (known := piece_of(option)) is not None:
        return Obstacle(size=known[1], lines=Lines.SOME)
    return Obstacle(size=Size.UNKNOWN if option == BY_EYE else Size(option), lines=Lines.SOME)


# -- contact and room -------------------------------------------------------------------------------


def _meeting(inquiry: Inquiry) -> Standing:
    """Follow the facts of two bases that meet (II-E, II-F-1)."""
    told = {each.fact: each.option == YES for each in inquiry.told}
    round_ = told.get("round")
    facts = Bases(
        same_level=inquiry.first.level == inquiry.second.level,
        a=Base.ROUND if round_ else Base.SQUARE,
        point=told.get("point"),
        half_of_a=told.get("half_of_a"),
        half_of_b=told.get("half_of_b"),
        moved=bool(told.get("moved")),
        mark=told.get("mark"),
        in_way=any(each.option == IN_WAY for each in inquiry.told),
        nudged=told.get("nudged"),
    )
    ruling = contact(facts)
    if facts.same_level and facts.point and "moved" not in told:
        return Standing("moved", YES_NO)
    if ruling.asks == "half_of_a" and round_ is None:
        return Standing("round", YES_NO)
    options = MEETING if ruling.asks == "point" else YES_NO
    return Standing(ruling.asks, options) if ruling.asks else Standing(ruling=ruling)


def _around(inquiry: Inquiry) -> Standing:
    """Rule whether one more enemy can touch the first one (II-E-3); its size is asked where unknown."""
    sizes: Iterator[Size] = (Size(each.option) for each in inquiry.told if each.fact == "size")
    ruling = room(next(sizes, inquiry.first.size), inquiry.there)
    return Standing(ruling.asks, SIZES) if ruling.asks else Standing(ruling=ruling)
