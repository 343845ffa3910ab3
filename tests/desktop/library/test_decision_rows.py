"""Rows of what is to be decided: in the language of now, and with a word for what is gone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.library import decision_rows
from desktop.operations.imports.merge import Difference
from desktop.operations.imports.report import ImportReport
from desktop.wording import loader


@pytest.mark.parametrize(
    ("language", "what", "gone"),
    [("en", "Abel the ill-tempered · Note", "removed"), ("fr", "Abel le Colérique · Note", "n’y est plus")],
)
def test_what_is_gone_says_so(qapp: QApplication, language: str, what: str, gone: str) -> None:
    told = Difference(
        "abel", "Abel le Colérique", "note", "ma note", "", "ma note", taken=False, free=False,
        name_en="Abel the ill-tempered",
    )  # fmt: skip
    loader.install(qapp, language)
    try:
        (row,) = decision_rows.of_import(ImportReport(differences=[told]))
        assert (row.what, row.now, row.mine, row.words.taken) == (what, gone, "ma note", gone)
    finally:
        loader.install(qapp, "en")
