"""Pictures of the main pages, desktop and phone, for somebody to look at.

They are kept where HOTELIER_PICTURES names a folder for them.
"""

import os
from pathlib import Path

import pytest

from web.kindness import dressed
from web.playing import DESKTOP, PHONE, Visit
from web.rooms import PLACES, come_to

FOLDER = os.environ.get("HOTELIER_PICTURES")
SIZES = {"desktop": DESKTOP, "phone": PHONE, "landscape": (844, 390)}


@pytest.mark.parametrize("place", PLACES)
def test_every_main_page_has_its_picture(
    visit: Visit, url: str, place: str, tmp_path: Path
) -> None:
    folder = tmp_path if FOLDER is None else Path(FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    page = come_to(visit, url, place)
    for name, size in SIZES.items():
        for _, scheme in dressed(page, size):
            page.evaluate("document.activeElement?.blur?.()")
            file = folder / f"{place.replace(' ', '-')}-{name}-{scheme}.png"
            page.screenshot(path=file)
            assert file.stat().st_size > 10_000
