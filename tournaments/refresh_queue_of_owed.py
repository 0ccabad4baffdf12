"""What is owed to the readers stands in the database; a message only wakes a worker sooner."""

from functools import partial

from django.db import transaction
from django.db.models import F, Q

from scoring.compiled_queries import CompiledUpdate
from scoring.models import Jogo
from tournaments.models import LiveJogo, Refresh
from tournaments.refresh_queue_of_waking import wake

_BEHIND = Q(tournament__livetable__done__lt=F("wanted")) | Q(
    tournament__livetable__published__lt=F("publish_wanted")
)

_WANT = CompiledUpdate(lambda pk: Refresh.objects.filter(pk=pk), wanted=F("wanted") + 1)
_WANT_JOGO = CompiledUpdate(lambda pk: LiveJogo.objects.filter(pk=pk), wanted=F("wanted") + 1)


def raise_wanted(tournament_id: int, *, publish: bool = False, jogo: Jogo | None = None) -> None:
    """Owe a fresh live table, and a new revision if `publish`, to the readers of a tournament.

    jogo: the one whose score alone has moved; None when more may have. Call it inside the transaction of what
    changed. After the commit a worker is woken, beside the request; when the broker cannot be reached that is
    logged and the sweep finds the debt.
    """
    wish = Refresh.objects.filter(pk=tournament_id)
    _WANT(tournament_id)
    if publish:
        wish.update(publish_wanted=F("publish_wanted") + 1)
    # Second, so that a scorer and a worker never wait for each other in a circle. No line yet: the whole is owed.
    if jogo is None or not _WANT_JOGO(jogo.pk):
        wish.update(whole=F("whole") + 1)
    # robust: what was recorded is recorded, whatever the broker says
    transaction.on_commit(partial(wake, tournament_id), robust=True)


def behind() -> list[int]:
    """Return the tournaments whose live table or publication is owed."""
    return list(Refresh.objects.filter(_BEHIND).order_by("pk").values_list("pk", flat=True))


def is_behind(tournament_id: int) -> bool:
    """Whether the live table or a publication of the tournament is owed."""
    return Refresh.objects.filter(_BEHIND, pk=tournament_id).exists()
