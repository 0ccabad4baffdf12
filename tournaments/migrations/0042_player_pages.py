import django.db.models.deletion
from django.db import migrations, models

from tournaments.publication.document.placings import (placings)


def place(apps, schema_editor):
    """Store what the latest revision of each event says of who ended where."""
    publication = apps.get_model("tournaments", "Publication")
    placing = apps.get_model("tournaments", "Colocacao")
    listed = set(apps.get_model("tournaments", "Player").objects.values_list("pk", flat=True))
    for tournament in apps.get_model("tournaments", "Tournament").objects.order_by("pk"):
        last = publication.objects.filter(tournament=tournament).order_by("-number").only("payload").first()
        found = placings(last.payload) if last else ()
        columns = [one._asdict() for one in found if one.player in listed]
        placing.objects.bulk_create(
            placing(tournament=tournament, player_id=one.pop("player"), **one) for one in columns
        )


def erased(apps, schema_editor):
    """Whose name was erased has no page."""
    player = apps.get_model("tournaments", "Player")
    for one in player.objects.exclude(replaced_at=None).filter(name__startswith="Participante "):
        if one.name == f"Participante {one.pk}":
            player.objects.filter(pk=one.pk).update(page="none")


class Migration(migrations.Migration):

    dependencies = [
        ("tournaments", "0041_what_readers_are_told"),
    ]

    operations = [
        migrations.AddField(
            model_name='club',
            name='player_pages',
            field=models.BooleanField(db_default=False, default=False, verbose_name='páginas dos jogadores'),
        ),
        migrations.AddField(
            model_name='player',
            name='page',
            field=models.CharField(choices=[('club', 'como o clube'), ('minor', 'não: é menor de idade'), ('none', 'não: pediu para não ter')], db_default='club', default='club', editable=False, max_length=5),
        ),
        migrations.CreateModel(
            name='Colocacao',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('dupla', models.PositiveIntegerField()),
                ('place', models.PositiveIntegerField()),
                ('place_to', models.PositiveIntegerField()),
                ('entered', models.PositiveIntegerField()),
                ('disqualified', models.BooleanField(default=False)),
                ('partners', models.JSONField(default=list)),
                ('meetings', models.JSONField(default=list)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='tournaments.player')),
                ('tournament', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='tournaments.tournament')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('tournament', 'player'), name='colocacao_once')],
            },
        ),
        migrations.RunPython(place, migrations.RunPython.noop),
        migrations.RunPython(erased, migrations.RunPython.noop),
    ]
