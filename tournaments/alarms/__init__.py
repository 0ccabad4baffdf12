"""Current problems of the site, the same for the desk, the operator and monitoring. Sentences: `wording.alarms`."""

from tournaments.alarms.alarm import Alarm, AlarmCode, SiteState, kept, sounding, standing

__all__ = ["Alarm", "AlarmCode", "SiteState", "kept", "sounding", "standing"]
