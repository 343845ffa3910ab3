"""Put the frozen program into a Debian package: `python packaging/deb.py BUNDLE FOLDER`."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from desktop.manual.book import LANGUAGES
from desktop.operations.manuals import ENDINGS, manual_bytes

ROOT = Path(__file__).resolve().parent.parent
_CONTROL = """\
Package: tacticien
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Section: games
Priority: optional
Installed-Size: {size}
Depends: {depends}
Recommends: cups-client, desktop-file-utils, shared-mime-info
Description: companion for the miniatures game Confrontation
 Keeps reference cards and army lists, runs the activation sequence, tracks
 wounds, mana and states during a battle between two players, and prints
 reference cards for sleeves. French and English.
"""
_OF_LIBC = re.compile(rb"\0GLIBC_(\d+)\.(\d+)(?=[.\0])")
"""What a program writes of each version of the C library of which it asks something."""


def depends() -> str:
    """Name the packages of the system that Qt needs, by either of the names they have had."""
    libraries = tomllib.loads((ROOT / "resources" / "system-libraries.toml").read_text(encoding="utf-8"))
    needed = {
        " | ".join(dict.fromkeys((row["debian-t64"], row["debian"])))
        for row in libraries["library"].values()
        if row["need"] in ("always", "window")
    }
    return ", ".join(sorted(needed))


def needed_libc(bundle: Path) -> str:
    """Name the C library with the oldest version that has all that the programs of a bundle ask of it."""
    asked = {(0, 0)}
    for path in bundle.rglob("*"):
        if path.is_file() and (data := path.read_bytes()).startswith(b"\x7fELF"):
            asked |= {(int(n[1]), int(n[2])) for n in _OF_LIBC.finditer(data)}
    return "libc6 (>= {}.{})".format(*max(asked))


def installed_size(root: Path) -> int:
    """Return how much room the files take, in KiB; a link to a file takes none of its own."""
    files = (path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) // 1024


def build(bundle: Path, folder: Path) -> Path:
    """Make the package of a bundle in a folder, and give where it lies. Raises CalledProcessError."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ask = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip()
    target = folder / f"tacticien_{project['version']}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch, "root")
        lib, share = root / "usr" / "lib" / "tacticien", root / "usr" / "share"
        shutil.copytree(bundle, lib, symlinks=True)
        # What the desktop reads lies where it looks for it, once.
        shutil.move(lib / "_internal" / "share", share)
        (root / "usr" / "bin").mkdir()
        (root / "usr" / "bin" / "tacticien").symlink_to("../lib/tacticien/tacticien")
        (share / "mime" / "packages" / "tacticien-mime.xml").rename(
            share / "mime" / "packages" / "tacticien.xml"
        )
        papers = share / "doc" / "tacticien"
        (papers / "LICENSE").rename(papers / "copyright")
        for language in LANGUAGES:
            for ending in ENDINGS:
                (papers / f"manual-{language}{ending}").write_bytes(manual_bytes(ending, language))
        with gzip.GzipFile(papers / "changelog.gz", "wb", mtime=0) as out:
            out.write((ROOT / "CHANGELOG.md").read_bytes())
        size = installed_size(root)
        control = _CONTROL.format(
            version=project["version"], architecture=architecture, size=size,
            depends=f"{needed_libc(bundle)}, {depends()}", maintainer=project["authors"][0]["name"],
        )  # fmt: skip
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
        for path in [root, *root.rglob("*")]:
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", root, target],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return target


if __name__ == "__main__":
    print(build(Path(sys.argv[1]), Path(sys.argv[2])))
