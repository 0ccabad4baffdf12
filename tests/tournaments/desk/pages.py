"""Addresses, texts and uploads of the desk, for its tests."""

import json
import re

from django.urls import reverse

from scoring import tokens
from tournaments.models import Confronto


def url(name, owner, *args):
    """Return an address of a tournament or of a club."""
    return reverse(f"tournaments:{name}", args=(owner.slug, *args))


def jogo_url(jogo):
    confronto = Confronto.objects.get(jogo=jogo)
    return url("desk_jogo", confronto.tournament, confronto.pk)


def text(response):
    return " ".join(response.content.decode().split())


def error_at(response, field):
    """Return the error text at a field, or an empty value."""
    found = re.search(rf'id="{field}_error">(.*?)</ul>', response.content.decode(), re.DOTALL)
    return " ".join(found[1].split()) if found else ""


def hidden(response):
    """Return the hidden fields that the page sends back; fields with several values are lists."""
    found = {}
    for name, value in re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', text(response)):
        found.setdefault(name, []).append(value)
    return {name: values for name, values in found.items() if name in {"confirmed", "acknowledged"}}


def exported(jogo, *bodies, address=None):
    """Return the text that a phone exports."""
    address = address or reverse("scoring:table", args=(tokens.current(jogo),))
    entries = [
        {
            "id": body["client_id"],
            "publico": str(jogo.public_id),
            "destino": address,
            "corpo": [[name, value] for name, value in body.items()],
            "nome": f"Mão {body['number']}",
        }
        for body in bodies
    ]
    return json.dumps({"canastra": "pendencias", "envios": entries})
