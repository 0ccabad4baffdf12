"""Render form fields without templates, because the plan of three stages has two hundred of them.

The HTML is exactly that of Django's own templates; other widgets are still rendered by these templates.
"""

from collections.abc import Callable, Mapping
from typing import Any

from django.forms.renderers import DjangoTemplates
from django.http import HttpRequest
from django.utils.formats import localize
from django.utils.html import conditional_escape

type Given = Mapping[str, Any]


class DirectRenderer(DjangoTemplates):
    """A renderer that writes inputs, selects, text areas and labels directly. The rest uses Django's templates."""

    def render(self, template_name: str, context: dict[str, Any], request: HttpRequest | None = None) -> str:
        if write := WRITTEN.get(template_name):
            return write(context)
        return super().render(template_name, context, request)


def _attrs(attrs: Given) -> str:
    return "".join(
        f" {conditional_escape(name)}" + ("" if value is True else f'="{conditional_escape(value)}"')
        for name, value in attrs.items()
        if value is not False
    )


def _shown(value: Any) -> str:
    return conditional_escape(localize(value))


def _input(context: Given) -> str:
    widget = context["widget"]
    value = "" if widget["value"] is None else f' value="{conditional_escape(widget["value"])}"'
    kind, name = conditional_escape(widget["type"]), conditional_escape(widget["name"])
    return f'<input type="{kind}" name="{name}"{value}{_attrs(widget["attrs"])}>'


def _textarea(context: Given) -> str:
    widget = context["widget"]
    value = _shown(widget["value"]) if widget["value"] else ""
    name = conditional_escape(widget["name"])
    return f'<textarea name="{name}"{_attrs(widget["attrs"])}>\n{value}</textarea>'


def _select(context: Given) -> str:
    widget = context["widget"]
    name = conditional_escape(widget["name"])
    groups = "".join(_group(group, options) for group, options, _ in widget["optgroups"])
    return f'<select name="{name}"{_attrs(widget["attrs"])}>{groups}\n</select>'


def _group(name: object, options: list[Given]) -> str:
    found = "".join(f"\n  {_option(option)}" for option in options)
    return f'\n  <optgroup label="{_shown(name)}">{found}\n  </optgroup>' if name else found


def _option(option: Given) -> str:
    value, attrs = conditional_escape(option["value"]), _attrs(option["attrs"])
    return f'<option value="{value}"{attrs}>{_shown(option["label"])}</option>\n'


def _label(context: Given) -> str:
    label = _shown(context["label"])
    if not context["use_tag"]:
        return label
    tag = _shown(context["tag"])
    return f"<{tag}{_attrs(context['attrs'])}>{label}</{tag}>"


INPUTS = (
    "text",
    "number",
    "hidden",
    "checkbox",
    "date",
    "email",
    "password",
    "url",
    "time",
    "color",
    "input",
)
WRITTEN: Mapping[str, Callable[[Given], str]] = {
    **{f"django/forms/widgets/{kind}.html": _input for kind in INPUTS},
    "django/forms/widgets/textarea.html": _textarea,
    "django/forms/widgets/select.html": _select,
    "django/forms/label.html": _label,
}
