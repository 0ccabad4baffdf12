"""Entry of paper súmulas of a round, all mesas on one page."""
