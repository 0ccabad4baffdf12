"""The sheets of a round typed from paper, all mesas on one page."""
