"""Lists that somebody shared, brought in as files: text, Markdown, JSON or the picture of a code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.host import ForLists
from desktop.library.import_work import ImportWork
from desktop.operations.file_kinds import CODES, SHARED
from desktop.widgets.background_task import Step
from desktop.wording import say
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk

_ENDINGS = (".txt", *SHARED, *CODES)


class SharedListImport(QObject):
    """Makes a list of each file; codes in pictures are looked for beside the window."""

    def __init__(self, host: ForLists, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self.work = ImportWork(host, parent)

    def take(self, paths: Sequence[Path]) -> list[Path]:
        """Begin to bring the lists among files; return the others."""
        desk = self._host.desk
        likely = [path for path in paths if path.suffix.lower() in _ENDINGS]
        if desk is None or not likely:
            return [*paths]
        from desktop.operations import shared_lists  # seldom wanted

        mine = [path for path in likely if shared_lists.is_list(path)]
        if mine:

            def read(step: Step) -> list[str | Refusal]:
                return [shared_lists.text_of(path) for path in mine]

            self.work.begin(read, mine, lambda found: self._made(desk, mine, found))
        return [path for path in paths if path not in mine]

    def close(self) -> None:
        """Give up what is being read."""
        self.work.stop()

    def _made(self, desk: Desk, paths: Sequence[Path], found: Sequence[str | Refusal]) -> None:
        from desktop.operations import armies, army_sheet, shared_lists
        from desktop.wording import army_words

        said: list[str] = []
        differing: list[str] = []
        army_id = ""
        for path, text in zip(paths, found, strict=True):
            made = (
                text if isinstance(text, Refusal)
                else shared_lists.bring(desk, text=text, file=path.name, initiator=self._host)
            )  # fmt: skip
            if isinstance(made, Refusal):
                self._host.warn(made)
                return
            army_id = made.army_id
            differing += map(say, made.told)
            sheet = army_sheet.sheet(desk, army_id)
            said.append(f"{sheet.army.name} · {army_words.in_all(sheet.cost, sheet.others)}")
        words = self.tr("Among the armies now: {lists}")
        last_step = partial(armies.last_step, desk)
        sentence = words.format(lists="; ".join(said))
        tone = "info" if differing else "good"  # a warning would go as the list is shown
        told = " ".join((f"{sentence}.", *differing)) if differing else sentence
        self._host.say(told, tone, last_step=last_step)
        self._host.wanted.emit("muster", army_id)
