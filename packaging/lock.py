"""Write the two lock files anew: exact versions and hashes for every platform, no address in them.

Needs `uv` on the PATH; asks nothing of it but the answer. Versions already locked stay as they are; give
`--upgrade` (or `--upgrade-package NAME`) to move them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADER = "# Written by packaging/lock.py from pyproject.toml. Do not edit.\n"


def lock(name: str, groups: list[str], *options: str) -> None:
    """Resolve the project's dependencies and `groups` into the lock file `name`.

    Raises CalledProcessError where they do not fit together.
    """
    target = HERE / name
    command = ["uv", "pip", "compile", "pyproject.toml", "--universal", "--generate-hashes"]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    command += [word for group in groups for word in ("--group", group)]
    subprocess.run([*command, *options, "--output-file", str(target)], cwd=HERE.parent, check=True)
    target.write_text(HEADER + target.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    lock("requirements-dev.txt", ["build", "dev"], *sys.argv[1:])
    # The players' lock takes the versions of the developers' one, so that what was tested is what is played.
    lock("requirements.txt", ["build"], "--constraints", str(HERE / "requirements-dev.txt"))
