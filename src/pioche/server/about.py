"""What does not depend on any table: games, rules, words, health, numbers, and the protocol itself."""

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pioche import __version__
from pioche.bots.bot import bots
from pioche.core.game import BOOKLET, Game
from pioche.core.options import Option, Preset, json_schema, written
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.server import failures
from pioche.server.answers import answer, asked, json_answer, packed, refused
from pioche.server.house import House
from pioche.server.protocol import Games, GameShown, Health, OptionWords, PresetShown, Rules, WordsAsked
from pioche.server.schema import openapi, schema
from pioche.server.words import worded
from pioche.tables.asks import PHRASES
from pioche.texts import LANGUAGES, speech
from pioche.texts.rulebook import rulebook

SOON: Final = 1.0  # seconds for a store that is ready to answer


class AboutDoor:
    def __init__(self, house: House) -> None:
        self.house = house

    async def health(self, request: Request) -> Response:
        return answer(Health("ok", __version__))

    async def ready(self, request: Request) -> Response:
        """Whether the store answers a question, and soon."""
        asking = asyncio.ensure_future(self.house.room.store.find(""))
        answered, _ = await asyncio.wait([asking], timeout=SOON)
        if not answered:
            asking.cancel()  # without waiting for its end: that may take as long
            raise Refusal("store", None, "store-gone")
        await asking
        return answer(Health("ok", __version__))

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return json_answer(msgspec.json.encode(openapi()))

    async def schema(self, request: Request) -> Response:
        return json_answer(msgspec.json.encode(schema()))

    async def games(self, request: Request) -> Response:
        return packed(request, answer(Games([shown(game) for game in games().values()])))

    async def rules(self, request: Request) -> Response:
        """A rulebook, or one clause of it."""
        game = _game(request)
        lang = _language(request)
        book = rulebook(game, lang)
        asked_for = request.path_params.get("clause")
        if asked_for is None:
            return packed(request, answer(Rules(game.slug, lang, None, book.text)))
        clause = book.clause(asked_for)
        if clause is None:
            ids = list(book.clauses)
            words = {"clause": asked_for, "first": ids[0], "last": ids[-1]}
            raise Refusal("not-found", None, "server-no-clause", words=words)
        return answer(Rules(game.slug, lang, clause, book.clauses[clause]))

    async def words(self, request: Request) -> Response:
        game = _game(request)
        wait = self.house.allowance.words.wait(request.scope["address"])
        if wait:
            raise failures.limited("server-requests", wait)
        wanted = await asked(request, WordsAsked, 4 * self.house.settings.limits.message_bytes)
        try:
            return answer(worded(game, wanted))
        except Refusal as refusal:
            return refused(refusal, game)


def read_catalogues() -> None:
    for game in games().values():
        shown(game)


def shown(game: Game) -> GameShown:
    return GameShown(
        slug=game.slug,
        titles=_said(game, "title"),
        taglines=_said(game, "tagline"),
        least=game.least,
        most=game.most,
        rules=game.rules,
        options=json_schema(game.options),
        option_words={option.name: _option(game, option) for option in game.options},
        presets={preset.name: _preset(game, preset) for preset in (BOOKLET, *game.presets)},
        bots=[bot.name for bot in bots() if bot.game in (game.slug, None)],
        phrases=list(PHRASES),
        printed=game.printed(),
    )


def _option(game: Game, option: Option) -> OptionWords:
    keys = {written(value): f"option-{option.name}-{written(value)}" for value in option.values}
    about = f"option-{option.name}-about"
    return OptionWords(
        titles=_said(game, f"option-{option.name}"),
        about=_said(game, about) if speech(game, LANGUAGES[0]).has(about) else {},
        values={value: _said(game, key) for value, key in keys.items() if speech(game, LANGUAGES[0]).has(key)},
    )


def _preset(game: Game, preset: Preset) -> PresetShown:
    return PresetShown(titles=_said(game, f"preset-{preset.name}"), options=preset.options)


def _said(game: Game, key: str) -> dict[str, str]:
    return {lang: speech(game, lang).message(key) for lang in LANGUAGES}


def _game(request: Request) -> Game:
    try:
        return game_of(request.path_params["slug"])
    except Refusal as unknown:
        raise Refusal("not-found", None, unknown.key, words=unknown.words) from None


def _language(request: Request) -> str:
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Refusal("argument", None, "server-language", words={"known": ", ".join(LANGUAGES)})
    return lang
