"""Duplas that are missing at a draw or at the start of a round, and whether the director leaves them out."""

from dataclasses import dataclass

from django.http import QueryDict

from scoring.input import numbers
from tournaments.entries import checkin
from tournaments.models import Dupla, Tournament

OUT, ALL = "fora", "todas"


@dataclass(frozen=True, slots=True)
class Missing:
    """The missing duplas for a page. chosen: the director's choice, if the page is shown again."""

    duplas: list[Dupla]
    chosen: str = ""

    @property
    def told(self) -> str:
        """Return the ids of the listed duplas, which the form sends back."""
        return ",".join(str(dupla.pk) for dupla in self.duplas)


def missing(tournament: Tournament, sent: QueryDict | None = None) -> Missing:
    """Return the duplas that are missing now, for the template `checkin/missing.html`."""
    return Missing(checkin.missing_now(tournament), sent.get("ausentes", "") if sent else "")


def left_out(tournament: Tournament, sent: QueryDict) -> list[Dupla]:
    """Return the duplas that the form leaves out. Raises the errors of `checkin.left_out`."""
    told = [numbers.whole(one) or 0 for one in sent.get("faltam", "").split(",")]
    chosen = sent.get("ausentes", "")
    return checkin.left_out(tournament, told, out=chosen == OUT if chosen in {OUT, ALL} else None)
