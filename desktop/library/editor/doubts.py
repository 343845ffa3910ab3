"""What is doubtful in a typed row of values: what cannot be read, and what is beyond the game's limits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.wording.value_names import value_names
from rules.sheets import Sheet
from rules.values import Characteristic, Value, ValueKind


@dataclass(frozen=True, slots=True)
class Doubts:
    """The values of a card that were kept as they were typed, though nobody knows what they mean."""

    sheet: Sheet
    unread: tuple[Characteristic, ...] = ()
    beyond: tuple[Characteristic, ...] = ()

    def names(self) -> str:
        """Name all of them, in the order of the card."""
        return self._named(value for value in self.sheet.values if value in {*self.unread, *self.beyond})

    def words(self) -> str:
        """Say all of them, "" for none."""
        return " ".join(filter(None, (self._unread(), self._beyond())))

    def _unread(self) -> str:
        if not self.unread:
            return ""
        translate, many = QCoreApplication.translate, len(self.unread) > 1
        if self.sheet.most is not None:
            words = translate("ValuesRow", "{value} cannot be read. Enter a number, or - for none.")
            if many:
                words = translate("ValuesRow", "{value} cannot be read. Enter numbers, or - for none.")
        else:
            words = translate(
                "ValuesRow", "{value} cannot be read. Enter 12, 7.5, 12+1d, 15/20, or - for none."
            )
            if many:
                words = translate(
                    "ValuesRow", "{value} cannot be read. They are written 12, 7.5, 12+1d, 15/20, or -."
                )
        return words.format(value=self._named(self.unread))

    def _beyond(self) -> str:
        if not self.beyond:
            return ""
        translate = QCoreApplication.translate
        words = translate("ValuesRow", "{value} goes from {least} to {most}. It is kept as typed.")
        if len(self.beyond) > 1:
            words = translate("ValuesRow", "{value} go from {least} to {most}. They are kept as typed.")
        least, most = (format(limit or 0, "g") for limit in (self.sheet.least, self.sheet.most))
        return words.format(value=self._named(self.beyond), least=least, most=most)

    def _named(self, values: Iterable[Characteristic]) -> str:
        names = value_names(self.sheet.system)
        return ", ".join(names[value][0] for value in values)


def doubts_of(sheet: Sheet, typed: Mapping[Characteristic, Value]) -> Doubts:
    """Find what is doubtful in values that were typed."""
    unread = tuple(key for key, value in typed.items() if value.kind is ValueKind.TEXT)
    beyond = (key for key in sheet.printed if key in typed and key not in unread)
    return Doubts(sheet, unread, tuple(key for key in beyond if not sheet.allows(typed[key])))
