"""The keys of MonCon'F: letters that mean alike in Confrontation keep their meaning."""

from __future__ import annotations

from dataclasses import replace

from desktop.battle import availability
from desktop.battle.keys import BATTLE, CHOSEN, CORRECTIONS, COUNTED, SHARED, SPEAKING, KeyRow, shared
from rules.text import QT_TRANSLATE_NOOP

# fmt: off
_DRAWING = (
    KeyRow("temporise", QT_TRANSLATE_NOOP("Keys", "Bide your time: set the top card aside"),
           "R", "stack-push", SPEAKING, availability.ACTIVATION,
           short=QT_TRANSLATE_NOOP("Keys", "Bide your time")),
    KeyRow("general_assault", QT_TRANSLATE_NOOP("Keys", "General assault: two cards together"),
           "B", "stack-2", SPEAKING, availability.ACTIVATION,
           short=QT_TRANSLATE_NOOP("Keys", "General assault")),
    KeyRow("plan_b", QT_TRANSLATE_NOOP("Keys", "Plan B: another card of the pile"),
           "Shift+B", "arrows-exchange", SPEAKING, availability.ACTIVATION),
    KeyRow("genius", QT_TRANSLATE_NOOP("Keys", "Brilliant plan, or counter it"),
           "Shift+P", "sparkles", SPEAKING, availability.ACTIVATION),
    KeyRow("react", QT_TRANSLATE_NOOP("Keys", "Answer an enemy’s move: reactive shot, Interceptor"),
           "Shift+T", "target-arrow", SPEAKING, availability.ACTIVATION,
           short=QT_TRANSLATE_NOOP("Keys", "Answer a move")),
)
_ACTING = (
    KeyRow("wound", QT_TRANSLATE_NOOP("Keys", "A blow: the wound table"),
           "K", "sword", CHOSEN, availability.PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Blow")),
    KeyRow("notch", QT_TRANSLATE_NOOP("Keys", "One life point fewer"),
           "W; -", "droplet", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Life −1")),
    KeyRow("heal", QT_TRANSLATE_NOOP("Keys", "One life point more"),
           "+", "heart", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Life +1")),
    KeyRow("marks", QT_TRANSLATE_NOOP("Keys", "Engaged, frightened, charged: its marks"),
           "Shift+Y", "list-check", CHOSEN, availability.FIGURE_PLAYED,
           short=QT_TRANSLATE_NOOP("Keys", "Marks")),
    KeyRow("steady", QT_TRANSLATE_NOOP("Keys", "Frightened: try to rally"),
           "Shift+F", "flag", CHOSEN, availability.PLAYED),
    KeyRow("lead", QT_TRANSLATE_NOOP("Keys", "Leadership and General staff: who uses COU and DIS"),
           "Shift+L", "crown", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Leader")),
)
_ROW = KeyRow("row_done",
              QT_TRANSLATE_NOOP("Keys",
                                "The task is done, or the fight decided; abilities of the tactical phase"),
              "D", "check", BATTLE, availability.ROW)
# “Mark” stands beside “Marks” otherwise.
_MARK = replace(SHARED["mark"], short=QT_TRANSLATE_NOOP("Keys", "Nickname"))
_PILES = (
    KeyRow("order_a", QT_TRANSLATE_NOOP("Keys", "Correct the pile of the left side"),
           "", "stack-2", CORRECTIONS, availability.PLAYED),
    KeyRow("order_b", QT_TRANSLATE_NOOP("Keys", "Correct the pile of the right side"),
           "", "stack-2", CORRECTIONS, availability.PLAYED),
)
_POINTS = KeyRow("points", QT_TRANSLATE_NOOP("Keys", "Command points of both sides"),
                 "Shift+C", "flag", BATTLE, availability.PLAYED)
# fmt: on

KEYS = (
    *shared("play_top play_reserve refuse"),
    *_DRAWING,
    *shared("enter tick first name_card find"),
    *_ACTING,
    *shared(
        "stun gem spend_gem gems faith spend_faith count_faith place card why counter note effect test cast "
        "act contacts"
    ),
    _MARK,
    *shared("correct verbs"),
    _ROW,
    *shared("row_skipped step_done step_skipped go_on another_turn"),
    _POINTS,
    *shared("one_more one_fewer menu_a menu_b battle_menu referee journal_note correct_battle"),
    *_PILES,
    *shared("add_a add_b end_battle copy_report save_report print_report export leave"),
    *shared("next_part part_before"),
    *shared("journal back forth now"),
)

VERBS = (
    "act", "wound", "notch", "heal",
    "stun", "marks", "lead", "contacts",
    "test", "cast", "gem", "faith",
    "place", "effect", "note", "correct",
    "counter", "mark",
)  # fmt: skip
