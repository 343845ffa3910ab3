"""The verbs and keys of the battle, one table: buttons, palette, shortcut sheet read it.

A system of rules takes the rows it plays by from here and adds its own (``Screen.keys``).
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop.battle import availability
from desktop.battle.availability import When
from rules.text import QT_TRANSLATE_NOOP

SPEAKING = QT_TRANSLATE_NOOP("Keys", "Speaking turn")
CHOSEN = QT_TRANSLATE_NOOP("Keys", "Chosen fighter")
COUNTED = QT_TRANSLATE_NOOP("Keys", "Counters and notes")
BATTLE = QT_TRANSLATE_NOOP("Keys", "Phases and battle")
CORRECTIONS = QT_TRANSLATE_NOOP("Keys", "Corrections")
RECORD = QT_TRANSLATE_NOOP("Keys", "Journal and report")
OF_FIGURES = frozenset({CHOSEN, COUNTED})
"""The groups of what happens to a figure."""
NINE = "; ".join("123456789")
"""The digits that choose among figures."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A verb: the name of a method of the hands or of the screen, its words, keys, icon and group.

    ``when`` it means something; ``short`` are its words on a button among others. Words are of the
    context Keys. ``reads`` are further keys that the table reads for it itself.
    """

    id: str
    words: str
    key: str
    icon: str
    group: str
    when: When = availability.ANY
    short: str = ""
    reads: str = ""


# fmt: off
_ROWS = (
    KeyRow("play_top", QT_TRANSLATE_NOOP("Keys", "Play the top card"),
           "P", "player-play", SPEAKING, availability.ACTIVATION),
    KeyRow("reserve_top", QT_TRANSLATE_NOOP("Keys", "Put the top card in reserve"),
           "R", "stack-push", SPEAKING, availability.ACTIVATION),
    KeyRow("play_reserve", QT_TRANSLATE_NOOP("Keys", "Play the reserve card"),
           "V", "stack-pop", SPEAKING, availability.ACTIVATION),
    KeyRow("play_both", QT_TRANSLATE_NOOP("Keys", "Play reserve and top together"),
           "B", "stack-2", SPEAKING, availability.ACTIVATION),
    KeyRow("refuse", QT_TRANSLATE_NOOP("Keys", "Use a refusal"),
           "F", "hand-stop", SPEAKING, availability.ACTIVATION),
    KeyRow("enter", QT_TRANSLATE_NOOP("Keys", "Continue the speaking turn, or do the task"),
           "Return; Enter", "check", SPEAKING, availability.ENTER),
    KeyRow("tick", QT_TRANSLATE_NOOP("Keys", "Has acted"), "T", "check", SPEAKING, availability.ACT,
           short=QT_TRANSLATE_NOOP("Keys", "Has acted")),
    KeyRow("last_word", QT_TRANSLATE_NOOP("Keys", "Who can have the last word"),
           "", "hourglass", SPEAKING, availability.ACTIVATION),
    KeyRow("first", QT_TRANSLATE_NOOP("Keys", "Choose a figure of the speaking cards, 1 to 9"),
           "1", "target", SPEAKING, availability.SPEAKS, reads=NINE),
    KeyRow("name_card", QT_TRANSLATE_NOOP("Keys", "Name the card, or give it its profile"),
           "N", "cards", SPEAKING, short=QT_TRANSLATE_NOOP("Keys", "Name the card")),
    KeyRow("find",
           QT_TRANSLATE_NOOP("Keys",
                             "Go to any figure: its card’s letter, then its own if the card has several"),
           "A; /", "target", CHOSEN, availability.READS),
    KeyRow("notch", QT_TRANSLATE_NOOP("Keys", "One notch more"),
           "W; +", "droplet", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Notch")),
    KeyRow("heal", QT_TRANSLATE_NOOP("Keys", "One notch fewer"),
           "-", "bandage", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Heal")),
    KeyRow("stun", QT_TRANSLATE_NOOP("Keys", "Stunned on or off"),
           "S", "star", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Stunned")),
    KeyRow("wound", QT_TRANSLATE_NOOP("Keys", "Wound roll"),
           "K", "sword", CHOSEN, availability.PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Wound")),
    KeyRow("gem", QT_TRANSLATE_NOOP("Keys", "Gain a gem"),
           "G", "diamond", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Gem")),
    KeyRow("spend_gem", QT_TRANSLATE_NOOP("Keys", "Spend a gem"),
           "Shift+G", "diamond", COUNTED, availability.FIGURE),
    KeyRow("gems", QT_TRANSLATE_NOOP("Keys", "Gems by element"),
           "Ctrl+G", "diamond", COUNTED, availability.FIGURE),
    KeyRow("faith", QT_TRANSLATE_NOOP("Keys", "Gain faith"),
           "M", "flame", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Faith")),
    KeyRow("spend_faith", QT_TRANSLATE_NOOP("Keys", "Spend faith"),
           "Shift+M", "flame", COUNTED, availability.FIGURE),
    KeyRow("count_faith", QT_TRANSLATE_NOOP("Keys", "Count believers"),
           "Ctrl+M", "flame", COUNTED, availability.FIGURE),
    KeyRow("place", QT_TRANSLATE_NOOP("Keys", "Place: fled, dead, off the table"),
           "X", "map-pin", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Place")),
    KeyRow("card", QT_TRANSLATE_NOOP("Keys", "See the whole card"), "C", "cards", CHOSEN, availability.CARD),
    KeyRow("why", QT_TRANSLATE_NOOP("Keys", "Why its values are what they are now"),
           "=", "info-circle", CHOSEN, availability.CARD),
    KeyRow("counter", QT_TRANSLATE_NOOP("Keys", "A counter of your own"),
           "O", "plus", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Counter")),
    KeyRow("note", QT_TRANSLATE_NOOP("Keys", "Note"),
           ";", "note", COUNTED, short=QT_TRANSLATE_NOOP("Keys", "Note")),
    KeyRow("effect", QT_TRANSLATE_NOOP("Keys", "Effect on a characteristic"),
           "U", "bolt", CHOSEN, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Effect")),
    KeyRow("test", QT_TRANSLATE_NOOP("Keys", "Test of a characteristic"),
           "Q", "dice", CHOSEN, availability.TEST, short=QT_TRANSLATE_NOOP("Keys", "Test")),
    KeyRow("cast", QT_TRANSLATE_NOOP("Keys", "Cast a spell, call a miracle"),
           "L", "wand", CHOSEN, availability.FIGURE_PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Spell")),
    KeyRow("act", QT_TRANSLATE_NOOP("Keys", "Action: announce, resolve, do"),
           "H", "player-play", CHOSEN, availability.ACT, short=QT_TRANSLATE_NOOP("Keys", "Action")),
    KeyRow("contacts", QT_TRANSLATE_NOOP("Keys", "Contacts and level, or a new fight"),
           "Shift+H", "swords", CHOSEN, availability.CONTACT, short=QT_TRANSLATE_NOOP("Keys", "Contact")),
    KeyRow("mark", QT_TRANSLATE_NOOP("Keys", "Letter, colour, nickname"),
           "Y", "tag", COUNTED, availability.FIGURE, short=QT_TRANSLATE_NOOP("Keys", "Mark")),
    KeyRow("correct", QT_TRANSLATE_NOOP("Keys", "Correct a value"),
           "Z", "edit", CHOSEN, short=QT_TRANSLATE_NOOP("Keys", "Correct")),
    KeyRow("verbs", QT_TRANSLATE_NOOP("Keys", "All that can be done now, also to the chosen figure"),
           ".", "dots", CHOSEN),
    KeyRow("row_done",
           QT_TRANSLATE_NOOP("Keys",
                             "The task is done, or the fight decided; abilities of the strategic phase"),
           "D", "check", BATTLE, availability.ROW),
    KeyRow("row_skipped", QT_TRANSLATE_NOOP("Keys", "Skip the task; reopen a task or a fight"),
           "I", "player-skip-forward", BATTLE, availability.ROWS),
    KeyRow("step_done", QT_TRANSLATE_NOOP("Keys", "All tasks of this step are done"),
           "Shift+D", "list-check", BATTLE, availability.ROWS),
    KeyRow("step_skipped", QT_TRANSLATE_NOOP("Keys", "Skip the tasks left in this step"),
           "Shift+I", "player-skip-forward", BATTLE, availability.ROWS),
    KeyRow("go_on", QT_TRANSLATE_NOOP("Keys", "Go to the next phase, or end the turn"),
           "E", "hourglass", BATTLE, availability.GO_ON, short=QT_TRANSLATE_NOOP("Keys", "Next phase")),
    KeyRow("another_turn", QT_TRANSLATE_NOOP("Keys", "Play another turn after the last one"),
           "Shift+E", "hourglass", BATTLE, availability.LAST_TURN),
    KeyRow("one_more", QT_TRANSLATE_NOOP("Keys", "One card more on a counted side"),
           "Ctrl++; Ctrl+=", "plus", CORRECTIONS),
    KeyRow("one_fewer", QT_TRANSLATE_NOOP("Keys", "One card fewer on a counted side"),
           "Ctrl+-", "minus", CORRECTIONS),
    KeyRow("menu_a", QT_TRANSLATE_NOOP("Keys", "More for the left side"), "[; Ctrl+Left", "dots", BATTLE),
    KeyRow("menu_b", QT_TRANSLATE_NOOP("Keys", "More for the right side"), "]; Ctrl+Right", "dots", BATTLE),
    KeyRow("battle_menu", QT_TRANSLATE_NOOP("Keys", "All battles, the end, corrections, the report"),
           "F10", "menu-2", BATTLE, availability.MEANWHILE),
    KeyRow("referee", QT_TRANSLATE_NOOP("Keys", "Referee: sight, contact, room, scatter"),
           "Shift+R", "eye", BATTLE, availability.PLAYED, short=QT_TRANSLATE_NOOP("Keys", "Referee")),
    KeyRow("journal_note", QT_TRANSLATE_NOOP("Keys", "Write a line into the journal"),
           "Ctrl+;", "note", RECORD),
    KeyRow("correct_battle", QT_TRANSLATE_NOOP("Keys", "Correct turn, phase or side to play"),
           "Ctrl+Shift+C", "edit", CORRECTIONS),
    KeyRow("order_a", QT_TRANSLATE_NOOP("Keys", "Correct the sequence of the left side"),
           "", "stack-2", CORRECTIONS, availability.PLAYED),
    KeyRow("order_b", QT_TRANSLATE_NOOP("Keys", "Correct the sequence of the right side"),
           "", "stack-2", CORRECTIONS, availability.PLAYED),
    KeyRow("add_a", QT_TRANSLATE_NOOP("Keys", "A card joins the left side"),
           "", "plus", CORRECTIONS, availability.PLAYED),
    KeyRow("add_b", QT_TRANSLATE_NOOP("Keys", "A card joins the right side"),
           "", "plus", CORRECTIONS, availability.PLAYED),
    KeyRow("end_battle", QT_TRANSLATE_NOOP("Keys", "End the battle"),
           "Ctrl+E", "flag", BATTLE, availability.PLAYED),
    KeyRow("copy_report", QT_TRANSLATE_NOOP("Keys", "Copy the report"),
           "", "copy", RECORD, availability.ALWAYS),
    KeyRow("save_report", QT_TRANSLATE_NOOP("Keys", "Save the report"),
           "", "file-text", RECORD, availability.ALWAYS),
    KeyRow("print_report", QT_TRANSLATE_NOOP("Keys", "Print the report"),
           "Ctrl+P", "printer", RECORD, availability.ALWAYS),
    KeyRow("export", QT_TRANSLATE_NOOP("Keys", "Export this battle"),
           "Ctrl+Shift+E", "file-export", RECORD, availability.ALWAYS),
    KeyRow("leave", QT_TRANSLATE_NOOP("Keys", "All battles"), "Ctrl+L", "list", BATTLE, availability.ALWAYS),
    KeyRow("next_part", QT_TRANSLATE_NOOP("Keys", "Next part of the screen"),
           "F6", "arrow-right", BATTLE, availability.ALWAYS),
    KeyRow("part_before", QT_TRANSLATE_NOOP("Keys", "Part of the screen before"),
           "Shift+F6", "arrow-left", BATTLE, availability.ALWAYS),
    KeyRow("journal", QT_TRANSLATE_NOOP("Keys", "Journal"), "J", "history", RECORD, availability.ALWAYS),
    KeyRow("back", QT_TRANSLATE_NOOP("Keys", "Look one step back"),
           "Alt+Left", "arrow-left", RECORD, availability.ALWAYS),
    KeyRow("forth", QT_TRANSLATE_NOOP("Keys", "Look one step forward"),
           "Alt+Right", "arrow-right", RECORD, availability.ALWAYS),
    KeyRow("now", QT_TRANSLATE_NOOP("Keys", "Back to now"), "Alt+Up", "clock", RECORD, availability.NOW),
)
# fmt: on
SHARED = {row.id: row for row in _ROWS}
"""The rows that more than one system may want, by their names."""


def shared(names: str) -> tuple[KeyRow, ...]:
    """Give shared rows by their names, in this order. Raises KeyError for one that is not shared."""
    return tuple(SHARED[name] for name in names.split())
