/**
 * What happened, as Prometheus reads it. Labels come from the table of operations and from statuses
 * alone: no request can add a name.
 *
 * @module
 */
import type { Cortex } from '@cortex-memory/core'

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

  record(operation: string, status: number, seconds: number): void {
    const statuses = this.#requests.get(operation) ?? new Map<number, number>()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    this.#requests.set(operation, statuses)
    const histogram = this.#durations.get(operation) ?? emptyHistogram()
    const bucket = BUCKETS_S.findIndex((most) => seconds <= most)
    const at = bucket === -1 ? BUCKETS_S.length : bucket
    histogram.counts[at] = (histogram.counts[at] as number) + 1
    histogram.sum += seconds
    histogram.count++
    this.#durations.set(operation, histogram)
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
      this.#durationText(),
      ...Object.entries(gauges).map(([name, [help, value]]) =>
        family(name, 'gauge', help, [[{}, value]]),
      ),
      await storeText(stores),
      '',
    ].join('\n')
  }

  #durationText(): string {
    const name = 'cortex_http_request_duration_seconds'
    const lines = [...this.#durations].flatMap(([operation, { counts, sum, count }]) => {
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
    return [...header(name, 'histogram', 'How long requests took'), ...lines].join('\n')
  }
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
