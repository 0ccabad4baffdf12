"""The form of a table's page: how a scorer types a mão into it and sends it, and what the page says then."""

from playwright.sync_api import expect

from tests.scoring.typed import TYPED, typed

# A title that takes the focus, so that eyes and screen readers start there.
TITLE = ".alert-title:focus"


def fill(page, **answers):
    """Type a whole mão; answers by field name, `A_table` for `A-table`.

    The page comes first with its style sheets and scripts, which hide what is not asked for yet.
    """
    page.wait_for_load_state()
    answers = typed(**answers)
    for name in TYPED:
        value = answers[name]
        field = page.locator(f'#mao [name="{name}"]')
        if field.first.get_attribute("type") == "radio":
            chosen = page.locator(f'#mao label:has([name="{name}"][value="{value}"])')
            if chosen.is_visible():
                chosen.click()
        else:
            field.fill(value)


def send(page):
    page.locator(".mao-send").click()


def enter(page, **answers):
    fill(page, **answers)
    send(page)


def next_place(page):
    """Return partida and mão that a table page asks for."""
    return {name: page.locator(f"#mao [name={name}]").input_value() for name in ("partida", "number")}


def score(page):
    """Return the points of both sides in the partida being played, as shown above the form."""
    page.wait_for_load_state()
    shown = page.locator("#placar .placar-points .score").all_inner_texts()
    return [int(points.replace(".", "").replace("−", "-")) for points in shown]


def says(page, text, seconds=15):
    """Wait until the line at the top says so of what has not been sent yet."""
    expect(page.locator("[data-estado-texto]")).to_have_text(text, timeout=seconds * 1000)
