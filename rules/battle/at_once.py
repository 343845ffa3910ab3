"""What an effect that leaves nothing did (II-C-3), as its step keeps it: no state tells it afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from rules.modifiers import Lasting, Modifier
from rules.spells import Spell


def at_once(modifiers: Sequence[Modifier], grants: Sequence[str]) -> dict[str, object]:
    """Return what an immediate effect changed and gave, in plain values; empty where only its name tells."""
    found: dict[str, object] = {}
    if modifiers:
        found["changes"] = [
            {"characteristic": m.characteristic, "amount": m.amount, "kind": m.kind.value, "aspect": m.aspect}
            for m in modifiers
        ]
    if grants:
        found["grants"] = list(grants)
    return found


def told_of(spell: Spell) -> dict[str, object]:
    """Return what a casting that succeeds has to tell of itself.

    Where it leaves an effect with changes of its own, that one tells them: the text is told of a spell that
    acts at once, and of one whose text alone says what it does.
    """
    instant = spell.lasting is Lasting.INSTANT
    found = at_once(spell.modifiers, spell.grants) if instant else {}
    if instant or not (spell.modifiers or spell.grants):
        texts = {"text_fr": spell.text_fr.strip(), "text_en": spell.text_en.strip()}
        found |= {key: text for key, text in texts.items() if text}
    return found
