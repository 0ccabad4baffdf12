"""Which cases `make test` leaves to `make proof` because other cases run all that they run: see `docs/tests.md`."""
