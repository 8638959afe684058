"""What checking a record found, in words."""

from pioche.core.record import DIFFERS, OTHER_RULES, Finding
from pioche.texts.speech import Speech, quoted


def finding_text(finding: Finding, speech: Speech) -> str:
    record = finding.record
    if finding.verdict == DIFFERS and finding.refusal is not None:
        reason = speech.refusal(finding.refusal)
        if finding.refusal.clause is not None:
            reason = f"{reason} ({finding.refusal.clause})"
        if finding.at == 0:
            text = speech.message("finding-differs", reason=reason)
        else:
            move = quoted(record.moves[finding.at - 1])
            text = speech.message("finding-differs-move", number=finding.at, move=move, reason=reason)
    else:
        text = speech.message(
            f"finding-{finding.verdict}",
            moves=len(record.moves),
            rules=record.rules,
            plays=finding.game.rules,
            kind=record.source.kind,
            version=record.source.version,
        )
    if record.rules != finding.game.rules and finding.verdict != OTHER_RULES:
        under = speech.message("finding-made-under", rules=record.rules, plays=finding.game.rules)
        return f"{text} {under}"
    return text
