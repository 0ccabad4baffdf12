"""Describe a position in an event file in words."""

from collections.abc import Iterable, Mapping
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

# Lists of a document, with the word for one item; other keys keep their spelling.
ROWS: Final[Mapping[str, str | Promise]] = {
    "stages": gettext_lazy("fase %(number)s"),
    "rounds": gettext_lazy("rodada %(number)s"),
    "confrontos": gettext_lazy("confronto %(number)s"),
    "standings": gettext_lazy("classificação %(number)s"),
    "rows": gettext_lazy("linha %(number)s"),
    "final_ranking": gettext_lazy("classificação final, linha %(number)s"),
    "duplas": gettext_lazy("inscrição %(number)s"),
    "partidas": gettext_lazy("partida %(number)s"),
}
KEYS: Final[Mapping[str, str | Promise]] = {
    "final_ranking": gettext_lazy("classificação final"),
    "standings": gettext_lazy("classificação"),
    "tournament": gettext_lazy("torneio"),
    "points": gettext_lazy("pontos"),
    "made": gettext_lazy("pontos feitos"),
    "winner": gettext_lazy("quem vence"),
    "place": gettext_lazy("lugar"),
    "status": gettext_lazy("resultado"),
    "dupla": gettext_lazy("dupla"),
}


def place_words(path: Iterable[str | int]) -> str:
    """Return the position of a value in a document: its stage, its round, its row."""
    said: list[str] = []
    for step in path:
        if isinstance(step, int) and said:
            row = ROWS.get(said[-1])
            said[-1] = str(row) % {"number": step} if row else f"{said[-1]} {step}"
        else:
            said.append(str(step))
    return ", ".join(str(KEYS.get(one, one)) for one in said) or _("o arquivo inteiro")
