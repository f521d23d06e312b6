"""Pictures of the main pages, desktop and phone, for somebody to look at.

They are kept where HOTELIER_PICTURES names a folder for them.
"""

import os
from pathlib import Path

import pytest

from web.playing import Visit
from web.rooms import PLACES, come_to

FOLDER = os.environ.get("HOTELIER_PICTURES")
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (844, 390)}


@pytest.mark.parametrize("place", PLACES)
def test_every_main_page_has_its_picture(
    visit: Visit, url: str, place: str, tmp_path: Path
) -> None:
    folder = tmp_path if FOLDER is None else Path(FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    page = come_to(visit, url, place)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_selector(f"html[data-theme={scheme}]")
            page.evaluate("document.activeElement?.blur?.()")
            file = folder / f"{place.replace(' ', '-')}-{name}-{scheme}.png"
            page.screenshot(path=file)
            assert file.stat().st_size > 10_000
