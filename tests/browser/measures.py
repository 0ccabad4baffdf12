"""Measurements of a page on a phone: targets, font sizes, contrast, layout at 200 %, bytes."""

from tests.chromium import DESKTOP, PHONE, Looks, of_one_page, violations, violations_in_both_themes

# Bytes over the network: all content with headers, our scripts without; all content for read-only visitors.
WHOLE, OWN_SCRIPTS, OF_READER = 60_000, 14_000, 45_000
SIZES = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .map((one) => [new URL(one.name).pathname, one.transferSize, one.encodedBodySize])"""
# Everything a finger can hit, seen as big as the finger finds it: a radio by its label, a link in a sentence apart.
SMALL = """() => {
  const hit = "a[href], button, summary, label:has(input), input:not([type=hidden]), select, textarea";
  return [...document.querySelectorAll(hit)].filter((one) => {
    if (!one.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return false;
    if (one.closest(".visually-hidden, .skip") || one.matches("label input")) return false;
    const { width, height } = one.getBoundingClientRect();
    return height < 47.5 || width < 44;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""
TINY_INPUTS = """() =>
  [...document.querySelectorAll("input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea")]
  .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => one.outerHTML)"""
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
# Text that its own box cuts off.
CUT = """() => [...document.querySelectorAll("main *, aside *")].filter((one) => {
  if (!one.checkVisibility() || one.clientWidth < 2) return false;
  if (one.matches("input, textarea, .visually-hidden *, table *, svg *")) return false;
  const style = getComputedStyle(one);
  if (!["hidden", "clip"].includes(style.overflowX) && !["hidden", "clip"].includes(style.overflowY)) return false;
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
}).map((one) => one.outerHTML.slice(0, 160))"""
# Symbols of sides that are larger than the text beside them.
LARGE_MARKS = """() => [...document.querySelectorAll(".side-mark")].filter((one) =>
  one.getBoundingClientRect().width > 1.5 * parseFloat(getComputedStyle(one).fontSize)
).map((one) => one.parentElement.outerHTML.slice(0, 160))"""
# Contrast of a colour with the first opaque background behind an element (WCAG 2.2, relative luminance).
STANDS = """
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgb = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      known.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return known.get(colour);
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ground = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const found = rgb(getComputedStyle(at).backgroundColor);
      if (found[3] === 255) return found;
    }
    return rgb(getComputedStyle(document.documentElement).colorScheme.includes("dark") ? "Canvas" : "white");
  };
  const stands = (colour, one) => {
    const [high, low] = [light(rgb(colour)), light(ground(one))].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
"""
# Contrast of the text of each element.
CONTRAST = (
    "(where) => {"
    + STANDS
    + """
  return [...document.querySelectorAll(where)].filter((one) => one.checkVisibility())
    .map((one) => [stands(getComputedStyle(one).color, one), one.outerHTML.slice(0, 120)]);
}"""
)
OF_SCORES = ".score, .side, .side > span, .running, .placar-won, .placar-least, .folha-table td, .rows td"
AAA = 7


def contrast(page, where=OF_SCORES):
    return [one for one in page.evaluate(CONTRAST, where) if one[0] < AAA]


def targets(page):
    return page.evaluate(SMALL) + page.evaluate(TINY_INPUTS)


def spilt(page):
    """Return the elements that are cut off, too large for their text, or widen the page."""
    return page.evaluate(CUT) + page.evaluate(LARGE_MARKS) + ["sideways"] * page.evaluate(SIDEWAYS)


def faults(page, wrong=spilt, known=False):
    """Return the violations that axe finds, and the layout faults at this width and at the other one.

    `make proof` runs axe in both themes and at both widths. known: in `make test` axe checks the page elsewhere.
    """
    here = page.viewport_size
    if known and not Looks.complete:
        found = of_one_page(page, lambda: wrong(page))
    else:
        found = violations_in_both_themes(page) + wrong(page)
    page.set_viewport_size((DESKTOP if here == PHONE["viewport"] else PHONE)["viewport"])
    found += wrong(page)
    if Looks.complete:
        found += violations(page)
    page.set_viewport_size(here)
    return found


def zoomed(page):
    """Set the phone to 200 % zoom."""
    page.set_viewport_size({"width": 180, "height": 370})
    found = spilt(page)
    page.set_viewport_size(PHONE["viewport"])
    return found


def large_letters(page):
    """Set the phone to letters of twice the size."""
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    return spilt(page)


# Words of a form that are continued on the next line: each letter of a word has to be as high as its first.
BROKEN_WORDS = """(where) => [...document.querySelectorAll(where)].flatMap((one) => {
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement.checkVisibility()) continue;
    for (const word of text.data.matchAll(/[^\\s]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
    }
  }
  return found;
})"""
