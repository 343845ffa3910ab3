"""What a value of a ruleset is to a player: its words, its note, its bounds, its place in the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

SLASH = "/"
CONFRONTATION, MONCONF = ("confrontation",), ("monconf",)
CARDS = (*CONFRONTATION, *MONCONF)
"""The systems that are played with reference cards and phases of combat and upkeep."""
ECLATS = ("eclats",)
ON = "on"
"""The last step of a path that tells whether an item of a list is there at all."""


@dataclass(frozen=True, slots=True)
class Words:
    """The same in both languages."""

    fr: str = ""
    en: str = ""

    def of(self, language: str) -> str:
        """Return the words of a language."""
        return self.en if language == "en" else self.fr


class CellKind(StrEnum):
    """How a value is written."""

    SWITCH = "switch"
    NUMBER = "number"  # a whole one between two bounds
    SAME = "same"  # a number, or 0 for "like the others"
    LIMIT = "limit"  # a number, or 0 for none
    CHOICE = "choice"
    SET = "set"  # any of the choices
    GRID = "grid"  # the wound table: a letter per cell
    EFFECTS = "effects"  # rows that players add: what abilities do at a wound roll
    LETTER = "letter"  # one or two letters of a state on screen


class RulesetMark(StrEnum):
    """Why a value may be changed."""

    OPEN = "E"  # a text gives it; another rulebook, or the players, may have it otherwise
    DECISION = "D"  # the texts give no figure, are silent or unclear, and we decided


class Chapter(Enum):
    """The parts of the rulebook in which values are grouped, in their order on screen."""

    DICE = Words("Dés", "Dice")
    STRATEGIC = Words("Phase stratégique", "Strategic phase")
    ACTIVATION = Words("Phase d’activation", "Activation phase")
    TRACK = Words("Crans de blessure", "Wound notches")
    TABLE = Words("Tableau de blessures", "Wound table")
    EFFECTS = Words("Compétences au jet de Blessures", "Abilities at the wound roll")
    GAME_EFFECTS = Words("Effets de jeu", "Game effects")
    MYSTIC = Words("Mana et foi", "Mana and faith")
    COMBAT = Words("Lignes de la phase de combat", "Rows of the combat phase")
    UPKEEP = Words("Lignes de la phase d’entretien", "Rows of the upkeep phase")


@dataclass(frozen=True, slots=True)
class Before:
    """The value of own rulesets that were kept before the generation ``since``, which brought its line."""

    since: int
    value: object


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetCell:
    """One value: where it stands (steps joined by slashes) and what it may be.

    ``before`` is None where rulesets that were kept before its line came play by the one that ships.
    """

    path: str
    kind: CellKind
    caption: Words = Words()
    least: int = 0
    most: int = 0
    choices: tuple[tuple[str, Words], ...] = ()
    before: Before | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetLine:
    """A line of the editor: what it is about, why it may be changed, its values, and where it counts.

    ``heading`` is what a system calls the chapter where it has a name of its own for it.
    """

    chapter: Chapter
    words: Words
    note: Words
    section: str
    cells: tuple[RulesetCell, ...]
    mark: RulesetMark = RulesetMark.OPEN
    systems: tuple[str, ...] = CARDS
    heading: Words = Words()

    @property
    def told(self) -> bool:
        """Whether there is nothing to choose: one reading of a decision, which is only told."""
        return all(cell.kind is CellKind.CHOICE and len(cell.choices) == 1 for cell in self.cells)

    @property
    def title(self) -> Words:
        """Return what the chapter is called on screen."""
        return self.heading if self.heading.fr else self.chapter.value
