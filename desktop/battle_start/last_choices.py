"""What was chosen when a battle was begun last, kept in the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.battle_start import proposed
from desktop.battle_start.side_choice import Mode, SideChoice
from desktop.environment.settings import Settings
from desktop.operations.casters import Endowment

MOST_TURNS = 30
_KEPT, _HELD = "setup", "held"
_MOST_ARMIES = 20
"""Of so many armies what their mages held is remembered, those that were played last."""


class LastChoices:
    """The fields of the set-up as they stood when a battle began; nothing of them is believed unread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def fields(self) -> Mapping[str, object]:
        """Return what was kept, by field."""
        return self._settings.table_of_place("battle", _KEPT)

    @property
    def rules(self) -> object:
        """The id of the ruleset, None where none was kept."""
        return self.fields().get("rules")

    @property
    def turns(self) -> int:
        """After how many turns the battle was to end, 0 for no limit."""
        value = self.fields().get("turns")
        return value if isinstance(value, int) and 0 <= value <= MOST_TURNS else 0

    def side(self, key: str, default: SideChoice) -> SideChoice:
        """Return what was chosen for a side; a number of cards is asked every time anew."""
        found = self.fields().get(key)
        if not isinstance(found, dict):
            return default
        mode = found.get("mode")
        return SideChoice(
            Mode(mode) if mode in list(Mode) else default.mode,
            str(found.get("army") or default.army),
            player=str(found.get("player") or ""),
            hidden=found.get("open") is not True,
        )

    def held(self, army: str) -> dict[str, Endowment]:
        """Return what each entry of an army that casts began with last."""
        return {
            str(entry): _read(each)
            for entry, each in _mapping(_mapping(self.fields().get(_HELD)).get(army)).items()
        }

    def keep(self, system: str, choices: Sequence[SideChoice], *, turns: int, rules: object) -> None:
        """Keep what a battle of a system begins with."""
        kept: dict[str, object] = {
            key: {"mode": str(c.mode), "army": c.army, "player": c.player, "open": not c.hidden}
            for key, c in zip("ab", choices, strict=True)
        }
        kept |= {"turns": turns, "rules": rules}
        before = _mapping(self.fields().get(_HELD))
        now = {c.army: {entry: _written(each) for entry, each in c.held.items()} for c in choices if c.held}
        held = {army: each for army, each in before.items() if army not in now} | now
        kept[_HELD] = dict(list(held.items())[-_MOST_ARMIES:])
        kept[proposed.KEPT] = proposed.kept_armies(self.fields(), system, choices)
        self._settings.keep_for_place("battle", **{_KEPT: kept})


def _mapping(found: object) -> Mapping[str, object]:
    return found if isinstance(found, dict) else {}


def _written(held: Endowment) -> dict[str, object]:
    return {"gems": dict(held.gems), "faith": held.faith, "spells": list(held.spells)}


def _read(kept: object) -> Endowment:
    found = _mapping(kept)
    gems = {key: n for key, n in _mapping(found.get("gems")).items() if isinstance(n, int) and n > 0}
    faith, spells = found.get("faith"), found.get("spells")
    return Endowment(
        gems=gems, faith=faith if isinstance(faith, int) and faith > 0 else 0,
        spells=tuple(each for each in spells if isinstance(each, str)) if isinstance(spells, list) else (),
    )  # fmt: skip
