"""What a director may do in the life of an event: one action a page, each with what it brings about."""

from collections.abc import Callable
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


def _with_result(chosen: Any, typed: Typed) -> Subject | None:
    return chosen if isinstance(chosen, Confronto) and chosen.status else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One action; `wording.decisions` has its words.

    form: made for what it is about from what was sent, or nothing. run: does it with what was typed and returns what
    to say. subject: what stands already and is changed by it, so that what follows is shown first. harm: it takes
    something.
    """

    key: str
    form: Callable[..., DeskForm]
    run: Run
    subject: Callable[[Any, Typed], Subject | None]
    harm: bool

    @property
    def title(self) -> Lazy:
        """Return its name."""
        return TITLES[self.key]

    @property
    def means(self) -> Lazy:
        """Return what it brings about."""
        return MEANS[self.key]

    @property
    def button(self) -> Lazy:
        """Return what its button says."""
        return BUTTONS[self.key]


def action(
    key: str,
    form: Callable[..., DeskForm],
    *,
    subject: Callable[[Any, Typed], Subject | None] = _with_result,
    harm: bool = False,
) -> Callable[[Run], Action]:
    """Return the decorator that makes an action of the function that does it. Arguments: as `Action`."""

    def made(run: Run) -> Action:
        return Action(key=key, form=form, run=run, subject=subject, harm=harm)

    return made
