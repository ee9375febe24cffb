import { parseArgs } from 'node:util'
import type { JournalEntry } from '@cortex-memory/core'
import { type Command, UsageError } from '../command.ts'
import { openExisting } from './open.ts'

export const log: Command = {
  name: 'log',
  summary: 'Entries of the journal, newest last',
  usage: 'log [--limit N] [--since SEQ]',
  examples: ['cortex log', 'cortex log --since 100 --json'],

  async run(args, context) {
    const { values } = parseArgs({
      args: [...args],
      options: { limit: { type: 'string' }, since: { type: 'string' } },
    })
    await using cortex = await openExisting(context)
    const { nextSeq } = await cortex.status()
    const limit = whole(values.limit, '--limit') ?? 20
    const since = whole(values.since, '--since') ?? Math.max(0, nextSeq - limit)
    const entries: JournalEntry[] = []
    if (limit > 0) {
      for await (const entry of cortex.journal({ from: since, to: since + limit - 1 })) {
        entries.push(entry)
      }
    }
    if (context.json) {
      context.print(JSON.stringify({ entries: entries.map(({ body: _, ...shown }) => shown) }))
    } else {
      for (const entry of entries) context.print(line(entry))
    }
    return 0
  },
}

/** Fits 80 columns: an entry about two memories shows the ends of their ids; --json has all. */
function line({ seq, at, kind, by, subjects, type }: JournalEntry): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const ids = subjects.length > 1 ? subjects.map((id) => `…${id.slice(-10)}`) : subjects
  const about = [type, ids.join(' ')].filter((part) => part).join(' ')
  return `${String(seq).padStart(6)}  ${time}  ${kind.padEnd(11)}  ${about}  ${by}`.trimEnd()
}

function whole(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${name} expects a whole number, got ${text}`)
  return Number(text)
}
