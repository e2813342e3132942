"""Take the pictures of the page in docs/images/page anew, all or those named: python docs/screenshots.py [name ...]

Starts a server of its own with tables at moments worth looking at. Needs Chromium.
"""

import base64
import struct
import sys
import tempfile
import zlib
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import launch  # noqa: E402
from support.looks import AFTERWARDS, DIALOGS, PLAIN, TABLES, Screen, Visitor  # noqa: E402
from support.server import ServerProcess  # noqa: E402

FOLDER = ROOT / "docs/images/page"
SCREENS = {screen.name: screen for screen in PLAIN + TABLES + DIALOGS + AFTERWARDS}


@dataclass(frozen=True)
class Picture:
    """A screen, and for whom it is shown."""

    screen: str
    lang: str = "en"
    phone: bool = False
    dark: bool = False
    size: tuple[int, int] | None = None  # of the window, if it is another one than that of a desktop or phone


PICTURES = {
    "home": Picture("home"),
    "home-dark": Picture("home", dark=True),
    "home-phone": Picture("home", phone=True),
    "new-table": Picture("new Montana"),
    "waiting-room": Picture("waiting room"),
    "montana": Picture("Montana, 2 players"),
    "montana-modules": Picture("Montana, all modules"),
    "montana-dark": Picture("Montana, all modules", dark=True),
    "montana-phone": Picture("Montana, 2 players", phone=True),
    "montana-german": Picture("Montana, 2 players", lang="de"),
    "homesteaders-auction": Picture("Homesteaders, bidding"),
    "homesteaders-building": Picture("Homesteaders, 4 players"),
    "homesteaders-phone": Picture("Homesteaders, bidding", phone=True),
    "homesteaders-dutch": Picture("Homesteaders, placing", lang="nl"),
    "why-not": Picture("rule"),
    "plan": Picture("plans, Homesteaders"),
    "end": Picture("end, Montana"),
    "end-phone": Picture("end, Homesteaders", phone=True),
    "replay": Picture("replay, Montana"),
    "replay-homesteaders": Picture("replay, Homesteaders", dark=True),
    "montana-1920x1080": Picture("Montana, all modules", size=(1920, 1080)),
    "montana-1024x768": Picture("Montana, all modules", "de", size=(1024, 768)),
    "montana-844x390": Picture("Montana, all modules", size=(844, 390), phone=True),
    "homesteaders-1920x1080": Picture("Homesteaders, late bidding", "nl", dark=True, size=(1920, 1080)),
    "homesteaders-1024x768": Picture("Homesteaders, late bidding", size=(1024, 768)),
    "homesteaders-844x390": Picture("Homesteaders, building", "de", dark=True, size=(844, 390), phone=True),
}
WEBP = 0.72  # quality of the pictures of other sizes, of which there are many

# The page has few colours: the 256 most frequent ones, and the nearest of them for what lies between two shapes.
REDUCE = """async (picture) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + picture
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const data = new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)
  const counts = new Map()
  for (const colour of data) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const split = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]
  const palette = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 256).map(([colour]) => split(colour))
  const nearest = new Map()
  for (const colour of counts.keys()) {
    const [r, g, b] = split(colour)
    let best = 0, least = Infinity
    palette.forEach(([pr, pg, pb], index) => {
      const distance = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2
      if (distance < least) [best, least] = [index, distance]
    })
    nearest.set(colour, best)
  }
  let pixels = ''
  for (const colour of data) pixels += String.fromCharCode(nearest.get(colour))
  return { width: image.width, height: image.height, palette: palette.flat(), pixels: btoa(pixels) }
}"""


SHRINK = """async ([picture, quality]) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + picture
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}"""


def small_png(page: Page, picture: bytes) -> bytes:
    """The same picture with 256 colours."""
    found = page.evaluate(REDUCE, base64.b64encode(picture).decode())
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def small_webp(page: Page, picture: bytes) -> bytes:
    """The same picture as WebP."""
    found: str = page.evaluate(SHRINK, [base64.b64encode(picture).decode(), WEBP])
    return base64.b64decode(found)


def take(browser: Browser, server: ServerProcess, picture: Picture, workshop: Page) -> bytes:
    """Go there and take it."""
    screen: Screen = SCREENS[picture.screen]
    size = {"width": picture.size[0], "height": picture.size[1]} if picture.size else None
    with Visitor(browser, server, picture.lang, picture.phone, picture.dark, size) as visitor:
        visitor.visit(screen)
        visitor.page.wait_for_timeout(300)
        found = visitor.page.screenshot()
        return small_webp(workshop, found) if picture.size else small_png(workshop, found)


def main(wanted: list[str]) -> None:
    """Take all pictures, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with ServerProcess(str(folder / "table.db"), folder, "--no-limits") as server:
            browser = launch(playwright)
            workshop = browser.new_page()
            for title in wanted or PICTURES:
                content = take(browser, server, PICTURES[title], workshop)
                kind = "webp" if PICTURES[title].size else "png"
                (FOLDER / f"{title}.{kind}").write_bytes(content)
                print(f"{title}: {len(content) / 1000:.0f} kB")
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
