"""Turn the ids of a battle into names, and say its messages, without telling what must stay hidden.

QtCore only: the command line words its reports here too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.operations.tables import abilities
from desktop.paper.words import label as characteristic_label
from desktop.wording import capital, fill, known, number, say, words
from desktop.wording.aspects import aspect_name
from desktop.wording.elements import element_name
from desktop.wording.twins import Twin, told_from, twins
from desktop.wording.wordings import WORDINGS
from rules.battle.concealment import concealed
from rules.battle.effects import abilities_of
from rules.battle.ruleset import LANGUAGES
from rules.battle.state import BattleCard, Game, other
from rules.battle.system import Table
from rules.last_answer import last_answer
from rules.spells import FAITH
from rules.text import QT_TRANSLATE_NOOP, Message
from rules.values import Characteristic

FIELDS = {
    "turn": QT_TRANSLATE_NOOP("Battle", "turn"),
    "phase": QT_TRANSLATE_NOOP("Battle", "phase"),
    "step": QT_TRANSLATE_NOOP("Battle", "step"),
    "hand": QT_TRANSLATE_NOOP("Battle", "side to play"),
    "speaking": QT_TRANSLATE_NOOP("Battle", "cards speaking"),
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
    "gem_limit": QT_TRANSLATE_NOOP("Battle", "gem limit"),
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
    return _marked(words, aspect_name(str(aspect)).lower())


def state_field_name(field: str) -> str:
    """Name a field of the state for a correction."""
    return _tr(FIELDS.get(field, field))


def _short(name: str) -> str:
    return _BESIDE.split(name, maxsplit=1)[0] or name


def _whole(cards: Mapping[str, BattleCard], card: str, language: str) -> str:
    found = cards.get(card)
    if found is None:
        return QCoreApplication.translate("Battle", "a card")
    return found.name(language) or QCoreApplication.translate("Battle", "unnamed card")


def _shortened(cards: Mapping[str, BattleCard], listed: Iterable[str], language: str) -> Mapping[str, str]:
    """Name the cards of a list in short where that tells them apart, by id, without their numbers."""
    printed = {card: _whole(cards, card, language) for card in listed}
    short = {card: _short(name) for card, name in printed.items()}
    bearers: dict[str, set[str]] = {}
    for card in short:
        elsewhere = map(cards[card].name, LANGUAGES) if card in cards else ()
        for name in {short[card], *(_short(name) for name in elsewhere if name)}:
            bearers.setdefault(name, set()).add(printed[card])
    return {card: name if len(bearers[name]) == 1 else printed[card] for card, name in short.items()}


@last_answer
def _short_names(cards: Mapping[str, BattleCard], language: str) -> Mapping[str, str]:
    """Name every card in short where that tells it from the others of its side."""
    sides: dict[str, list[str]] = {}
    for card in cards.values():
        sides.setdefault(card.side, []).append(card.id)
    made = (_shortened(cards, listed, language) for listed in sides.values())
    return {card: name for each in made for card, name in each.items()}


def _marked(name: str, mark: str) -> str:
    return f"{name} ({mark})" if mark else name


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


def side_name(side: str, *names: str) -> str:
    """Name a side, "a" or "b", by the first name that it has, else by its letter."""
    words = QCoreApplication.translate("Battle", "Side {letter}")
    return next(filter(None, names), "") or words.format(letter=side.upper())


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a battle at one moment in one language; ``untold`` cards are "a card" in messages.

    ``brief`` ones name cards up to the first comma or bracket, as `short_cards` does, and say the gist of a
    long message.
    """

    game: Game
    language: str
    untold: frozenset[str] = frozenset()
    table: Table | None = None
    brief: bool = False
    _twins: Mapping[str, Twin] = field(init=False, repr=False, compare=False)
    _spells: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Find the cards that share their name."""
        object.__setattr__(self, "_twins", twins(self.game.cards, self.language))

    @classmethod
    def of(cls, game: Game, language: str, table: Table | None = None) -> Names:
        """Give the names of a state, with what its hidden sides keep to themselves.

        ``table`` names abilities and wounds too.
        """
        return cls(game, language, concealed(game), table)

    @property
    def told(self) -> tuple[object, ...]:
        """All of the state that words of a step depend on: while it is the same, so are they."""
        game = self.game
        return (
            self.language,
            self.untold,
            tuple((side.name, side.player) for side in game.sides.values()),
            tuple((key, card.name(self.language), card.side) for key, card in game.cards.items()),
            tuple((f.id, f.card, f.letter, f.nickname) for f in game.fighters.values()),
        )

    @property
    def marks(self) -> Mapping[str, str]:
        """What tells cards from others of their name, by id; where it is the same, so are the names."""
        return {card: self._mark(card) for card in self._twins}

    def card(self, card: str) -> str:
        """Name a card as it is listed on its side; one nobody has seen is "unnamed card"."""
        twin = self._twins.get(card)
        return _marked(self._printed(card), str(twin.number) if twin is not None and twin.number else "")

    def short_cards(self, cards: Iterable[str]) -> Mapping[str, str]:
        """Name the cards of a list up to the first comma or bracket, by id.

        Where another card of it would be called the same, both keep their whole names: in any language, for
        one that is not translated yet stands beside those that are.
        """
        made = {}
        for card, name in _shortened(self.game.cards, cards, self.language).items():
            twin = self._twins.get(card)
            made[card] = _marked(name, str(twin.number or "") if twin is not None else "")
        return made

    def whose(self, card: str) -> str:
        """Name a card where nothing else says its side: with the side, where both have one of the name."""
        return _marked(self._printed(card), self._mark(card))

    def _printed(self, card: str) -> str:
        whole = self._whole(card)
        if not self.brief or _short(whole) == whole:
            return whole
        return _short_names(self.game.cards, self.language).get(card, whole)

    def _whole(self, card: str) -> str:
        return _whole(self.game.cards, card, self.language)

    def _mark(self, card: str) -> str:
        """Say what tells a card from others of its name: its side, its number there; "" for no such card."""
        twin = self._twins.get(card)
        if twin is None:
            return ""
        side = self._side_mark(self.game.cards[card].side) if twin.both else ""
        return ", ".join(filter(None, (side, str(twin.number or ""))))

    def told_card(self, card: str) -> str:
        """Name a card where its name would tell its place: "a card" while that is hidden."""
        return QCoreApplication.translate("Battle", "a card") if card in self.untold else self.card(card)

    def fighter(self, fighter: str) -> str:
        """Name a figure: its card, its letter where the card has several, its nickname.

        What tells the card from others of its name stands behind.
        """
        found = self.game.fighters.get(fighter)
        if found is None:
            return QCoreApplication.translate("Battle", "a figure")
        name = self._printed(found.card)
        if len(self.game.fighters_of(found.card)) > 1 and found.letter:
            name = f"{name} {found.letter}"
        if found.nickname:
            words = QCoreApplication.translate("Battle", "{name} “{nickname}”")
            name = fill(words, name=name, nickname=found.nickname)
        return _marked(name, self._mark(found.card))

    def letters(self, fighters: Iterable[str]) -> str:
        """Name figures of one card by their letters alone."""
        found = (self.game.fighters.get(key) for key in fighters)
        return " ".join(fighter.letter for fighter in found if fighter is not None)

    def team(self, fighters: Iterable[str]) -> str:
        """Name figures, of those of one card the first one, the others behind it by their letters."""
        said, before = [], ""
        for key in fighters:
            fighter = self.game.fighters.get(key)
            same = fighter is not None and fighter.letter and fighter.card == before
            said.append(fighter.letter if fighter is not None and same else self.fighter(key))
            before = fighter.card if fighter is not None else ""
        return ", ".join(said)

    def somebody(self, who: str) -> str:
        """Name a figure by its id; what is no id of one was typed at the table and is its own name."""
        return self.fighter(who) if _IS_FIGHTER.match(who) else who

    def characteristic(self, characteristic: str, aspect: str = "") -> str:
        """Give the label of a characteristic; words of the players' own stay as they are."""
        if characteristic not in tuple(Characteristic):
            return characteristic
        return with_aspect(characteristic_label(Characteristic(characteristic), self.language), aspect)

    def side(self, side: str) -> str:
        """Name a side by its army, else by its player; where both are called alike, with what differs."""
        if side not in self.game.sides:
            return ""
        name, mark = self._called(side), self._side_mark(side)
        return name if mark == name else _marked(name, mark)

    def _called(self, side: str) -> str:
        found = self.game.sides[side]
        return side_name(side, found.name, found.player)

    def _side_mark(self, side: str) -> str:
        """Say as briefly as can be which side it is."""
        name, rival = self._called(side), other(side)
        if name != self._called(rival):
            return name
        return told_from(self.game.sides[side], self.game.sides[rival])

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
        if not parameter:
            return name
        words, said = abilities().words, str(parameter)
        return f"{name}/{words.english(said) if self.language == 'en' else words.french(said)}"

    def granted(self, ability: str) -> str:
        """Name an ability that an effect gives, as cards print it; one that nobody knows as it was typed."""
        return abilities().parse(ability).label(self.language)

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
        if message.data.get("source") == "" and message.code.startswith(_SENTENCES):
            said = capital(said)  # it may begin with the words for an effect without a name
        return self.in_own(said)

    def in_own(self, words: str) -> str:
        """Leave the sections of Confrontation's rulebook out where another system is played."""
        return words if self._system in ("", "confrontation") else _SECTION.sub("", words)

    @property
    def _system(self) -> str:
        return self.table.ruleset.system if self.table is not None else ""

    def phase(self, phase: str) -> str:
        """Name a phase as the system of the battle calls it."""
        return _plain(f"phase.{phase}_{self._system}") or phase_name(phase)

    def field(self, field: str) -> str:
        """Name a field of the state as the system of the battle calls it."""
        return _plain(f"field.{field}_{self._system}") or state_field_name(field)

    def source(self, source: str) -> str:
        """Name the source of an effect: an action of the rules by its words, a spell in the language of now.

        Any other is named as it was given.
        """
        if not self._spells:
            options = (option for card in self.game.cards.values() for option in card.options)
            held = [option.spell for option in options if option.spell is not None]
            self._spells.update({name: spell.name(self.language) for spell in held
                                 for name in (spell.name("en"), spell.name("fr"))})  # fmt: skip
        said = self._spells.get(source) or _ACTION.sub(_sourced, source)
        return said or QCoreApplication.translate("Effects", "unnamed effect")

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
        for key, value in message.data.items():
            if isinstance(value, str) and key in _NAMERS and (value or key == "source"):
                data[key] = _NAMERS[key](self, value)
            elif isinstance(value, list | tuple) and key in _LISTS:
                each = Names.card if public and key == "cards" else _LISTS[key]
                data[key] = [each(self, str(part)) for part in value]
            elif key in _SAID and isinstance(value, _SAID[key][0]):
                data[key] = _SAID[key][1](self, value, message.data)
        for key, aspect in _ASPECTS_OF.items():
            if key in data:
                data[key] = with_aspect(str(data[key]), data.get(aspect))
        code = message.code
        if code in _TESTED and message.data.get("characteristic"):
            data["who"] = f"{data['who']} ({data['characteristic']})"
        if isinstance(why := data.get("why"), str) and code.startswith("step.judged"):
            data["why"] = say(Message(why, data))
        if choose := WORDINGS.get(code):
            code = choose(message.data)
        if known(own := f"{code}_{self._system}"):
            code = own
        if self.brief and known(gist := f"{code}_brief"):
            code = gist
        if message.code == "line":
            return Message("line", {"name": self.line(data)})
        if isinstance(state := data.get("becomes"), str):
            data["result"] = self.wound_and_state(str(data["result"]), state)
        if "fr" in data or "en" in data:
            data["what"] = self.source(str(data.get(self.language) or data.get("fr") or ""))
        return Message(code, data)

    def _each(self, messages: Iterable[Mapping[str, Any]]) -> str:
        """Say messages that another one keeps."""
        return ", ".join(self.say(Message(**each)) for each in messages)

    def _bars(self, codes: Iterable[object], fighter: object) -> str:
        """Say why a figure may not coordinate, its people and its alliances by name (IV-B)."""
        found = self.game.fighters.get(str(fighter))
        sheet = None if found is None else self.game.cards[found.card].sheet
        people, alliances = "", ""
        if sheet is not None:
            people, held = sheet.people, sheet.abilities
            if self.table is not None and found is not None:
                held = abilities_of(self.table, self.game, found)
            alliances = ", ".join(ability.parameter for ability in held if ability.id == "alliance")
            if self.table is not None:
                people = self.table.peoples.name(people, self.language)
                alliances = self.table.peoples.alliances(alliances, self.language)
        data = {"people": people or "?", "alliance": alliances}
        return " ".join(say(Message(f"coordinator.{code}", data)) for code in codes)

    def _hides(self, side: object) -> bool:
        """Tell whether a side keeps the places of its unplayed cards to itself."""
        return any(self.game.cards[card].side == side for card in self.untold if card in self.game.cards)


# Sections are those of the rulebook of Confrontation: other systems have none by these numbers.
_SECTION = re.compile(r" \([IVX]+(?:-[A-Z](?:-\d+)?)?\)")
_BESIDE = re.compile(r"\s*[,(\[]")
"""What begins the part of a name that a short one leaves out."""
_SENTENCES = ("step.", "refusal.")
_ACTION = re.compile(r"\baction\.[a-z_]+\b")


def _sourced(found: re.Match[str]) -> str:
    """Word an action as the source of something: as a thing where there is a word for it."""
    codes = (found[0].replace("action.", "source."), found[0])
    return next((say(Message(code)) for code in codes if known(code)), found[0])


_NAMERS: Mapping[str, Callable[[Names, str], str]] = {
    "fighter": Names.fighter,
    "attacker": Names.fighter,
    "target": Names.fighter,
    "card": Names.whose,
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
    "size": lambda _names, size: say(Message(f"size.{size}")).lower(),
    "result": Names.wound,
    "was": Names.wound,
    "location": lambda _names, location: _tr(LOCATIONS.get(location, location)),
}
_ASPECTS_OF = {"characteristic": "aspect", "against": "against_aspect"}
# Playing a card is seen by everybody, whatever the sequence hides later in the battle.
_PLAYED = frozenset(
    {"step.played_top", "step.played_reserve", "step.played_both", "step.plan_b", "step.general_assault"}
)
_TESTED = frozenset(
    f"step.trial_{how}"
    for how in ("threw", "kept", "die", "natural", "success", "failure", "won", "nobody", "tie")
)
"""What came of a test: whoever is named in it has tested a characteristic."""
_LISTS: Mapping[str, Callable[[Names, str], str]] = {
    "cards": Names.told_card,
    "fields": Names.field,
    "fighters": Names.fighter,
    "rivals": Names.fighter,
}
_SAID: Mapping[str, tuple[type | UnionType, Callable[[Names, Any, Mapping[str, object]], str]]] = {
    "ability": (str, lambda names, value, data: names.ability(value, data.get("parameter"))),
    "reasons": (list | tuple, lambda names, value, data: names._bars(value, data.get("fighter"))),
    "spent": (Mapping, lambda _names, value, _data: mana_words(value)),
    "elements": (list | tuple, lambda _names, value, _data: mana_words(Counter(map(str, value)))),
    "bearers": (list | tuple, lambda names, value, _data: names.letters(value)),
    "team": (list | tuple, lambda names, value, _data: names.team(value)),
    "lines": (list | tuple, lambda names, value, _data: names._lines(value)),
    "gains": (list | tuple, lambda names, value, _data: names._each(value)),
    "open": (list | tuple, lambda names, value, _data: names._each(value)),
    "details": (list | tuple, lambda names, value, _data: names._each(value)),
}
"""What is said as a whole, where it is kept as such: by its name, with what else the message tells."""
