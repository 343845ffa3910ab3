"""Words of how battles begin and of what is kept of them."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "step.cards_from_battle": QT_TRANSLATE_NOOP("Phrases", "take %n cards over from a battle", None, 1),
    "step.battle_renamed": QT_TRANSLATE_NOOP("Phrases", "rename {battle} to {name}"),
    "step.battle_deleted": QT_TRANSLATE_NOOP("Phrases", "delete {battle}"),
    "step.battle_restored": QT_TRANSLATE_NOOP("Phrases", "bring back {battle}"),
    "refusal.nothing_to_keep": QT_TRANSLATE_NOOP("Phrases", "Nobody has seen a card of this side yet."),
    "line": QT_TRANSLATE_NOOP("Phrases", "{name}"),
}
