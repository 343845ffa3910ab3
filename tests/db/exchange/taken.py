"""Take files with the tables of rules that ship, and look at what was found."""

from __future__ import annotations

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import Harvest, TakenOffer
from db.exchange.battlescribe.taking import take
from rules.cards import Card
from rules.values import Characteristic
from tests.rules.data import abilities, peoples

C = Characteristic


def taken(*files: bytes, names: tuple[str, ...] = (), accepted: dict[str, str] | None = None) -> Harvest:
    """Take files under made-up names."""
    named = [(names[at] if at < len(names) else f"file{at}.cat", data) for at, data in enumerate(files)]
    return take(named, peoples(), abilities(), accepted=accepted)


def only_card(harvest: Harvest) -> Card:
    """Give the one card."""
    (card,) = harvest.cards
    return card.card


def reasons(harvest: Harvest, outcome: FindingOutcome | None = None) -> list[tuple[str, str]]:
    """Tell what was found: reason without its prefix, and the value as it stands.

    That the game system is not given is left out: most armies here are taken alone.
    """
    return [
        (f.reason.removeprefix("import."), str(f.message.data["value"]))
        for f in harvest.findings
        if (outcome is None or f.outcome is outcome) and f.reason != "import.system_not_given"
    ]


def offer(harvest: Harvest, name: str) -> TakenOffer:
    """Give the option of a name."""
    (found,) = [taken for taken in harvest.offers if taken.offer.option.name == name]
    return found


def prices(harvest: Harvest, name: str) -> dict[str, float | None]:
    """Tell what an option costs each card, by the names of the cards."""
    names = {card.key: card.card.name_en for card in harvest.cards}
    return {names[key]: pa for key, pa in offer(harvest, name).offer.takers.items()}
