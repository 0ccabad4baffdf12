"""What the alerts of one page say together: nothing twice, nothing against anything else."""

import re

AGAINST = [
    ("Não tem mão para vocês conferirem", "Tem mão para vocês conferirem"),
    ("Não tem mão para vocês conferirem", "Tem 1 mão para conferir"),
    ("falta a outra dupla", "Tem mão para vocês conferirem"),
    ("falta a outra dupla", "as duas duplas não anotaram o mesmo"),
    ("diz que não confere", "as duas duplas não anotaram o mesmo"),
    ("Tem 1 mão para conferir", "a outra dupla ainda tem de confirmar"),
    ("Confirmado. O jogo acabou", "falta confirmar"),
    ("Tudo enviado", "não gravada ainda"),
    ("Tudo enviado", "ainda não enviada"),
    ("Tudo enviado", "guardada neste celular"),
    ("Sem internet", "Sem resposta do site"),
    ("tem uma pergunta", "É isso mesmo?"),
]


def complaints(said):
    """Return what is said twice, and what is said against something else."""
    sentences = [
        one.strip() for text in said for one in re.split(r"[.?!:]\s", text + " ") if len(one.strip()) > 12
    ]
    whole = " · ".join(said)
    twice = {one for one in sentences if sentences.count(one) > 1}
    return twice, [pair for pair in AGAINST if all(one in whole for one in pair)]
