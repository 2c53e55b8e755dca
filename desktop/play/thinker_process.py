"""The process in which computer players think, so that the window never has to wait for one.

Run as ``python -m desktop.play.thinker_process``; it speaks through its standard input and output
and ends when the input does.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from typing import IO, TYPE_CHECKING, Any

import msgspec

from desktop.play.thinking import Reins, Rider, ThinkingFailed, found
from desktop.play.wire import Ask, Failed, FromProcess, Pull, Told, ToProcess, receive, send
from desktop.rules.core import T

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.rules.core import Game, Pack

    OpenGame = Callable[[str, tuple[Pack, ...]], Game[Any, Any]]


def serve(open_game: OpenGame, requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answer questions, one after the other, until the other end hangs up."""
    games: dict[tuple[str, tuple[str, ...]], Game[Any, Any]] = {}
    asked: queue.SimpleQueue[tuple[Ask, Reins] | None] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(requests, asked), daemon=True).start()
    while (next_one := asked.get()) is not None:
        send(replies, _reply(open_game, games, *next_one))


def _listen(requests: IO[bytes], asked: queue.SimpleQueue[tuple[Ask, Reins] | None]) -> None:
    """Pass on what is asked, and pull the reins at once."""
    decoder = msgspec.msgpack.Decoder(ToProcess)
    rider = Rider()
    while (data := receive(requests)) is not None:
        message: ToProcess = decoder.decode(data)
        match message:
            case Ask():
                asked.put((message, rider.begin(message.question.seconds)))
            case Pull():
                rider.pull(message.rein)
    rider.pull("stop")
    asked.put(None)


def _reply(
    open_game: OpenGame,
    games: dict[tuple[str, tuple[str, ...]], Game[Any, Any]],
    ask: Ask,
    reins: Reins,
) -> FromProcess:
    asked = ask.question
    key = asked.game, tuple(pack.sha256 for pack in asked.packs)
    try:
        if key not in games:
            games[key] = open_game(asked.game, asked.packs)
        answer = found(games[key], ask.question, reins.should_stop)
    except ThinkingFailed as failed:
        return Failed(ask.number, failed.text, failed.detail)
    except Exception:  # noqa: BLE001  # whatever it is, the game in the window goes on
        text = T("play", "The computer player broke down. Let it try again, or play for it.")
        return Failed(ask.number, text, traceback.format_exc())
    return Told(ask.number, None if reins.stopped else answer)


def take_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Return input and output for messages; whatever prints goes to the error output instead."""
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return requests, replies


def main() -> None:
    """Serve the games of the program."""
    from desktop.catalogue import open_game

    serve(open_game, *take_pipes())


if __name__ == "__main__":
    main()
    sys.exit()
