"""Against a real server: CORTEX_URL and CORTEX_TOKEN say which."""

import os
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cortex_memory import Cortex, CortexError  # noqa: E402


class ClientTest(unittest.TestCase):
    def setUp(self) -> None:
        self.memory = Cortex()

    def test_adds_finds_and_forgets(self) -> None:
        added = self.memory.add("The Python client speaks HTTP", tags=["python"], importance=3)
        self.assertEqual(added.version, 1)
        hits = self.memory.search("python client", limit=5)
        self.assertEqual(hits[0].uri, added.uri)
        self.assertIn("speaks HTTP", hits[0].text)
        self.assertGreater(hits[0].score, 0)
        self.memory.forget(added.uri, "test")
        self.assertNotIn(added.uri, [hit.uri for hit in self.memory.search("python client")])

    def test_context_is_text_within_a_budget(self) -> None:
        self.memory.add("Deploys happen on Tuesdays", subject="deploy", predicate="happens", replace=True)
        text = self.memory.context("when do deploys happen", budget_tokens=800)
        self.assertIn("Tuesdays", text)
        self.assertLess(len(text.encode("utf-8")), 800 * 4 + 4)

    def test_the_same_commit_id_adds_once(self) -> None:
        first = self.memory.add("Written once", commit_id="ab" * 16)
        self.assertEqual(self.memory.add("Written once", commit_id="ab" * 16), first)
        with self.assertRaises(CortexError) as caught:
            self.memory.add("Written otherwise", commit_id="ab" * 16)
        self.assertEqual(caught.exception.code, "COMMIT_ID_REUSED")

    def test_errors_have_codes_and_paths(self) -> None:
        with self.assertRaises(CortexError) as caught:
            self.memory.add("x", importance=99)
        self.assertEqual((caught.exception.code, caught.exception.path), ("INVALID_INPUT", "importance"))
        with self.assertRaises(CortexError) as caught:
            Cortex(token="wrong").search("x")
        self.assertEqual(caught.exception.code, "UNAUTHENTICATED")
        with self.assertRaises(CortexError) as caught:
            Cortex(url="http://127.0.0.1:9", attempts=1).search("x")
        self.assertEqual(caught.exception.code, "UNREACHABLE")
        with self.assertRaises(CortexError):
            self.memory.call("../tokens", {})

    def test_another_actor_has_memories_of_its_own(self) -> None:
        other = Cortex(actor="python-other")
        other.add("Only the other one knows of zebras")
        self.assertEqual(len(other.search("zebras")), 1)
        self.assertEqual(self.memory.search("zebras"), [])


if __name__ == "__main__":
    if "CORTEX_URL" not in os.environ:
        sys.exit("set CORTEX_URL and CORTEX_TOKEN to those of a running server")
    unittest.main()
