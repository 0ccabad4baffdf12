"""Keyboard access to a page: which elements are reached, in which order, and whether the focus is visible."""

from tests.browser.measures import STANDS
from tests.chromium import Looks

# Who listens to a click or a pointer is remembered, before any script of the page runs.
LISTENED = """() => {
  const add = EventTarget.prototype.addEventListener;
  window.listening = new Set();
  EventTarget.prototype.addEventListener = function (kind, ...more) {
    if (/^(click|pointer|mouse|touch)/.test(kind) && this instanceof Element) window.listening.add(this);
    return add.call(this, kind, ...more);
  };
}"""
# The focused element: a ring with contrast to the background behind it (WCAG 2.2, 3:1).
RING = (
    STANDS
    + """
  const outlined = (style, one) =>
    style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
    && stands(style.outlineColor, parseFloat(style.outlineOffset) < 0 ? one : one.parentElement ?? one) >= 3;
  const ringed = (one) => {
    if (outlined(getComputedStyle(one), one) || outlined(getComputedStyle(one, "::after"), one)) return true;
    const beside = one.matches("input") ? one.nextElementSibling : null;
    if (beside && outlined(getComputedStyle(beside, "::after"), beside)) return true;
    const around = [one.parentElement, one.parentElement?.parentElement];
    return one.matches("input") && around.some((at) => at && outlined(getComputedStyle(at), at));
  };
"""
)
WRONG = (
    "() => {"
    + RING
    + """
  const told = (why, one) => `${why}: ${one.outerHTML.slice(0, 140)}`;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const found = [];
  for (const one of document.querySelectorAll("[tabindex]")) {
    if (one.tabIndex > 0) found.push(told("out of turn", one));
  }
  for (const one of document.querySelectorAll("body *")) {
    const { order, flexDirection } = getComputedStyle(one);
    if (order !== "0" || flexDirection.endsWith("reverse")) found.push(told("shown elsewhere than it is read", one));
  }
  const operated = "a, button, input:not([type=hidden]), select, textarea, summary, [role=button], [onclick]";
  const every = new Set([...document.querySelectorAll(operated), ...(window.listening ?? [])]);
  const stops = [];
  for (const one of every) {
    if (!one.isConnected || !shown(one) || one.disabled || one.closest("[inert]")) continue;
    if (one.matches("form") || !one.matches(operated) && one.querySelector(operated)) continue; // of its buttons
    if (one.tabIndex < 0) { found.push(told("not reached", one)); continue; }
    one.focus();
    if (document.activeElement !== one) { found.push(told("takes no focus", one)); continue; }
    if (!ringed(one)) found.push(told("focus not seen", one));
    const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
    if (width < 1 || height < 1 || bottom + scrollY < 0) found.push(told("focus out of sight", one));
    stops.push([one, { top: top + scrollY, bottom: bottom + scrollY, left, right }]);
  }
  stops.sort(([one], [other]) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  for (const [at, [one, here]] of stops.entries()) {
    const [before, there] = stops[at - 1] ?? [];
    if (!before || before.contains(one)) continue;
    const beside = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top) > 4;
    const below = Math.min(here.right, there.right) - Math.max(here.left, there.left) > 4;
    if (beside && here.right <= there.left) found.push(told("before what is left of it", one));
    if (below && here.bottom <= there.top + 1) found.push(told("before what is above it", one));
  }
  scrollTo(0, 0);
  document.activeElement.blur();
  return found;
}"""
)


def listen(page):
    """Record the click listeners of this page. Call it before the first page is opened."""
    page.add_init_script(f"({LISTENED})()")


def unreached(page):
    """Return the faults of the current page for a user without a pointer."""
    page.keyboard.press("Tab")  # so that the browser shows the focus ring
    return page.evaluate(WRONG)


NAME = """(one) => (one.getAttribute("aria-label")
  || (one.labels && one.labels.length ? [...one.labels].map((label) => label.innerText).join(" ") : "")
  || one.innerText || one.title || "").replace(/\\s+/g, " ").trim()"""
# The focused element: its name, whether its ring is seen, and its beginning. Nothing outside the page.
STOP = (
    "() => {"
    + RING
    + f"""
  const one = document.activeElement;
  return one === document.body ? null : [({NAME})(one), ringed(one), one.outerHTML.slice(0, 140)];
}}"""
)


class Keys:
    """A user with a keyboard only. Each focus must be visible, in `make proof` in both themes."""

    def __init__(self, page):
        self.page, self.unseen, self.stops = page, [], 0

    def tab(self, key="Tab"):
        """Press Tab once. Return the name of the focused element; empty outside the page."""
        self.page.keyboard.press(key)
        for scheme in ("dark", "light") if Looks.complete else ("",):
            if scheme:
                self.page.emulate_media(color_scheme=scheme)
            stop = self.page.evaluate(STOP)
            if stop is None:
                return None
            name, seen, begins = stop
            if not seen:
                self.unseen.append((scheme, begins))
        self.stops += 1
        return name

    def to(self, *words, kind="*", most=200, key="Tab"):
        """Press Tab until an element of this name has the focus; all elements on the way are checked."""
        met = []
        for _ in range(most):
            name = self.tab(key)
            met.append(name)
            fits = name is not None and all(word in name for word in words)
            if fits and self.page.evaluate("kind => document.activeElement.matches(kind)", kind):
                return name
        raise AssertionError(f"no way to {words} at {self.page.url}: {met}")

    def press(self, *words, key="Enter", kind="a, button, summary"):
        """Go to a link or a button and press it."""
        self.to(*words, kind=kind)
        if self.page.evaluate("document.activeElement.matches('summary')"):
            self.page.keyboard.press(key)
            return
        with self.page.expect_navigation():
            self.page.keyboard.press(key)

    def field(self, *words, text):
        """Go to a field and replace its text."""
        self.to(*words, kind="input, textarea")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(text)

    def choose(self, name, value):
        """Go to a select, and down it to a line."""
        self.to(kind=f"select[name={name}]")
        for _ in range(40):
            if self.page.evaluate("document.activeElement.value") == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no {value} to choose at {self.page.url}")

    def tick(self, *words):
        """Choose one of several radios, with the arrow keys once the first one has the focus."""
        self.to(kind="[type=radio], [type=checkbox]")
        for _ in range(12):
            at = self.page.evaluate_handle("document.activeElement").as_element()
            if all(word in at.evaluate(NAME) for word in words):
                self.page.keyboard.press("Space")
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no choice {words} at {self.page.url}")

    def here(self):
        """Return the focused element: its id, or else its text."""
        return self.page.evaluate(
            "() => { const one = document.activeElement; return one.id || one.innerText.slice(0, 60); }"
        )
