"""Render the icon for systems that want pixels: `python packaging/icon.py FOLDER`.

The drawing itself is resources/tacticien.svg; its pictures are made when a package is, and never kept.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "tacticien.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)


def render(folder: Path) -> Path:
    """Write the hicolor theme's files into `folder`, and a Windows icon of all sizes beside them.

    Returns the Windows icon.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PIL import Image
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    drawing = QSvgRenderer(str(DRAWING))
    pictures = []
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        target = folder / "hicolor" / f"{size}x{size}" / "apps" / "tacticien.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        image.save(str(target))
        pictures.append(Image.open(target))
    scalable = folder / "hicolor" / "scalable" / "apps" / "tacticien.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(DRAWING.read_bytes())
    windows = folder / "tacticien.ico"
    pictures[-1].save(windows, sizes=[(size, size) for size in SIZES], append_images=pictures[:-1])
    return windows


if __name__ == "__main__":
    print(render(Path(sys.argv[1])))
