"""The steps of `make test` and `make proof` together run every test."""

from tests import run
from tests.programs import ROOT

MARK = "pytest.mark." + "worker"


def test_tests_with_a_worker_lie_where_their_step_looks_for_them():
    found = [path for path in sorted(ROOT.glob("tests/**/*.py")) if MARK in path.read_text()]

    assert [str(path.relative_to(ROOT)) for path in found] == list(run.WITH_WORKER)


def test_proof_runs_every_step_with_all_of_its_cases():
    for lane in run.LANES:
        shorter, whole = run.chosen(lane, proof=False), run.chosen(lane, proof=True)

        assert [step.name for step in whole] == [step.name for step in lane]
        assert {step.name for step in shorter} <= {step.name for step in whole}
        assert all("--proof" in step.command for step in whole if step.command.startswith("pytest "))
    assert "python -m tests.faults --long" in [step.command for step in run.chosen(run.BESIDE, proof=True)]
