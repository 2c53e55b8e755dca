"""What goes through the pipes between the program and the process that thinks."""

from __future__ import annotations

from typing import IO

import msgspec

from desktop.play.thinking import Asked, Found, Rein
from desktop.rules.core import Text

LONGEST = 64 * 1024 * 1024
"""Bytes of a message; more is a pipe gone wrong."""


class Ask(msgspec.Struct, frozen=True, tag=True):
    """To the process: think about this."""

    number: int
    question: Asked


class Pull(msgspec.Struct, frozen=True, tag=True):
    """To the process: hold or drive the present thought."""

    rein: Rein


class Told(msgspec.Struct, frozen=True, tag=True):
    """From the process: the answer to the question of that number; ``None`` if it was stopped."""

    number: int
    answer: Found | None


class Failed(msgspec.Struct, frozen=True, tag=True):
    """From the process: no answer, and why."""

    number: int
    text: Text
    detail: str


ToProcess = Ask | Pull
FromProcess = Told | Failed


def send(pipe: IO[bytes], message: ToProcess | FromProcess) -> None:
    """Write a message: four bytes of length, then MessagePack."""
    data = msgspec.msgpack.encode(message)
    pipe.write(len(data).to_bytes(4, "big") + data)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes | None:
    """Return the bytes of the next message; ``None`` if the other end has gone."""
    head = pipe.read(4)
    length = int.from_bytes(head, "big")
    if len(head) < 4 or length > LONGEST:
        return None
    data = pipe.read(length)
    return data if len(data) == length else None
