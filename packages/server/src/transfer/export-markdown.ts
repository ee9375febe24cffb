/**
 * What is known now as pages that people can read: one file for each memory, what it says as the
 * text, everything else in front of it. History is not shown: no older versions, nothing that was
 * forgotten or whose place was taken, no versions that something was derived from.
 *
 *   <Type>/<words of it>-<id>.md
 *
 * @module
 */
import type { Cortex, EdgeRecord, Memory, MemoryId } from '@cortex-memory/core'
import { MAIN_FIELD } from '../operations/text-to-data.ts'
import { contentOf, written } from './export-jsonl.ts'
import { slugOf } from './foreign-values.ts'
import { writePage } from './front-matter.ts'
import { toJson } from './json-value.ts'
import { type EdgeLine, edgeRecord, type MemoryRecord, memoryRecord } from './record.ts'

/** One page of an export. */
export interface ExportedPage {
  /** Its path below the target directory. */
  readonly path: string
  /** Its text. */
  readonly text: string
}

/** What tells our pages from others. */
export const PAGE_FORMAT = 1

/** A store as markdown pages, one for each memory. */
export async function* exportMarkdown(cortex: Cortex): AsyncGenerator<ExportedPage> {
  const { nextSeq } = await cortex.status()
  for await (const id of written(cortex, nextSeq - 1)) {
    const memory = await current(cortex, id)
    if (memory === undefined) continue
    const links: EdgeRecord[] = []
    for await (const edge of cortex.edgesOut(id)) {
      if ((await current(cortex, edge.dst)) !== undefined) links.push(edge)
    }
    yield pageOf(memory, links)
  }
}

async function current(cortex: Cortex, id: MemoryId): Promise<Memory | undefined> {
  const memory = await contentOf(cortex.resolveLatest(id))
  const { tombstoned, supersededBy } = memory?.head ?? {}
  return tombstoned === undefined && supersededBy === undefined ? memory : undefined
}

const WORDS_CHARS_MAX = 48

export function pageOf(memory: Memory, links: readonly EdgeRecord[]): ExportedPage {
  const { head, version } = memory
  const record = memoryRecord(memory, head.validUntil)
  const { kind, data, createdAt, createdBy, provenance = {}, ...rest } = record
  const { derivedFrom, ...from } = provenance
  const main = MAIN_FIELD[head.type]
  const { [main]: text, ...fields } = data
  const words = slugOf(head.forms.short)
    .slice(0, WORDS_CHARS_MAX)
    .replace(/(?<!-)-+$/, '')
  return {
    path: `${head.type}/${words === '' ? '' : `${words}-`}${head.id}.md`,
    text: writePage(
      toJson({
        cortex: PAGE_FORMAT,
        ...rest,
        provenance: from,
        base: version.hash,
        ...(Object.keys(fields).length === 0 ? {} : { data: fields }),
        ...(links.length === 0 ? {} : { links: links.map(linkFields) }),
        ...(text === undefined ? { text: false } : {}),
      }) as Readonly<Record<string, unknown>>,
      text === undefined ? '' : `\n${String(text)}\n`,
    ),
  }
}

function linkFields(edge: EdgeRecord): object {
  const { kind, src, createdAt, createdBy, removed, ...fields } = edgeRecord(edge)
  return fields
}

/** The records of a page; throws what is wrong with it. */
export function recordsOf(
  fields: Readonly<Record<string, unknown>>,
  body: string,
): { readonly memory: unknown; readonly links: readonly unknown[] } {
  const { cortex, links = [], data = {}, text, ...rest } = fields
  const main = MAIN_FIELD[rest.type as keyof typeof MAIN_FIELD]
  const mainText = text === false ? {} : { [main]: withoutFrame(body) }
  const memory: Partial<MemoryRecord> = {
    kind: 'memory',
    ...rest,
    data: { ...mainText, ...(data as object) },
  }
  const edges = (Array.isArray(links) ? links : []).map((link): Partial<EdgeLine> => {
    return { kind: 'edge', src: String(rest.id), ...(link as object) }
  })
  return { memory, links: edges }
}

/** The blank line before the text and the line break after it belong to the page. */
function withoutFrame(body: string): string {
  const start = body.startsWith('\n') ? 1 : 0
  const end = body.endsWith('\n') ? body.length - 1 : body.length
  return body.slice(start, end)
}
