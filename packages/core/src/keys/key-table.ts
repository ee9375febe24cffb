/**
 * The one table of keys: prefix, environment, class, and what follows the prefix, as `name:bytes` and
 * `/text/`. Prefixes, widths and shapes are derived from it; the header of `keyspace.ts` says in words
 * what each row is for, and a test compares the two.
 *
 * @module
 */

export type KeyClass = 'state' | 'derived' | 'durable' | 'side'

export interface KeyShape {
  readonly environment: 'view' | 'lock' | 'side'
  readonly class: KeyClass
  /** What follows the prefix, as the table says it. */
  readonly parts: string
  /** Bytes after the prefix; `undefined` where the owner of the prefix decides. */
  readonly width: number | undefined
  /** Index keys carry everything in the key. */
  readonly emptyValue: boolean
}

type Row = readonly [
  prefix: string,
  environment: KeyShape['environment'],
  keyClass: KeyClass,
  parts: string,
  value?: 'empty',
]

const ROWS = [
  ['m/', 'view', 'state', 'id:16'],
  ['mv/', 'view', 'state', 'id:16 /v/ version:8'],
  ['e/from/', 'view', 'state', 'src:16 type:1 dst:16'],
  ['e/to/', 'view', 'state', 'dst:16 type:1 src:16'],
  ['tomb/', 'view', 'derived', 'type:1 created:8 id:16', 'empty'],
  ['idx/type/', 'view', 'derived', 'type:1 created:8 id:16', 'empty'],
  ['idx/tag/', 'view', 'derived', 'tagHash:8 created:8 id:16', 'empty'],
  ['idx/actor_obj/', 'view', 'derived', 'verb:1 object:16 created:8 id:16', 'empty'],
  ['idx/rank/type/', 'view', 'derived', 'type:1 closed:1 rank:9 id:16', 'empty'],
  ['idx/rank/tag/', 'view', 'derived', 'tagHash:8 closed:1 rank:9 id:16', 'empty'],
  ['idx/rank/frame/', 'view', 'derived', 'verb:1 kind:1 object:16 closed:1 rank:9 id:16', 'empty'],
  ['idx/pinned/', 'view', 'derived', 'type:1 id:16', 'empty'],
  ['idx/claim/', 'view', 'derived', 'type:1 claim:24 id:16', 'empty'],
  ['idx/words/new/', 'view', 'derived', 'ticket:8'],
  ['idx/words/block/', 'view', 'derived', 'segment:8 block:8'],
  ['idx/words/fence/', 'view', 'derived', 'segment:8 page:8'],
  ['idx/words/type/', 'view', 'derived', 'page:8'],
  ['idx/words/id/', 'view', 'derived', 'page:8'],
  ['idx/words/time/', 'view', 'derived', 'page:8'],
  ['idx/smt/memories/', 'view', 'derived', 'page'],
  ['idx/smt/edges/', 'view', 'derived', 'page'],
  ['accum/mmr/', 'view', 'derived', 'page'],
  ['salience/', 'view', 'derived', 'id:16'],
  ['chk/', 'view', 'derived', 'intent:16 step:16'],
  ['commit/', 'view', 'derived', 'commitId:16'],
  ['idx/copy/chk/', 'view', 'derived', 'id:16 intent:16 step:16', 'empty'],
  ['idx/copy/commit/', 'view', 'derived', 'id:16 commitId:16', 'empty'],
  ['erased/', 'view', 'derived', 'seq:8 id:16', 'empty'],
  ['scope/revoked/', 'view', 'state', 'sha256 of the scope id:32'],
  ['past/m/', 'view', 'derived', 'id:16 known:8 seq:8'],
  ['past/i/', 'view', 'derived', 'page', 'empty'],
  ['past/e/', 'view', 'derived', 'src:16 type:1 dst:16 known:8 seq:8'],
  ['past/weights/', 'view', 'derived', 'known:8 seq:8'],
  ['past/doc/', 'view', 'derived', 'id:16 document:4'],
  ['past/words/', 'view', 'derived', 'page'],
  ['meta/weights', 'view', 'derived', ''],
  ['meta/state', 'view', 'derived', ''],
  ['meta/words', 'view', 'derived', ''],
  ['meta/mark', 'lock', 'durable', ''],
  ['meta/frame', 'lock', 'durable', ''],
  ['meta/erasures', 'lock', 'durable', ''],
  ['snap/n/', 'side', 'side', 'number:8'],
  ['snap/root/', 'side', 'side', 'root:32'],
  ['snap/next', 'side', 'side', ''],
  ['goal/', 'side', 'side', 'id:16'],
  ['vec/n/', 'side', 'side', 'number:8'],
  ['vec/id/', 'side', 'side', 'id:16'],
  ['vec/bad/', 'side', 'side', 'id:16'],
  ['vec/next', 'side', 'side', ''],
  ['vec/cursor', 'side', 'side', ''],
  ['vec/lease', 'side', 'side', ''],
  ['meta/forgotten', 'side', 'side', ''],
  ['vec/file', 'side', 'side', ''],
] as const

export type Prefix = (typeof ROWS)[number][0]

/** The table, for programs: `verify` walks it, tests compare it with the disk. */
export const KEYSPACE: Readonly<Record<Prefix, KeyShape>> = Object.fromEntries(
  ROWS.map(([prefix, environment, keyClass, parts, value]: Row) => [
    prefix,
    {
      environment,
      class: keyClass,
      parts,
      width: widthOf(parts),
      emptyValue: value === 'empty',
    },
  ]),
) as Record<Prefix, KeyShape>

export const PREFIXES: readonly Prefix[] = ROWS.map(([prefix]) => prefix)

/** Words without a number only explain, except `/text/`, which is part of the key. */
function widthOf(parts: string): number | undefined {
  if (parts === 'page') return undefined
  return parts
    .split(' ')
    .map((part) => (part.startsWith('/') ? part.length : Number(/:(\d+)$/.exec(part)?.[1] ?? 0)))
    .reduce((sum, bytes) => sum + bytes, 0)
}
