from django.db import models

from tournaments.models.club import Club


class ListColumns(models.Model):
    """How a club read the columns of a list, as a default for its next list of the same kind.

    of: digest of the column heads or of the shape of the columns (`tournaments.entry_list.columns.signature`).
    columns: code of each column. heading: line of the heads if it was chosen by hand, 0 for a list without heads.
    """

    club = models.ForeignKey(Club, on_delete=models.CASCADE)
    of = models.CharField(max_length=64)
    columns = models.JSONField(default=list)
    heading = models.PositiveIntegerField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("club", "of"), name="list_columns_once"),)

    def __str__(self) -> str:
        return f"{self.club_id}: {' '.join(self.columns)}"
