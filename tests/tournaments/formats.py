"""A short plan of each format."""

KNOCKOUT = {"format": "knockout"}
DOUBLE = {"format": "double"}
ALL = {"format": "all_play_all"}
SWISS = {"format": "swiss", "rounds": 3}
DANESE = {"format": "danese", "rounds": 2}
MITCHELL = {"format": "mitchell", "rounds": 3}
GROUPS = {"format": "groups", "groups": 2}
