/**
 * The bulk fold against the fold of one block at a time: every key of the view, over histories of
 * all kinds, whatever the size of its stretches and wherever the words are kept.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BulkFolder } from '../src/engine/bulk-fold.ts'
import { Folder } from '../src/engine/fold.ts'
import { WordsThread } from '../src/engine/words-thread.ts'
import type { Block } from '../src/journal/block.ts'
import { JournalFiles } from '../src/journal/journal-files.ts'
import { ASCENDING } from '../src/keys/keyspace.ts'
import { encodeData } from '../src/memory/data.ts'
import { BulkWords, type WordsKeeper } from '../src/projections/bulk-words.ts'
import { TreeCaches } from '../src/projections/target.ts'
import { LmdbStore } from '../src/store/lmdb-store.ts'
import type { Change, OrderedStore } from '../src/store/ordered-store.ts'
import { testDirectory } from '../src/testing/index.ts'
import { agree } from './agreement.ts'
import { history } from './commands.ts'
import { runCommand, startRun } from './history.ts'

const PROGRAM = fileURLToPath(new URL('../dist/engine/words-program.js', import.meta.url))

const noThread = (): WordsKeeper | undefined => undefined

function openView(): LmdbStore {
  return new LmdbStore(testDirectory(), { durable: false, ascending: ASCENDING })
}

function dump(store: OrderedStore): Map<string, string> {
  const snapshot = store.snapshot()
  const found = new Map<string, string>()
  for (const { key, value } of snapshot.scan({ from: Buffer.alloc(0) })) {
    found.set(Buffer.from(key).toString('hex'), Buffer.from(value).toString('hex'))
  }
  snapshot.release()
  return found
}

async function blockByBlock(blocks: readonly Block[]): Promise<Map<string, string>> {
  const store = openView()
  const folder = new Folder(store, new TreeCaches(), { everyRoot: true })
  for (const block of blocks) folder.add(block)
  folder.flush()
  folder.release()
  const found = dump(store)
  await store.close()
  return found
}

/** With a flush in the middle: what comes after it is folded like any other block. */
async function inBulk(
  blocks: readonly Block[],
  stretchBytes: number,
  flushAfter: number,
): Promise<Map<string, string>> {
  const store = openView()
  const folder = new BulkFolder(store, join(testDirectory(), 'aside'), {
    startThread: noThread,
    stretchBytes,
  })
  for (const [index, block] of blocks.entries()) {
    folder.add(block)
    if (index === flushAfter) folder.flush()
  }
  folder.flush()
  folder.release()
  const found = dump(store)
  await store.close()
  return found
}

describe('the bulk fold', () => {
  it('[S60] makes the view that folding one block at a time makes', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.nat({ max: 200 }), async (commands, flushAfter) => {
        const run = await startRun()
        try {
          for (const command of commands) await runCommand(run, command)
          const files = new JournalFiles(run.cortex.store.layout.journal, { readOnly: true })
          const blocks = [...files.read(JournalFiles.start(0))].map(({ block }) => block)
          files.close()
          const expected = await blockByBlock(blocks)

          for (const stretchBytes of [600, 64 * 1024 * 1024]) {
            agree(await inBulk(blocks, stretchBytes, -1), expected, `stretches of ${stretchBytes}`)
          }
          agree(await inBulk(blocks, 3000, flushAfter), expected, 'a flush in the middle')
        } finally {
          await run.cortex[Symbol.asyncDispose]()
        }
      }),
      { numRuns: Number(process.env.CORTEX_HISTORIES ?? 12) },
    )
  }, 300_000)

  it('[S60] refuses a journal whose last root is not what its entries make', async () => {
    const run = await startRun()
    try {
      await run.cortex.write({
        data: { type: 'Fact', subject: 's', predicate: 'p', statement: 'x' },
      })
      const files = new JournalFiles(run.cortex.store.layout.journal, { readOnly: true })
      const blocks = [...files.read(JournalFiles.start(0))].map(({ block }) => block)
      files.close()
      const last = blocks.at(-1) as Block
      const store = openView()
      const folder = new BulkFolder(store, join(testDirectory(), 'aside'), {
        startThread: noThread,
      })
      for (const block of blocks.slice(0, -1)) folder.add(block)
      folder.add({ ...last, root: Buffer.alloc(32, 1) })

      expect(() => folder.flush()).toThrow(expect.objectContaining({ code: 'CORRUPT' }))

      folder.release()
      await store.close()
    } finally {
      await run.cortex[Symbol.asyncDispose]()
    }
  })
})

/** A journal's worth of words: additions, removals of old documents, and of such as still wait. */
function keepMany(words: BulkWords, count: number): void {
  const dataOf = (index: number): Uint8Array =>
    encodeData({
      type: 'Fact',
      subject: `subject-${index % 97}`,
      predicate: 'says',
      statement:
        `number ${index} ${'word '.repeat(index % 13)}and ${(index * 7919) % 1009} more of them`.repeat(
          12,
        ),
    })
  const documents: number[] = []
  for (let index = 0; index < count; index++) {
    const since = { known: index, from: index % 7 }
    documents.push(words.add(Buffer.alloc(16, index % 251), 'Fact', dataOf(index), since))
    if (index % 10 === 9) words.remove(documents[index - 5] as number, 'Fact', dataOf(index - 5))
    if (index % 50 === 49) {
      const old = index - 47
      words.remove(documents[old] as number, 'Fact', dataOf(old))
    }
  }
}

describe('the thread that keeps the words', () => {
  it.skipIf(!existsSync(PROGRAM))('[S60] makes the records that are made without it', () => {
    const here = new BulkWords(noThread)
    keepMany(here, 2000)
    let started = 0
    const beside = new BulkWords(() => {
      started++
      return new WordsThread(PROGRAM)
    })
    try {
      keepMany(beside, 2000)
      const text = (changes: Iterable<Change>): string[] =>
        [...changes].map(
          ([key, value]) =>
            `${Buffer.from(key).toString('hex')} ${Buffer.from(value ?? []).toString('hex')}`,
        )

      const found = text(beside.changes())

      expect(started).toBe(1)
      agree(found, text(here.changes()), 'the records')
    } finally {
      beside.release()
    }
  })

  it.skipIf(!existsSync(PROGRAM))('[S60] says what it could not do', () => {
    const thread = new WordsThread(PROGRAM)
    try {
      thread.apply(Uint8Array.of(1, 2, 0, 0, 0, 9, 0, 0, 0, 0))

      expect(() => thread.next).toThrow()
    } finally {
      thread.release()
    }
  })
})
