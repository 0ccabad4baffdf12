"""Find out whether a jogo has begun. A mão that was taken back does not count, so such a jogo may be cancelled."""

from collections.abc import Iterable

from django.db.models import Exists, OuterRef

from scoring.models import Jogo, Mao, Submission


def begun_of(jogos: Iterable[Jogo]) -> set[int]:
    """Return the ids of the jogos with a current mão or a side's entry that was not taken back. Two queries."""
    ids = [jogo.pk for jogo in jogos]
    maos = Mao.objects.standing().filter(partida__jogo__in=ids).values_list("partida__jogo", flat=True)
    taken_back = Mao.objects.filter(
        partida__jogo=OuterRef("jogo"),
        partida__number=OuterRef("partida"),
        number=OuterRef("number"),
        void=True,
        entered_at__gte=OuterRef("at"),
    )
    # An entry does not count if its mão was taken back after it was made.
    sends = Submission.objects.filter(~Exists(taken_back), jogo__in=ids).values_list("jogo", flat=True)
    return {*maos, *sends}
