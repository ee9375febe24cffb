/**
 * What happened, as Prometheus reads it. Labels come from the table of operations and from statuses
 * alone: no request can add a name.
 *
 * @module
 */
import type { Cortex } from '@cortex-memory/core'
import { lockWaits } from '@cortex-memory/core/internal'
import type { CalledOperation } from '../actors/open-actors.ts'

const BUCKETS_S: readonly number[] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

interface Histogram {
  readonly counts: number[]
  sum: number
  count: number
}

type Sample = readonly [labels: Readonly<Record<string, string | number>>, value: number]

export class Metrics {
  readonly #requests = new Map<string, Map<number, number>>()
  readonly #durations = new Map<string, Histogram>()
  /** Of operations, whatever interface they were called through: alone, in a batch, as a tool. */
  readonly #operations = new Map<string, Histogram>()
  readonly #failures = new Map<string, Map<string, number>>()
  readonly #waits = new Map<string, Histogram>()

  record(operation: string, status: number, seconds: number): void {
    const statuses = this.#requests.get(operation) ?? new Map<number, number>()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    this.#requests.set(operation, statuses)
    add(this.#durations, operation, seconds)
  }

  called({ operation, ms, code }: CalledOperation): void {
    add(this.#operations, operation, ms / 1000)
    if (code === undefined) return
    const codes = this.#failures.get(operation) ?? new Map<string, number>()
    codes.set(code, (codes.get(code) ?? 0) + 1)
    this.#failures.set(operation, codes)
  }

  /** How long somebody waited for its turn. */
  waited(seconds: number): void {
    add(this.#waits, 'all', seconds)
  }

  /** `gauges` are figures of this moment; `stores` are those that the asker may know of. */
  async text(
    gauges: Readonly<Record<string, readonly [help: string, value: number]>>,
    stores: ReadonlyMap<string, Cortex>,
  ): Promise<string> {
    const requests = [...this.#requests].flatMap(([operation, statuses]) =>
      [...statuses].map(([status, count]): Sample => [{ operation, status }, count]),
    )
    return [
      family('cortex_http_requests_total', 'counter', 'Requests by operation and status', requests),
      histogramText(
        'cortex_http_request_duration_seconds',
        'How long requests took',
        this.#durations,
      ),
      histogramText(
        'cortex_operation_duration_seconds',
        'How long operations took, through every interface of this server',
        this.#operations,
      ),
      family(
        'cortex_operation_failures_total',
        'counter',
        'Operations that failed, by code',
        [...this.#failures].flatMap(([operation, codes]) =>
          [...codes].map(([code, count]): Sample => [{ operation, code }, count]),
        ),
      ),
      histogramText(
        'cortex_queue_wait_seconds',
        'How long requests waited for their turn',
        this.#waits,
      ),
      ...lockText(),
      ...Object.entries(gauges).map(([name, [help, value]]) =>
        family(name, 'gauge', help, [[{}, value]]),
      ),
      await storeText(stores),
      '',
    ].join('\n')
  }
}

function lockText(): string[] {
  const { count, ms } = lockWaits()
  return [
    family('cortex_lock_waits_total', 'counter', 'How often another process had a lock', [
      [{}, count],
    ]),
    family('cortex_lock_wait_seconds_total', 'counter', 'How long that was waited for', [
      [{}, ms / 1000],
    ]),
  ]
}

function add(histograms: Map<string, Histogram>, operation: string, seconds: number): void {
  const histogram = histograms.get(operation) ?? emptyHistogram()
  const bucket = BUCKETS_S.findIndex((most) => seconds <= most)
  const at = bucket === -1 ? BUCKETS_S.length : bucket
  histogram.counts[at] = (histogram.counts[at] as number) + 1
  histogram.sum += seconds
  histogram.count++
  histograms.set(operation, histogram)
}

function histogramText(
  name: string,
  help: string,
  histograms: ReadonlyMap<string, Histogram>,
): string {
  const lines = [...histograms].flatMap(([operation, { counts, sum, count }]) => {
    let below = 0
    const buckets = BUCKETS_S.map((le, index) => {
      below += counts[index] as number
      return line(`${name}_bucket`, { operation, le }, below)
    })
    return [
      ...buckets,
      line(`${name}_bucket`, { operation, le: '+Inf' }, count),
      line(`${name}_sum`, { operation }, sum),
      line(`${name}_count`, { operation }, count),
    ]
  })
  return [...header(name, 'histogram', help), ...lines].join('\n')
}

/** Of those whose journal is in another engine. */
function remoteText(
  all: readonly {
    readonly actor: string
    readonly status: Awaited<ReturnType<Cortex['status']>>
  }[],
): string[] {
  const following = all.flatMap(({ actor, status: { remote } }) =>
    remote === undefined ? [] : [{ actor, remote }],
  )
  if (following.length === 0) return []
  const of = (
    name: string,
    help: string,
    value: (remote: (typeof following)[number]['remote']) => number,
  ): string =>
    family(
      name,
      'gauge',
      help,
      following.map(({ actor, remote }) => [{ actor, engine: remote.engine }, value(remote)]),
    )
  return [
    of(
      'cortex_remote_lag_entries',
      'Entries in the engine that are not here yet',
      ({ lag }) => lag,
    ),
    of(
      'cortex_remote_agreed_seconds',
      'When both were last seen to be the same, as seconds since 1970; 0 if never',
      ({ agreedAt }) => (agreedAt ?? 0) / 1000,
    ),
    of('cortex_remote_unavailable', '1 if the engine cannot be reached', ({ unavailable }) =>
      unavailable === undefined ? 0 : 1,
    ),
    of('cortex_remote_frozen', '1 if nothing more is taken from the engine', ({ frozen }) =>
      frozen === undefined ? 0 : 1,
    ),
  ]
}

async function storeText(stores: ReadonlyMap<string, Cortex>): Promise<string> {
  const all = await Promise.all(
    [...stores].map(async ([actor, cortex]) => ({ actor, status: await cortex.status() })),
  )
  const of = (
    name: string,
    help: string,
    value: (status: Awaited<ReturnType<Cortex['status']>>) => number,
  ): string =>
    family(
      name,
      'gauge',
      help,
      all.map(({ actor, status }) => [{ actor }, value(status)]),
    )
  return [
    of('cortex_memories', 'Memories that are not forgotten', ({ memories }) => memories),
    of('cortex_memories_tombstoned', 'Forgotten memories', ({ tombstoned }) => tombstoned),
    of('cortex_edges', 'Links between memories', ({ edges }) => edges),
    of('cortex_journal_entries', 'Entries of the journal', ({ nextSeq }) => nextSeq),
    of('cortex_view_lag_entries', 'Entries that the view does not show yet', ({ lag }) => lag),
    of('cortex_embedder_running', '1 if texts are embedded here', ({ embedder }) =>
      embedder === undefined ? 0 : 1,
    ),
    of(
      'cortex_embedder_pending',
      'Memories that have no vector yet',
      ({ embedder }) => embedder?.pending ?? 0,
    ),
    of(
      'cortex_embedder_failed',
      'Memories whose text could not be embedded',
      ({ embedder }) => embedder?.failed ?? 0,
    ),
    ...remoteText(all),
    of('cortex_store_broken', '1 if the store no longer writes', ({ broken }) =>
      broken === undefined ? 0 : 1,
    ),
  ].join('\n')
}

function emptyHistogram(): Histogram {
  return { counts: new Array<number>(BUCKETS_S.length + 1).fill(0), sum: 0, count: 0 }
}

function family(name: string, type: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value]) => line(name, labels, value))
  return [...header(name, type, help), ...lines].join('\n')
}

function header(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

/** Values of labels are names of ours or of actors: none needs to be escaped. */
function line(name: string, labels: Sample[0], value: number): string {
  const pairs = Object.entries(labels).map(([key, label]) => `${key}="${label}"`)
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`
}
