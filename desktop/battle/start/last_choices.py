"""What was chosen when a battle was begun last, kept in the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.battle.start import proposed
from desktop.battle.start.side_choice import Mode, SideChoice
from desktop.environment.settings import Settings

MOST_TURNS = 30
_KEPT = "setup"


class LastChoices:
    """The fields of the set-up as they stood when a battle began; nothing of them is believed unread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def fields(self) -> Mapping[str, object]:
        """Return what was kept, by field."""
        kept = self._settings.of_place("battle").get(_KEPT, {})
        return kept if isinstance(kept, dict) else {}

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
            hidden=found.get("hidden") is True,
        )

    def keep(self, system: str, choices: Sequence[SideChoice], *, turns: int, rules: object) -> None:
        """Keep what a battle of a system begins with."""
        kept: dict[str, object] = {
            key: {"mode": str(c.mode), "army": c.army, "player": c.player, "hidden": c.hidden}
            for key, c in zip("ab", choices, strict=True)
        }
        kept |= {"turns": turns, "rules": rules}
        kept[proposed.KEPT] = proposed.kept_armies(self.fields(), system, choices)
        self._settings.keep_for_place("battle", **{_KEPT: kept})
