"""Draw the icons of the installed app: `PYTHONPATH=src:tests python web/scripts/icons.py`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from hotelier.server.http.pages import STATIC
from web.conftest import FLAGS, chromium

PUBLIC = Path(__file__).parents[1] / "public"
SHARE = 0.72  # of a maskable icon: a phone may cut off everything outside the middle circle
FRAME = '<rect width="64" height="64" rx="12" fill="#1e2a44"/>'


def drawings() -> dict[str, tuple[int, str]]:
    """The icons by name: their size, and what's drawn."""
    plain = (STATIC / "favicon.svg").read_text("utf-8")
    head, house = plain.split(FRAME)
    inside = house.removesuffix("</svg>\n")
    full = FRAME.replace(' rx="12"', "")
    square = f"{head}{full}{inside}</svg>"
    move = f'transform="translate(32 32) scale({SHARE}) translate(-32 -33.5)"'
    maskable = f"{head}{full}<g {move}>{inside}</g></svg>"
    return {
        "icon-192": (192, plain),
        "icon-512": (512, plain),
        "icon-maskable-192": (192, maskable),
        "icon-maskable-512": (512, maskable),
        "apple-touch-icon": (180, square),  # its corners are rounded by the phone
    }


def draw() -> None:
    """Write every icon."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (size, drawing) in drawings().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
            page.set_content(f"{style}{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
