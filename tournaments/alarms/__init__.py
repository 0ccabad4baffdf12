"""What is wrong with the site now: desk, operator and programs are told the same. Sentences: `wording.alarms`."""

from tournaments.alarms.alarm import Alarm, Code, Standing, kept, sounding, standing

__all__ = ["Alarm", "Code", "Standing", "kept", "sounding", "standing"]
