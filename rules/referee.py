"""The referee (II-C-5, II-D, II-E, II-F): sight, contact, room in contact and scatter, from what players see.

Pure functions of facts that only the table can tell. A question is asked only while its answer matters: a
ruling either answers, or names in ``asks`` the next fact that is wanted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.cards import Size
from rules.text import Message

FACES = 6
SIGHT = "sight"
"""The question what a figure sees of another one."""
HIGH = 15.0  # II-F-1: from so many cm on, what stands on the ground matters to the air
_SIZES = (Size.SMALL, Size.NORMAL, Size.LARGE, Size.VERY_LARGE, Size.COLOSSAL, Size.TITAN)


class Seen(StrEnum):
    """What a figure sees of another one (II-D-3)."""

    FULL = "full"
    PARTIAL = "partial"
    NONE = "none"


class Lines(StrEnum):
    """How many of the straight lines from the sight mark to the target's base are cut."""

    NONE = "none"
    SOME = "some"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer with its reason and section; with ``asks`` it still wants that fact and answers nothing."""

    answer: str
    reason: Message
    section: str
    asks: str = ""


def _asks(fact: str, section: str, **data: object) -> Ruling:
    return Ruling("", Message(f"referee.asks.{fact}", data), section, fact)


# -- sight ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Obstacle:
    """Something between: its size (UNKNOWN: judged by eye), its level, its height in cm, what it cuts.

    ``hides`` is the players' word where the size is not agreed.
    """

    size: Size = Size.UNKNOWN
    level: int = 0
    height: float | None = None
    lines: Lines = Lines.ALL
    hides: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What is known of one look from a source to a target; None is not told yet.

    ``lines`` are those that anything cuts. ``blocked`` tells whether what is large enough cuts all of
    them by itself, which is asked only where smaller things stand between too. ``weapon`` counts the arc in
    front from the end of the weapon, as the profile of some war machines says.
    """

    source: Size = Size.NORMAL
    target: Size = Size.NORMAL
    source_level: int = 0
    target_level: int = 0
    needs_sight: bool = True
    contact: bool | None = None
    arc: bool | None = None
    weapon: bool = False
    lines: Lines | None = None
    obstacles: tuple[Obstacle, ...] = ()
    blocked: bool | None = None


def sight(facts: Sight) -> Ruling:
    """Return what the source sees of the target, why, and by which section."""
    if not facts.needs_sight:
        return Ruling(Seen.FULL, Message("referee.sight.not_needed"), "II-D-3")
    if facts.contact is None and facts.source_level == facts.target_level:
        return _asks("contact", "II-D-4")
    if facts.contact:
        return Ruling(Seen.FULL, Message("referee.sight.contact"), "II-D-4")
    if not facts.source_level:
        if facts.arc is None:
            return _asks("arc_weapon" if facts.weapon else "arc", "II-D-2")
        if not facts.arc:
            reason = Message("referee.sight.arc_weapon" if facts.weapon else "referee.sight.arc")
            return Ruling(Seen.NONE, reason, "II-D-2")
    if facts.lines is None:
        return _asks("lines", "II-D-3")
    if facts.lines is Lines.NONE:
        return Ruling(Seen.FULL, Message("referee.sight.clear"), "II-D-3")
    return _through(facts)


def _through(facts: Sight) -> Ruling:
    """Judge a look that something cuts: what does not count is left out, then sizes or heights decide."""
    aloft = bool(facts.source_level or facts.target_level)
    section = "II-F-1" if aloft else "II-D-3"
    if not facts.obstacles and (aloft or facts.lines is Lines.ALL):
        return _asks("obstacles", section)
    grounded = [obstacle for obstacle in facts.obstacles if not obstacle.level]
    if aloft and any(obstacle.height is None for obstacle in grounded):
        return _asks("height", section)
    counting = [o for o in grounded if not aloft or (o.height or 0) >= HIGH]
    if facts.obstacles and not counting:
        return Ruling(Seen.FULL, Message("referee.sight.over"), "II-F-1")
    if facts.lines is Lines.SOME:
        return Ruling(Seen.PARTIAL, Message("referee.sight.some"), section)
    hiding = [True if aloft else _hides(facts, obstacle) for obstacle in counting]
    if None in hiding:
        return _asks("hides", "II-D-1")
    large = [obstacle for obstacle, hides in zip(counting, hiding, strict=True) if hides]
    if any(obstacle.lines is Lines.ALL for obstacle in large):
        return Ruling(Seen.NONE, Message("referee.sight.blocked"), section)
    if not large:
        return Ruling(Seen.PARTIAL, Message("referee.sight.smaller"), section)
    together = True if len(large) == len(facts.obstacles) else facts.blocked
    if together is None:
        return _asks("blocked", section)
    if together:
        return Ruling(Seen.NONE, Message("referee.sight.blocked"), section)
    return Ruling(Seen.PARTIAL, Message("referee.sight.not_all"), section)


def _hides(facts: Sight, obstacle: Obstacle) -> bool | None:
    """Tell whether an obstacle is of a size at least equal to both; None where that is judged by eye."""
    if obstacle.hides is not None:
        return obstacle.hides
    known = (obstacle.size, facts.source, facts.target)
    if Size.UNKNOWN in known:
        return None
    return _SIZES.index(obstacle.size) >= max(_SIZES.index(facts.source), _SIZES.index(facts.target))


# -- contact ----------------------------------------------------------------------------------------


class Base(StrEnum):
    """The shape of a base."""

    SQUARE = "square"
    ROUND = "round"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bases:
    """Two bases that meet. ``half_of_a`` and ``half_of_b``: half a side of that base touches the other one.

    ``moved`` says that one of them has just come here, ``mark`` that its sight mark touches an opponent.
    ``in_way`` says that somebody stands between them, ``nudged`` that whoever does touches the target's base.
    """

    a: Base = Base.SQUARE
    b: Base = Base.SQUARE
    same_level: bool = True
    point: bool | None = None
    half_of_a: bool | None = None
    half_of_b: bool | None = None
    moved: bool = False
    mark: bool | None = None
    in_way: bool = False
    nudged: bool | None = None


def contact(facts: Bases) -> Ruling:
    """Return whether two figures are in contact; judged from either base, it holds for both (II-E)."""
    if not facts.same_level:
        return Ruling("no", Message("referee.contact.levels"), "II-F-1")
    if facts.in_way:
        return _nudging(facts.nudged)
    if facts.point is None:
        return _asks("point", "II-E-2")
    if not facts.point:
        return Ruling("no", Message("referee.contact.apart"), "II-E-2")
    if facts.moved and facts.mark is None:
        return _asks("mark", "II-E-1")
    if facts.moved and not facts.mark:
        return Ruling("no", Message("referee.contact.mark"), "II-E-1")
    if Base.ROUND in (facts.a, facts.b):
        return Ruling("yes", Message("referee.contact.round"), "II-E-2")
    if facts.half_of_a or facts.half_of_b:
        return Ruling("yes", Message("referee.contact.half"), "II-E-1")
    if facts.half_of_a is None:
        return _asks("half_of_a", "II-E-1")
    if facts.half_of_b is None:
        return _asks("half_of_b", "II-E-1")
    return Ruling("no", Message("referee.contact.less"), "II-E-1")


def _nudging(touches: bool | None) -> Ruling:
    """Rule whether somebody in the way is nudged: only who touches the target's base already (II-E-1)."""
    if touches is None:
        return _asks("nudged", "II-E-1")
    if touches:
        return Ruling("yes", Message("referee.contact.nudged"), "II-E-1")
    return Ruling("no", Message("referee.contact.obstacle"), "II-E-1")


def room(size: Size, there: int) -> Ruling:
    """Return whether one more enemy can come into contact with a figure of a size (II-E-3)."""
    most = size.contacts
    if most is None:
        return _asks("size", "II-E-3")
    data = {"n": most, "there": there}
    if there < most:
        return Ruling("yes", Message("referee.room.left", data), "II-E-3")
    return Ruling("no", Message("referee.room.full", data), "II-E-3")


# -- scatter ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scatter:
    """Where an impact goes: so many cm from its point, towards the arrow of that number."""

    cm: int
    direction: int


def scatter(distance: int, direction: int) -> Scatter:
    """Return how far and where an impact point is moved (II-C-5): 4, 6, 8, 10, 12, 14 cm.

    Raises ValueError for a face that is not on a die.
    """
    if not (1 <= distance <= FACES and 1 <= direction <= FACES):
        raise ValueError(f"no scatter: {distance}, {direction}")
    return Scatter(2 + 2 * distance, direction)


# -- for the journal --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verdict:
    """A ruling as a line of the journal: the question, the answer, the reason's code, its section."""

    question: str
    answer: str
    reason: str
    section: str
    data: Mapping[str, object] = field(default_factory=dict)


def verdict(question: str, ruling: Ruling) -> Verdict:
    """Return a ruling for the journal. Raises ValueError while it still asks."""
    if ruling.asks:
        raise ValueError(f"nothing is decided yet: {ruling.asks}")
    return Verdict(question, str(ruling.answer), ruling.reason.code, ruling.section, dict(ruling.reason.data))
