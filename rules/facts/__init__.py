"""The facts of one mão, as they were typed, read into a `Mao`."""
