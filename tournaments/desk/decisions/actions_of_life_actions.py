"""What a director may do in the life of an event: one action a page, each with what it brings about."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise

from scoring.ledger.trail import Source
from tournaments.desk.club_forms import DeskForm
from tournaments.desk.decisions.actions_of_life_sentences import BUTTONS, MEANS, TITLES
from tournaments.event.corrections import Subject
from tournaments.models import Confronto

type Lazy = str | Promise


def _with_result(chosen: Any, typed: dict[str, Any]) -> Subject | None:
    return chosen if isinstance(chosen, Confronto) and chosen.status else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One action; `life_sentences` has its words.

    form: made for the subject from what was sent, or nothing. run: does it with what was typed and returns what to
    say. subject: what stands already and is changed by it, so that what follows is told first. harm: it takes
    something.
    """

    key: str
    form: Callable[..., DeskForm]
    run: Callable[[Any, dict[str, Any], Source], str]
    subject: Callable[[Any, dict[str, Any]], Subject | None] = _with_result
    harm: bool = False

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
