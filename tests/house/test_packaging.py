"""What is packaged says the same everywhere, and carries the licences of what it carries."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import pytest
from setuptools import find_packages  # type: ignore[import-untyped]

from desktop.app.main import split
from tests.house.source import ROOT

PACKAGING = ROOT / "packaging"
MIME = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


@pytest.fixture(autouse=True)
def recipes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the recipes be imported, as they import each other."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    yield
    for name in ("deb", "parts"):
        sys.modules.pop(name, None)


def test_files_of_ours_open_by_a_double_click() -> None:
    entry = ConfigParser(interpolation=None, delimiters=("=",))
    entry.read_string((PACKAGING / "tacticien.desktop").read_text(encoding="utf-8"))
    known = entry["Desktop Entry"]
    assert known["Exec"] == f"{known['TryExec']} %f"
    types = ET.parse(PACKAGING / "tacticien-mime.xml").getroot().findall("mime:mime-type", MIME)
    named = [kind.get("type") for kind in types]
    assert known["MimeType"].strip(";").split(";") == named
    info = ET.parse(PACKAGING / "org.tacticien.Tacticien.metainfo.xml").getroot()
    assert [each.text for each in info.iter("mediatype")] == named
    globs = [glob.get("pattern", "") for kind in types for glob in kind.findall("mime:glob", MIME)]
    assert globs == ["*.tact", "*.tactpack"]
    assert not any(split([glob.replace("*", "club")]).rest for glob in globs)


def test_the_wheel_has_our_four_floors_and_nothing_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    include = project["tool"]["setuptools"]["packages"]["find"]["include"]
    found = find_packages(str(ROOT), include=include)
    assert {name.partition(".")[0] for name in found} == {"rules", "db", "desktop", "resources"}


def test_every_part_that_players_get_has_its_licence(tmp_path: object) -> None:
    import parts  # type: ignore[import-not-found]

    carried = {part.name.lower().replace("_", "-") for part in parts.carried()}
    lock = (PACKAGING / "requirements.txt").read_text(encoding="utf-8")
    named = {name.lower().replace("_", "-") for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    assert carried == named >= {"sqlmodel", "reportlab", "pyside6-essentials"}
    assert [part.name for part in parts.carried() if parts.licence(part) == "see its own files"] == []
    assert [part.name for part in parts.carried() if not parts.texts(part)] == []
    qt = next(part for part in parts.carried() if part.name.startswith("PySide6"))
    for title in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE"):
        assert any(title in text.upper().splitlines()[0] for text in parts.texts(qt))


def test_libraries_of_the_machine_that_builds_are_listed_with_their_licences(tmp_path: Path) -> None:
    import parts

    maps = Path("/proc/self/maps")
    used = maps.read_text(encoding="utf-8").splitlines() if shutil.which("dpkg-query") else []
    libraries = {Path(line.split()[-1]) for line in used if line.endswith("/libc.so.6")}
    listed = parts.system_parts([*libraries, tmp_path / "own.so"])
    assert [name.partition(" ")[0] for name in listed] == (["libc6"] if libraries else [])
    text = Path(parts.write(tmp_path / "PARTS.txt", libraries)).read_text(encoding="utf-8")
    for name, licences in listed.items():
        assert f"{name}: see its text below" in text and "GNU" in licences and licences in text


def test_the_package_asks_for_every_library_that_a_window_needs() -> None:
    import deb  # type: ignore[import-not-found]

    table = tomllib.loads((ROOT / "resources" / "system-libraries.toml").read_text(encoding="utf-8"))
    asked = deb.depends()
    for row in table["library"].values():
        if row["need"] != "wayland":
            assert row["debian"] in asked and row["debian-t64"] in asked


def test_the_package_is_refused_where_the_c_library_is_older_than_what_it_carries(tmp_path: Path) -> None:
    import deb

    (tmp_path / "Qt").mkdir()
    for name, data in {
        "tacticien": b"\x7fELF\0GLIBC_2.9\0GLIBC_2.2.5\0",
        "Qt/libQt6Core.so.6": b"\x7fELF\0GLIBC_2.4\0GLIBC_2.34\0GLIBC_PRIVATE\0",
        "page.html": b"\0GLIBC_2.99\0",
    }.items():
        (tmp_path / name).write_bytes(data)
    assert deb.needed_libc(tmp_path) == "libc6 (>= 2.34)"
    (tmp_path / "Qt" / "libQt6Core.so.6").unlink()
    assert deb.needed_libc(tmp_path) == "libc6 (>= 2.9)"


def test_the_package_says_how_much_room_it_takes_and_counts_no_file_twice(tmp_path: Path) -> None:
    import deb

    (tmp_path / "Qt").mkdir()
    (tmp_path / "Qt" / "libQt6Core.so.6").write_bytes(bytes(200 * 1024))
    (tmp_path / "libQt6Core.so.6").symlink_to("Qt/libQt6Core.so.6")
    assert deb.installed_size(tmp_path) == 200


def test_the_recipe_of_the_forges_reads_the_source_and_may_do_nothing_else() -> None:
    recipe = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    assert re.findall(r"^permissions:\n((?:  .+\n)+)", recipe, re.MULTILINE) == ["  contents: read\n"]
    assert "secrets." not in recipe
    taken = re.findall(r"uses: (\S+)", recipe)
    assert taken and all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action in taken)
    assert "make.py package" in recipe and "selftest" in recipe
