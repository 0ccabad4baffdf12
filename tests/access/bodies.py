"""Forms as a browser sends them: the values of the page, with typed values over them."""

from dataclasses import dataclass
from urllib.parse import urljoin

from tests.director.desk_pages import Page

NOT_OURS = ("csrfmiddlewaretoken",)


@dataclass(frozen=True, slots=True)
class Sent:
    """A form as it is sent: its address, and its fields with their values."""

    address: str
    fields: dict[str, list[str]]


class NotOffered(AssertionError):
    """The page has no such form."""


def page_at(client, address):
    """Return the forms and buttons of the page at an address."""
    answer = client.get(address, follow=True)
    at = answer.redirect_chain[-1][0] if answer.redirect_chain else address
    return Page(at.partition("#")[0], answer.status_code, answer.content.decode())


def filled(page, typed, acao="", tick=()):
    """Return the first form of a page that has these fields, with `typed` in them and its other values kept.

    acao: the value of its hidden field of that name, or of its button. tick: boxes that are ticked.
    """
    for form in page.forms:
        address = urljoin(page.address, form.action.partition("#")[0])
        buttons = [one for one in form.buttons if one.name]
        names = form.names() | {one.name for one in buttons}
        pressed = next((one for one in buttons if one.value == acao), None)
        wanted = not acao or form.verb == acao or pressed is not None
        if form.method.lower() == "post" and wanted and set(typed) <= names:
            fields = _standing(form, tick) | ({pressed.name: [pressed.value]} if pressed else {})
            given = {name: [value] if isinstance(value, str) else value for name, value in typed.items()}
            return Sent(address, fields | given)
    offered = [(form.verb, sorted(form.names()), form.action) for form in page.forms]
    raise NotOffered(
        f"{page.status} {page.address}: no form {acao!r} with {sorted(typed)}: {offered} {page.told}"
    )


def _standing(form, tick):
    found = {}
    for one in form.controls:
        if one.name in NOT_OURS or one.kind in {"file", "submit"}:
            continue
        if one.kind in {"checkbox", "radio"} and not (one.checked or one.name in tick):
            continue
        value = (one.options or [""])[0] if one.kind == "select" else one.value
        found.setdefault(one.name, []).append(value.removeprefix("\n"))
    return found
