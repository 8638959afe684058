"""`pioche coach FILE`: what each decision of a seat was worth by what it knew, and what luck did."""

from typing import TYPE_CHECKING, Final

import click

from pioche.cli.language import lang_option

if TYPE_CHECKING:
    from pioche.core.record import Record
    from pioche.texts import Speech

MOST_THOROUGH: Final = 1000  # an hour or more


@click.command()
@click.argument("file")
@click.option("--seat", type=int, metavar="N")
@click.option("--thorough", type=float, default=1.0, metavar="X")
@click.option("--all", "whole", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@lang_option
def command(file: str, seat: int | None, thorough: float, whole: bool, as_json: bool, lang: str) -> None:
    from msgspec import json

    from pioche.built import INTERPRETED, core
    from pioche.cli.files import record_in
    from pioche.cli.wording import Complaint, printable
    from pioche.coach import coach, told
    from pioche.coach.telling import decision_text
    from pioche.core.refusal import Refusal
    from pioche.core.verifying import DIFFERS, verify
    from pioche.texts import Speech, speech
    from pioche.texts.findings import finding_text

    if not 0 < thorough <= MOST_THOROUGH:  # nor is "nan", which float reads
        raise Complaint(speech(None, lang).message("cli-thorough", most=MOST_THOROUGH))
    record = record_in(file, lang)
    try:
        finding = verify(record)
        if finding.verdict == DIFFERS:
            raise Complaint(printable(finding_text(finding, speech(finding.game, lang))))
        whose = seat if seat is not None else only_person(record, speech(None, lang))
        last = len(record.seats) - 1
        if not 0 <= whose <= last:
            raise Complaint(speech(None, lang).message("cli-no-seat", seat=whose, last=last))
        if thorough > INTERPRETED and core() == "interpreted":
            click.echo(speech(None, lang).message("coach-interpreted", thorough=str(INTERPRETED)), err=True)
        report = coach(record, whose, thorough)
    except Refusal as refusal:
        raise Complaint(printable(speech(None, lang).refusal(refusal))) from None
    if as_json:
        click.echo(json.encode(report))
        return
    words = Speech(finding.game, lang)
    words.names = names(record, words)
    found = told(report, words)
    decisions = [decision_text(one, words) for one in report.decisions]
    every = [words.message("coach-decisions-how"), *decisions] if whole and decisions else []
    how = [words.message("coach-how")] if any("±" in said for said in found.costliest) else []
    for line in [*every, found.summary, *found.rounds, *found.costliest, *how]:
        click.echo(line)


def only_person(record: "Record", words: "Speech") -> int:
    """The seat that no bot played; a Complaint that lists the seats where there is not exactly one."""
    from pioche.cli.wording import Complaint, printable
    from pioche.texts import quoted

    people = [seat for seat, one in enumerate(record.seats) if one.bot is None]
    if len(people) == 1:
        return people[0]
    listed = []
    for seat, (one, name) in enumerate(zip(record.seats, names(record, words), strict=True)):
        who = name if one.bot is None else f"{name}, {printable(quoted(one.bot))}"
        listed.append(f"{seat} ({who})")
    raise Complaint(words.message("cli-coach-whose", people=len(people), seats=", ".join(listed)))


def names(record: "Record", words: "Speech") -> list[str]:
    """Of all seats, with something for those that have none."""
    from pioche.cli.wording import printable
    from pioche.texts import quoted

    given = [printable(quoted(one.name)) for one in record.seats]
    return [name or words.message("player", number=seat) for seat, name in enumerate(given)]
