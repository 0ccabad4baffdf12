"""A form that the site takes, with a body that really writes for who may send it.

The fields are those that its page offers, so a body is valid as long as the page is.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tests.access.bodies import Page, Sent, filled, page_at
from tests.access.declared import pages
from tests.access.hall import TOKENS
from tests.access.routes import routes


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A form and what is typed into it.

    route: where it goes. event: whose. typed: by field; a value, or all of it, may be found in the hall. acao: which
    form of its page, or which button. by: who fills it in. alone: `typed` is all of it, because no page offers it so.
    about, place: what else is in its address: what a decision is about, and names of the route. label: how the document
    calls it. answers: the status for who may send it; but: for who comes in and may not send this one, by column.
    writes: False where nothing but a session is stored. own: it is about one's own account, so each fills in another.
    ready: what is done in the hall before, and stays.
    """

    route: str
    event: str = "cup"
    typed: Mapping[str, Any] | Callable[[Any], Mapping[str, Any]] = field(default_factory=dict)
    acao: str = ""
    by: str = "director"
    alone: bool = False
    about: Callable[[Any], Any] | None = None
    place: Callable[[Any], Mapping[str, Any]] | None = None
    label: str = ""
    answers: int = 302
    but: Mapping[str, int] = field(default_factory=dict)
    writes: bool = True
    own: bool = False
    ready: Callable[[Any], Any] = bool

    @property
    def name(self):
        """Return how the document calls it: by its route, and of several by what it does."""
        said = self.label or self.acao
        return f"{self.route} {said}".strip()

    @property
    def door(self):
        """Return who may send forms to its address."""
        return pages()[self.route].writes

    def answered(self):
        """Return the status of a POST by column."""
        return self.door.answers(self.door.lets_in - set(self.but), self.answers, writes=True) | dict(
            self.but
        )

    def writers(self):
        """Return for whom it stores something."""
        return self.door.lets_in - set(self.but) if self.writes else frozenset()

    def address(self, hall, column):
        """Return where somebody sends it: with his own key, where the address has one."""
        route = routes()[self.route]
        place = hall.place(route, self.event, column if column in TOKENS else self.by)
        place |= self.place(hall) if self.place else {}
        return route.address(**place) + (f"?de={self.about(hall)}" if self.about else "")

    def sent_by(self, hall, column):
        """Return it as somebody sends it who has seen how: the same body, but where it is about one's own account."""
        own = self.own and column in self.door.lets_in
        return (replace(self, by=column) if own else self).sent(hall)

    def sent(self, hall):
        """Return it as who fills it in sends it: warnings ticked, and confirmed, where the page asks for that first."""
        whose = (hall, self.by) if self.own else (hall,)
        given = self.typed(*whose) if callable(self.typed) else self.typed
        typed = {name: value(hall) if callable(value) else value for name, value in given.items()}
        at, client = self.address(hall, self.by), hall.browser(self.by)
        if self.alone:
            return Sent(
                at, {name: value if isinstance(value, list) else [value] for name, value in typed.items()}
            )
        form = filled(page_at(client, at), typed, self.acao)
        for _ in range(2):
            answer = client.post(form.address, form.fields)
            asked = Page(form.address, answer.status_code, answer.content.decode())
            if not (
                answer.status_code in {200, 422}
                and ASKS & {name for one in asked.forms for name in one.names()}
            ):
                break
            form = filled(asked, typed, self.acao, tick=ASKS)
        return form


ASKS = frozenset({"acknowledged", "confirmed"})  # fields of a page that asks whether one is sure
