"""What a director may do in the life of an event: one action a page, each with what it brings about."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise

from scoring.audit import Source
from tournaments.corrections import Subject
from tournaments.forms import DeskForm
from tournaments.models import Confronto

type Lazy = str | Promise


def _with_result(chosen: Any, typed: dict[str, Any]) -> Subject | None:
    return chosen if isinstance(chosen, Confronto) and chosen.status else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One action.

    title, means, button: its name, its consequence in a sentence, and what the button says. form: made for the subject
    from what was sent, or nothing. run: does it with what was typed and returns what to say. subject: what stands
    already and is changed by it, so that what follows is told first. harm: it takes something.
    """

    key: str
    title: Lazy
    means: Lazy
    button: Lazy
    form: Callable[..., DeskForm]
    run: Callable[[Any, dict[str, Any], Source], str]
    subject: Callable[[Any, dict[str, Any]], Subject | None] = _with_result
    harm: bool = False
