"""A plan that is being edited: its forms, and its meaning once they are valid. Stores nothing."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import QueryDict

from tournaments.desk.plan.forms import StageForm, TryForm
from tournaments.desk.plan.meaning import UNCOUNTED, Hours
from tournaments.desk.plan.values import planned_of
from tournaments.errors import TournamentError
from tournaments.pairing.entrant import Entrant
from tournaments.pairing.errors import DrawError
from tournaments.plan.meaning import Meaning, meaning
from tournaments.plan.preview import FirstDraw
from tournaments.plan.stored import Planned

MOST_STAGES = 6

type Values = Mapping[str, Any]


def usual(**values: Any) -> dict[str, Any]:
    """Return the initial values of a new stage, with the given values replaced."""
    fields = StageForm(number=1).fields
    return {**{name: field.initial for name, field in fields.items()}, **values}


def sent_stages(data: QueryDict) -> list[dict[str, Any]]:
    """Return the raw input of every stage that was sent."""
    stages: list[dict[str, Any]] = []
    while f"fase{len(stages) + 1}-format" in data and len(stages) < MOST_STAGES:
        start = f"fase{len(stages) + 1}-"
        stages.append({key.removeprefix(start): text for key, text in data.items() if key.startswith(start)})
    return stages


def moved(
    stages: list[dict[str, Any]], action: str, number: int, *, new: dict[str, Any]
) -> list[dict[str, Any]]:
    """Return the stages after one was added (`incluir`), deleted (`tirar`) or moved (`subir`, `descer`)."""
    at = number - 1
    if action == "incluir" and len(stages) < MOST_STAGES:
        return [*stages, new]
    if not 0 <= at < len(stages):
        return stages
    if action == "tirar" and len(stages) > 1:
        return stages[:at] + stages[at + 1 :]
    to = at + {"subir": -1, "descer": 1}.get(action, 0)
    if 0 <= to < len(stages):
        stages[at], stages[to] = stages[to], stages[at]
    return stages


class PlanDraft:
    """The forms of a plan with their input. `planned` and `meanings` are set once `is_valid` has returned True."""

    def __init__(self, stages: Sequence[Values], trial: Values, *, hours: Hours = UNCOUNTED) -> None:
        self._sent = stages, trial
        self.hours = hours
        self.trial = TryForm(trial)
        self.forms = [
            StageForm(_data(values, f"fase{number}"), number=number)
            for number, values in enumerate(stages, start=1)
        ]
        self.planned: list[Planned] = []
        self.meanings: tuple[Meaning, ...] = ()

    def without_refusals(self) -> "PlanDraft":
        """Return the same draft without error messages."""
        stages, trial = self._sent
        again = PlanDraft(stages, trial, hours=self.hours)
        # Unbound forms with the same values are not validated.
        again.trial = TryForm(initial=trial)
        blank = dict.fromkeys(again.forms[0].fields)
        again.forms = [
            StageForm(initial={**blank, **values}, number=number)
            for number, values in enumerate(stages, start=1)
        ]
        return again

    def is_valid(self) -> bool:
        """Return whether every field is valid and the plan can be played. Errors are at their fields."""
        in_order = [form.is_valid() for form in (self.trial, *self.forms)]
        return all(in_order) and self._can_be_played()

    def is_in_order(self) -> bool:
        """Return whether each stage is complete, for any number of entrants. Sets `planned` if so."""
        # Validates all forms, so that each shows its errors.
        in_order = [form.is_valid() for form in self.forms]
        if all(in_order):
            self.planned = [planned_of(form.cleaned_data) for form in self.forms]
        return bool(self.planned)

    def refuse(self, exc: TournamentError) -> bool:
        """Put an error of the service at the field of the stage that it names; return False if it names none."""
        at = exc.params.get("stage")
        form = next((form for form in self.forms if form.number == at), None)
        if form:
            form.refuse(exc)
        return form is not None

    def example(self, known: Sequence[tuple[int | None, int | None]]) -> FirstDraw:
        """Return an example of the first draw.

        known: seed and club of the entrants by number; the others have neither.
        """
        places = dict(enumerate(known, start=1))
        count, seed = self.trial.cleaned_data["entrants"], self.trial.cleaned_data["seed"]
        field = []
        for number in range(1, count + 1):
            place, club = places.get(number, (None, None))
            field.append(Entrant(number, place, club=club))
        return self.planned[0].stage.format.preview(field, seed=seed)

    def _can_be_played(self) -> bool:
        entrants, mesas = self.trial.cleaned_data["entrants"], self.trial.cleaned_data["mesas"]
        # Stage by stage, so that the error is put at the first stage that cannot be played.
        for form in self.forms:
            try:
                self.planned.append(planned_of(form.cleaned_data))
                plan = [one.stage for one in self.planned]
                self.meanings = meaning(plan, entrants=entrants, tables=mesas, timing=self.hours.timing)
            except DrawError as exc:
                form.refuse_draw(exc)
                return False
        return True


def _data(values: Values, prefix: str) -> dict[str, Any]:
    # A browser does not send a checkbox that is not ticked.
    return {f"{prefix}-{name}": value for name, value in values.items() if value not in (None, False)}
