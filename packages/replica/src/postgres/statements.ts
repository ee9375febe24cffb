/** What is asked of the database, and how rows go in and come out. */
import type { JournalAppend, JournalHead, JournalRow } from '@cortex-memory/core'
import { bufferOf } from '../shared/bytes.ts'

const FORMAT = 1

/**
 * Many actors, at most one row each. A row goes in only behind its predecessor, and the keys decide between
 * writers: `on conflict do nothing` waits for one who is under way. The order of the actors is the order of
 * the locks, so two statements cannot wait for each other. Bytes travel as one value, since an array would
 * carry them as text of twice the length; the predecessor is a scalar subquery, which is always a look-up
 * in the index, whereas `exists` may become a scan of the whole table.
 */
const PLACE = `insert into cortex_journal (actor, first_seq, last_seq, commit_id, prev_root, root, format, block)
select n.a, n.f, n.l, n.c, n.p, n.r, ${FORMAT}, substring($7::bytea from n.o for n.s)
from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bytea[], $8::int[], $9::int[])
  as n(a, f, l, c, p, r, o, s)
where n.f = 0
  or n.p = (select j.root from cortex_journal j where j.actor = n.a and j.last_seq = n.f - 1)
order by n.a collate "C"
on conflict do nothing
returning actor, first_seq, root`

export const APPEND: string = PLACE

export const APPEND_FIRST: string = `with placed as (${PLACE}), born as (
  insert into cortex_actor (actor, genesis, created_at)
  select actor, root, now() from placed where first_seq = 0 order by actor
  on conflict do nothing)
select actor from placed`

/**
 * The same for one row behind another: it is read, planned and run in half the time, and a node with one busy
 * actor sends nothing else.
 */
export const APPEND_ONE: string = `insert into cortex_journal (actor, first_seq, last_seq, commit_id, prev_root, root, format, block)
select $1::text, $2::bigint, $3::bigint, $4::bytea, j.root, $6::bytea, ${FORMAT}, $7::bytea
from cortex_journal j where j.actor = $1::text and j.last_seq = $2::bigint - 1 and j.root = $5::bytea
on conflict do nothing
returning actor`

export function appendOneValues(row: JournalAppend): readonly unknown[] {
  const { actor, firstSeq, lastSeq, commitId, prevRoot, root, bytes } = row
  return [actor, firstSeq, lastSeq, ...[commitId, prevRoot, root, bytes].map(bufferOf)]
}

export function appendValues(rows: readonly JournalAppend[]): readonly unknown[] {
  let offset = 1
  const offsets = rows.map(({ bytes }) => {
    const at = offset
    offset += bytes.length
    return at
  })
  return [
    rows.map(({ actor }) => actor),
    rows.map(({ firstSeq }) => firstSeq),
    rows.map(({ lastSeq }) => lastSeq),
    rows.map(({ commitId }) => bufferOf(commitId)),
    rows.map(({ prevRoot }) => bufferOf(prevRoot)),
    rows.map(({ root }) => bufferOf(root)),
    Buffer.concat(rows.map(({ bytes }) => bytes)),
    offsets,
    rows.map(({ bytes }) => bytes.length),
  ]
}

/** Which of these commit ids are there. */
export const FIND_COMMITS = `select n.i::int as i
from unnest($1::text[], $2::bytea[]) with ordinality as n(a, c, i)
join cortex_journal j on j.actor = n.a and j.commit_id = n.c`

/**
 * A commit of nothing. Once it is acknowledged, everything that was committed before it is as durable: a
 * row that is visible after a crash may not have reached its standby yet.
 */
export const BARRIER = "select pg_logical_emit_message(true, 'cortex', '')"

export const HEADS = `select n.i::int as i, h.last_seq, h.root
from unnest($1::text[], $2::bigint[], $3::bytea[]) with ordinality as n(a, s, r, i)
left join lateral (
  select j.last_seq, j.root from cortex_journal j where j.actor = n.a order by j.last_seq desc limit 1
) h on true
where coalesce(h.last_seq, -1) <> n.s or coalesce(h.root, ''::bytea) <> n.r`

export function headsValues(known: readonly JournalHead[]): readonly unknown[] {
  return [
    known.map(({ actor }) => actor),
    known.map(({ lastSeq }) => lastSeq),
    known.map(({ root }) => bufferOf(root)),
  ]
}

const COLUMNS = 'first_seq, last_seq, commit_id, prev_root, root, block'

/** Lengths are known without reading the bytes, so what is beyond the limit is not read. */
export const READ: string = `select ${COLUMNS} from (
  select *, row_number() over w as place, sum(octet_length(block)) over w as so_far from (
    select ${COLUMNS} from cortex_journal where actor = $1 and last_seq >= $2 order by last_seq limit $3
  ) as found window w as (order by last_seq)
) as counted
where place = 1 or so_far <= $4
order by last_seq`

export const FIND: string = `select ${COLUMNS} from cortex_journal where actor = $1 and commit_id = $2`

export const REPLACE =
  'update cortex_journal set block = $4, erased = erased + 1 where actor = $1 and first_seq = $2 and root = $3'

export const IS_THERE = 'select 1 from cortex_journal where actor = $1 and first_seq = $2'

/** Hints travel in transactions of their own, which need not be durable. */
export const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify('cortex_journal', p)
from unnest($1::text[]) as p`

export const LISTEN = 'listen cortex_journal'

/** A row as the driver gives it: 64-bit numbers are texts. */
export interface SqlRow {
  readonly [name: string]: unknown
  readonly first_seq: string
  readonly last_seq: string
  readonly commit_id: Buffer
  readonly prev_root: Buffer
  readonly root: Buffer
  readonly block: Buffer
}

export function rowOf(row: SqlRow): JournalRow {
  return {
    firstSeq: Number(row.first_seq),
    lastSeq: Number(row.last_seq),
    commitId: row.commit_id,
    prevRoot: row.prev_root,
    root: row.root,
    bytes: row.block,
  }
}
