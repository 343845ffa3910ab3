"""The keys of ÉCLATS: letters that mean alike in the other systems keep their meaning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from desktop.battle import availability
from desktop.battle.keys import BATTLE, CHOSEN, CORRECTIONS, COUNTED, NINE, SHARED, KeyRow, shared
from rules.battle.state import Game
from rules.eclats.acting import few_containers
from rules.eclats.attempts import pursued
from rules.eclats.parts import Role, concerned, refusal_of, role
from rules.text import QT_TRANSLATE_NOOP, Message, Refusal

PHASE = QT_TRANSLATE_NOOP("Keys", "Phase")

# fmt: off
_PHASE = (
    KeyRow("enter", QT_TRANSLATE_NOOP("Keys", "Go to the next phase, or end the turn"),
           "Return; Enter", "player-skip-forward", PHASE, availability.ENTER),
    KeyRow("surprise", QT_TRANSLATE_NOOP("Keys", "Surprise: the enemies act first, or not after all"),
           "S", "bolt", PHASE, availability.PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Surprise")),
    KeyRow("tick", QT_TRANSLATE_NOOP("Keys", "Has acted"), "T", "check", PHASE, availability.FIGURE_PLAYED,
           short=QT_TRANSLATE_NOOP("Keys", "Has acted")),
    KeyRow("first", QT_TRANSLATE_NOOP("Keys", "Choose one of those who act, 1 to 9"),
           "1", "target", PHASE, availability.PLAYED, reads=NINE),
    KeyRow("points", QT_TRANSLATE_NOOP("Keys", "One action point more for the game master"),
           "M", "bolt", PHASE, availability.PLAYED),
    KeyRow("spend_points", QT_TRANSLATE_NOOP("Keys", "One action point fewer"),
           "Shift+M", "bolt", PHASE, availability.PLAYED),
    KeyRow("count_points", QT_TRANSLATE_NOOP("Keys", "Enter the action points"),
           "Ctrl+M", "bolt", PHASE, availability.PLAYED,
           short=QT_TRANSLATE_NOOP("Keys", "Action points")),
    KeyRow("join", QT_TRANSLATE_NOOP("Keys", "Somebody joins the combat"),
           "R", "user-plus", PHASE, availability.PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Joins")),
)
_CHOSEN = (
    KeyRow("attack", QT_TRANSLATE_NOOP("Keys", "Attack"),
           "K", "sword", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Attack")),
    KeyRow("cast", QT_TRANSLATE_NOOP("Keys", "Cast for the whole phase"),
           "L", "wand", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Cast")),
    KeyRow("idea", QT_TRANSLATE_NOOP("Keys", "Take the initiative: propose, answer, roll"),
           "I", "sparkles", CHOSEN, availability.FIGURE_PLAYED,
           short=QT_TRANSLATE_NOOP("Keys", "Initiative")),
    KeyRow("test", QT_TRANSLATE_NOOP("Keys", "Roll a characteristic"),
           "Q", "dice", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Roll")),
    KeyRow("mend", QT_TRANSLATE_NOOP("Keys", "Heal in the restoration"),
           "B", "bandage", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Heal")),
    KeyRow("give", QT_TRANSLATE_NOOP("Keys", "Hand over containers"),
           "D", "arrows-exchange", CHOSEN, availability.FIGURE_PLAYED,
           short=QT_TRANSLATE_NOOP("Keys", "Give")),
    KeyRow("share", QT_TRANSLATE_NOOP("Keys", "Share Animus"),
           "P", "heart", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Share")),
    KeyRow("act", QT_TRANSLATE_NOOP("Keys", "Do something else"),
           "H", "player-play", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Other")),
    KeyRow("notch", QT_TRANSLATE_NOOP("Keys", "One Animus point fewer"),
           "W; -", "droplet", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Animus −1")),
    KeyRow("heal", QT_TRANSLATE_NOOP("Keys", "One Animus point more"),
           "+", "heart", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Animus +1")),
    KeyRow("life", QT_TRANSLATE_NOOP("Keys", "Full Animus"),
           "V", "heart", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Animus")),
    KeyRow("containers", QT_TRANSLATE_NOOP("Keys", "One container more"),
           "G", "plus", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Container")),
    KeyRow("spend_container", QT_TRANSLATE_NOOP("Keys", "One container fewer"),
           "Shift+G", "minus", COUNTED, availability.FIGURE),
    KeyRow("ally", QT_TRANSLATE_NOOP("Keys", "Ally, or Initié"),
           "F", "users", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Ally")),
    KeyRow("name_card", QT_TRANSLATE_NOOP("Keys", "Add its sheet"),
           "N", "cards", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Sheet")),
)
_GO_ON = KeyRow("go_on", QT_TRANSLATE_NOOP("Keys", "Go to the next phase, or end the turn"),
                "E", "hourglass", BATTLE, availability.GO_ON, short=QT_TRANSLATE_NOOP("Keys", "Next phase"))
_CORRECT = KeyRow("correct_battle", QT_TRANSLATE_NOOP("Keys", "Correct the turn or the phase"),
                  "Ctrl+Shift+C", "edit", CORRECTIONS)
# fmt: on
_FIND = QT_TRANSLATE_NOOP("Keys", "Go to anybody: the letter of the name, then their own if several share it")
_SHEET = QT_TRANSLATE_NOOP("Keys", "See the whole sheet")
_JOINS_LEFT = QT_TRANSLATE_NOOP("Keys", "Somebody joins the left side")
_JOINS_RIGHT = QT_TRANSLATE_NOOP("Keys", "Somebody joins the right side")
_END = QT_TRANSLATE_NOOP("Keys", "End the combat")
_VERBS = QT_TRANSLATE_NOOP("Keys", "All that can be done now, also to the chosen one")

KEYS = (
    *_PHASE,
    replace(SHARED["find"], words=_FIND),
    *_CHOSEN,
    *shared("place"),
    replace(SHARED["card"], words=_SHEET),
    *shared("why counter note effect mark correct"),
    replace(SHARED["verbs"], words=_VERBS),
    _GO_ON,
    *shared("menu_a menu_b battle_menu journal_note"),
    _CORRECT,
    replace(SHARED["add_a"], words=_JOINS_LEFT),
    replace(SHARED["add_b"], words=_JOINS_RIGHT),
    replace(SHARED["end_battle"], words=_END),
    *shared("copy_report save_report print_report export leave next_part part_before journal back forth now"),
)

_ACTIONS: Mapping[str, str] = {
    "attack": "attack", "cast": "cast", "idea": "propose", "mend": "heal", "give": "give", "share": "share",
    "act": "other",
}  # fmt: skip


def refused_verb(game: Game, fighter: str, verb: str) -> Refusal | None:
    """Tell why somebody may not do now what takes its part in a phase."""
    if verb not in _ACTIONS or (verb == "idea" and pursued(game, fighter) is not None):
        return None
    if (refusal := refusal_of(game, fighter, _ACTIONS[verb])) is not None:
        return refusal
    if verb == "mend" and not game.fighters[fighter].notches:
        return Refusal(Message("refusal.eclats.unhurt", {"fighter": fighter}))
    return few_containers(game, fighter, 1) if verb == "give" else None


def means(game: Game, fighter: str, verb: str) -> bool:
    """Tell whether a verb goes with somebody: no enemy becomes an ally, who acts now ticks."""
    found = game.fighters[fighter]
    return {
        "ally": role(game, fighter) is not Role.ENEMY,
        "tick": found.activated or found in concerned(game),
    }.get(verb, True)


VERBS = (
    "attack", "cast", "idea",
    "test", "act", "mend",
    "give", "share", "containers",
    "notch", "heal", "life",
    "place", "effect", "correct",
    "tick", "ally", "name_card", "counter", "note", "mark",
)  # fmt: skip
