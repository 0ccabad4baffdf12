"""Forms that the site accepts, each with a body that really writes for those with permission.

The fields come from the page, so a body is valid as long as the page is.
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
    """A form and its typed values.

    route: where it goes. event: the event. typed: values by field; a value, or the whole mapping, may be computed from
    the hall. acao: which form of its page, or which button. by: the user who fills it in. alone: `typed` is complete,
    because no page offers the form like this. about, place, query: the other parts of its address: the object of a
    decision, names of the route, the query of the page with the form. label: its name in the document. answers: the
    status for users with permission; but: for users with access who may not send this form, by column. writes: False
    if only a session is stored. own: it is about the user's account, so each user fills in another. ready: a
    preparation in the hall, which is kept.
    """

    route: str
    event: str = "cup"
    typed: Mapping[str, Any] | Callable[[Any], Mapping[str, Any]] = field(default_factory=dict)
    acao: str = ""
    by: str = "director"
    alone: bool = False
    about: Callable[[Any], Any] | None = None
    place: Callable[[Any], Mapping[str, Any]] | None = None
    query: str = ""
    label: str = ""
    answers: int = 302
    but: Mapping[str, int] = field(default_factory=dict)
    writes: bool = True
    own: bool = False
    ready: Callable[[Any], Any] = bool

    @property
    def name(self):
        """Return its name in the document: its route, or its action if the route has several forms."""
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
        """Return the columns for which it stores a change."""
        return self.door.lets_in - set(self.but) if self.writes else frozenset()

    def address(self, hall, column):
        """Return the address for a sender, with the sender's key if the address has one."""
        route = routes()[self.route]
        place = hall.place(route, self.event, column if column in TOKENS else self.by)
        place |= self.place(hall) if self.place else {}
        return route.address(**place) + (f"?de={self.about(hall)}" if self.about else self.query)

    def sent_by(self, hall, column):
        """Return the form as a user sends it who copied the body; a form about the user's account is filled in anew."""
        own = self.own and column in self.door.lets_in
        return (replace(self, by=column) if own else self).sent(hall)

    def sent(self, hall):
        """Return the form as filled in, with warnings ticked and confirmed if the page asks for that."""
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


ASKS = frozenset({"acknowledged", "confirmed"})  # fields of a confirmation page
