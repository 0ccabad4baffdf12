"""The form of a table's page: how a scorer types a mão into it and sends it, and what the page says then."""

import re

from playwright.sync_api import expect

from tests.chromium import of_one_page
from tests.scoring.typed import TYPED, typed

# A title that takes the focus, so that eyes and screen readers start there.
TITLE = ".alert-title:focus"


# Each field in turn: the answers before it may have it shown. A hand takes twenty messages to the browser for that.
FILL = """(answers) => {
  const form = document.getElementById("mao");
  for (const [name, value] of Object.entries(answers)) {
    const field = form.querySelector(`[name="${name}"]`);
    if (field.type === "radio") {
      const chosen = form.querySelector(`label:has([name="${name}"][value="${value}"])`);
      if (chosen?.checkVisibility()) chosen.click();
      continue;
    }
    field.focus();
    field.value = value;
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}"""


def fill(page, **answers):
    """Put a whole mão into the form at once; answers by field name, `A_table` for `A-table`. See `type_in`."""
    asked, sides = _asked(page, answers)
    of_one_page(page, lambda: page.evaluate(FILL, asked))
    took_mortos(page, sides)


def type_in(page, **answers):
    """Type a whole mão field by field, and tap what is tapped, as a scorer does."""
    asked, sides = _asked(page, answers)
    for name, value in asked.items():
        field = page.locator(f'#mao [name="{name}"]')
        if field.first.get_attribute("type") == "radio":
            chosen = page.locator(f'#mao label:has([name="{name}"][value="{value}"])')
            if chosen.is_visible():
                chosen.click()
        else:
            field.fill(value)
    took_mortos(page, sides)


def _asked(page, answers):
    """Return the answers of a mão by field, and the sides that took a morto.

    It waits for style sheets and scripts, which hide later questions, and for a form that is being sent.
    """
    page.locator(f'#mao:not([data-ocupado]) [name="{next(iter(TYPED))}"]').wait_for()
    page.wait_for_load_state()
    answers = typed(**answers)
    return {name: answers[name] for name in TYPED}, "".join(
        side for side in "AB" if answers[f"{side}-morto"] == "taken"
    )


def took_mortos(page, sides):
    """Answer for both sides in one who took a morto, where the page asks so."""
    answer = page.locator(f'[data-mortos-juntos] button[value="{sides}"]')
    if answer.is_visible() and answer.get_attribute("aria-pressed") != "true":
        answer.click()


def count(page, what, number, side="A"):
    """Tap one of the numbers that are shown of what there are few; `what` as the page calls it."""
    chips = page.get_by_role("button", name=re.compile(f"^{number}: {what}"))
    (chips.first if side == "A" else chips.last).tap()


def send(page):
    page.locator(".mao-send").click()


def enter(page, **answers):
    fill(page, **answers)
    send(page)


def corrected(phone):
    """Correct the first mão, whose receipt is on the page."""
    phone.get_by_role("link", name="Corrigir esta mão").tap()
    phone.locator('[name="A-table"]').fill("47")
    phone.locator('[name="reason"]').fill("contada de novo")
    phone.locator(".mao-send").click()
    expect(phone.get_by_text("Mão 1 da partida 1 corrigida")).to_be_visible()


def next_place(page):
    """Return partida and mão that a table page asks for."""
    return {name: page.locator(f"#mao [name={name}]").input_value() for name in ("partida", "number")}


def score(page):
    """Return the points of both sides in the partida being played, as shown above the form."""
    page.wait_for_load_state()
    shown = page.locator("#placar .placar-points .score").all_inner_texts()
    return [int(points.replace(".", "").replace("−", "-")) for points in shown]


def says(page, text, seconds=15):
    """Wait until the line of the outbox has this text. A failure also shows the entries of the outbox."""
    try:
        expect(page.locator("[data-estado-texto]")).to_have_text(text, timeout=seconds * 1000)
    except AssertionError as error:
        error.add_note(page.locator("[data-entradas]").text_content())
        raise


def hears_news(page):
    """Tell the page that the score has changed, and wait until it had time to fetch the page again."""
    page.evaluate(
        """async () => {
            htmx.trigger("#placar", "htmx:load");
            const answer = await fetch(location.href, { headers: { "HX-Request": "true" } });
            await answer.text();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }"""
    )


def heard(page):
    """Tell the page that the network is back, so that it sends pending entries without a delay."""
    page.evaluate("dispatchEvent(new Event('online'))")


def answer(page, answers):
    """Put answers into the form at once, as typing and tapping do."""
    page.evaluate(
        """answers => {
            const form = document.getElementById("mao");
            for (const field of form.querySelectorAll("input:not([type=hidden])")) {
                if (field.type === "text") field.value = answers[field.name] ?? "";
                else field.checked = answers[field.name] === field.value;
            }
            form.querySelector("input[type=text]").dispatchEvent(new Event("input", { bubbles: true }));
        }""",
        answers,
    )


def running(page):
    """Return the totals at the foot of the page, in the order of the sides."""
    shown = page.locator("[data-running] .score").all_inner_texts()
    return [float(points.replace(".", "").replace("−", "-").replace(",", ".")) for points in shown]
