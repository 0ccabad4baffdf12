"""The form renderer without templates gives exactly the output of Django's templates."""

from datetime import date

import pytest
from django import forms
from django.forms.renderers import DjangoTemplates
from django.utils.safestring import mark_safe
from django.utils.translation import gettext_lazy, override

from deploy.web.form_renderer import WRITTEN, DirectRenderer

GROUPED = [
    ("", "---"),
    (1000, 1000),
    ("<b>", "Sul & Norte"),
    ("Mesas <perto>", [("a", gettext_lazy("Mesa")), (None, mark_safe("<i>7</i>"))]),
]


class Odd(forms.Form):
    """A form with all fields that may need escaping, omission or wording."""

    name = forms.CharField(label='Nome & "apelido"', max_length=80)
    number = forms.IntegerField(label=gettext_lazy("Mesa"), min_value=1, required=False)
    hidden = forms.CharField(widget=forms.HiddenInput)
    agreed = forms.BooleanField(label=mark_safe("<em>De acordo</em>"), required=False)
    day = forms.DateField(widget=forms.DateInput(attrs={"type": "date", "data-x": '"<'}), required=False)
    mail = forms.EmailField(widget=forms.EmailInput(attrs={"autofocus": True, "hidden": False, "size": 1000}))
    secret = forms.CharField(widget=forms.PasswordInput(render_value=True))
    lines = forms.CharField(
        widget=forms.Textarea(attrs={"rows": 3}), label="", help_text="Uma <b>por</b> linha"
    )
    one = forms.ChoiceField(choices=GROUPED)
    some = forms.MultipleChoiceField(choices=GROUPED, label_suffix="?")
    radio = forms.ChoiceField(choices=GROUPED[:3], widget=forms.RadioSelect)
    boxes = forms.MultipleChoiceField(choices=GROUPED[:3], widget=forms.CheckboxSelectMultiple)
    file = forms.FileField(required=False)


FILLED = {
    "name": '"><script>alert(1)</script>',
    "number": 12345,
    "hidden": mark_safe("a&amp;b"),
    "agreed": True,
    "day": date(2026, 3, 7),
    "mail": "x",
    "secret": "'",
    "lines": "</textarea>\n & 1",
    "one": 1000,
    "some": ["", "<b>"],
    "radio": "<b>",
    "boxes": ["1000"],
}


def written(form):
    fields = [str(field) + field.label_tag() + field.label_tag(tag="") + field.legend_tag() for field in form]
    return [*fields, *(field.as_hidden() for field in form), form.as_p()]


@pytest.mark.parametrize("language", ["pt-br", "en"])
@pytest.mark.parametrize(
    "given",
    [
        pytest.param({}, id="empty"),
        pytest.param({"initial": FILLED}, id="filled"),
        pytest.param({"data": {}}, id="refused"),
        pytest.param({"data": FILLED, "prefix": None, "use_required_attribute": False}, id="sent"),
    ],
)
def test_fields_are_written_as_by_django(given, language, settings):
    settings.USE_THOUSAND_SEPARATOR = True
    with override(language):
        assert written(Odd(**given, renderer=DirectRenderer())) == written(
            Odd(**given, renderer=DjangoTemplates())
        )


def test_site_writes_its_fields_directly():
    form = Odd()

    assert isinstance(form.renderer, DirectRenderer)
    assert {field.field.widget.template_name for field in form} & set(WRITTEN)
