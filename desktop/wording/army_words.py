"""Word what the Muster shows: prices, peoples, cards, in the language of now."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.paper.words import rank_text
from desktop.wording import fill, number, say
from desktop.wording.card_words import language_now
from desktop.wording.elements import element_name
from rules.armies import Cost, Entry, Option, OptionKind, Per, figure_pa
from rules.cards import Card
from rules.fingerprint import UNKNOWN_PA, ListLine
from rules.peoples import Peoples
from rules.spells import Spell, SpellKind
from rules.systems import KINDS
from rules.text import QT_TRANSLATE_NOOP, Explained, Message

# A count is marked with a number written out: that is how the words' tool knows that it has a plural.
_UNKNOWN = QT_TRANSLATE_NOOP("Muster", "%n unknown", None, 1)
_CARDS = QT_TRANSLATE_NOOP("Muster", "%n cards", None, 1)
_MORE = QT_TRANSLATE_NOOP("Muster", "and %n more", None, 1)
_NEWER = QT_TRANSLATE_NOOP("Muster", "%n cards have a newer version.", None, 1)
_TAKEN = QT_TRANSLATE_NOOP("Muster", "%n cards now use their newer version.", None, 1)
_ALLIES = QT_TRANSLATE_NOOP("Muster", "Allies of %n peoples.", None, 1)
_UNSET = QT_TRANSLATE_NOOP("Muster", "%n choices go by the list’s limit in {currency}: none is set.", None, 1)


def _counted(words: str, count: int) -> str:
    return QCoreApplication.translate("Muster", words, None, count)


PA = "\N{NO-BREAK SPACE}PA"


def prices(points: float | None, others: Mapping[str, float]) -> str:
    """Word a price in PA and in other currencies: 16 PA + 2 POW; no PA are told where others are paid."""
    parts = _amounts(others)
    return " + ".join(parts if points == 0 and parts else [pa(points), *parts])


def pa(value: float | None) -> str:
    """Word a price: 33 PA; one that nobody knows is a question mark."""
    return f"{'?' if value is None else number(value)}{PA}"


def total(cost: Cost) -> str:
    """Word a list's price; unknown prices are counted apart, never as zero: 412 PA + 2 unknown.

    Nothing is said where a game counts no PA.
    """
    if not cost.priced:
        return ""
    if cost.complete:
        return pa(cost.known)
    return f"{pa(cost.known)} + {_counted(_UNKNOWN, len(cost.unknown))}"


def in_all(cost: Cost, others: Mapping[str, float] | None) -> str:
    """Word what a list costs in PA and in other currencies: 412 PA, 3 POW."""
    return ", ".join(filter(None, (total(cost), *_amounts(others))))


def beside(others: Mapping[str, float] | None) -> str:
    """Word what is paid beside PA: −11 POW · 3 FEDE."""
    return " · ".join(_amounts(others))


def _amounts(others: Mapping[str, float] | None) -> list[str]:
    return [currency(amount, name) for name, amount in (others or {}).items()]


def currency(amount: float, name: str) -> str:
    """Word an amount of another currency than PA: −6 POW."""
    return f"{number(amount)}\N{NO-BREAK SPACE}{name}"


def price(cost: Explained) -> str:
    """Word the price of an entry; with a part unknown the known part and a question mark."""
    if not cost.reasons and cost.total is not None:
        return ""  # of a game that counts no PA
    if cost.total is not None:
        return pa(cost.total)
    known = sum(reason.amount for reason in cost.reasons)
    return f"{pa(known)} + ?" if known else pa(None)


def cost_lines(entry: Entry, card: Card, cost: Explained) -> list[str]:
    """Explain the price of an entry line by line, as the tooltip shows it."""
    if not cost.reasons and cost.total is not None:
        return []
    lines = [f"{say(reason.message)} = {pa(reason.amount)}" for reason in cost.reasons]
    if figure_pa(entry, card) is None:
        lines.insert(0, QCoreApplication.translate("Muster", "The price of this card is not known yet."))
    for option in entry.options:
        if option.pa is None:
            words = QCoreApplication.translate("Muster", "{option}: price not known yet")
            lines.append(words.format(option=option_name(option)))
    return lines


def cards(count: int) -> str:
    """Count cards."""
    return _counted(_CARDS, count)


def more(count: int) -> str:
    """Count what is not named."""
    return _counted(_MORE, count)


def newer(count: int) -> str:
    """Count the cards of which there is a newer version."""
    return _counted(_NEWER, count)


def taken(count: int) -> str:
    """Say that newer versions were taken."""
    return _counted(_TAKEN, count)


def by_newer_catalogues(army: str) -> str:
    """Say that a list goes by newer catalogues."""
    words = QCoreApplication.translate("Muster", "{army} goes by the catalogues of now.")
    return fill(words, army=army)


def allies(peoples: int) -> str:
    """Say that a list has allies of several peoples."""
    return _counted(_ALLIES, peoples)


def unset(choices: int, currency: str) -> str:
    """Say how many things are limited by a limit that the list does not have."""
    return _counted(_UNSET, choices).format(currency=currency)


def rank(card: Card) -> str:
    """Word a rank as the face of the card prints it in the language of now."""
    return rank_text(card.rank, language_now())


def people_name(peoples: Peoples, people: str, *, short: bool = False) -> str:
    """Name a people; words that nobody knows stay as they were typed."""
    return peoples.name(people, language_now(), short=short)


_MARKS = re.compile(
    r"^\s*(?:\[[^]]*\]\s*|(?:Rule|Regola|Règle|Regel)\s*:\s*)+|\s*\((?:[^\W\d]+ \d+|\d+(?: \d+)+) ?\)\s*$"
)
"""What the makers of catalogues write around a heading for themselves: whose it is, what it holds."""


def heading(name: str) -> str:
    """Name a heading of a catalogue without its makers' marks: [Griffin] Miracles (0 1 1) is Miracles.

    “Rule: Mystic level” is Mystic level.
    """
    return _MARKS.sub("", name).rstrip("/") or name


def reason(message: Message, peoples: Peoples, name: str = "") -> str:
    """Word a message of the rules with peoples and paths by name; a limit is that of ``name``, if given."""
    said: dict[str, str] = {}
    if message.code.startswith("catalogue."):
        said["name"] = name or heading(str(message.data.get("name", "")))
        if message.code == "catalogue.min" and not message.data["counted"]:
            bound = float(str(message.data["bound"]))
            message = Message("catalogue.none", message.data)
            said["name"] = said["name"] if bound == 1 else f"{number(bound)} × {said['name']}"
    people, alliance = message.data.get("people"), message.data.get("alliance")
    if isinstance(people, str):
        said["people"] = people_name(peoples, people)
    if isinstance(alliance, str):
        said["alliance"] = peoples.alliances(alliance, language_now())
    return say(message, **said)


def game(system: str) -> str:
    """Name the game of a list; nothing for Confrontation, which nearly all lists are of."""
    if system == next(iter(KINDS)):
        return ""
    return KINDS[system].name if system in KINDS else system


def option_kind(kind: OptionKind) -> str:
    """Name the kind of an option."""
    return {
        OptionKind.ARTEFACT: QCoreApplication.translate("Muster", "Artefact"),
        OptionKind.SPELL: QCoreApplication.translate("Muster", "Spell"),
        OptionKind.MIRACLE: QCoreApplication.translate("Muster", "Miracle"),
        OptionKind.OTHER: QCoreApplication.translate("Muster", "Other"),
    }[kind]


def option_per(per: Per) -> str:
    """Name what an option is paid for."""
    return {
        Per.FIGURE: QCoreApplication.translate("Muster", "per figure"),
        Per.CARD: QCoreApplication.translate("Muster", "per card"),
    }[per]


def option_price(option: Option) -> str:
    """Word the price of an option: 12 PA per figure."""
    return f"{pa(option.pa)} {option_per(Per.FIGURE)}" if option.per is Per.FIGURE else pa(option.pa)


def option_name(option: Option) -> str:
    """Name an option: a spell in the language of now, one without a name by its kind."""
    return option.called(language_now()) or option_kind(option.kind)


def option_line(option: Option) -> str:
    """Word an option with its price: Holy sword +12 PA per figure, Oath −4 PA; one that is free has none."""
    name = option_name(option)
    if option.pa == 0:
        return name
    if option.pa is None:
        return f"{name} ({pa(None)})"
    return f"{name} {'+' if option.pa >= 0 else ''}{option_price(option)}"


def _known(price: float) -> float | None:
    return None if price == UNKNOWN_PA else price


def list_itself() -> str:
    """Name the list where it stands among its cards, with what it chose and no card brings."""
    return QCoreApplication.translate("Muster", "The list itself")


def line_of(line: ListLine, written: Mapping[str, str]) -> str:
    """Word an entry with all that a fingerprint counts: 3 × 11 PA · C3 · Relic +15 PA.

    ``written`` gives options and editions as they are spelled, by their folded words.
    """
    options = [Option(written.get(o.name, o.name), pa=_known(o.pa)) for o in line.options]
    parts = (
        f"{line.figures} × {pa(_known(line.pa))}" if line.name else "",
        written.get(line.edition, line.edition.upper()),
        *map(option_line, options),
    )
    return " · ".join(filter(None, parts))


def spell(known: Spell) -> str:
    """Word the card of a spell or a miracle in a line: what it costs, how hard, how far."""
    if known.kind is SpellKind.MIRACLE:
        paid = QCoreApplication.translate("Muster", "faith {n}").format(n=known.faith)
    else:
        paid = " + ".join(f"{count} {element_name(element)}" for element, count in known.cost.items())
    far = QCoreApplication.translate("Muster", "contact") if known.reach.contact else ""
    if known.reach.cm is not None:
        far = f"{number(known.reach.cm)}\N{NO-BREAK SPACE}cm"
    hard = QCoreApplication.translate("Muster", "difficulty {n}").format(n=known.difficulty)
    return " · ".join(filter(None, (paid, hard if str(known.difficulty) else "", far)))
