"""What checking a record found, in words."""

from pioche.core.verifying import DIFFERS, OTHER_RULES, UNFINISHED, VERIFIED, Finding
from pioche.texts.marks import marks_text
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
        without_result = finding.verdict == VERIFIED and record.result is None
        text = speech.message(
            "finding-verified-no-result" if without_result else f"finding-{finding.verdict}",
            moves=len(record.moves),
            rules=record.rules,
            plays=finding.game.rules,
            kind=record.source.kind,
            version=record.source.version,
        )
    sentences = [text]
    unbound = record.source.kind == "sealed" and record.source.commitment is None
    if unbound and finding.verdict in (VERIFIED, UNFINISHED):
        sentences.append(speech.message("finding-not-committed"))
    if finding.fair():
        added = sum(part != "" for part in record.source.entropy or [])
        sentences.append(speech.message("finding-fair", added=added))
    if record.rules != finding.game.rules and finding.verdict != OTHER_RULES:
        sentences.append(speech.message("finding-made-under", rules=record.rules, plays=finding.game.rules))
    return " ".join([*sentences, *marks_text(record, speech)])
