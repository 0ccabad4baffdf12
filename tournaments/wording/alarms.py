"""The sentence for each alarm, for directors and operators."""

from collections.abc import Callable, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.alarms import Alarm, AlarmCode

type Sentence = Callable[[Mapping[str, int]], str]


def ago(seconds: int) -> str:
    """Return a duration in words: in seconds below 2 minutes, in minutes below 2 hours, else in hours."""
    if seconds < 120:
        return _("%(number)s s") % {"number": seconds}
    if seconds < 7200:
        return _("%(number)s min") % {"number": seconds // 60}
    return _("%(number)s h") % {"number": seconds // 3600}


def sentence(alarm: Alarm) -> str:
    """Return the sentence of an alarm."""
    return _SENTENCES[alarm.code](alarm.params)


def _worker_stopped(params: Mapping[str, int]) -> str:
    what = _("As mesas gravam como sempre; a página pública espera.")
    if "seconds" not in params:
        return f"{_('O trabalhador está parado.')} {what}"
    return f"{_('O trabalhador parou há %(ago)s.') % {'ago': ago(params['seconds'])}} {what}"


_SENTENCES: Mapping[AlarmCode, Sentence] = {
    AlarmCode.WORKER_STOPPED: _worker_stopped,
    AlarmCode.BEAT_STOPPED: lambda params: _(
        "O relógio do trabalhador parou: o que uma mensagem perdida deixar para trás fica sem publicar."
    ),
    AlarmCode.PUBLICATION_LATE: lambda params: (
        _("Publicação atrasada há %(ago)s.") % {"ago": ago(params["seconds"])}
    ),
    AlarmCode.REFRESH_FAILS: lambda params: (
        ngettext(
            "A página pública de %(number)s torneio não pode ser atualizada: quem cuida do servidor vê o erro.",
            "A página pública de %(number)s torneios não pode ser atualizada: quem cuida do servidor vê o erro.",
            params["number"],
        )
        % params
    ),
    AlarmCode.DISK_FULL: lambda params: _(
        "O disco do servidor está cheio: nada mais é gravado. Os celulares guardam as mãos e enviam depois."
    ),
    AlarmCode.DISK_READ_ONLY: lambda params: _(
        "O disco do servidor só deixa ler: nada mais é gravado. Os celulares guardam as mãos e enviam depois."
    ),
    AlarmCode.DISK_LOW: lambda params: (
        _("O disco do servidor está quase cheio: restam %(megabytes)s MB.") % params
    ),
    AlarmCode.CHECK_FOUND: lambda params: (
        ngettext(
            "A conferência da noite encontrou o que não confere em %(number)s torneio.",
            "A conferência da noite encontrou o que não confere em %(number)s torneios.",
            params["number"],
        )
        % params
    ),
    AlarmCode.BACKUP_FAILED: lambda params: _("A última cópia de segurança falhou."),
    AlarmCode.BACKUP_OLD: lambda params: (
        _("Há %(ago)s não há cópia de segurança nova que conte.") % {"ago": ago(params["seconds"])}
    ),
    AlarmCode.COPIES_STOPPED: lambda params: _("O serviço que faz as cópias de segurança está parado."),
}
