"""Link from an error to the page that can resolve it: `{% load remedies %}`."""

from dataclasses import dataclass

from django import template
from django.forms import BaseForm
from django.http import HttpRequest
from django.template import Context
from django.urls import reverse

from tournaments.wording.refusals.remedies import REMEDIES

register = template.Library()


@dataclass(frozen=True, slots=True)
class WayOn:
    """Address and label of a link."""

    href: str
    label: str


@register.simple_tag(takes_context=True)
def way_on(context: Context, form: BaseForm) -> WayOn | None:
    """Return the link that resolves the error of a form; None if no page helps or it is the current one."""
    request: HttpRequest | None = getattr(context, "request", None)
    remedy = REMEDIES.get(getattr(getattr(form, "refused", None), "code", ""))
    if remedy is None or request is None or (match := request.resolver_match) is None:
        return None
    # Remedies are desk pages of a tournament.
    if "/torneios/" not in request.path or "slug" not in match.kwargs:
        return None
    args = [match.kwargs["slug"], *([remedy.key] if remedy.key else [])]
    href = reverse(f"tournaments:{remedy.page}", args=args)
    return None if href == request.path else WayOn(href, str(remedy.label))
