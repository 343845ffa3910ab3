"""Turn the ids of a battle into names, and say its messages, without telling what must stay hidden.

QtCore only: the command line words its reports here too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.elements import element_name
from desktop.paper.words import label as characteristic_label
from desktop.phrases import known, number, say, words
from rules.battle.concealment import concealed
from rules.battle.state import Game
from rules.battle.system import Table
from rules.spells import FAITH
from rules.text import QT_TRANSLATE_NOOP, Message
from rules.values import Aspect, Characteristic

FIELDS = {
    "turn": QT_TRANSLATE_NOOP("Battle", "turn"),
    "phase": QT_TRANSLATE_NOOP("Battle", "phase"),
    "step": QT_TRANSLATE_NOOP("Battle", "step"),
    "hand": QT_TRANSLATE_NOOP("Battle", "hand"),
    "speaking": QT_TRANSLATE_NOOP("Battle", "cards that speak"),
    "winner": QT_TRANSLATE_NOOP("Battle", "winner of the roll"),
    "rows": QT_TRANSLATE_NOOP("Battle", "rows"),
    "name": QT_TRANSLATE_NOOP("Battle", "name"),
    "player": QT_TRANSLATE_NOOP("Battle", "player"),
    "people": QT_TRANSLATE_NOOP("Battle", "people"),
    "knowledge": QT_TRANSLATE_NOOP("Battle", "what is known"),
    "order": QT_TRANSLATE_NOOP("Battle", "sequence"),
    "pile": QT_TRANSLATE_NOOP("Battle", "pile"),
    "reserve": QT_TRANSLATE_NOOP("Battle", "reserve"),
    "reserved": QT_TRANSLATE_NOOP("Battle", "reserve used"),
    "refusals": QT_TRANSLATE_NOOP("Battle", "refusals"),
    "refused": QT_TRANSLATE_NOOP("Battle", "refusals used"),
    "played": QT_TRANSLATE_NOOP("Battle", "played cards"),
    "ready": QT_TRANSLATE_NOOP("Battle", "ready"),
    "letter": QT_TRANSLATE_NOOP("Battle", "letter"),
    "colour": QT_TRANSLATE_NOOP("Battle", "colour"),
    "nickname": QT_TRANSLATE_NOOP("Battle", "nickname"),
    "place": QT_TRANSLATE_NOOP("Battle", "place"),
    "notches": QT_TRANSLATE_NOOP("Battle", "notches"),
    "stunned": QT_TRANSLATE_NOOP("Battle", "stunned"),
    "activated": QT_TRANSLATE_NOOP("Battle", "activated"),
    "gems": QT_TRANSLATE_NOOP("Battle", "gems"),
    "faith": QT_TRANSLATE_NOOP("Battle", "faith"),
    "gem_limit": QT_TRANSLATE_NOOP("Battle", "limit of gems"),
    "counters": QT_TRANSLATE_NOOP("Battle", "counters"),
    "modifiers": QT_TRANSLATE_NOOP("Battle", "modifiers"),
    "note": QT_TRANSLATE_NOOP("Battle", "note"),
    "level": QT_TRANSLATE_NOOP("Battle", "level"),
    "captor": QT_TRANSLATE_NOOP("Battle", "captor"),
    "deeds": QT_TRANSLATE_NOOP("Battle", "actions"),
    "marks": QT_TRANSLATE_NOOP("Battle", "marks"),
    "points": QT_TRANSLATE_NOOP("Battle", "points"),
    "attempt": QT_TRANSLATE_NOOP("Battle", "initiative"),
    "used": QT_TRANSLATE_NOOP("Battle", "used up in this battle"),
}


LOCATIONS = {
    "legs": QT_TRANSLATE_NOOP("Battle", "legs"),
    "arms": QT_TRANSLATE_NOOP("Battle", "arms"),
    "abdomen": QT_TRANSLATE_NOOP("Battle", "abdomen"),
    "chest": QT_TRANSLATE_NOOP("Battle", "chest"),
    "head": QT_TRANSLATE_NOOP("Battle", "head"),
}


# what a card prints as three figures in one place (FOI)
ASPECTS = {
    Aspect.CREATION.value: QT_TRANSLATE_NOOP("Battle", "{characteristic} (creation)"),
    Aspect.ALTERATION.value: QT_TRANSLATE_NOOP("Battle", "{characteristic} (alteration)"),
    Aspect.DESTRUCTION.value: QT_TRANSLATE_NOOP("Battle", "{characteristic} (destruction)"),
}


_FAITH = QT_TRANSLATE_NOOP("Battle", "temporary faith")
_IS_FIGHTER = re.compile(r"^[ab]\d+\.\d+$")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Battle", text)


def mana_name(element: str) -> str:
    """Name what pays for spells and miracles: an element, or temporary faith."""
    return _tr(_FAITH) if element == FAITH else element_name(element)


def mana_words(amounts: Mapping[str, int]) -> str:
    """Say amounts by element: 1 × Fire, 2 × Neutral."""
    each = QCoreApplication.translate("Battle", "{n} × {element}")
    return ", ".join(each.format(n=n, element=mana_name(element)) for element, n in amounts.items() if n)


def with_aspect(words: str, aspect: object) -> str:
    """Name the aspect of a faith behind its label; another characteristic has none."""
    return _tr(ASPECTS[str(aspect)]).format(characteristic=words) if aspect in ASPECTS else words


def field_name(field: str) -> str:
    """Name a field of the state for a correction."""
    return _tr(FIELDS.get(field, field))


def _plain(code: str) -> str:
    """Word a code without fields, "" for one without words; asked for at every gesture."""
    template = words().get(code, "")
    return QCoreApplication.translate("Phrases", template) if template else ""


def mark_name(mark: str) -> str:
    """Name a mark or a count that the rules of a system keep of a figure or a side, by its id."""
    return _plain(f"mark.{mark}") or mark


def phase_name(phase: str) -> str:
    """Name a phase by its id; its words are in the phrases of its system."""
    return _plain(f"phase.{phase}") or phase


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a battle at one moment in one language; ``untold`` cards are "a card" in messages."""

    game: Game
    language: str
    untold: frozenset[str] = frozenset()
    table: Table | None = None

    @classmethod
    def of(cls, game: Game, language: str, table: Table | None = None) -> Names:
        """Give the names of a state, with what its hidden sides keep to themselves.

        ``table`` names abilities and wounds too.
        """
        return cls(game, language, concealed(game), table)

    def card(self, card: str) -> str:
        """Name a card of the list; one nobody has seen is "unnamed card"."""
        found = self.game.cards.get(card)
        if found is None:
            return QCoreApplication.translate("Battle", "a card")
        return found.name(self.language) or QCoreApplication.translate("Battle", "unnamed card")

    def told_card(self, card: str) -> str:
        """Name a card where its name would tell its place: "a card" while that is hidden."""
        return QCoreApplication.translate("Battle", "a card") if card in self.untold else self.card(card)

    def fighter(self, fighter: str) -> str:
        """Name a figure: its card, its letter where the card has several, its nickname."""
        found = self.game.fighters.get(fighter)
        if found is None:
            return QCoreApplication.translate("Battle", "a figure")
        name = self.card(found.card)
        if len(self.game.fighters_of(found.card)) > 1 and found.letter:
            name = f"{name} {found.letter}"
        return f"{name} « {found.nickname} »" if found.nickname else name

    def somebody(self, who: str) -> str:
        """Name a figure by its id; what is no id of one was typed at the table and is its own name."""
        return self.fighter(who) if _IS_FIGHTER.match(who) else who

    def characteristic(self, characteristic: str, aspect: str = "") -> str:
        """Give the label of a characteristic; words of the players' own stay as they are."""
        if characteristic not in tuple(Characteristic):
            return characteristic
        return with_aspect(characteristic_label(Characteristic(characteristic), self.language), aspect)

    def side(self, side: str) -> str:
        """Name a side by its army, else by its player."""
        found = self.game.sides.get(side)
        if found is None:
            return ""
        return (
            found.name
            or found.player
            or QCoreApplication.translate("Battle", "Side {key}").format(key=side.upper())
        )

    def subject(self, subject: str) -> str:
        """Name what a correction is about: ``game``, ``side:a``, ``fighter:a1.2``."""
        kind, _, key = subject.partition(":")
        if kind == "fighter":
            return self.fighter(key)
        return self.side(key) if kind == "side" else QCoreApplication.translate("Battle", "the battle")

    def ability(self, ability: str, parameter: object = "") -> str:
        """Name an ability of the battle's catalogue, with what follows its slash."""
        kind = self.table.abilities.kinds.get(ability) if self.table is not None else None
        name = ability if kind is None else kind.en if self.language == "en" else kind.fr
        return f"{name}/{parameter}" if parameter else name

    def wound(self, result: str) -> str:
        """Name a result of the wound table."""
        states = self.table.ruleset.track.states if self.table is not None else ()
        for state in states:
            if state.id == result:
                return state.en if self.language == "en" else state.fr
        return QCoreApplication.translate("Battle", "nothing") if result == "-" else result

    def wound_and_state(self, result: str, state: str) -> str:
        """Say a result with the state that the figure is in after it, where that is another one."""
        words = QCoreApplication.translate("Battle", "{result}, becomes {state}")
        return words.format(result=result, state=self.wound(state)) if state else result

    def say(
        self, message: Message, *, ahead: bool = False, instead: Mapping[str, object] | None = None
    ) -> str:
        """Say a message with names for its ids, or what is given ``instead`` of some of them.

        ``ahead`` says that it belongs to a step not on the path to now (what redo would do, a branch): a
        card that was played there is in hand again, so its name may have to stay untold.
        """
        named = self.named(message, ahead=ahead)
        said = say(Message(named.code, {**named.data, **(instead or {})}))
        return said if self._system in ("", "confrontation") else _SECTION.sub("", said)

    @property
    def _system(self) -> str:
        return self.table.ruleset.system if self.table is not None else ""

    def phase(self, phase: str) -> str:
        """Name a phase as the system of the battle calls it."""
        return _plain(f"phase.{phase}_{self._system}") or phase_name(phase)

    def source(self, source: str) -> str:
        """Name the source of an effect: an action of the rules by its words, any other as it was given."""
        return _ACTION.sub(_sourced, source)

    def line(self, data: Mapping[str, object]) -> str:
        """Name a line of a Tactique roll: one of the ruleset in the language of now, any other as typed."""
        return str(data.get(self.language) or data.get("name", ""))

    def _lines(self, lines: Iterable[object]) -> str:
        each = [line for line in lines if isinstance(line, Mapping)]
        return ", ".join(f"{self.line(line)} {number(float(line['amount']), '+')}" for line in each)

    def named(self, message: Message, *, ahead: bool = False) -> Message:
        """Return the message with names for its ids, under the code of its wording."""
        public = message.code in _PLAYED and not ahead
        if message.code == "step.order_corrected" and self._hides(message.data.get("side")):
            # the owner wrote his reason behind the cover: it may tell a place
            message = Message(message.code, {"side": message.data["side"]})
        data = dict(message.data)
        for key, name in _NAMERS.items():
            value = data.get(key)
            if isinstance(value, str) and value:
                data[key] = name(self, value)
        for key, aspect in _ASPECTS_OF.items():
            if key in data:
                data[key] = with_aspect(str(data[key]), data.get(aspect))
        if isinstance(ability := data.get("ability"), str):
            data["ability"] = self.ability(ability, data.get("parameter"))
        for key, word in _LISTS.items():
            if isinstance(value := data.get(key), list | tuple):
                each = Names.card if public and key == "cards" else word
                data[key] = [each(self, str(part)) for part in value]
        if isinstance(value := data.get("reasons"), list | tuple):
            data["reasons"] = self._bars(value, message.data.get("fighter"))
        if isinstance(spent := data.get("spent"), Mapping):
            data["spent"] = mana_words(spent)
        if isinstance(value := data.get("elements"), list | tuple):
            data["elements"] = mana_words(Counter(map(str, value)))
        code = message.code
        if isinstance(why := data.get("why"), str) and code.startswith("step.judged"):
            data["why"] = say(Message(why, data))
        if choose := _VARIANTS.get(code):
            code = choose(message.data)
        if known(own := f"{code}_{self._system}"):
            code = own
        if message.code == "line":
            return Message("line", {"name": self.line(data)})
        if isinstance(value := data.get("lines"), list | tuple):
            data["lines"] = self._lines(value)
        if isinstance(state := data.get("becomes"), str):
            data["result"] = self.wound_and_state(str(data["result"]), state)
        if "fr" in data or "en" in data:
            data["what"] = self.source(str(data.get(self.language) or data.get("fr") or ""))
        return Message(code, data)

    def _bars(self, codes: Iterable[object], fighter: object) -> str:
        """Say why a figure may not coordinate, its people and its alliances by name (IV-B)."""
        found = self.game.fighters.get(str(fighter))
        sheet = None if found is None else self.game.cards[found.card].sheet
        people, alliances = "", ""
        if sheet is not None:
            alliances = ", ".join(sheet.parameters("alliance"))
            known = self.table.peoples.peoples.get(sheet.people) if self.table is not None else None
            people = sheet.people if known is None else known.en if self.language == "en" else known.fr
        data = {"people": people or "?", "alliance": alliances}
        return " ".join(say(Message(f"coordinator.{code}", data)) for code in codes)

    def _hides(self, side: object) -> bool:
        """Tell whether a side keeps the places of its unplayed cards to itself."""
        return any(self.game.cards[card].side == side for card in self.untold if card in self.game.cards)


# Sections are those of the rulebook of Confrontation: other systems have none by these numbers.
_SECTION = re.compile(r" \([IVX]+(?:-[A-Z](?:-\d+)?)?\)")
_ACTION = re.compile(r"\baction\.[a-z_]+\b")


def _sourced(found: re.Match[str]) -> str:
    """Word an action as the source of something: as a thing where there is a word for it."""
    codes = (found[0].replace("action.", "source."), found[0])
    return next((say(Message(code)) for code in codes if known(code)), found[0])


_NAMERS: Mapping[str, Callable[[Names, str], str]] = {
    "fighter": Names.fighter,
    "attacker": Names.fighter,
    "target": Names.fighter,
    "card": Names.card,
    "who": Names.somebody,
    "rival": Names.somebody,
    "victor": Names.somebody,
    "source": Names.source,
    "action": lambda _names, action: say(Message(f"action.{action}")),
    "characteristic": Names.characteristic,
    "against": Names.characteristic,
    "side": Names.side,
    "winner": Names.side,
    "outcome": Names.side,
    "other": Names.side,
    "subject": Names.subject,
    "element": lambda _names, element: mana_name(element),
    "phase": Names.phase,
    "result": Names.wound,
    "was": Names.wound,
    "location": lambda _names, location: _tr(LOCATIONS.get(location, location)),
}
_ASPECTS_OF = {"characteristic": "aspect", "against": "against_aspect"}
# Playing a card is seen by everybody, whatever the sequence hides later in the battle.
_PLAYED = frozenset(
    {"step.played_top", "step.played_reserve", "step.played_both", "step.plan_b", "step.general_assault"}
)
_LISTS: Mapping[str, Callable[[Names, str], str]] = {
    "cards": Names.told_card,
    "fields": lambda _names, field: field_name(field),
    "fighters": Names.fighter,
    "rivals": Names.fighter,
}


def _threw(data: Mapping[str, object]) -> str:
    outcome = data.get("outcome")
    if outcome in ("tie", "both_fail"):
        return f"step.threw_{outcome}"
    return "step.threw_won" if outcome else "step.threw"


def _kept(data: Mapping[str, object]) -> str:
    outcome = data.get("outcome")
    if outcome == "tie":
        return "step.kept_six_tie"
    return "step.kept_six_won" if outcome in ("a", "b") else "step.kept_six"


def _coordinator(data: Mapping[str, object]) -> str:
    return "step.coordinator" if data.get("fighter") else "step.coordinator_typed"


def _cards(code: str) -> Callable[[Mapping[str, object]], str]:
    return lambda data: code if data.get("cards") else f"{code}_unseen"


def _row(data: Mapping[str, object]) -> str:
    return f"step.row_{_marked(data)}" + ("" if data.get("fighter") else "_all")


def _marked(data: Mapping[str, object]) -> str:
    return {"done": "done", "skipped": "skipped"}.get(str(data.get("state")), "opened")


def _wounded(data: Mapping[str, object]) -> str:
    if data.get("fighter"):
        return "step.wounded" if data.get("attacker") else "step.wounded_alone"
    return "step.wounded_unnamed" if data.get("attacker") else "step.wounded_nobody"


def _judged(data: Mapping[str, object]) -> str:
    return "step.judged_about" if data.get("fighter") else "step.judged"


def _lined(data: Mapping[str, object]) -> str:
    """Tell bonuses apart from none; steps of before did not keep them."""
    return "" if "lines" not in data else "_named" if data["lines"] else "_none"


_SET = {kind: f"_{kind}" for kind in ("replace", "divide")}
"""Kinds of modifiers that set a value; steps of before did not keep theirs."""


def _named(code: str, key: str, without: str) -> Callable[[Mapping[str, object]], str]:
    """Choose the wording without a field where the message has nothing for it."""
    return lambda data: code if data.get(key) else f"{code}_{without}"


def _paid(data: Mapping[str, object]) -> str:
    """Tell what was spent to keep an effect up; steps of before kept its cost instead."""
    if not data.get("who"):
        return "step.upkeep_paid_nobody"
    if "spent" not in data:
        return "step.upkeep_paid"
    return "step.upkeep_paid_with" if data["spent"] else "step.upkeep_paid_free"


_VARIANTS: Mapping[str, Callable[[Mapping[str, object]], str]] = {
    "step.threw": _threw,
    "step.kept_six": _kept,
    "step.coordinator": _coordinator,
    "step.reserved": _cards("step.reserved"),
    "step.row": _row,
    "step.melee_row": lambda data: f"step.melee_row_{_marked(data)}",
    "step.rows": lambda data: f"step.rows_{_marked(data)}",
    "step.charge_row": lambda data: f"step.charge_row_{_marked(data)}",
    "ended.of": lambda data: "ended.of_somebody" if data.get("fighters") else "ended.of_nobody",
    "step.tactique_lines": lambda data: "step.tactique_lines" + _lined(data),
    "step.modified": lambda data: "step.modified" + _SET.get(str(data.get("kind", "")), ""),
    "step.annotated": lambda data: "step.annotated" if data.get("note") else "step.unannotated",
    "step.corrected": lambda data: "step.corrected_why" if data.get("reason") else "step.corrected",
    "step.transformed": lambda data: "step.transformed_from" if data.get("fr") else "step.transformed",
    "step.order_corrected": lambda data: "step.order_corrected" + ("_why" if data.get("reason") else ""),
    "step.game_ended": lambda data: "step.game_ended" if data.get("winner") else "step.game_drawn",
    "step.wounded": _wounded,
    "step.judged": _judged,
    "step.effect_put": _named("step.effect_put", "fighters", "nobody"),
    "step.effect_instant": _named("step.effect_instant", "fighters", "nobody"),
    "step.upkeep_paid": _paid,
    "step.cast": _named("step.cast", "fighters", "nobody"),
    "step.cast_success": _named("step.cast_success", "fighters", "nobody"),
    "step.trial_natural": lambda data: "step.trial_natural" + ("_at" if data.get("natural") else ""),
    "step.trial_opened": lambda data: "step.trial_opened" + ("_what" if data.get("what") else ""),
    "step.trial_opposed": lambda data: "step.trial_opposed" + ("_what" if data.get("what") else ""),
    "roll.dis": lambda data: "roll.dis" if data.get("fighter") else "roll.dis_typed",
}
