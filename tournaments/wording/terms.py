"""Terms for stages: statuses, flags, penalties, kinds of canastras."""

from collections.abc import Mapping, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

type Words = Mapping[str, str | Promise]


STATUSES: Words = {
    "played": _("jogado"),
    "walkover": _("W.O."),
    "bye": _("folga"),
    "both_absent": _("as duas ausentes"),
    "not_counted": _("não contado"),
    "abandoned": _("abandonado"),
    "director": _("pontos dados pela direção"),
    "absent": _("mesa incompleta: quem veio folga"),
    "average": _("média dos outros confrontos"),
}
# For table cells, below the opponent: at most six letters. An ordinary result has no word.
SHORT_STATUSES: Words = {
    "walkover": STATUSES["walkover"],
    "bye": STATUSES["bye"],
    "both_absent": _("W.O. duplo"),
    "not_counted": _("não conta"),
    "abandoned": _("parou"),
    "average": _("média"),
}

FLAGS: Words = {
    "forced": _("posto à mão pela direção"),
    "rematch": _("já se enfrentaram: não havia outro confronto possível"),
    "rematch_by_hand": _("já se enfrentaram: a direção trocou lugares"),
    "rematch_allowed": _("já se enfrentaram: este torneio permite"),
    "floated": _("pontuações diferentes: ninguém mais estava livre na mesma"),
    "same_club": _("da mesma equipe ou do mesmo clube"),
    "side_repeated": _("repete o lado da mesa"),
    "bye": _("folga"),
    "bye_again": _("folga outra vez: todas já tiveram a sua"),
    "bye_twice": _(
        "folga outra vez antes de quem não folgou: de outro modo haveria um confronto repetido ou proibido"
    ),
}

# For pairings set by hand, and for lists of several rounds: no claim that the draw had no alternative.
BY_HAND: Words = {
    "rematch": _("já se enfrentaram"),
    "floated": _("pontuações diferentes"),
    "same_club": _("da mesma equipe ou do mesmo clube"),
    "bye_again": _("folga outra vez"),
    "bye_twice": _("folga outra vez, antes de quem ainda não folgou"),
}
# For the other pairings of a round in which the director set or forbade a pair.
BESIDE_HAND: Words = {
    "rematch": _("já se enfrentaram: nesta rodada a direção pôs ou proibiu confrontos"),
    "floated": _("pontuações diferentes: nesta rodada a direção pôs ou proibiu confrontos"),
    "same_club": _("da mesma equipe ou do mesmo clube: nesta rodada a direção pôs ou proibiu confrontos"),
    "bye_twice": _(
        "folga outra vez, antes de quem ainda não folgou: nesta rodada a direção pôs ou proibiu confrontos"
    ),
}

SANCTIONS: Words = {
    "warning": _("advertência"),
    "mp": _("perda de pontos feitos"),
    "vp": _("perda de pontos de classificação"),
    "loss": _("derrota no confronto da rodada"),
    "disqualification": _("desclassificação"),
}

KINDS: Words = {
    "clean": _("canastras limpas"),
    "dirty": _("canastras sujas"),
    "semi": _("canastras semilimpas"),
    "royal": _("canastras reais"),
    "royal_dirty": _("canastras de treze, com coringa"),
    "twos": _("canastras de dois"),
    "aces": _("canastras de ases"),
    "real_clean": _("canastras reais limpas"),
    "real_dirty": _("canastras reais sujas"),
}


# What is said of a bye; the other flags are about a pair, which a meeting keeps when one side has left it.
OF_A_BYE = frozenset({"forced", "bye", "bye_again", "bye_twice"})


def flag_words(
    codes: Sequence[str], words: Words = FLAGS, *, directed: bool = False, bye: bool = False
) -> list[str]:
    """Return the remarks about a pairing. Codes without words are left out.

    directed: whether the director set or forbade a pair in its round, which may be the cause of a compromise. bye:
    whether only one side is left.
    """
    codes = [code for code in codes if not bye or code in OF_A_BYE]
    own = BY_HAND if "forced" in codes else BESIDE_HAND if directed else {}
    said = {**words, **own}
    return [text for code in codes if (text := str(said.get(code, "")))]


def ended(status: str, winner: str) -> str:
    """Return the result of a confronto in words. winner: a name, empty for none."""
    if not status:
        return gettext("ainda sem resultado")
    how = "" if status == "played" else f" ({STATUSES[status]})"
    if winner:
        return gettext("vence %(winner)s%(how)s") % {"winner": winner, "how": how}
    return gettext("empate") if status == "played" else str(STATUSES[status])
