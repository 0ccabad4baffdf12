"""Selection of redundant test cases, which run in `make proof` but not in `make test`: see `docs/tests.md`."""
