"""Who is missing, told wherever something is drawn or begun; and what the director says becomes of them."""

from dataclasses import dataclass

from django.http import QueryDict

from scoring.input import numbers
from tournaments.entries import checkin
from tournaments.models import Dupla, Tournament

OUT, ALL = "fora", "todas"


@dataclass(frozen=True, slots=True)
class Missing:
    """What a page says of them. chosen: what the director had ticked, where the page comes back."""

    duplas: list[Dupla]
    chosen: str = ""

    @property
    def told(self) -> str:
        """Return the ids of who is named, to be sent back with the form."""
        return ",".join(str(dupla.pk) for dupla in self.duplas)


def missing(tournament: Tournament, sent: QueryDict | None = None) -> Missing:
    """Return who is missing now, for `checkin/missing.html`."""
    return Missing(checkin.missing_now(tournament), sent.get("ausentes", "") if sent else "")


def left_out(tournament: Tournament, sent: QueryDict) -> list[Dupla]:
    """Return who is left out, as the form says. Raises as `checkin.left_out`."""
    told = [numbers.whole(one) or 0 for one in sent.get("faltam", "").split(",")]
    chosen = sent.get("ausentes", "")
    return checkin.left_out(tournament, told, out=chosen == OUT if chosen in {OUT, ALL} else None)
