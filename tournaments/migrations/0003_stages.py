import django.db.models.deletion
import django.db.models.functions.datetime
from django.conf import settings
from django.db import migrations, models


def fill(apps, schema_editor):
    """Each bracket that was drawn becomes the first stage of its tournament."""
    using = schema_editor.connection.alias
    tournaments = apps.get_model("tournaments", "Tournament").objects.using(using)
    for tournament in tournaments.filter(pk__in=_drawn(apps, using)):
        _make_stage(apps, using, tournament)
    # PostgreSQL alters no table while foreign keys written in the same transaction are still to be checked.
    schema_editor.connection.check_constraints()


def _drawn(apps, using):
    confrontos = apps.get_model("tournaments", "Confronto").objects.using(using)
    return set(confrontos.order_by().values_list("tournament_id", flat=True))


def _make_stage(apps, using, tournament):
    stages = apps.get_model("tournaments", "Stage").objects.using(using)
    state = {"running": "playing", "finished": "closed"}.get(tournament.state, "planned")
    plan = {"format": "knockout", "third": tournament.third_place}
    stage = stages.create(tournament=tournament, number=1, plan=plan, state=state, seed=tournament.draw_seed)
    confrontos = list(
        apps.get_model("tournaments", "Confronto").objects.using(using).filter(tournament=tournament)
    )
    reasons = dict(
        apps.get_model("scoring", "Jogo")
        .objects.using(using)
        .filter(confronto__tournament=tournament)
        .values_list("pk", "reason")
    )
    for confronto in confrontos:
        confronto.stage, confronto.status = stage, _status(confronto, reasons.get(confronto.jogo_id))
    apps.get_model("tournaments", "Confronto").objects.using(using).bulk_update(
        confrontos, ("stage", "status"), batch_size=200
    )
    _enter(apps, using, stage, confrontos)


def _status(confronto, reason):
    if confronto.bye_a or confronto.bye_b:
        return "bye"
    if confronto.winner_id is None:
        return ""
    return "walkover" if reason == "walkover" else "played"


def _enter(apps, using, stage, confrontos):
    """The list was not kept: it follows the seeds, then the entries."""
    drawn = {dupla for row in confrontos for dupla in (row.dupla_a_id, row.dupla_b_id) if dupla}
    duplas = list(apps.get_model("tournaments", "Dupla").objects.using(using).filter(pk__in=drawn))
    duplas.sort(key=lambda dupla: (dupla.seed is None, dupla.seed or 0, dupla.number))
    entry = apps.get_model("tournaments", "StageEntry")
    entry.objects.using(using).bulk_create(
        entry(stage=stage, dupla=dupla, place=place) for place, dupla in enumerate(duplas, start=1)
    )


def empty(apps, schema_editor):
    """The way back: only a bracket in one stage fits; its confrontos lose their stage."""
    using = schema_editor.connection.alias
    apps.get_model("tournaments", "Confronto").objects.using(using).update(stage=None)
    schema_editor.connection.check_constraints()


class Migration(migrations.Migration):
    dependencies = [
        ("scoring", "0002_any_rule_set"),
        ("tournaments", "0002_any_rule_set"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Ocorrencia",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "at",
                    models.DateTimeField(
                        db_default=django.db.models.functions.datetime.Now(), verbose_name="quando"
                    ),
                ),
                ("action", models.CharField(max_length=30, verbose_name="o quê")),
                ("round", models.PositiveSmallIntegerField(null=True, verbose_name="rodada")),
                ("reason", models.CharField(blank=True, max_length=200, verbose_name="por quê")),
                ("data", models.JSONField(default=dict, verbose_name="detalhes")),
            ],
            options={
                "verbose_name": "ocorrência",
                "verbose_name_plural": "ocorrências",
                "ordering": ("tournament", "pk"),
            },
        ),
        migrations.CreateModel(
            name="Penalty",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("round", models.PositiveSmallIntegerField(verbose_name="rodada")),
                ("sanction", models.CharField(max_length=20, verbose_name="punição")),
                ("amount", models.PositiveIntegerField(default=0, verbose_name="pontos")),
                ("reason", models.CharField(max_length=200, verbose_name="motivo")),
                (
                    "at",
                    models.DateTimeField(
                        db_default=django.db.models.functions.datetime.Now(), verbose_name="aplicada em"
                    ),
                ),
                ("lifted_at", models.DateTimeField(null=True, verbose_name="retirada em")),
            ],
            options={
                "verbose_name": "punição",
                "verbose_name_plural": "punições",
                "ordering": ("stage", "pk"),
            },
        ),
        migrations.CreateModel(
            name="Round",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveSmallIntegerField(verbose_name="rodada")),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("draft", "rascunho"),
                            ("checked", "conferida"),
                            ("posted", "afixada"),
                            ("playing", "em jogo"),
                            ("closed", "encerrada"),
                        ],
                        default="draft",
                        max_length=8,
                        verbose_name="situação",
                    ),
                ),
                ("seed", models.BigIntegerField(verbose_name="semente do sorteio")),
                ("order", models.JSONField(default=list, verbose_name="lista do sorteio")),
                ("forced", models.JSONField(default=list, verbose_name="confrontos postos à mão")),
                ("forbidden", models.JSONField(default=list, verbose_name="confrontos proibidos")),
                (
                    "override",
                    models.CharField(blank=True, max_length=200, verbose_name="por que antes dos resultados"),
                ),
                (
                    "drawn_at",
                    models.DateTimeField(
                        db_default=django.db.models.functions.datetime.Now(), verbose_name="sorteada em"
                    ),
                ),
                ("posted_at", models.DateTimeField(null=True, verbose_name="afixada em")),
            ],
            options={
                "verbose_name": "rodada",
                "verbose_name_plural": "rodadas",
                "ordering": ("stage", "number"),
            },
        ),
        migrations.CreateModel(
            name="Stage",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveSmallIntegerField(verbose_name="número")),
                ("name", models.CharField(blank=True, max_length=60, verbose_name="nome")),
                ("plan", models.JSONField(verbose_name="plano")),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("planned", "planejada"),
                            ("playing", "em andamento"),
                            ("closed", "encerrada"),
                        ],
                        default="planned",
                        max_length=8,
                        verbose_name="situação",
                    ),
                ),
                ("lots", models.JSONField(default=dict, verbose_name="sortes")),
                ("seed", models.BigIntegerField(null=True, verbose_name="semente do sorteio")),
            ],
            options={
                "verbose_name": "fase",
                "verbose_name_plural": "fases",
                "ordering": ("tournament", "number"),
            },
        ),
        migrations.CreateModel(
            name="StageEntry",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("place", models.PositiveSmallIntegerField(verbose_name="lugar na lista")),
                ("group", models.PositiveSmallIntegerField(default=0, verbose_name="grupo")),
                ("carried", models.JSONField(default=dict, verbose_name="pontos trazidos")),
                ("from_round", models.PositiveSmallIntegerField(default=1)),
                ("until_round", models.PositiveSmallIntegerField(null=True)),
            ],
            options={
                "verbose_name": "participação",
                "verbose_name_plural": "participações",
                "ordering": ("stage", "place"),
            },
        ),
        migrations.AlterModelOptions(
            name="confronto",
            options={
                "ordering": ("stage", "round", "kind", "group", "position"),
                "verbose_name": "confronto",
                "verbose_name_plural": "confrontos",
            },
        ),
        migrations.RemoveConstraint(
            model_name="confronto",
            name="confronto_place",
        ),
        migrations.AddField(
            model_name="confronto",
            name="flags",
            field=models.JSONField(default=list, verbose_name="o que dizer do confronto"),
        ),
        migrations.AddField(
            model_name="confronto",
            name="given",
            field=models.JSONField(null=True, verbose_name="pontos dados pela direção"),
        ),
        migrations.AddField(
            model_name="confronto",
            name="group",
            field=models.PositiveSmallIntegerField(default=0, verbose_name="grupo"),
        ),
        migrations.AddField(
            model_name="confronto",
            name="status",
            field=models.CharField(blank=True, max_length=11, verbose_name="resultado"),
        ),
        migrations.AlterField(
            model_name="confronto",
            name="kind",
            field=models.CharField(
                choices=[
                    ("main", "chave"),
                    ("third", "3º lugar"),
                    ("losers", "repescagem"),
                    ("final", "final"),
                    ("reset", "final extra"),
                    ("consolation", "consolação"),
                ],
                default="main",
                max_length=11,
            ),
        ),
        migrations.AddField(
            model_name="ocorrencia",
            name="actor",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                to=settings.AUTH_USER_MODEL,
                verbose_name="quem",
            ),
        ),
        migrations.AddField(
            model_name="ocorrencia",
            name="dupla",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.PROTECT, to="tournaments.dupla"
            ),
        ),
        migrations.AddField(
            model_name="ocorrencia",
            name="tournament",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.tournament"),
        ),
        migrations.AddField(
            model_name="penalty",
            name="author",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                to=settings.AUTH_USER_MODEL,
                verbose_name="autor",
            ),
        ),
        migrations.AddField(
            model_name="penalty",
            name="dupla",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.dupla"),
        ),
        migrations.AddField(
            model_name="stage",
            name="tournament",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.tournament"),
        ),
        migrations.AddField(
            model_name="round",
            name="stage",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.stage"),
        ),
        migrations.AddField(
            model_name="penalty",
            name="stage",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.stage"),
        ),
        migrations.AddField(
            model_name="ocorrencia",
            name="stage",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.PROTECT, to="tournaments.stage"
            ),
        ),
        migrations.AddField(
            model_name="confronto",
            name="stage",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.PROTECT, to="tournaments.stage"
            ),
        ),
        migrations.AddField(
            model_name="stageentry",
            name="dupla",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.dupla"),
        ),
        migrations.AddField(
            model_name="stageentry",
            name="stage",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.stage"),
        ),
        migrations.AddConstraint(
            model_name="stage",
            constraint=models.UniqueConstraint(fields=("tournament", "number"), name="stage_number"),
        ),
        migrations.AddConstraint(
            model_name="round",
            constraint=models.UniqueConstraint(fields=("stage", "number"), name="round_number"),
        ),
        migrations.AddConstraint(
            model_name="stageentry",
            constraint=models.UniqueConstraint(fields=("stage", "dupla"), name="stage_entry_once"),
        ),
        migrations.RunPython(fill, empty),
        migrations.AlterField(
            model_name="confronto",
            name="stage",
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to="tournaments.stage"),
        ),
        migrations.AddConstraint(
            model_name="confronto",
            constraint=models.UniqueConstraint(
                fields=("stage", "kind", "round", "group", "position"), name="confronto_place"
            ),
        ),
    ]
