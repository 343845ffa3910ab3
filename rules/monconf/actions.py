"""The fourteen actions of MonCon'F (Les Actions): condition, target, effect, and how far they go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Needs(StrEnum):
    """In what state a fighter may choose an action."""

    FREE = "free"  # no enemy in contact
    ENGAGED = "engaged"  # an enemy in contact
    HELD = "held"  # engaged for a turn or more
    ANY = "any"


class Aim(StrEnum):
    """Whom an action is at."""

    NOBODY = "nobody"
    ENEMY = "enemy"  # sight is not needed
    IN_SIGHT = "in_sight"
    NEAREST = "nearest"  # the nearest enemy in sight
    FREE_ENEMY = "free_enemy"
    FOE = "foe"  # one of those in contact
    SPECIAL = "special"  # as the spell, the miracle or the scenario says


class Arm(StrEnum):
    """What a fighter must have for an action."""

    NOTHING = ""
    SHOOTER = "shooter"  # Tireur/X
    ARTILLERY = "artillery"
    ASSAULT = "assault"  # Tireur/X and an assault weapon
    MYSTIC = "mystic"  # a mystic ability


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """A row of the table of actions.

    ``factor`` times MOU is how far it goes in cm, 0 moves nobody; ``contact`` puts the fighter in contact
    with its target. ``lesser`` is what it turns into when the target is too far. ``shot`` is the change of
    the shooting test, None for no shot. A ``charge`` may penalise its target; one that ``redirects`` goes on
    to another target where its own flees. ``escapes`` asks for an INI test to leave the enemies. ``provokes``
    lets the other side answer with Tir réactif.
    """

    id: str
    needs: Needs
    aim: Aim = Aim.NOBODY
    arm: Arm = Arm.NOTHING
    factor: float = 0
    contact: bool = False
    lesser: str = ""
    shot: int | None = None
    charge: bool = False
    redirects: bool = False
    escapes: bool = False
    provokes: bool = False

    @property
    def active(self) -> bool:
        """Tell whether it uses an active ability: Tireur/X, artillery, magic or faith."""
        return self.arm is not Arm.NOTHING

    @property
    def shoots_only(self) -> bool:
        """Tell whether it is a shot that ends in no contact: at whom is then a word of the table."""
        return self.shot is not None and not self.contact

    @property
    def needs_sight(self) -> bool:
        """Tell whether its target is to be seen: every shot's, and a charge's."""
        return self.shot is not None or self.aim is Aim.IN_SIGHT

    @property
    def shoots_first(self) -> bool:
        """Tell whether a shot comes before its move into contact."""
        return self.shot is not None and self.contact

    @property
    def walks_and_shoots(self) -> bool:
        """Tell whether a walk goes with its shot, in either order."""
        return self.shoots_only and self.factor > 0

    @property
    def keeps_clear(self) -> bool:
        """Tell whether its move may not end in contact: a walk within a shot or a spell may not either."""
        return self.factor > 0 and not self.contact

    @property
    def lingers(self) -> bool:
        """Tell whether its move may be under way though it is done: of who got away, or casts."""
        return self.escapes or self.arm is Arm.MYSTIC

    @property
    def ends_by_flight(self) -> bool:
        """Tell whether it turns into its lesser action, too, when its target flees: an engagement does."""
        return bool(self.lesser) and not self.charge


_TABLE = (
    Action(id="walk", needs=Needs.FREE, factor=1, provokes=True),
    Action(id="run", needs=Needs.FREE, factor=2, provokes=True),
    Action(
        id="engage", needs=Needs.FREE, aim=Aim.ENEMY, factor=2, contact=True, lesser="run", provokes=True
    ),
    Action(
        id="charge", needs=Needs.FREE, aim=Aim.IN_SIGHT, factor=2, contact=True, lesser="run", charge=True,
        redirects=True, provokes=True,
    ),
    Action(id="shoot", needs=Needs.FREE, aim=Aim.NEAREST, arm=Arm.SHOOTER, factor=1, shot=0),
    Action(id="precise", needs=Needs.FREE, aim=Aim.NEAREST, arm=Arm.SHOOTER, shot=1),
    Action(id="artillery", needs=Needs.FREE, aim=Aim.NEAREST, arm=Arm.ARTILLERY, shot=0),
    Action(
        id="assault_shot", needs=Needs.FREE, aim=Aim.FREE_ENEMY, arm=Arm.ASSAULT, factor=2, contact=True,
        lesser="walk", shot=-2, charge=True,
    ),
    Action(id="disengage", needs=Needs.HELD, aim=Aim.ENEMY, factor=1, contact=True, escapes=True),
    Action(id="retreat", needs=Needs.HELD, factor=1, escapes=True),
    Action(id="mystic", needs=Needs.ANY, aim=Aim.SPECIAL, arm=Arm.MYSTIC, factor=1),
    Action(id="special", needs=Needs.ANY, aim=Aim.SPECIAL),
    Action(id="rest", needs=Needs.FREE),
    Action(id="brawl", needs=Needs.ENGAGED, aim=Aim.FOE),
)  # fmt: skip
ACTIONS: Mapping[str, Action] = {action.id: action for action in _TABLE}
