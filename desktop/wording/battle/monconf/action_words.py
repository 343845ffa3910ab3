"""Say the actions of MonCon'F: their keys and icons, whom they are at, what they ask, what was done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.wording import fill, keyed, number
from desktop.wording.battle.deed_words import (
    action_words,
    capital,
    contact_words,
    level_words,
    line_of,
    tags_of,
)
from desktop.wording.battle.distances import Ways, in_full, in_short, ways_of
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.battle.turn_summary import Tag, TurnSummary
from rules.battle.contacts import free
from rules.battle.deeds import deed_of, withdrawn
from rules.battle.state import Deed, DeedState, Fighter
from rules.monconf.acting import potential, shot_lines
from rules.monconf.actions import ACTIONS, Aim, Needs
from rules.monconf.charging import chargers, power_of
from rules.monconf.commands import Steady
from rules.monconf.marking import engaged_for, marked
from rules.monconf.marks import FRIGHTENED
from rules.monconf.notes import CALLED, INTERCEPTED, SHOT, noted
from rules.monconf.steadying import called
from rules.text import Reason

translate = QCoreApplication.translate

# The letter of each action in French and in English; what Confrontation has too keeps its letter.
_LETTERS: Mapping[str, tuple[str, str]] = {
    "walk": ("M", "W"), "run": ("R", "R"), "engage": ("E", "E"), "charge": ("C", "C"),
    "shoot": ("T", "S"), "precise": ("P", "P"), "artillery": ("A", "A"), "assault_shot": ("U", "U"),
    "disengage": ("D", "D"), "retreat": ("I", "F"), "mystic": ("S", "M"), "special": ("X", "X"),
    "rest": ("Z", "Z"), "brawl": ("B", "B"),
}  # fmt: skip
_ICONS: Mapping[str, str] = {
    "walk": "walk", "run": "run", "engage": "swords", "charge": "bolt", "shoot": "bow", "precise": "target",
    "artillery": "target-arrow", "assault_shot": "crosshair", "disengage": "door-exit", "retreat": "run",
    "mystic": "wand", "special": "sparkles", "rest": "zzz", "brawl": "swords",
}  # fmt: skip


def letter_of(action: str, language: str) -> str:
    """Return the letter of an action in a language."""
    return _LETTERS[action][language == "en"]


def icon_of(action: str) -> str:
    """Return the icon of an action."""
    return _ICONS[action]


def needs_words(action: str) -> str:
    """Say in what state a fighter may choose an action."""
    return {
        Needs.FREE: translate("MonconActions", "free"),
        Needs.ENGAGED: translate("MonconActions", "engaged"),
        Needs.HELD: translate("MonconActions", "engaged for a turn"),
        Needs.ANY: "",
    }[ACTIONS[action].needs]


def aim_words(action: str) -> str:
    """Say whom an action is at."""
    return {
        Aim.NOBODY: "",
        Aim.ENEMY: translate("MonconActions", "an enemy"),
        Aim.IN_SIGHT: translate("MonconActions", "an enemy in sight"),
        Aim.NEAREST: translate("MonconActions", "the nearest in sight"),
        Aim.FREE_ENEMY: translate("MonconActions", "a free enemy"),
        Aim.FOE: translate("MonconActions", "one in contact"),
        Aim.SPECIAL: "",
    }[ACTIONS[action].aim]


def effect_words(action: str) -> str:
    """Say what an action does, for its tooltip."""
    return {
        "walk": translate("MonconActions", "Up to MOV, no contact."),
        "run": translate("MonconActions", "Up to twice MOV, no contact."),
        "engage": translate(
            "MonconActions", "Up to twice MOV into contact; becomes a run if too far or if the target flees."
        ),
        "charge": translate(
            "MonconActions",
            "Straight into contact, up to twice MOV. The target is penalised if the chargers’ total might "
            "reaches its own. Too far: becomes a run. Target flees: another one is charged.",
        ),
        "shoot": translate("MonconActions", "A shot and a walk, in either order."),
        "precise": translate("MonconActions", "A shot at +1, without a walk."),
        "artillery": translate("MonconActions", "A shot of artillery."),
        "assault_shot": translate(
            "MonconActions", "A shot at −2, then a charge on the same target; if too far, it becomes a walk."
        ),
        "disengage": translate(
            "MonconActions",
            "INI test, −1 per enemy in contact. Above 5: moves up to MOV towards the target. Failed: all its "
            "dice in defence in its next combat this turn.",
        ),
        "retreat": translate(
            "MonconActions", "INI test, −1 per enemy in contact. Above 5: moves up to MOV, no contact."
        ),
        "mystic": translate(
            "MonconActions",
            "Spells and miracles, with a walk at any moment. In contact, each costs one more gem or faith, "
            "except for warrior-mages and warrior-monks.",
        ),
        "special": translate("MonconActions", "As the scenario says."),
        "rest": translate("MonconActions", "Does nothing."),
        "brawl": translate("MonconActions", "Stays engaged."),
    }[action]


def reach_of(context: BattleInView, fighter: Fighter, action: str) -> str:
    """Say how far an action takes a figure: « 20 cm = 10 × 2 », "" where it moves nobody."""
    return in_full(_ways(context, fighter, action), ACTIONS[action].factor or 1)


def reach_in_short(context: BattleInView, fighter: Fighter, action: str) -> str:
    """Say how far an action takes a figure in a few characters, "" where it moves nobody."""
    return in_short(_ways(context, fighter, action))


def _ways(context: BattleInView, fighter: Fighter, action: str) -> Ways:
    table, game = context.table, context.game
    return ways_of(lambda level: potential(table, game, fighter, action, level), two=True)


# -- what a figure did and was given ---------------------------------------------------------------


def told(context: BattleInView, fighter: Fighter) -> tuple[Tag, ...]:
    """Return what a figure was given and did, with its distance, and what a tactic made of it.

    Who is not there any more resolves nothing; who was stopped, or is held by an enemy, goes nowhere.
    """
    if not fighter.on_table:
        fighter = withdrawn(fighter)

    def reach(action: str) -> str:
        stopped = any(noted(deed, INTERCEPTED) for deed in fighter.deeds)
        held = not free(context.game, fighter.id) and not ACTIONS[action].escapes
        short = "" if stopped or held else reach_in_short(context, fighter, action)
        if not short or not ACTIONS[action].walks_and_shoots:
            return short
        # of a shot, a distance alone would read as its range
        return fill(translate("MonconActions", "walk: {reach}"), reach=short)

    tags = tags_of(fighter, context.names, letter_of, reach)
    return tuple(
        replace(tag, words=" · ".join((tag.words, *_notes(context, deed))))
        for tag, deed in zip(tags, fighter.deeds, strict=True)
    )


def _notes(context: BattleInView, deed: Deed) -> tuple[str, ...]:
    return tuple(words for note in deed.note.split() if (words := _note(context, note)))


def _note(context: BattleInView, note: str) -> str:
    if note in ACTIONS:
        was = action_words(note, context.names)
        return translate("MonconActions", "instead of: {action}").format(action=was)
    return {
        CALLED: translate("MonconActions", "calls to rally"),
        INTERCEPTED: translate("MonconActions", "intercepted"),
        SHOT: translate("MonconActions", "the shot is made"),
    }.get(note, "")


def standing(context: BattleInView, fighter: Fighter) -> tuple[str, ...]:
    """Return what holds for a figure now: contacts, since when, level, what its shot adds."""
    said = [contact_words(context, fighter.id)]
    turns = engaged_for(context.game, fighter)
    if turns is not None:
        since = context.game.turn - turns
        said.append(translate("MonconActions", "engaged since turn {n}").format(n=since))
    if fighter.level:
        said.append(level_words(fighter))
    said += [shot_words(context, line) for line in shot_lines(fighter)]
    return tuple(words for words in said if words)


def shot_words(context: BattleInView, line: Reason) -> str:
    """Say what an action adds to the shooting test: « precise shot +1 »."""
    return f"{context.names.say(line.message)} {number(line.amount, '+')}"


def turn_summary(context: BattleInView, fighter: Fighter) -> TurnSummary:
    """Read what stands beneath a figure that speaks from the state in view."""
    return TurnSummary(
        told(context, fighter),
        capital(" · ".join(standing(context, fighter))),
        rally_words(context, fighter),
    )


def ralliers(context: BattleInView) -> tuple[str, ...]:
    """Return the frightened figures that may try to rally now: at a call, or in upkeep."""
    fighters = context.game.fighters.values()
    afraid = (f.id for f in fighters if f.on_table and marked(f, FRIGHTENED))
    return tuple(key for key in afraid if context.play.refusal(Steady(fighter=key, success=True)) is None)


def rally_words(context: BattleInView, fighter: Fighter) -> str:
    """Name the frightened figures that may try at the call of a commander, "" where it has not called."""
    if not any(noted(deed, CALLED) for deed in fighter.deeds):
        return ""
    game = context.game
    side = game.side_of(fighter.id).key
    names = [context.fighter_name(key) for key in ralliers(context) if game.side_of(key).key == side]
    if not names:
        return ""
    words = translate("MonconActions", "May try to rally ({key}): {names}")
    return keyed(words, context.key_of("steady"), names=", ".join(names))


def steadied_words(context: BattleInView, fighter: str, success: bool) -> str:
    """Say whether who tried to rally is frightened still, and what becomes of it."""
    if success:
        return translate("SteadyPrompt", "It is no longer frightened")
    lost = context.table.ruleset.command.lost
    if called(context.game, fighter) or not lost:
        return translate("SteadyPrompt", "It stays frightened")
    return translate("SteadyPrompt", "It leaves the table")


def sheet_lines(context: BattleInView, fighter: Fighter) -> tuple[str, ...]:
    """Say in a line whom a figure touches and what it did; since when is told by its mark."""
    shots = (shot_words(context, line) for line in shot_lines(fighter))
    return line_of(context, fighter, told(context, fighter), shots)


def priced(tactic: str, points: object) -> str:
    """Name a tactic with what it costs in command points."""
    return translate("MonconActions", "{tactic} ({n} CP)").format(tactic=tactic, n=points)


def charge_words(context: BattleInView, fighter: Fighter) -> str:
    """Say what a charge that is to be resolved would come to: the summed power against the target's.

    Who is announced to charge the same target counts with it.
    """
    game, table = context.game, context.table
    deed = deed_of(fighter, *ACTIONS, state=DeedState.ANNOUNCED)
    if deed is None or not ACTIONS[deed.action].charge or not deed.target:
        return ""
    mine, theirs = power_of(table, game, fighter), power_of(table, game, game.fighters[deed.target])
    if mine is None or theirs is None:
        words = translate("MonconActions", "A might is not known: enter it among its marks ({key}).")
        return keyed(words, context.key_of("marks"))
    others = chargers(table, game, deed.target, fighter.id, DeedState.DONE, DeedState.ANNOUNCED)
    total = mine + sum(power_of(table, game, other) or 0 for other in others if other.id != fighter.id)
    words = (
        translate("MonconActions", "Might {mine} against {theirs}: charge penalties")
        if total >= theirs
        else translate("MonconActions", "Might {mine} against {theirs}: no charge penalties")
    )
    return words.format(mine=number(total), theirs=number(theirs))
