"""Photos for cards: judged before they are decoded, turned upright and made small before they are kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMimeData, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QImageWriter

from desktop.library.crop import CropDraft
from desktop.operations.files import MAX_PICTURE, read_file
from desktop.operations.pictures import check_picture
from desktop.widgets.file_drops import dragged_files
from desktop.wording import say
from rules.text import Refusal

ENDINGS = (".png", ".jpg", ".jpeg")
_LONGEST = 1600
"""A card is 88 mm high: more pixels than these cannot be seen on paper."""

_QUALITY, _FINE = 88, 95
"""Of a photo made small, and of what was cut out of one: it was made small before."""


def offers_picture(mime: QMimeData) -> bool:
    """Tell whether something dragged holds a photo."""
    return any(path.suffix.lower() in ENDINGS for path in dragged_files(mime))


def dropped_picture(mime: QMimeData) -> bytes | str:
    """Give the bytes of a dropped photo, or the sentence that says why not ("" when there is none)."""
    for path in dragged_files(mime):
        if path.suffix.lower() in ENDINGS:
            return read_picture(path)
    return ""


def read_picture(path: Path) -> bytes | str:
    """Read a photo from a file and make it small enough, or say in a sentence why not."""
    data = read_file(path, MAX_PICTURE)
    if isinstance(data, Refusal):
        words = QCoreApplication.translate("Pictures", "{file} cannot be read. Try another file.")
        return words.format(file=path.name)
    size = check_picture(data)
    if isinstance(size, Refusal):
        return say(size.message)
    return shrunk(data, QSize(size.width, size.height))


def shrunk(data: bytes, size: QSize) -> bytes:
    """Turn a photo upright and make it as small as a card can show; a small one stays as it is."""
    source = QBuffer()
    source.setData(QByteArray(data))
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source)
    reader.setAutoTransform(True)
    small = max(size.width(), size.height()) <= _LONGEST
    if small and reader.transformation() == QImageIOHandler.Transformation.TransformationNone:
        return data
    if not small:
        reader.setScaledSize(size.scaled(_LONGEST, _LONGEST, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        return data
    return encoded(image, b"PNG" if image.hasAlphaChannel() else b"JPG", _QUALITY)


def decoded(data: bytes) -> QImage:
    """Decode a picture of the library: it was judged before it came there. Null where it cannot be read."""
    return QImage.fromData(data)


def cropped(data: bytes, draft: CropDraft) -> bytes:
    """Cut a part out of a picture; one that cannot be read stays as it is."""
    if (image := decoded(data)).isNull():
        return data
    kind = b"PNG" if data.startswith(b"\x89PNG") else b"JPG"
    return encoded(image.copy(*draft.pixels(image.width(), image.height())), kind, _FINE)


def encoded(image: QImage, kind: bytes, quality: int) -> bytes:
    """Write a picture as PNG, or as JPG in a quality of up to 100."""
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(target, QByteArray(kind))
    if kind == b"JPG":
        writer.setQuality(quality)
    writer.write(image)
    return bytes(target.data().data())
