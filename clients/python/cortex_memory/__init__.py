"""A small client for the HTTP server of Cortex (``cortex serve``), with the standard library alone.

    from cortex_memory import Cortex

    memory = Cortex()                       # http://127.0.0.1:7077, token of this machine
    memory.add("This project uses pnpm", tags=["build"])
    for hit in memory.search("package manager"):
        print(hit.text, hit.uri)
"""

from __future__ import annotations

import json
import os
import secrets
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence

__all__ = ["Cortex", "CortexError", "Added", "Hit"]

DEFAULT_URL = "http://127.0.0.1:7077"
#: Answers that a later attempt may change; the request carries an id, so a write happens once.
_TRY_AGAIN = {429, 502, 503, 504}


class CortexError(Exception):
    """What the server refused, with its stable ``code`` and, where a value is meant, its ``path``."""

    def __init__(self, code: str, message: str, status: Optional[int] = None, path: Optional[str] = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.path = path


@dataclass(frozen=True)
class Added:
    """A memory that was added or forgotten."""

    uri: str
    id: str
    version: int
    seq: int


@dataclass(frozen=True)
class Hit:
    """A memory that a search found; the best comes first."""

    text: str
    uri: str
    type: str
    score: float
    updated_at: int


class Cortex:
    """One memory behind a server.

    ``token`` is, in this order: the argument, ``CORTEX_TOKEN``, the owner's token in ``CORTEX_HOME`` or ``~/.cortex``.
    ``actor`` names another memory than the token's own, which needs an owner's token.
    """

    def __init__(
        self,
        url: Optional[str] = None,
        token: Optional[str] = None,
        actor: Optional[str] = None,
        timeout: float = 30.0,
        attempts: int = 3,
    ) -> None:
        self._url = (url or os.environ.get("CORTEX_URL") or DEFAULT_URL).rstrip("/")
        self._token = token or os.environ.get("CORTEX_TOKEN") or _token_of_this_machine()
        self._prefix = "/v1" if actor is None else f"/v1/actors/{_name(actor)}"
        self._timeout = timeout
        self._attempts = max(1, attempts)

    def add(
        self,
        text: str,
        *,
        type: Optional[str] = None,
        subject: Optional[str] = None,
        predicate: Optional[str] = None,
        data: Optional[Mapping[str, Any]] = None,
        tags: Optional[Sequence[str]] = None,
        importance: Optional[int] = None,
        replace: Optional[bool] = None,
        commit_id: Optional[str] = None,
    ) -> Added:
        """Remembers a text. A call that is repeated with the same ``commit_id`` (32 hex digits) adds nothing."""
        given = {
            "text": text,
            "type": type,
            "subject": subject,
            "predicate": predicate,
            "data": data,
            "tags": list(tags) if tags is not None else None,
            "importance": importance,
            "replace": replace,
            # Always one: an attempt whose answer was lost is repeated, and must not add twice.
            "commitId": commit_id or secrets.token_hex(16),
        }
        return _added(self.call("remember", given))

    def search(
        self,
        query: str,
        *,
        limit: Optional[int] = None,
        types: Optional[Sequence[str]] = None,
        budget_tokens: Optional[int] = None,
        as_of: "Optional[int | str]" = None,
    ) -> "list[Hit]":
        """What is known about a question, best match first."""
        given = {
            "query": query,
            "limit": limit,
            "types": list(types) if types is not None else None,
            "budgetTokens": budget_tokens,
            "asOf": as_of,
        }
        found = self.call("recall", given)["memories"]
        return [Hit(m["text"], m["uri"], m["type"], float(m["score"]), int(m["updatedAt"])) for m in found]

    def context(self, goal: str, *, budget_tokens: Optional[int] = None) -> str:
        """What a model should know before a task, as text for its prompt, within a budget."""
        return str(self.call("assemble", {"query": goal, "budgetTokens": budget_tokens})["text"])

    def forget(self, uri: str, reason: str = "the program asked for it") -> Added:
        """Hides a memory; its history stays."""
        return _added(self.call("forget", {"uri": uri, "reason": reason}))

    def call(self, operation: str, given: Mapping[str, Any]) -> "dict[str, Any]":
        """Any operation of the server by its name; values that are ``None`` are left out."""
        body = json.dumps({key: value for key, value in given.items() if value is not None}).encode("utf-8")
        repeatable = operation in _READING or "commitId" in given
        for attempt in range(1, self._attempts + 1):
            try:
                return self._send(operation, body)
            except CortexError as error:
                retry = error.status is None or error.status in _TRY_AGAIN
                if not (retry and repeatable) or attempt == self._attempts:
                    raise
                time.sleep(0.1 * 2**attempt)
        raise AssertionError("every attempt returns or raises")

    def _send(self, operation: str, body: bytes) -> "dict[str, Any]":
        request = urllib.request.Request(
            f"{self._url}{self._prefix}/{_name(operation)}",
            data=body,
            method="POST",
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {self._token}"},
        )
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            raise _problem(error) from None
        except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
            reason = getattr(error, "reason", error)
            raise CortexError(
                "UNREACHABLE",
                f"Cannot reach {self._url}: {reason}. Start the server with `cortex serve`, or give its url",
            ) from error


_READING = {"recall", "find", "get", "list", "context", "history", "status", "log"}


def _added(answer: Mapping[str, Any]) -> Added:
    return Added(str(answer["uri"]), str(answer["id"]), int(answer["version"]), int(answer["seq"]))


def _problem(error: urllib.error.HTTPError) -> CortexError:
    try:
        problem = json.load(error)
    except ValueError:
        problem = {}
    code = str(problem.get("code", "UNKNOWN"))
    message = str(problem.get("detail") or problem.get("title") or f"HTTP {error.code}")
    return CortexError(code, message, error.code, problem.get("path"))


def _name(name: str) -> str:
    """A part of a path: nothing in it may lead elsewhere."""
    if not name or not all(letter.isalnum() or letter in "._-" for letter in name) or name.startswith("."):
        raise CortexError("INVALID_INPUT", f"Cannot call {name!r}: a name has letters, digits, '.', '_' and '-'")
    return name


def _token_of_this_machine() -> str:
    home = Path(os.environ.get("CORTEX_HOME") or Path.home() / ".cortex")
    path = home / ".server" / "token"
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise CortexError(
            "UNAUTHENTICATED",
            f"Cannot find a token: {path} cannot be read. Start `cortex serve` once, or give token or CORTEX_TOKEN",
        ) from error
