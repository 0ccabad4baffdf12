"""Draw the home screen icons from the project's SVG, because iOS and old Android accept PNG only.

Run `python -m tests.icons` after a change of logo.svg or icone-cheio.svg.
"""

import os

from playwright.sync_api import sync_playwright

from tests.chromium import FLAGS
from tests.packages import CHROMIUM
from tests.programs import ROOT

STATIC = ROOT / "deploy" / "static" / "canastra"
# File: its source, and its width in pixels. iOS rounds the corners itself, so it gets the full square.
ICONS = {
    "icone-180.png": ("icone-cheio.svg", 180),
    "icone-192.png": ("logo.svg", 192),
    "icone-512.png": ("logo.svg", 512),
    "icone-cheio-512.png": ("icone-cheio.svg", 512),
}


def draw():
    """Draw every icon anew."""
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=flags)
        for name, (source, width) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block}}</style>{(STATIC / source).read_text()}"
            )
            page.screenshot(path=STATIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
