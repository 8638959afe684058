"""`pioche coach FILE --seat S`: what each decision of a seat was worth by what it knew, and what luck did."""

from typing import Final

import click

from pioche.cli.language import lang_option

MOST_THOROUGH: Final = 1000  # an hour or more


@click.command()
@click.argument("file")
@click.option("--seat", type=int, required=True)
@click.option("--thorough", type=float, default=1.0)
@click.option("--all", "whole", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@lang_option
def command(file: str, seat: int, thorough: float, whole: bool, as_json: bool, lang: str) -> None:
    from msgspec import json

    from pioche.built import INTERPRETED, core
    from pioche.cli.files import record_in
    from pioche.cli.wording import Complaint, printable
    from pioche.coach import coach, told
    from pioche.coach.telling import decision_text
    from pioche.core.record import Record
    from pioche.core.refusal import Refusal
    from pioche.core.verifying import DIFFERS, verify
    from pioche.texts import Speech, quoted, speech
    from pioche.texts.findings import finding_text

    if not 0 < thorough <= MOST_THOROUGH:  # nor is "nan", which float reads
        raise Complaint(speech(None, lang).message("cli-thorough", most=MOST_THOROUGH))
    record: Record = record_in(file, lang)
    last = len(record.seats) - 1
    if not 0 <= seat <= last:
        raise Complaint(speech(None, lang).message("cli-no-seat", seat=seat, last=last))
    try:
        finding = verify(record)
        if finding.verdict == DIFFERS:
            raise Complaint(printable(finding_text(finding, speech(finding.game, lang))))
        if thorough > INTERPRETED and core() == "interpreted":
            click.echo(speech(None, lang).message("coach-interpreted", thorough=str(INTERPRETED)), err=True)
        report = coach(record, seat, thorough)
    except Refusal as refusal:
        raise Complaint(printable(speech(None, lang).refusal(refusal))) from None
    if as_json:
        click.echo(json.encode(report))
        return
    words = Speech(finding.game, lang)
    names = [printable(quoted(one.name)) for one in record.seats]
    words.names = [name or words.message("player", number=i) for i, name in enumerate(names)]
    found = told(report, words)
    decisions = [decision_text(one, words) for one in report.decisions]
    every = [words.message("coach-decisions-how"), *decisions] if whole and decisions else []
    how = [words.message("coach-how")] if any("±" in said for said in found.costliest) else []
    for line in [*every, found.summary, *found.rounds, *found.costliest, *how]:
        click.echo(line)
