"""Say the actions of Confrontation: their keys and icons, how far they go, what a figure did this turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.wording import fill, keyed, number
from desktop.wording.battle.deed_words import capital, contact_words, level_words, line_of, tags_of
from desktop.wording.battle.distances import Ways, in_full, in_short, ways_of
from desktop.wording.battle.figure_values import explain
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.battle.turn_summary import Tag, TurnSummary
from rules.battle.action_commands import Dive
from rules.battle.current import two_moves
from rules.battle.deeds import deed_of
from rules.battle.effects import effects_on
from rules.battle.sight import seen
from rules.battle.state import Fighter
from rules.battle.system import Choice
from rules.confrontation.actions import factor, potential, shots
from rules.referee import Seen

translate = QCoreApplication.translate

# The letter of each action in French and in English: the first of its word, or one that is free.
_LETTERS: Mapping[str, tuple[str, str]] = {
    "charge": ("C", "C"),
    "run": ("R", "R"),
    "engage": ("E", "E"),
    "cover": ("V", "U"),
    "dive": ("J", "D"),
    "disengage": ("D", "D"),
    "walk": ("M", "W"),
    "shoot": ("T", "S"),
    "shoot_still": ("T", "S"),
    "shoot_walk": ("P", "T"),
    "mystic": ("S", "M"),
}
_ICONS: Mapping[str, str] = {
    "charge": "bolt", "run": "run", "engage": "swords", "cover": "shield", "dive": "shield",
    "disengage": "door-exit", "walk": "walk", "shoot": "bow", "shoot_walk": "bow", "mystic": "wand",
}  # fmt: skip


def letter_of(action: str, language: str) -> str:
    """Return the letter of an action in a language."""
    return _LETTERS[action][language == "en"]


def icon_of(action: str) -> str:
    """Return the icon of an action."""
    return _ICONS.get(action, "")


@dataclass(frozen=True, slots=True)
class ActionReach:
    """How far an action takes a figure: in full, in short, and why; all "" where it moves nobody."""

    full: str
    short: str
    tip: str


def reaches(context: BattleInView, fighter: Fighter) -> Callable[[str], ActionReach]:
    """Return what tells how far each action takes a figure; what goes as far is worded once."""
    known: dict[float, ActionReach] = {}

    def reach(action: str) -> ActionReach:
        by = factor(context.game, fighter, action)
        if by not in known:
            ways = _ways(context, fighter, action)
            known[by] = ActionReach(in_full(ways, by), in_short(ways), _tip(context, ways))
        return known[by]

    return reach


def _tip(context: BattleInView, ways: Ways) -> str:
    """Explain how far an action goes, a reason on each line."""
    captions = {
        None: translate("Actions", "Move, in cm:"),
        0: translate("Actions", "Move on the ground, in cm:"),
        1: translate("Actions", "Move in flight, in cm:"),
    }
    return "\n".join(
        explain(captions[level], number(found.total), found, context.names)
        for level, found in ways.items()
        if found.total is not None
    )


def reach_in_short(context: BattleInView, fighter: Fighter, action: str) -> str:
    """Say how far an action takes a figure in a few characters, on the ground and in flight (II-F-2)."""
    return in_short(_ways(context, fighter, action))


def _ways(context: BattleInView, fighter: Fighter, action: str) -> Ways:
    table, game = context.table, context.game
    return ways_of(
        lambda level: potential(table, game, fighter, action, level=level), two=two_moves(game, fighter)
    )


# -- what a figure did and announced ---------------------------------------------------------------


def standing(context: BattleInView, fighter: Fighter) -> tuple[str, ...]:
    """Return what holds for a figure now: contacts, flight, cover, shots used."""
    game, table = context.game, context.table
    said = [contact_words(context, fighter.id)]
    if fighter.level:
        said.append(level_words(fighter))
    said += cover_words(context, fighter)
    said += sight_words(context, fighter)
    made = sum(deed.action == "shoot" for deed in fighter.deeds)
    if made:
        most = shots(table, game, fighter)
        said.append(translate("Actions", "shots: {made} of {most}").format(made=made, most=most))
    return tuple(words for words in said if words)


def cover_words(context: BattleInView, fighter: Fighter) -> tuple[str, ...]:
    """Say what the cover that a figure took gives it: Cible/+2, against who shoots at it."""
    taken = (e for e in effects_on(context.game, fighter.id) if e.source in ("action.cover", "action.dive"))
    return tuple(context.names.granted(ability) for effect in taken for ability in effect.grants)


def sight_words(context: BattleInView, fighter: Fighter) -> tuple[str, ...]:
    """Say whom a figure sees and whom it does not, as the referee has ruled in this turn."""
    game = context.game
    here = [key for key in fighter.sights if key in game.fighters and game.fighters[key].on_table]
    hidden = [key for key in here if seen(game, fighter.id, key) is Seen.NONE]
    words = (
        (translate("Actions", "sees {who} (referee)"), [key for key in here if key not in hidden]),
        (translate("Actions", "does not see {who} (referee)"), hidden),
    )
    return tuple(
        fill(form, who=", ".join(map(context.fighter_name, keys))) for form, keys in words if keys
    )  # fmt: skip


def told(context: BattleInView, fighter: Fighter) -> tuple[Tag, ...]:
    """Return what a figure announced and did, with how far what it announced takes it."""

    def reach(action: str) -> str:
        return reach_in_short(context, fighter, action)

    return tags_of(fighter, context.names, letter_of, reach)


def turn_summary(context: BattleInView, fighter: Fighter) -> TurnSummary:
    """Read what stands beneath a figure that speaks from the state in view."""
    dives = may_dive(context, fighter)
    words = translate("SpeakingRows", "{name} may dive for cover: choose it, then Action ({key}).")
    return TurnSummary(
        told(context, fighter),
        capital(" · ".join(standing(context, fighter))),
        keyed(words, context.key_of("act"), name=dives) if dives else "",
    )


def sheet_lines(context: BattleInView, fighter: Fighter) -> tuple[str, ...]:
    """Say in a line whom a figure touches, its flight, and what it did."""
    return line_of(context, fighter, tags_of(fighter, context.names, letter_of))


def may_dive(context: BattleInView, fighter: Fighter) -> str:
    """Name who was shot at by a figure and may still dive for cover, "" for nobody (V-C-4)."""
    shot = deed_of(fighter, "shoot")
    if shot is None or not shot.target:
        return ""
    refusal = context.play.system.refusal(context.table, context.game, Dive(shot.target))
    return context.fighter_name(shot.target) if refusal is None else ""


def choice_letter(choice: Choice, language: str) -> str:
    """Return the letter of an offered action."""
    action = "shoot_walk" if choice.code == "choice.shoot_walk" else str(choice.data["action"])
    return letter_of(action, language)
