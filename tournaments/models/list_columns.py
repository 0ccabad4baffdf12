from django.db import models

from tournaments.models.club import Club


class ListColumns(models.Model):
    """How a club has read the columns of a list, for its next one of the same kind.

    of: digest of the heads, or of what the columns look like (`tournaments.entry_list.columns.signature`). columns:
    what each holds, by code. heading: the line with the heads, where another was chosen than is found; 0 for none.
    """

    club = models.ForeignKey(Club, on_delete=models.CASCADE)
    of = models.CharField(max_length=64)
    columns = models.JSONField(default=list)
    heading = models.PositiveIntegerField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("club", "of"), name="list_columns_once"),)

    def __str__(self) -> str:
        return f"{self.club_id}: {' '.join(self.columns)}"
