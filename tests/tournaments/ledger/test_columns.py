"""Every column of a recorded row is declared as sealed, erasable or outside the chain."""

import pytest
from django.apps import apps
from django.db import models

from tournaments.models.recorded import Recorded

RECORDED = [model for model in apps.get_models() if issubclass(model, Recorded)]
# Typed texts that the chain keeps for good, each with the reason why no person needs to erase it.
TYPED_AND_SEALED = {
    "penalty.reason": "players in it stand by number",
    "round.override": "players in it stand by number",
    "stage.name": "of a stage",
    "team.name": "of a team",
    "team.sort_name": "of a team",
    "tournament.name": "of an event",
    "tournament.place": "of a hall",
    "tournament.rules_title": "of a rule set",
    "tournament.slug": "of an event",
}


def declared(model):
    return {"sealed": model.SEALED, "erasable": model.ERASABLE, "not kept": model.NOT_KEPT}


def test_rows_are_recorded():
    assert len(RECORDED) == 9


@pytest.mark.parametrize("model", RECORDED, ids=lambda model: model.__name__)
def test_each_column_is_declared_once(model):
    columns = {one.attname for one in model._meta.concrete_fields} - {"id"}
    said = [name for names in declared(model).values() for name in names]

    assert sorted(said) == sorted(columns), "say in the model what becomes of a column"


@pytest.mark.parametrize("model", RECORDED, ids=lambda model: model.__name__)
def test_what_can_be_erased_hangs_on_a_salt(model):
    assert not model.ERASABLE or "salt" in model.NOT_KEPT


def test_a_text_that_people_type_is_sealed_for_good_only_where_that_is_said():
    typed = {
        f"{model._meta.model_name}.{one.attname}"
        for model in RECORDED
        for one in model._meta.concrete_fields
        if isinstance(one, models.CharField | models.TextField)
        and not one.choices
        and one.attname in model.SEALED
    }
    codes = {"confronto.status", "confronto.winner_side", "confronto.loser_side", "penalty.sanction"}
    codes |= {"tournament.ruleset", "tournament.extra"}

    assert typed - codes == set(TYPED_AND_SEALED)
