"""What a director may do in the life of an event: one action a page, each with what it brings about."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise

from scoring.audit import Source
from tournaments.forms import DeskForm

type Lazy = str | Promise


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One action.

    title, means, button: its name, its consequence in a sentence, and what the button says. form: made for the subject
    from what was sent, or nothing. run: does it with what was typed and returns what to say. harm: it takes something.
    """

    key: str
    title: Lazy
    means: Lazy
    button: Lazy
    form: Callable[..., DeskForm]
    run: Callable[[Any, dict[str, Any], Source], str]
    harm: bool = False
