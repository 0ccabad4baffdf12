"""What a mão held that was taken back: the form of the table starts with it again."""

from typing import Any

from scoring.answers import initial_from
from scoring.doorway import HtmxRequest
from scoring.models import Jogo, Mao


def taken_back(request: HtmxRequest, jogo: Jogo) -> dict[str, Any]:
    """Return the answers of the mão that was just taken back, as the address names it; nothing without one."""
    named = request.GET.get("desfeita", "")
    void = Mao.objects.filter(pk=named, partida__jogo=jogo, void=True).first() if named.isdecimal() else None
    if void is None:
        return {}
    old = Mao.objects.get(partida=void.partida_id, number=void.number, version=void.version - 1)
    return {"partida": void.partida.number, **initial_from(old, jogo.load_rules())}
