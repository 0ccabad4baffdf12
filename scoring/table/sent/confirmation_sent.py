"""Parse a confirmation or contest sent by a page, an outbox, or the desk with a phone's export."""

from collections.abc import Mapping, Sequence
from urllib.parse import urlencode
from uuid import UUID

from django.http import QueryDict

from scoring.entry import confirmation
from scoring.entry.confirmation import Place, Word
from scoring.errors import Incomplete
from scoring.forms.mao import MaoForm
from scoring.forms.totals import form_class
from scoring.input import numbers
from scoring.jogo.sheet import sheet
from scoring.ledger.trail import Source
from scoring.models import Jogo, Mao
from scoring.table.agreement import facts_changed
from scoring.table.sent.dispatch import side_of
from scoring.table.sent.json_answers import Answer, of_mao


def side_at(seat: str, jogo: Jogo, *asked: Mapping[str, str]) -> str:
    """Return the side that confirms from a seat: at the mesa the side that the phone was handed to; may be empty."""
    said = next((one["lado"] for one in asked if "lado" in one), "")
    return side_of(seat) or (said if said in jogo.sides else "")


def confirm(jogo: Jogo, side: str, sent: QueryDict, by: Source) -> Word:
    """Confirm the mãos named in a form. Raises `Incomplete`, and the errors of `confirming.confirm`."""
    try:
        maos, client_id = places(sent.getlist("mao")), UUID(sent.get("client_id", ""))
    except ValueError as exc:
        raise Incomplete from exc
    return confirmation.confirm(jogo=jogo, side=side, maos=maos, client_id=client_id, source=by)


def contest_form(jogo: Jogo, mao: Mao, sent: QueryDict) -> MaoForm:
    """Return the form with which a dupla contests a mão."""
    data = sent.copy()
    data["partida"], data["number"] = str(mao.partida.number), str(mao.number)
    return form_class(_seen(mao, sent).facts)(data, jogo=jogo, initial={}, correcting=True)


def contest(form: MaoForm, mao: Mao, side: str, by: Source) -> Word:
    """Contest a mão with the content of a form. Raises `Incomplete`, and the errors of `confirming.contest`."""
    if not form.is_valid():
        raise Incomplete
    sent = form.sent()
    return confirmation.contest(
        jogo=form.jogo,
        side=side,
        partida=sent["partida"],
        number=sent["number"],
        seen_version=sent["seen_version"] or mao.version,
        reason=sent["reason"],
        facts=facts_changed(form, _seen(mao, form.data)),
        acknowledged=sent["acknowledged"],
        client_id=sent["client_id"],
        source=by,
    )


def _seen(mao: Mao, sent: Mapping[str, str]) -> Mao:
    # A repeated form is compared with the version it was made from, whatever version is current by then.
    if (version := numbers.whole(sent.get("seen_version", ""))) in {None, mao.version}:
        return mao
    versions = Mao.objects.filter(partida=mao.partida_id, number=mao.number, void=False)
    return versions.filter(version=version).first() or mao


def answer_of(word: Word, page: str) -> Answer:
    """Return the answer to an outbox about a verdict. page: the path that shows it, below the table's address."""
    standing = sheet(word.jogo)
    maos = [of_mao(mao, standing) for mao in word.maos]
    return Answer(
        200 if word.replay else 201,
        {"receipt": word.maos[-1].pk, "maos": maos, "replay": word.replay, "page": page},
    )


def confirmed_page(side: str, seat: str, **carried: str) -> str:
    """Return the path that shows a confirmation, below the address of the table.

    The phone of the mesa, which was handed to the side, goes back to the table by itself.
    """
    if side_of(seat):
        return f"conferir/?{urlencode({'confirmado': '1', 'lado': side} | carried)}"
    return f"?{urlencode({'confirmado': side} | carried)}"


def places(texts: Sequence[str]) -> list[Place]:
    """Parse `partida.number.version`. Raises `ValueError`."""
    found = []
    for text in texts:
        partida, number, version = map(numbers.whole, text.split("."))
        if partida is None or number is None or version is None:
            raise ValueError(text)
        found.append((partida, number, version))
    return found
