#!/usr/bin/env python3
"""Verifies files of Cortex without Cortex: Python's standard library, this one file, no store.

    cortex_verify.py [--json] [--root HEX] FILE...

A directory stands for every file in it. Exit code 0: every file holds. 5: at least one does not.
2: the command line is wrong, or a file cannot be read. With --json each file gives one line.
--root HEX is the root that you trust: without it a file is only consistent with itself. Of a scope
it is the owner key.

What is covered, by kind of file (docs/spec/proofs.md numbers the rules):

  proof        The file is whole and canonical. The roots make the overall root, and the journal
               root is for the stated number of entries. Every memory or edge that is named is in
               the tree of its namespace, or is not there, as stated; what is carried of it (public
               part, private part, current version with its data, edge record) hashes to the value
               in the tree.
  consistency  The later journal begins with all entries of the earlier one.
  manifest     The file is whole and canonical; its roots belong together.
  journal      Everything: frames, checksums, canonical encoding of blocks, headers and bodies,
               sequence numbers, payload hashes, leaves, the journal root, the chain of roots from
               block to block, and the overall root of every block, by folding heads and edges from
               the entries (genesis, write, update, update_head, tombstone, restore, erase,
               add_edge, remove_edge; the other kinds change neither, which the roots confirm).
               Where content was erased, its stub has the value that the tree held, and the entry
               that erased it must follow.

  scope        The file is whole, and every grant is in its one form: canonical, lists sorted and
               without repetition. The links are one chain about one actor and owner key. Every
               signature (Ed25519, RFC 8032): the first by the owner key, each further one by the
               key of the audience before it. No link lasts longer, has a larger budget, lets more
               or is pinned otherwise than the one before it; a proof inside holds at the pinned
               root for exactly the included ids.

What is not covered:

  - Who wrote it. Only scopes are signed; compare the root, of a scope the owner key, with one from
    a source you trust.
  - Of a scope what only the store knows: whether that is its owner key, whether the grant was
    revoked, what its selectors select. When it ends is told, not judged. Names are compared, not
    judged.
  - Notes beside the roots: the name of the actor, and the number, time, trigger and counters of a
    snapshot. (In a journal the actor's name is covered, by the genesis entry.)
  - Whether the contents make sense: data, forms, frames, tags and provenance must be canonical and
    hash to the right value, but are not judged. Parts after the first are looked into where they
    close what the first subject supersedes, and otherwise only hashed.
  - Salience, indexes, commit ids and everything else that is in no root.
  - What was erased: between the first entry of an erased memory and its erasure, the values of its
    head and edges in the trees are taken from the stubs, and the roots of the blocks confirm them.
"""

import hashlib
import json
import os
import struct
import sys
import zlib

# ---------------------------------------------------------------------------------------------
# Refusals and hashes


class Refusal(Exception):
    """The first thing that does not hold ends the check."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code
        self.message = message


def malformed(message):
    return Refusal("MALFORMED", message)


HASH_BYTES = 32
COUNT_MAX = 2**53 - 1


def sha256(data):
    return hashlib.sha256(data).digest()


def tagged(name, *parts):
    return sha256(b"matrix.cortex." + name + b".v1" + b"".join(parts))


SMT_EMPTY = tagged(b"snapshot.smt.empty")


def smt_leaf(key, value):
    return tagged(b"snapshot.smt.leaf", key, value)


def smt_node(left, right):
    return tagged(b"snapshot.smt.node", left, right)


def tree_key(namespace, name):
    return tagged(b"snapshot.smt.key." + namespace.encode("ascii"), name)


def tree_value(*parts):
    return tagged(b"snapshot.smt.value", *parts)


def journal_root(count, bag):
    return tagged(b"snapshot.mmr.root", struct.pack(">Q", count), bag)


def overall_root(journal, memories, edges):
    named = b"\x05edges" + edges + b"\x08memories" + memories
    return tagged(b"snapshot.overall", b"\x01", journal, b"\x00\x02", named)


# ---------------------------------------------------------------------------------------------
# Canonical CBOR


class Record(dict):
    """A map with whole numbers as keys: key -> (value, bytes of the value)."""


class TextMap:
    """A map with text keys: a caller's own value, of which only the bytes matter."""


DEPTH_MAX = 32
ITEMS_MAX = 131072


class Reader:
    def __init__(self, data, what):
        self.data = data
        self.what = what
        self.at = 0

    def refuse(self, why):
        return malformed("%s: %s at byte %d" % (self.what, why, self.at))

    def take(self, count):
        start = self.at
        if count > len(self.data) - start:
            raise self.refuse("cut off")
        self.at = start + count
        return self.data[start : self.at]

    def argument(self, info):
        if info < 24:
            return info
        if info > 27:
            raise self.refuse("an indefinite or reserved length")
        width = 1 << (info - 24)
        value = int.from_bytes(self.take(width), "big")
        if value > COUNT_MAX:
            raise self.refuse("a number beyond 2^53")
        if value < (24, 0x100, 0x10000, 0x100000000)[info - 24]:
            raise self.refuse("a number in a longer form than needed")
        return value

    def count(self, info):
        count = self.argument(info)
        if count > ITEMS_MAX:
            raise self.refuse("more than %d items" % ITEMS_MAX)
        return count

    def value(self, depth):
        if depth > DEPTH_MAX:
            raise self.refuse("nested deeper than %d" % DEPTH_MAX)
        first = self.take(1)[0]
        major, info = first >> 5, first & 0x1F
        if major == 0:
            return self.argument(info)
        if major == 1:
            argument = self.argument(info)
            if argument >= COUNT_MAX:
                raise self.refuse("a number beyond -2^53")
            return -1 - argument
        if major == 2:
            return self.take(self.argument(info))
        if major == 3:
            try:
                return self.take(self.argument(info)).decode("utf-8")
            except UnicodeDecodeError:
                raise self.refuse("text that is not UTF-8") from None
        if major == 4:
            return [self.value(depth + 1) for _ in range(self.count(info))]
        if major == 5:
            return self.map(info, depth)
        if major == 7:
            return self.simple(info)
        raise self.refuse("a tag")

    def map(self, info, depth):
        count = self.count(info)
        record = Record()
        kind = None
        previous = None
        for _ in range(count):
            key_at = self.at
            key = self.value(depth + 1)
            if not is_count(key) and not isinstance(key, str):
                raise self.refuse("a map key that is neither whole number nor text")
            if kind is not None and kind is not type(key):
                raise self.refuse("map keys of two kinds")
            kind = type(key)
            key_bytes = self.data[key_at : self.at]
            if previous is not None and previous >= key_bytes:
                raise self.refuse("map keys out of order")
            previous = key_bytes
            value_at = self.at
            value = self.value(depth + 1)
            if kind is int:
                record[key] = (value, self.data[value_at : self.at])
        return TextMap() if kind is str else record

    def simple(self, info):
        if info in (20, 21, 22):
            return (False, True, None)[info - 20]
        if info not in (25, 26, 27):
            raise self.refuse("a simple value other than false, true and null")
        width = 1 << (info - 24)
        number = struct.unpack(FLOAT[width], self.take(width))[0]
        if number != number or number in (float("inf"), float("-inf")):
            raise self.refuse("NaN or infinity")
        if number == int(number) and abs(number) <= COUNT_MAX:
            raise self.refuse("a whole number written as a float")
        if width > 2 and any(keeps(number, shorter) for shorter in (2, 4) if shorter < width):
            raise self.refuse("a float in a longer form than needed")
        return number


FLOAT = {2: ">e", 4: ">f", 8: ">d"}


def keeps(number, width):
    """Whether this many bytes hold the number exactly."""
    try:
        return struct.unpack(FLOAT[width], struct.pack(FLOAT[width], number))[0] == number
    except OverflowError:
        return False


def read_cbor(data, what):
    reader = Reader(data, what)
    value = reader.value(0)
    if reader.at != len(data):
        raise reader.refuse("bytes after the value")
    return value


def write_head(major, argument):
    kind = major << 5
    if argument < 24:
        return bytes([kind | argument])
    for index, width in enumerate((1, 2, 4, 8)):
        if argument < 1 << (8 * width):
            return bytes([kind | (24 + index)]) + argument.to_bytes(width, "big")
    raise AssertionError("counts fit eight bytes")


def write_count(count):
    return write_head(0, count)


def write_bytes(data):
    return write_head(2, len(data)) + data


def write_record(fields):
    """Fields by key, each as its bytes; None leaves one out."""
    present = sorted((key, raw) for key, raw in fields.items() if raw is not None)
    body = b"".join(bytes([key]) + raw for key, raw in present)
    return bytes([0xA0 | len(present)]) + body


# ---------------------------------------------------------------------------------------------
# Shapes of records: key -> test, with a "?" in front of the name of a test for what may be absent


def is_count(value):
    return type(value) is int and value >= 0


def is_code(last):
    return lambda value: is_count(value) and 1 <= value <= last


def is_sized(length):
    return lambda value: isinstance(value, bytes) and len(value) == length


def is_list(value):
    return isinstance(value, list)


def is_filled(value):
    return isinstance(value, list) and len(value) > 0


def is_tombstone(value):
    return isinstance(value, Record) and fits(value, TOMBSTONE)


TESTS = {
    "count": is_count,
    "number": lambda value: type(value) in (int, float),
    "text": lambda value: isinstance(value, str),
    "bytes": lambda value: isinstance(value, bytes),
    "any": lambda value: True,
    "flag": lambda value: value is True,
    "list": is_list,
    "filled": is_filled,
    "record": lambda value: isinstance(value, Record),
    "id": is_sized(16),
    "hash": is_sized(HASH_BYTES),
    "claim": is_sized(24),
    "ids": lambda value: is_filled(value) and all(map(is_sized(16), value)),
    "namespace": is_code(2),
    "memory type": is_code(9),
    "visibility": is_code(3),
    "edge type": is_code(16),
    "kind": is_code(17),
    "tombstone": is_tombstone,
    "zeros": lambda value: isinstance(value, bytes) and not any(value),
    "filled text": lambda value: isinstance(value, str) and len(value) > 0,
    "positive": lambda value: is_count(value) and value > 0,
    "codes": lambda value: is_filled(value) and all(map(is_code(16), value)),
    "texts": lambda value: is_filled(value) and all(map(TESTS["filled text"], value)),
    "types": lambda value: is_filled(value) and all(map(is_code(9), value)),
    "verb": is_code(10),
    "object kind": is_code(12),
}


def shape(text):
    """'1 text, 2 ?count' -> {1: (test, False), 2: (test, True)}"""
    fields = {}
    for field in text.split(","):
        key, name = field.split(None, 1)
        name = name.strip()
        fields[int(key)] = (TESTS[name.lstrip("?")], name.startswith("?"))
    return fields


TOMBSTONE = shape("1 text, 2 count, 3 text")
MANIFEST = shape(
    "1 count, 2 text, 3 ?count, 4 count, 5 hash, 6 hash, 7 hash, 8 hash, "
    "9 ?count, 10 ?text, 11 ?count, 12 ?count, 13 ?count, 14 hash"
)
STATE_PROOF = shape("1 count, 2 count, 3 record, 4 namespace, 5 filled, 6 bytes, 7 bytes")
CONSISTENCY_PROOF = shape(
    "1 count, 2 count, 3 count, 4 count, 5 hash, 6 hash, 7 bytes, 8 bytes"
)
ITEM = shape("1 bytes, 2 ?hash, 3 ?bytes, 4 ?hash, 5 ?bytes, 6 ?bytes, 7 ?bytes")
HEAD_PUBLIC = shape(
    "1 id, 2 memory type, 3 count, 4 visibility, 5 count, 6 count, 7 ?tombstone, 8 ?tombstone"
)
HEAD_ERASED = shape("1 id")
HEAD_PRIVATE = shape(
    "1 id, 2 text, 3 count, 4 ?filled, 5 ?filled, 6 list, 7 hash, 8 hash, 9 ?count, 10 ?id, "
    "11 ?claim"
)
VERSION = shape(
    "1 id, 2 count, 3 memory type, 4 bytes, 5 count, 6 text, 7 ?count, 8 number, 9 record, "
    "10 list, 11 ?flag, 12 hash, 13 count"
)
EDGE = shape(
    "1 edge type, 2 id, 3 id, 4 count, 5 text, 6 ?number, 7 ?any, 8 ?tombstone"
)
BLOCK = shape("1 count, 2 id, 3 hash, 4 hash, 5 filled")
HEADER = shape("1 count, 2 kind, 3 count, 4 text, 5 ?ids, 6 ?memory type, 7 hash")

SCOPE = shape("1 count, 2 filled")
GRANT = shape(
    "1 count, 2 filled text, 3 hash, 4 ?hash, 5 filled text, 6 filled text, 7 hash, 8 id, "
    "9 record, 10 ?record, 11 ?count, 12 ?positive, 13 ?codes, 14 ?record, 15 ?bytes"
)
SELECTOR = shape("1 ?types, 2 ?texts, 3 ?ids, 4 ?filled")
FRAME_SELECTOR = shape("1 verb, 2 ?object kind, 3 filled text")
PINNED = shape("1 positive, 2 hash")

GENESIS, WRITE, UPDATE, UPDATE_HEAD, TOMB, RESTORE, ERASE, ADD_EDGE, REMOVE_EDGE = range(1, 10)
SET_OWNER = 17
VERSION_BODY = (
    "1 count, 2 bytes, 3 list, 4 ?flag, 5 number, 6 record, 7 count, 8 ?count, 9 ?count, "
    "15 ?claim, 30 ?zeros, 31 ?hash"
)
SUPERSEDED = shape("1 count, 30 ?zeros")
BODIES = {
    GENESIS: shape("1 text, 2 count, 3 ?hash, 31 ?hash"),
    WRITE: shape(VERSION_BODY + ", 10 text, 11 visibility, 12 count, 13 ?filled, 14 ?filled"),
    UPDATE: shape(VERSION_BODY + ", 18 ?text"),
    UPDATE_HEAD: shape(
        "11 ?visibility, 12 ?count, 13 ?list, 14 ?list, 15 ?flag, 16 ?flag, 17 ?count, "
        "18 ?text, 30 ?zeros, 31 ?hash"
    ),
    TOMB: shape("1 text, 30 ?zeros, 31 ?hash"),
    RESTORE: shape("1 text, 30 ?zeros, 31 ?hash"),
    ERASE: shape("1 text, 31 ?hash"),
    ADD_EDGE: shape("2 edge type, 3 ?number, 4 ?any, 30 ?zeros, 31 ?hash"),
    REMOVE_EDGE: shape("1 text, 2 edge type, 30 ?zeros, 31 ?hash"),
    SET_OWNER: shape("1 hash, 31 ?hash"),
}
COMPACT = 10
# Kinds whose first part can be a stub, and those whose other parts can.
ERASABLE = {WRITE, UPDATE, UPDATE_HEAD, TOMB, RESTORE, ADD_EDGE, REMOVE_EDGE, COMPACT}
ERASABLE_REST = {WRITE, UPDATE, UPDATE_HEAD, COMPACT}
CLOSING = {WRITE, UPDATE, UPDATE_HEAD}
EDGE_KINDS = {ADD_EDGE, REMOVE_EDGE}
STUB_MARK = "cortex.erased.v1"
STUB_BYTES = 66
PRIVATE = 1
EMPTY_TEXT = b"\x60"


def fits(record, fields):
    for key, (value, _) in record.items():
        if key not in fields or not fields[key][0](value):
            return False
    return all(optional or key in record for key, (_, optional) in fields.items())


class Fields:
    """A record that fits its shape: values by index, bytes of values by `raw`."""

    def __init__(self, record):
        self.record = record

    def __contains__(self, key):
        return key in self.record

    def __getitem__(self, key):
        return self.record[key][0]

    def raw(self, key):
        return self.record[key][1] if key in self.record else None


def fields_of(value, fields, what):
    if not isinstance(value, Record):
        raise malformed("%s is not a record" % what)
    if not fits(value, fields):
        raise malformed("%s does not have the fields it should" % what)
    return Fields(value)


def read_fields(data, fields, what):
    return fields_of(read_cbor(data, what), fields, what)


def read_body(data, fields, what):
    """A record that may be padded, exactly as far as needed."""
    body = read_fields(data, fields, what)
    if 30 in body:
        pad = len(body[30])
        plain = len(data) - pad - (3 if pad < 24 else 4)
        if plain >= STUB_BYTES or pad != max(0, STUB_BYTES - plain - 3):
            raise malformed("%s has a pad that nobody needs" % what)
    return body


# ---------------------------------------------------------------------------------------------
# Files


class Findings:
    def __init__(self, kind):
        self.kind = kind
        self.root = ""
        self.checked = []
        self.facts = {}
        self.items = []

    def report(self, problems):
        return {
            "kind": self.kind,
            "ok": not problems,
            "root": self.root,
            "checked": self.checked,
            "problems": problems,
            "facts": self.facts,
            "items": self.items,
        }


MAGICS = {
    b"CORTEXP\0": "proof",
    b"CORTEXM\0": "manifest",
    b"CORTEXE\0": "journal",
    b"CORTEXS\0": "scope",
}
HEAD_BYTES = 16
FILE_FORMAT = 1
JOURNAL_FORMAT = 1


def verify_file(data, root=None):
    """The report on one file, as a dictionary."""
    found = Findings(MAGICS.get(data[:8], "unknown"))
    try:
        if found.kind == "unknown":
            message = "not a proof, a manifest, an exported journal or a scope"
            raise Refusal("UNKNOWN", message)
        checks = {
            "proof": check_proof,
            "manifest": check_manifest,
            "journal": check_journal,
            "scope": check_scope,
        }
        checks[found.kind](data, found)
        if root is not None:
            if root.lower() != found.root:
                message = "the file is about the root %s, not the expected one" % found.root
                raise Refusal("ROOT_MISMATCH", message)
            found.checked.append("the root is the expected one")
    except Refusal as refusal:
        return found.report([{"code": refusal.code, "message": refusal.message}])
    return found.report([])


def open_envelope(data):
    end = len(data) - HASH_BYTES
    if end <= HEAD_BYTES:
        raise Refusal("DAMAGED", "the file is cut off")
    if sha256(data[:end]) != data[end:]:
        raise Refusal("DAMAGED", "the hash at its end is not the hash of the bytes before it")
    check_format(data, FILE_FORMAT)
    return data[HEAD_BYTES:end]


def check_format(data, known):
    found = int.from_bytes(data[8:10], "big")
    if found > known:
        raise Refusal("NEWER", "the file has format %d, this verifier knows %d" % (found, known))
    if found == 0 or any(data[10:HEAD_BYTES]):
        raise malformed("the head of the file has bytes that mean nothing")


def check_schema(schema, known=1):
    if schema > known:
        raise Refusal("NEWER", "the file has schema %d, this verifier knows %d" % (schema, known))
    if schema != known:
        raise malformed("schema %d was never used" % schema)


# ---------------------------------------------------------------------------------------------
# Manifests

NOTES = {3: "number", 9: "createdAt", 10: "trigger", 11: "memories", 12: "edges", 13: "tombstoned"}


def check_manifest(data, found):
    body = open_envelope(data)
    found.checked.append("the file is whole")
    fields = read_fields(body, MANIFEST, "the manifest")
    notes = [key for key in NOTES if key in fields]
    if notes and len(notes) != len(NOTES):
        raise malformed("the manifest has some notes of a snapshot and not others")
    check_moment(fields, found)
    for key in notes:
        found.facts[NOTES[key]] = fields[key]


def check_proof_manifest(record, found):
    fields = fields_of(record, MANIFEST, "the manifest")
    if any(key in fields for key in NOTES):
        raise malformed("the manifest of a proof has no notes")
    return check_moment(fields, found)


def check_moment(fields, found):
    check_schema(fields[1])
    found.facts["actor"] = fields[2]
    found.facts["journalCount"] = fields[4]
    if journal_root(fields[4], fields[14]) != fields[5]:
        raise Refusal("ROOT_MISMATCH", "the journal root is not the root of that many entries")
    if overall_root(fields[5], fields[6], fields[7]) != fields[8]:
        raise Refusal("ROOT_MISMATCH", "the roots of the manifest do not make its overall root")
    found.root = fields[8].hex()
    found.facts["journalRoot"] = fields[5].hex()
    found.checked.append("the roots of journal, memories and edges make the overall root")
    found.checked.append("the journal root is for the stated number of entries")
    return {"memories": fields[6], "edges": fields[7]}


# ---------------------------------------------------------------------------------------------
# Proofs


def check_proof(data, found):
    body = read_cbor(open_envelope(data), "the proof")
    found.checked.append("the file is whole")
    if not isinstance(body, Record):
        raise malformed("the proof is not a record")
    schema, kind = (body.get(key, (None,))[0] for key in (1, 2))
    if not is_count(schema) or not is_count(kind):
        raise malformed("the proof does not say what it is")
    check_schema(schema)
    if kind == 1:
        check_state(fields_of(body, STATE_PROOF, "the proof"), found)
    elif kind == 2:
        found.kind = "consistency"
        check_consistency(fields_of(body, CONSISTENCY_PROOF, "the proof"), found)
    else:
        raise Refusal("NEWER", "the file is a kind of proof that this verifier does not know")


def check_state(fields, found):
    roots = check_proof_manifest(fields[3], found)
    namespace = "memories" if fields[4] == 1 else "edges"
    items = [read_item(namespace, item) for item in fields[5]]
    keys = [item["key"] for item in items]
    if any(before >= after for before, after in zip(keys, keys[1:])):
        raise malformed("the items do not ascend by the hash of their names")
    found.checked.append("what is carried of each item hashes to its value in the tree")
    if Walk(items, fields[6], fields[7]).root() != roots[namespace]:
        raise Refusal("PROOF_INVALID", "the proof leads to another root of %s" % namespace)
    found.items = [
        {"name": item["name"], "present": item["value"] is not None, "content": item["content"]}
        for item in items
    ]
    present = sum(item["present"] for item in found.items)
    found.facts.update(namespace=namespace, present=present, absent=len(items) - present)
    found.checked.append("every item is in the tree, or is not, as stated")


def read_item(namespace, value):
    fields = fields_of(value, ITEM, "an item")
    name = fields[1]
    if len(name) != (16 if namespace == "memories" else 33):
        raise malformed("an item has a name of another length")
    if namespace == "edges" and not 1 <= name[16] <= 16:
        raise malformed("an edge of no type")
    tree, content = item_content(namespace, name, fields)
    return {
        "name": ulid(name) if namespace == "memories" else edge_name(name),
        "key": tree_key(namespace, name),
        "value": tree,
        "content": content,
    }


def item_content(namespace, name, fields):
    carried = tuple(key for key in fields.record if key != 1)
    memory = namespace == "memories"
    if carried == ():
        return None, "none"
    if carried == (2,):
        return fields[2], "hash"
    if memory and carried == (3, 4):
        check_public(name, fields[3])
        return tree_value(fields[3], fields[4]), "public"
    if memory and carried == (3, 5):
        erased = 8 in check_public(name, fields[3])
        read_fields(fields[5], HEAD_ERASED if erased else HEAD_PRIVATE, "a private part")
        return tree_value(fields[3], sha256(fields[5])), "head"
    if memory and carried == (3, 5, 6):
        check_version(check_public(name, fields[3]), fields)
        return tree_value(fields[3], sha256(fields[5])), "version"
    if not memory and carried == (7,):
        edge = read_fields(fields[7], EDGE, "an edge")
        if edge[2] + bytes([edge[1]]) + edge[3] != name:
            raise foreign("an edge")
        return tree_value(fields[7]), "edge"
    raise malformed("an item carries a mixture that proves nothing")


def check_public(name, data):
    head = read_fields(data, HEAD_PUBLIC, "a public part")
    if head[1] != name:
        raise foreign("a head")
    if 8 in head and (7 in head or head[4] != PRIVATE):
        raise malformed("an erased head says more than it should")
    return head


def check_version(head, fields):
    secret = read_fields(fields[5], HEAD_PRIVATE, "a private part")
    version = read_fields(fields[6], VERSION, "a version")
    if tagged(b"record", fields[6]) != secret[8]:
        raise Refusal("PROOF_INVALID", "a version is not the one that its head names")
    content = tagged(b"memory", bytes([version[3]]), version[4])
    if content != version[12] or content != secret[7]:
        raise Refusal("PROOF_INVALID", "the content of a version does not hash to its hash")
    if (version[1], version[3], version[2]) != (head[1], head[2], head[3]):
        raise foreign("a version")


def foreign(what):
    return Refusal("PROOF_INVALID", "%s belongs to something else than its item" % what)


ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def ulid(data):
    number = int.from_bytes(data, "big")
    return "".join(ALPHABET[(number >> (5 * digit)) & 31] for digit in range(25, -1, -1))


def edge_name(name):
    return "%s %d %s" % (ulid(name[:16]), name[16], ulid(name[17:]))


def bit_at(key, bit):
    return (key[bit >> 3] >> (7 - (bit & 7))) & 1


def unproven(why):
    return Refusal("PROOF_INVALID", "the proof does not hold: %s" % why)


class Walk:
    """Folds a multi-proof: the tree from its root, left before right, where asked keys lead."""

    def __init__(self, asked, bits, hashes):
        self.asked = asked
        self.bits = bits
        self.hashes = hashes
        self.bits_read = 0
        self.bytes_read = 0

    def root(self):
        found = self.node(0, len(self.asked), 0)[0]
        if self.bytes_read != len(self.hashes):
            raise unproven("hashes are left over")
        if (self.bits_read + 7) // 8 != len(self.bits):
            raise unproven("its shape is too long")
        while self.bits_read < 8 * len(self.bits):
            if self.bit() == 1:
                raise unproven("its shape has bits past its end")
        return found

    def bit(self):
        if self.bits_read >= 8 * len(self.bits):
            raise unproven("its shape is cut off")
        self.bits_read += 1
        return bit_at(self.bits, self.bits_read - 1)

    def hash(self):
        end = self.bytes_read + HASH_BYTES
        if end > len(self.hashes):
            raise unproven("it has too few hashes")
        found = self.hashes[self.bytes_read : end]
        self.bytes_read = end
        return found

    def node(self, start, end, depth):
        """(hash, kind) of the subtree that the asked keys start to end lead into."""
        if start == end:
            if self.bit() == 0:
                return SMT_EMPTY, "empty"
            beside = self.hash()
            if beside == SMT_EMPTY:
                raise unproven("an empty subtree is spelled out")
            return beside, "unknown"
        high, low = self.bit(), self.bit()
        if high and low:
            return self.branch(start, end, depth)
        below = self.asked[start:end]
        members = [item for item in below if item["value"] is not None]
        if low:
            if len(members) != 1:
                raise unproven("a leaf belongs to exactly one key that has a value")
            return smt_leaf(members[0]["key"], members[0]["value"]), "leaf"
        if members:
            raise unproven("a key that has a value is not in the tree")
        return self.other(below, depth) if high else (SMT_EMPTY, "empty")

    def other(self, below, depth):
        key, value = self.hash(), self.hash()
        if any(item["key"] == key for item in below):
            raise unproven("a key is absent because of itself")
        if any(bit_at(below[0]["key"], bit) != bit_at(key, bit) for bit in range(depth)):
            raise unproven("another leaf does not belong where it stands")
        return smt_leaf(key, value), "leaf"

    def branch(self, start, end, depth):
        if depth == 256:
            raise unproven("a path is longer than a key")
        middle = start
        while middle < end and bit_at(self.asked[middle]["key"], depth) == 0:
            middle += 1
        left, left_kind = self.node(start, middle, depth + 1)
        right, right_kind = self.node(middle, end, depth + 1)
        # A lone leaf rises until it has a neighbour, so beside an empty subtree there is a branch.
        if {left_kind, right_kind} in ({"empty"}, {"empty", "leaf"}):
            raise unproven("a branch without two leaves")
        return smt_node(left, right), "branch"


def check_consistency(fields, found):
    if len(fields[7]) % HASH_BYTES or len(fields[8]) % HASH_BYTES:
        raise malformed("a list of hashes is cut off")
    peaks, added = split_hashes(fields[7]), split_hashes(fields[8])
    before, after = fields[3], fields[4]
    found.facts.update(
        fromCount=before, toCount=after, fromRoot=fields[5].hex(), toRoot=fields[6].hex()
    )
    if not continues(before, after, fields[5], fields[6], peaks, added):
        raise Refusal("PROOF_INVALID", "the later journal does not begin with the earlier one")
    found.root = fields[6].hex()
    found.checked.append("the later journal begins with all entries of the earlier one")


def split_hashes(data):
    return [data[at : at + HASH_BYTES] for at in range(0, len(data), HASH_BYTES)]


def continues(before, after, before_root, after_root, peaks, added):
    if before > after:
        return False
    old, new = heights_between(0, before), heights_between(before, after)
    if len(old) != len(peaks) or len(new) != len(added):
        return False
    journal = Range()
    for height, peak in zip(old, peaks):
        journal.append(height, peak)
    if journal.root() != before_root:
        return False
    for height, subtree in zip(new, added):
        journal.append(height, subtree)
    return journal.root() == after_root


def heights_between(start, end):
    heights = []
    while start < end:
        height = 0
        while start % (2 << height) == 0 and start + (2 << height) <= end:
            height += 1
        heights.append(height)
        start += 1 << height
    return heights


class Range:
    """The journal's Merkle Mountain Range: its peaks, tallest first."""

    def __init__(self):
        self.count = 0
        self.peaks = []

    def append(self, height, digest):
        self.count += 1 << height
        while self.peaks and self.peaks[-1][0] == height:
            digest = tagged(b"snapshot.mmr.node", self.peaks.pop()[1], digest)
            height += 1
        self.peaks.append((height, digest))

    def root(self):
        digests = [digest for _, digest in self.peaks]
        bag = digests.pop() if digests else bytes(HASH_BYTES)
        while digests:
            bag = tagged(b"snapshot.mmr.bag", digests.pop(), bag)
        return journal_root(self.count, bag)


# ---------------------------------------------------------------------------------------------
# Signatures: Ed25519 (RFC 8032). A signature holds if S is below the order L, key and R are
# canonical forms of points that are not of small order, and [S]B - [k]A, written down, is R to
# the byte.

ED_P = 2**255 - 19
ED_L = 2**252 + 27742317777372353535851937790883648493


def ed_inverse(number):
    return pow(number, ED_P - 2, ED_P)


ED_D = -121665 * ed_inverse(121666) % ED_P


def ed_point(y, odd):
    """The point (X, Y, Z, T) with this y whose x is even or odd; None where there is none."""
    square = (y * y - 1) * ed_inverse(ED_D * y * y + 1) % ED_P
    x = pow(square, (ED_P + 3) // 8, ED_P)
    if x * x % ED_P != square:
        x = x * pow(2, (ED_P - 1) // 4, ED_P) % ED_P
    if x * x % ED_P != square or (x == 0 and odd):
        return None
    if x & 1 != odd:
        x = ED_P - x
    return (x, y, 1, x * y % ED_P)


def ed_add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % ED_P
    b = (one[1] + one[0]) * (other[1] + other[0]) % ED_P
    c = 2 * one[3] * ED_D * other[3] % ED_P
    d = 2 * one[2] * other[2] % ED_P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % ED_P, g * h % ED_P, f * g % ED_P, e * h % ED_P)


def ed_multiply(scalar, point):
    total = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            total = ed_add(total, point)
        point = ed_add(point, point)
        scalar >>= 1
    return total


ED_BASE = ed_point(4 * ed_inverse(5) % ED_P, 0)


def ed_decode(data):
    """A point in its canonical form; None for other bytes, and for points of small order."""
    number = int.from_bytes(data, "little")
    y = number & (2**255 - 1)
    point = ed_point(y, number >> 255) if y < ED_P else None
    return None if point is None or ed_multiply(8, point)[0] == 0 else point


def verify_signature(key, message, signature):
    point = ed_decode(key)
    s = int.from_bytes(signature[32:], "little")
    if point is None or ed_decode(signature[:32]) is None or s >= ED_L:
        return False
    digest = hashlib.sha512(signature[:32] + key + message).digest()
    k = int.from_bytes(digest, "little") % ED_L
    minus = (ED_P - point[0], point[1], point[2], ED_P - point[3])
    x, y, z, _ = ed_add(ed_multiply(s, ED_BASE), ed_multiply(k, minus))
    one = ed_inverse(z)
    found = (y * one % ED_P) | ((x * one % ED_P & 1) << 255)
    return found.to_bytes(32, "little") == signature[:32]


# ---------------------------------------------------------------------------------------------
# Scopes

LINKS_MAX = 8
MEMORY_TYPES = "Identity Fact Preference Belief Event Goal Constraint Capability Pattern".split()
SCOPE_VERBS = {
    2: "write",
    3: "update",
    4: "update_head",
    5: "tombstone",
    8: "add_edge",
    9: "remove_edge",
}


def check_scope(data, found):
    body = fields_of(read_cbor(open_envelope(data), "the scope"), SCOPE, "the scope")
    found.checked.append("the file is whole")
    check_schema(body[1])
    if len(body[2]) > LINKS_MAX:
        raise malformed("the scope has more than %d links" % LINKS_MAX)
    links = [GrantLink(value) for value in body[2]]
    found.checked.append("every grant is in its one form")
    links[-1].note(len(links), found)
    pairs = list(zip([None] + links, links))
    for before, link in pairs:
        link.check_chain(links[0], before)
    found.checked.append("the links are one chain, about one actor and one owner key")
    for before, link in pairs:
        key = link.grant[3] if before is None else before.grant[7]
        if not verify_signature(key, link.signed, link.signature):
            raise unscoped("a signature does not fit")
    found.checked.append("the owner key signed the first grant, and each audience the next one")
    for before, link in pairs:
        if before is not None:
            link.check_narrower(before.grant)
        link.check_proof()
    found.checked.append("no grant is more than the one before it")


def unscoped(why):
    return Refusal("PROOF_INVALID", "the scope does not hold: %s" % why)


def ascend(names):
    if any(before >= after for before, after in zip(names, names[1:])):
        raise malformed("a list of a grant is not sorted, or repeats itself")


def read_selector(value):
    selector = fields_of(value, SELECTOR, "a selector")
    if not selector.record:
        raise malformed("a selector selects nothing")
    if 1 in selector:
        ascend(selector[1])
    if 2 in selector:
        ascend([tag.encode("utf-8") for tag in selector[2]])
    if 3 in selector:
        ascend(selector[3])
    if 4 in selector:
        frames = [fields_of(frame, FRAME_SELECTOR, "a frame") for frame in selector[4]]
        ascend(
            [
                bytes([frame[1], frame[2] if 2 in frame else 0]) + frame[3].encode("utf-8")
                for frame in frames
            ]
        )
    return selector


class GrantLink:
    """One grant of a scope and the signature of its issuer."""

    def __init__(self, value):
        sound = (
            isinstance(value, list)
            and len(value) == 2
            and isinstance(value[0], bytes)
            and is_sized(64)(value[1])
        )
        if not sound:
            raise malformed("a link is not a grant and a signature")
        data, self.signature = value
        self.grant = read_fields(data, GRANT, "a grant")
        check_schema(self.grant[1])
        self.include = read_selector(self.grant[9])
        if 10 in self.grant:
            read_selector(self.grant[10])
        self.lets = self.grant[13] if 13 in self.grant else []
        ascend(self.lets)
        if any(verb not in SCOPE_VERBS for verb in self.lets):
            raise malformed("a grant lets something that no scope can")
        self.pin = fields_of(self.grant[14], PINNED, "a pin") if 14 in self.grant else None
        if any(ed_decode(self.grant[key]) is None for key in (3, 7)):
            raise malformed("a grant names a key that is not an Ed25519 public key")
        self.id = tagged(b"scope.id", data)
        self.signed = b"matrix.cortex.scope.grant.v1" + data

    def note(self, links, found):
        """Who may do what, until when. The last link says it; the others bound it too."""
        grant, include = self.grant, self.include
        names = lambda key, name: ", ".join(map(name, include[key])) if key in include else ""
        found.root = grant[3].hex()
        found.facts.update(
            actor=grant[2],
            scopeId=self.id.hex(),
            links=links,
            issuer=grant[5],
            audience=grant[6],
            audienceKey=grant[7].hex(),
            types=names(1, lambda code: MEMORY_TYPES[code - 1]),
            tags=names(2, str),
            ids=names(3, ulid),
            frames=len(include[4]) if 4 in include else 0,
            writable=", ".join(SCOPE_VERBS[verb] for verb in self.lets),
        )
        if 11 in grant:
            found.facts["expiresAt"] = grant[11]
        if 12 in grant:
            found.facts["budgetTokens"] = grant[12]
        if self.pin:
            found.facts["pinnedRoot"] = self.pin[2].hex()

    def check_chain(self, first, before):
        grant = self.grant
        if (grant[2], grant[3]) != (first.grant[2], first.grant[3]):
            raise unscoped("a link is about another actor or owner key")
        if (grant[4] if 4 in grant else None) != (before.id if before else None):
            raise unscoped("a link does not follow its parent")
        if grant[5] != (before.grant[6] if before else grant[2]):
            raise unscoped("a link is issued by somebody who was granted nothing")

    def check_narrower(self, parent):
        grant = self.grant
        for key, why in ((11, "lasts longer"), (12, "has a larger budget")):
            # No bound is the highest bound.
            if key in parent and (key not in grant or grant[key] > parent[key]):
                raise unscoped("a link %s than the one before it" % why)
        if any(verb not in (parent[13] if 13 in parent else []) for verb in self.lets):
            raise unscoped("a link lets more than the one before it")
        if grant.raw(14) != parent.raw(14):
            raise unscoped("a link is pinned otherwise than the one before it")

    def check_proof(self):
        """A proof shows that what was promised is there; it must say exactly that."""
        if 15 not in self.grant:
            return
        if not self.pin:
            raise unscoped("a proof belongs to no root, for the grant is pinned to none")
        inside = Findings("proof")
        check_proof(self.grant[15], inside)
        if inside.kind != "proof" or inside.facts.get("namespace") != "memories":
            raise unscoped("a proof is not about memories")
        if inside.root != self.pin[2].hex():
            raise unscoped("a proof is about another root")
        promised = list(map(ulid, self.include[3])) if 3 in self.include else []
        proven = sorted(item["name"] for item in inside.items)
        if not all(item["present"] for item in inside.items) or proven != promised:
            raise unscoped("a proof does not show exactly the included ids")


# ---------------------------------------------------------------------------------------------
# Journals

FRAME_HEAD_BYTES = 16
BLOCK_BYTES_MAX = 16 * 1024 * 1024
TRAILER_BYTES = 52


def damaged(at, why):
    return Refusal("DAMAGED", "at byte %d: %s" % (at, why))


def check_journal(data, found):
    if len(data) < HEAD_BYTES:
        raise damaged(0, "the file is cut off")
    check_format(data, JOURNAL_FORMAT)
    journal, fold = Range(), Fold()
    root = overall_root(journal.root(), SMT_EMPTY, SMT_EMPTY)
    blocks = 0
    at = HEAD_BYTES
    while data[at : at + 4] != b"CTXE":
        block = read_frame(data, at)
        root = add_block(block, journal, fold, root)
        blocks += 1
        at += FRAME_HEAD_BYTES + len(block)
    count, promised = read_trailer(data, at)
    fold.end()
    if count != journal.count:
        message = "%d entries were promised, %d came" % (count, journal.count)
        raise Refusal("ROOT_MISMATCH", message)
    if promised != root:
        raise Refusal("ROOT_MISMATCH", "the journal leads to another root than promised")
    found.root = root.hex()
    found.facts.update(
        actor=fold.actor,
        entries=count,
        blocks=blocks,
        memories=len(fold.heads),
        edges=len(fold.edges),
        journalRoot=journal.root().hex(),
    )
    found.checked += [
        "the file is whole, every frame has its checksum",
        "every block, header and part is canonical, and the entries have no gap",
        "the parts of every entry hash to what its header says",
        "every block begins with the root that the one before it ended with",
        "the headers, heads and edges up to every block make its overall root",
    ]


def read_frame(data, at):
    start = at + FRAME_HEAD_BYTES
    if len(data) < start:
        raise damaged(at, "the file ends without its trailer")
    magic, length, back, checksum = struct.unpack(">4sIII", data[at:start])
    if magic != b"CTXB":
        raise damaged(at, "no block begins here")
    if length == 0 or length > BLOCK_BYTES_MAX:
        raise damaged(at, "impossible length")
    if len(data) < start + length:
        raise damaged(at, "the file ends inside a block")
    block = data[start : start + length]
    if zlib.crc32(block, zlib.crc32(data[at : at + 12])) != checksum:
        raise damaged(at, "the checksum does not fit")
    if back != 0:
        raise malformed("the frame at byte %d is not alone in its group" % at)
    return block


def read_trailer(data, at):
    if len(data) != at + TRAILER_BYTES:
        raise damaged(at, "the trailer is cut off, or bytes follow it")
    _, zero, count, root, checksum = struct.unpack(">4sIQ32sI", data[at:])
    if zlib.crc32(data[at : at + 48]) != checksum:
        raise damaged(at, "the checksum of the trailer does not fit")
    if zero != 0 or count > COUNT_MAX:
        raise malformed("the trailer has bytes that mean nothing")
    return count, root


def add_block(data, journal, fold, before):
    """The root after the block."""
    first = journal.count
    block = read_fields(data, BLOCK, "block %d" % first)
    if block[1] != first:
        raise malformed("block %d follows entry %d" % (block[1], first - 1))
    if block[3] != before:
        raise Refusal("ROOT_MISMATCH", "block %d does not follow the root before it" % first)
    for index, value in enumerate(block[5]):
        entry = Entry(value, first + index, index == 0)
        fold.apply(entry)
        journal.append(0, entry.leaf)
    after = overall_root(journal.root(), fold.memory_tree.root(), fold.edge_tree.root())
    if block[4] != after:
        message = "applying block %d gives another root than it says" % first
        raise Refusal("ROOT_MISMATCH", message)
    return after


def pair(value, what):
    if not isinstance(value, list) or len(value) != 2:
        raise malformed("%s is not a pair" % what)
    return value


class Entry:
    def __init__(self, value, seq, is_first):
        what = "entry %d" % seq
        header_bytes, parts = pair(value, what)
        if not isinstance(header_bytes, bytes) or not isinstance(parts, list):
            raise malformed("%s is not a header and a list of parts" % what)
        header = read_fields(header_bytes, HEADER, "the header of %s" % what)
        if header[1] != seq:
            raise malformed("%s says that it is entry %d" % (what, header[1]))
        self.subjects = header[5] if 5 in header else []
        self.stubs = [None] * len(parts)
        for index, part in enumerate(parts):
            salt, body = pair(part, "a part of %s" % what)
            if salt == STUB_MARK and isinstance(body, bytes):
                self.stubs[index] = Stub(body, what)
            elif not is_sized(16)(salt) or not isinstance(body, bytes):
                raise malformed("a part of %s is not a salt and a body" % what)
        if len(parts) != max(1, len(self.subjects)):
            raise malformed("%s does not have one part per subject" % what)
        hashes = [
            stub.hash if stub else sha256(part[0] + part[1])
            for part, stub in zip(parts, self.stubs)
        ]
        if tagged(b"payload", *hashes) != header[7]:
            message = "the parts of %s do not hash to what its header says" % what
            raise Refusal("PROOF_INVALID", message)
        self.seq = seq
        self.is_first = is_first
        self.kind = header[2]
        self.type = header[6] if 6 in header else None
        self.at = header.raw(3)
        self.by = header.raw(4)
        self.leaf = tagged(b"journal", header_bytes)
        self.parts = parts
        self.salt, self.body = parts[0]

    def subject(self, index):
        if index >= len(self.subjects):
            raise malformed("entry %d has no subject %d" % (self.seq, index))
        return self.subjects[index]

    def memory_type(self):
        if self.type is None:
            raise self.broken("it names no memory type")
        return self.type

    def tombstone(self, body):
        return write_record({1: body.raw(1), 2: self.at, 3: self.by})

    def broken(self, why):
        return malformed("entry %d cannot be applied: %s" % (self.seq, why))


class Stub:
    """What remains of a part whose memory was erased."""

    def __init__(self, data, what):
        sound = (
            len(data) >= STUB_BYTES
            and data[64] <= 1
            and (data[65] == 0 or TESTS["edge type"](data[65]))
            and not any(data[STUB_BYTES:])
        )
        if not sound:
            raise malformed("a part of %s is not a stub" % what)
        self.hash = data[:32]
        self.value = data[32:64]
        self.requested = data[64] == 1
        self.edge = data[65]


class Head:
    """The fields of both parts as bytes; and what the rules ask for as values."""

    def __init__(self, memory_type):
        self.public = {}
        self.private = {}
        self.type = memory_type
        self.version = 1
        # Its content is not known: it was erased by a later entry.
        self.withheld = False


class Fold:
    """Heads and edges, folded from entries."""

    def __init__(self):
        self.actor = ""
        self.owned = False
        self.heads = {}
        self.edges = {}
        self.memory_tree = Tree()
        self.edge_tree = Tree()

    def apply(self, entry):
        if (entry.seq == 0) != (entry.kind == GENESIS):
            raise entry.broken("the first entry, and no other, is the genesis")
        check_stubs(entry)
        if entry.kind not in BODIES:
            return
        rules = {
            GENESIS: self.genesis,
            WRITE: self.write,
            UPDATE: self.update,
            UPDATE_HEAD: self.update_head,
            TOMB: self.tombstone,
            RESTORE: self.restore,
            ERASE: self.erase,
            ADD_EDGE: self.add_edge,
            REMOVE_EDGE: self.remove_edge,
            SET_OWNER: self.set_owner,
        }
        stub = entry.stubs[0]
        if stub:
            self.unseen(entry, stub)
            requested = stub.requested
        else:
            body = read_body(entry.body, BODIES[entry.kind], "entry %d" % entry.seq)
            rules[entry.kind](entry, body)
            requested = 31 in body
        if entry.kind in CLOSING:
            self.close_superseded(entry)
        if entry.is_first and requested and entry.subjects:
            if entry.subjects[0] not in self.heads:
                raise entry.broken("its subject has no head")

    def end(self):
        """Only an erasure may take content away."""
        if any(head.withheld for head in self.heads.values()):
            raise malformed("the content of a memory is missing, and nothing erased it")

    def genesis(self, entry, body):
        self.actor = body[1]
        self.owned = 3 in body

    def set_owner(self, entry, body):
        if self.owned:
            raise entry.broken("the store has an owner key already")
        self.owned = True

    def write(self, entry, body):
        subject = entry.subject(0)
        if subject in self.heads:
            raise entry.broken("the memory exists already")
        if body[1] != 1:
            raise entry.broken("a memory begins with version 1")
        head = Head(entry.memory_type())
        head.public = {
            1: write_bytes(subject),
            2: write_count(head.type),
            4: body.raw(11),
            5: entry.at,
        }
        head.private = {2: body.raw(10), 3: body.raw(12), 4: body.raw(13), 5: body.raw(14)}
        self.put_version(entry, body, head)

    def update(self, entry, body):
        head = self.live(entry)
        if body[1] != head.version + 1:
            raise entry.broken("its version is not the next one")
        if entry.memory_type() != head.type:
            raise entry.broken("the type of a memory never changes")
        self.put_version(entry, body, head)

    def put_version(self, entry, body, head):
        content = tagged(b"memory", bytes([head.type]), body[2])
        record = write_record(
            {
                1: write_bytes(entry.subject(0)),
                2: body.raw(1),
                3: write_count(head.type),
                4: body.raw(2),
                5: entry.at,
                6: entry.by,
                7: body.raw(9),
                8: body.raw(5),
                9: body.raw(6),
                10: body.raw(3),
                11: body.raw(4),
                12: write_bytes(content),
                13: body.raw(7),
            }
        )
        head.version = body[1]
        head.public[3] = body.raw(1)
        head.private[6] = body.raw(3)
        head.private[7] = write_bytes(content)
        head.private[8] = write_bytes(tagged(b"record", record))
        head.private[9] = body.raw(8)
        head.private[11] = body.raw(15)
        self.put_head(entry, head)

    def update_head(self, entry, body):
        head = self.live(entry)
        if 17 in body and 16 not in body:
            raise entry.broken("it ends what it does not reopen")
        if 16 in body:
            if head.private.get(10) is None:
                raise entry.broken("nothing took the place of the memory")
            head.private[9] = body.raw(17)
            head.private[10] = None
        if 11 in body:
            head.public[4] = body.raw(11)
        if 12 in body:
            head.private[3] = body.raw(12)
        for given, kept in ((13, 4), (14, 5)):
            if given in body:
                head.private[kept] = body.raw(given) if body[given] else None
        self.put_head(entry, head)

    def close_superseded(self, entry):
        """The subjects after the first are what it takes the place of."""
        for index in range(1, len(entry.parts)):
            if entry.stubs[index]:
                self.head_unseen(entry, index, entry.stubs[index])
                continue
            what = "part %d of entry %d" % (index, entry.seq)
            said = read_body(entry.parts[index][1], SUPERSEDED, what)
            head = self.live(entry, index)
            head.private[9] = said.raw(1)
            head.private[10] = write_bytes(entry.subject(0))
            self.put_head(entry, head, index)

    def tombstone(self, entry, body):
        head = self.live(entry)
        head.public[7] = entry.tombstone(body)
        self.put_head(entry, head)

    def restore(self, entry, body):
        head = self.heads.get(entry.subject(0))
        if head is None or head.public.get(7) is None:
            raise entry.broken("the memory is not tombstoned")
        if head.withheld:
            raise entry.broken("the memory was erased, this part was not")
        head.public[7] = None
        self.put_head(entry, head)

    def erase(self, entry, body):
        """The head says so from now on; its edges keep who connected what, and when."""
        subject = entry.subject(0)
        head = self.known(entry)
        head.public[3] = write_count(head.version)
        head.public[4] = write_count(PRIVATE)
        head.public[7] = None
        head.public[8] = entry.tombstone(body)
        head.private = {}
        head.withheld = False
        self.put_head(entry, head)
        for name in [name for name in self.edges if subject in (name[:16], name[17:])]:
            self.put_edge(name, bare_edge(self.edges[name]))

    def unseen(self, entry, stub):
        """An entry whose content was erased: the stub has what the tree held after it."""
        if entry.kind in EDGE_KINDS:
            self.edge_unseen(entry, stub)
            return
        if entry.kind != WRITE:
            self.head_unseen(entry, 0, stub)
            return
        subject = entry.subject(0)
        if subject in self.heads:
            raise entry.broken("the memory exists already")
        head = Head(entry.memory_type())
        head.public = {1: write_bytes(subject), 2: write_count(head.type), 5: entry.at}
        self.put_unseen(subject, head, stub)

    def head_unseen(self, entry, index, stub):
        head = self.known(entry, index)
        removed = head.public.get(7) is not None
        if removed != (entry.kind == RESTORE):
            raise entry.broken("the memory is %stombstoned" % ("" if removed else "not "))
        if entry.kind == TOMB:
            head.public[7] = b""
        if entry.kind == RESTORE:
            head.public[7] = None
        if entry.kind == UPDATE and index == 0:
            head.version += 1
        head.private = {}
        self.put_unseen(entry.subject(index), head, stub)

    def put_unseen(self, subject, head, stub):
        head.withheld = True
        self.heads[subject] = head
        self.memory_tree.put(tree_key("memories", subject), stub.value)

    def edge_unseen(self, entry, stub):
        source, target = entry.subject(0), entry.subject(1)
        name = source + bytes([stub.edge]) + target
        exists = name in self.edges and 8 not in self.edges[name]
        adds = entry.kind == ADD_EDGE
        if exists == adds:
            raise entry.broken("the edge exists already" if adds else "there is no such edge")
        if adds:
            edge = {
                1: write_count(stub.edge),
                2: write_bytes(source),
                3: write_bytes(target),
                4: entry.at,
                5: entry.by,
            }
        else:
            edge = bare_edge(self.edges[name])
            edge[8] = write_record({1: EMPTY_TEXT, 2: entry.at, 3: entry.by})
        self.edges[name] = edge
        self.edge_tree.put(tree_key("edges", name), stub.value)

    def known(self, entry, index=0):
        """The head of a memory that was not erased yet."""
        head = self.heads.get(entry.subject(index))
        if head is None:
            raise entry.broken("there is no such memory")
        if head.public.get(8) is not None:
            raise entry.broken("the memory was erased before")
        return head

    def live(self, entry, index=0):
        head = self.known(entry, index)
        if head.public.get(7) is not None:
            raise entry.broken("the memory is tombstoned")
        if head.withheld:
            raise entry.broken("the memory was erased, this part was not")
        return head

    def put_head(self, entry, head, index=0):
        """Every change also moves the time and takes the salt of the subject's part."""
        subject = entry.subject(index)
        head.public[6] = entry.at
        head.private[1] = write_bytes(entry.parts[index][0])
        self.heads[subject] = head
        value = tree_value(write_record(head.public), sha256(write_record(head.private)))
        self.memory_tree.put(tree_key("memories", subject), value)

    def add_edge(self, entry, body):
        source, target = entry.subject(0), entry.subject(1)
        name = source + bytes([body[2]]) + target
        if name in self.edges and 8 not in self.edges[name]:
            raise entry.broken("the edge exists already")
        edge = {
            1: body.raw(2),
            2: write_bytes(source),
            3: write_bytes(target),
            4: entry.at,
            5: entry.by,
            6: body.raw(3),
            7: body.raw(4),
        }
        self.put_edge(name, edge)

    def remove_edge(self, entry, body):
        name = entry.subject(0) + bytes([body[2]]) + entry.subject(1)
        if name not in self.edges or 8 in self.edges[name]:
            raise entry.broken("there is no such edge")
        self.put_edge(name, {**self.edges[name], 8: entry.tombstone(body)})

    def put_edge(self, name, edge):
        self.edges[name] = edge
        self.edge_tree.put(tree_key("edges", name), tree_value(write_record(edge)))


def check_stubs(entry):
    for index, stub in enumerate(entry.stubs):
        if not stub:
            continue
        allowed = entry.kind in (ERASABLE_REST if index else ERASABLE)
        if not allowed or (entry.kind in EDGE_KINDS) != (stub.edge != 0):
            raise malformed("entry %d has a stub where none can be" % entry.seq)


def bare_edge(edge):
    """Without weight, data and reasons."""
    bare = {key: raw for key, raw in edge.items() if key <= 5}
    if 8 in edge:
        removed = read_fields(edge[8], TOMBSTONE, "a tombstone")
        bare[8] = write_record({1: EMPTY_TEXT, 2: removed.raw(2), 3: removed.raw(3)})
    return bare


class Tree:
    """A compact sparse Merkle tree. A node is None, a leaf [hash, key] or a branch [hash, left, right]."""

    def __init__(self):
        self.top = None

    def put(self, key, value):
        self.top = with_leaf(self.top, [smt_leaf(key, value), key], 0)

    def root(self):
        return node_hash(self.top)


def with_leaf(node, leaf, depth):
    if node is None:
        return leaf
    if len(node) == 2:
        if node[1] == leaf[1]:
            return leaf
        old = node
        node = [None, None, None]
        node[1 + bit_at(old[1], depth)] = old
    side = 1 + bit_at(leaf[1], depth)
    node[0] = None
    node[side] = with_leaf(node[side], leaf, depth + 1)
    return node


def node_hash(node):
    if node is None:
        return SMT_EMPTY
    if node[0] is None:
        node[0] = smt_node(node_hash(node[1]), node_hash(node[2]))
    return node[0]


# ---------------------------------------------------------------------------------------------
# The command


def usage(message):
    sys.stderr.write("cortex_verify: %s\n%s\n" % (message, __doc__.split("\n\n")[1]))
    return 2


def main(arguments):
    as_json, root, names = False, None, []
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        if argument in ("-h", "--help"):
            print(__doc__)
            return 0
        if argument == "--json":
            as_json = True
        elif argument == "--root":
            root = rest.pop(0) if rest else ""
            if len(root) != 64 or any(digit not in "0123456789abcdefABCDEF" for digit in root):
                return usage("--root needs 64 hex digits")
        elif argument.startswith("-"):
            return usage("unknown option %s" % argument)
        else:
            names.append(argument)
    if not names:
        return usage("no file given")
    ok = True
    for name in names:
        inside = sorted(os.listdir(name)) if os.path.isdir(name) else [None]
        for path in [name if entry is None else os.path.join(name, entry) for entry in inside]:
            try:
                with open(path, "rb") as file:
                    report = verify_file(file.read(), root)
            except OSError as error:
                return usage("cannot read %s: %s" % (path, error.strerror))
            ok = ok and report["ok"]
            print_report(path, report, as_json)
    return 0 if ok else 5


def print_report(path, report, as_json):
    if as_json:
        print(json.dumps({"file": path, **report}, ensure_ascii=False))
        return
    print("%s: %s, %s" % (path, report["kind"], "ok" if report["ok"] else "REFUSED"))
    for sentence in report["checked"]:
        print("  checked   %s" % sentence)
    for name, value in report["facts"].items():
        print("  %-9s %s" % (name, value))
    for item in report["items"]:
        state = "present" if item["present"] else "absent"
        print("  item      %s %s (%s)" % (item["name"], state, item["content"]))
    if report["root"]:
        print("  root      %s" % report["root"])
    for problem in report["problems"]:
        print("  %s  %s" % (problem["code"], problem["message"]))


if __name__ == "__main__":
    # Not the locale's: what is printed is the same everywhere.
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
