"""What is read is found, and is what it says."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtSvg import QSvgRenderer

import resources
from desktop.look import theme
from desktop.look.icons import icon, pixmap

pytestmark = pytest.mark.usefixtures("dressed")


def test_a_resource_that_holds_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="list of rows"):
        resources.rows("themes/light")
    with pytest.raises(FileNotFoundError):
        resources.table("themes/pink")


def test_the_bundle_of_fonts_is_small_and_each_has_its_licence() -> None:
    folder = resources.path("fonts")
    assert sum(path.stat().st_size for path in folder.glob("*.ttf")) < 3_000_000
    assert {path.name for path in folder.glob("*.ttf")} == set(theme.FONT_FILES)
    assert {path.name for path in folder.glob("*.txt")} == {
        "OFL-SourceSans3.txt", "OFL-Cinzel.txt", "LICENSE-DejaVu.txt",
    }  # fmt: skip


@pytest.mark.parametrize("file", theme.FONT_FILES)
def test_a_font_has_true_type_outlines_of_one_weight(file: str) -> None:
    """ReportLab takes nothing else: no CFF outlines, no variable font."""
    data = resources.path("fonts", file).read_bytes()
    count = int.from_bytes(data[4:6], "big")
    found = {data[12 + 16 * number : 16 + 16 * number] for number in range(count)}
    assert {b"glyf", b"cmap"} <= found
    assert not found & {b"CFF ", b"fvar"}


def test_the_fonts_on_screen_are_the_bundled_ones() -> None:
    current = theme.current()
    assert QFontInfo(current.font()).family() == "Source Sans 3"
    assert QFontInfo(current.font(theme.TextSize.TITLE)).family() == "Cinzel"
    assert QFontInfo(current.font()).pixelSize() == 16
    assert QFontInfo(current.font(theme.TextSize.BANNER)).pixelSize() == 34


def test_every_icon_draws_in_the_colour_asked_for_at_any_scale() -> None:
    names = [path.stem for path in resources.path("icons").glob("*.svg")]
    assert len(names) >= 60
    for name in names:
        assert "currentColor" in resources.text(f"icons/{name}.svg"), name
        image = pixmap(name, 24, "side-a", 2.0).toImage()
        assert image.width() == 48
        inks = {
            image.pixelColor(x, y).name()
            for x in range(0, 48, 2)
            for y in range(0, 48, 2)
            if image.pixelColor(x, y).alpha() == 255
        }
        assert inks <= {theme.current().colour("side-a").name()}, name
    assert QSvgRenderer(str(resources.path("themes", "light-up.svg"))).isValid()


def test_an_icon_that_is_not_there_is_an_error_not_a_blank() -> None:
    with pytest.raises(FileNotFoundError):
        icon("unicorn")
