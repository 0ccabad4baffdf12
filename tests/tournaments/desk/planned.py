"""The plan page: the form data that a browser sends back, for its tests."""

from tests.tournaments.desk.pages import url

TRIAL = {"entrants": "16", "mesas": "8", "seed": "7"}


def shown(client, tournament, key="", **trial):
    """Return the form data that a browser sends back from the page of a ready-made plan."""
    draft = client.get(url("desk_plan", tournament), {"pronto": key}).context["draft"]
    sent = {**TRIAL, **trial}
    for form in draft.forms:
        for field in form:
            if field.value() not in (None, False):
                sent[field.html_name] = field.value()
    return sent


def send(client, tournament, data, action="ver"):
    return client.post(url("desk_plan", tournament), {**data, "acao": action})
