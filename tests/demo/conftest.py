"""Dress the program for these tests, and undress it after."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

import make
from desktop.environment.settings import ThemeChoice
from desktop.look import theme
from desktop.wording import loader


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """Add the bundled fonts and compile the words, once."""
    theme.add_fonts()
    make.compile_words()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication, fonts: None) -> Iterator[QApplication]:
    """Wear light colours; whatever a test changes is put back."""
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    yield qapp
    theme.apply(qapp, ThemeChoice.LIGHT, 100)
    loader.install(qapp, "en")
