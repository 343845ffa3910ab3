"""Tell before Qt is loaded why no window can be shown here: Qt would abort the process, in its own words."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from desktop.environment import system_libraries
from rules.text import QT_TRANSLATE_NOOP

_NO_DISPLAY = QT_TRANSLATE_NOOP(
    "CommandLine", "There is no display here to show the window on; `tacticien --help` says what needs none."
)
_SILENT = QT_TRANSLATE_NOOP(
    "CommandLine", "The display {display} does not answer; `tacticien --help` says what needs none."
)
_NO_PLATFORM = QT_TRANSLATE_NOOP(
    "CommandLine", "QT_QPA_PLATFORM is {chosen}, which is not among the platforms of this Qt: {known}."
)
_LACKS = QT_TRANSLATE_NOOP("CommandLine", "The system lacks what the window needs: {missing}.")
_INSTALL = QT_TRANSLATE_NOOP("CommandLine", "This installs it: {command}")
_NEEDS = {"xcb": {"always", "window"}, "wayland": {"always", "wayland"}}
_DISPLAYS = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}


def has_display() -> bool:
    """Tell whether anything says where a window can be shown; a platform chosen by hand is believed."""
    return not sys.platform.startswith("linux") or bool(_wanted())


def _wanted() -> list[str]:
    """Give the platforms of Qt that are asked for here, by hand or by the display."""
    if chosen := os.environ.get("QT_QPA_PLATFORM", ""):
        return [name.partition(":")[0] for name in chosen.split(";") if name]
    return [name for name, display in _DISPLAYS.items() if os.environ.get(display)]


def needs() -> set[str]:
    """Tell which system libraries are opened here: "always", and those of the platforms asked for."""
    return {"always"}.union(*(_NEEDS.get(name, set()) for name in _wanted()))


def why_no_window(say: Callable[[str], str] = str) -> str:
    """Say in one sentence why no window can be shown here, "" where one can be.

    ``say`` puts the English words into the language of who asks, where a language is spoken already. Only
    Linux leaves out what Qt needs; elsewhere everything comes with Qt.
    """
    if not sys.platform.startswith("linux"):
        return ""
    names, plugins = _wanted(), _plugins()
    if not names:
        return say(_NO_DISPLAY)
    if not plugins:
        return ""  # Qt is not where we know it: let it try
    if not any(name in plugins for name in names):
        return say(_NO_PLATFORM).format(chosen=";".join(names), known=", ".join(plugins))
    troubles = [_trouble(name, plugins[name], say) for name in names if name in plugins]
    # Qt takes the first platform that works; of several troubles the last is told: X11 is everywhere.
    return "" if "" in troubles else troubles[-1]


def _plugins() -> dict[str, Path]:
    """Give the platforms that Qt brings, by their names; none where they lie elsewhere."""
    if os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH") or os.environ.get("QT_PLUGIN_PATH"):
        return {}
    spec = find_spec("PySide6")
    places = spec.submodule_search_locations or [] if spec is not None else []
    found = (path for place in places for path in Path(place, "Qt", "plugins", "platforms").glob("libq*.so"))
    return {path.stem.removeprefix("libq"): path for path in sorted(found)}


def _trouble(name: str, plugin: Path, say: Callable[[str], str]) -> str:
    """Say why a platform cannot be used, "" where it can."""
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        named, _, _ = str(error).partition(":")  # the first that lacks; our list may not know of it
        lacking = system_libraries.missing(_NEEDS.get(name, {"always"}))
        return _lacks(list(dict.fromkeys((*lacking, named))), say)
    display = os.environ.get(_DISPLAYS.get(name, ""), "")
    if name != "xcb" or _answers():
        return ""
    return say(_SILENT).format(display=display) if display else say(_NO_DISPLAY)


def why_no_widgets(say: Callable[[str], str] = str) -> str:
    """Say in one sentence which library even a Qt without a display lacks here, "" where it lacks none."""
    lacking = system_libraries.missing({"always"}) if sys.platform.startswith("linux") else []
    return _lacks(lacking, say) if lacking else ""


def _lacks(libraries: list[str], say: Callable[[str], str]) -> str:
    packages = system_libraries.packages(libraries)
    said = say(_LACKS).format(missing=", ".join(libraries))
    command = system_libraries.install_command(packages)
    return f"{said} {say(_INSTALL).format(command=command)}" if command else said


def _answers() -> bool:
    """Tell whether the X server of DISPLAY lets us in."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt has its own: let it try
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused
