"""Take the manual along in a wheel: it lies in `docs`, beside the floors. All else is in pyproject.toml."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_py import build_py  # type: ignore[import-untyped]


class BuildWithManual(build_py):
    """Lay pages and pictures where `resources.docs` finds them; a checkout in use has its own."""

    def run(self) -> None:
        """Build, then copy."""
        super().run()
        if not self.editable_mode:
            for part in ("manual", "pictures"):
                target = Path(self.build_lib, "resources", "docs", part)
                shutil.copytree(Path("docs", part), target, dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithManual})
