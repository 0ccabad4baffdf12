"""What a mão held that was taken back: the form of the table starts with it again."""

from scoring.models import Jogo, Mao
from scoring.table.access_of_doorway import HtmxRequest


def taken_back(request: HtmxRequest, jogo: Jogo) -> Mao | None:
    """Return the mão that was just taken back as it stood, as the address names it; None without one."""
    named = request.GET.get("desfeita", "")
    void = Mao.objects.filter(pk=named, partida__jogo=jogo, void=True).first() if named.isdecimal() else None
    if void is None:
        return None
    versions = Mao.objects.select_related("partida")
    return versions.get(partida=void.partida_id, number=void.number, version=void.version - 1)
