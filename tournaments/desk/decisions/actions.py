"""Actions of a director during an event; each has a page that explains its effects."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise

from scoring.ledger.trail import Source
from tournaments.event.corrections import Subject
from tournaments.forms import DeskForm
from tournaments.models import Confronto
from tournaments.wording.decisions import BUTTONS, MEANS, TITLES

type Lazy = str | Promise
type Typed = dict[str, Any]
type Run = Callable[[Any, Typed, Source], str]


def _no_sentences(chosen: Any) -> Iterable[str]:
    return ()


def _with_result(chosen: Any, typed: Typed) -> Subject | None:
    return chosen if isinstance(chosen, Confronto) and chosen.status else None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskAction:
    """One action. Its words are in `wording.decisions`.

    form: builds the form from the sent data (or None) and the object of the action. run: performs the action and
    returns the message of success. subject: the existing result that the action changes, so that its effects are
    previewed. harm: whether the action is destructive. leads_to: the URL name of the page after it. asks: whether `run`
    takes the key of the confirmed consequences as `confirmed`, and raises `Unconfirmed` without it. tells: returns
    sentences about the consequences for an object; they are shown above the form.
    """

    key: str
    form: Callable[..., DeskForm]
    run: Run
    subject: Callable[[Any, Typed], Subject | None]
    harm: bool
    leads_to: str
    asks: bool = False
    tells: Callable[[Any], Iterable[str]] = _no_sentences

    @property
    def title(self) -> Lazy:
        return TITLES[self.key]

    @property
    def means(self) -> Lazy:
        """Return the explanation of its effects."""
        return MEANS[self.key]

    @property
    def button(self) -> Lazy:
        return BUTTONS[self.key]


def action(
    key: str,
    form: Callable[..., DeskForm],
    *,
    subject: Callable[[Any, Typed], Subject | None] = _with_result,
    harm: bool = False,
    leads_to: str = "desk_life",
    asks: bool = False,
    tells: Callable[[Any], Iterable[str]] = _no_sentences,
) -> Callable[[Run], DeskAction]:
    """Return a decorator that turns a function into an `DeskAction` with these attributes."""

    def made(run: Run) -> DeskAction:
        return DeskAction(
            key=key,
            form=form,
            run=run,
            subject=subject,
            harm=harm,
            leads_to=leads_to,
            asks=asks,
            tells=tells,
        )

    return made
