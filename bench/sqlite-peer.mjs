// SQLite as a program would use it for the same memories, in a process of its own because it needs
// Node 22 or newer: one table with two indexes, a table of tags, words in FTS5; WAL, synchronous=FULL.
//
// Reads one JSON line per request from standard input, answers with one line each:
//   { fill, from } · { write, from, group } · { top, type, repeat } · { word, repeat } · { close }
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { memory } from './engine-memory.mjs'

const directory = process.argv[2]
const db = new DatabaseSync(join(directory, 'peer.db'))
db.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE memory (
    rowid INTEGER PRIMARY KEY, id TEXT UNIQUE, type TEXT, created INTEGER, frame TEXT,
    importance INTEGER, json TEXT, text TEXT
  );
  CREATE INDEX by_type ON memory (type, created);
  CREATE INDEX by_frame ON memory (frame, importance);
  CREATE TABLE tag (tag TEXT, memory INTEGER, PRIMARY KEY (tag, memory)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5 (text, content = 'memory', content_rowid = 'rowid');
`)
const sqliteVersion = db.prepare('SELECT sqlite_version() AS v').get().v
const insertMemory = db.prepare(
  'INSERT INTO memory (id, type, created, frame, importance, json, text) VALUES (?, ?, ?, ?, ?, ?, ?)',
)
const insertTag = db.prepare('INSERT INTO tag (tag, memory) VALUES (?, ?)')
const insertWords = db.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)')

function insert(index) {
  const input = memory(index)
  const { data, tags, frames, importance } = input
  const text = `${data.subject} ${data.predicate} ${data.statement}`
  const id = index.toString(32).padStart(26, '0')
  const frame = frames.map(({ verb, kind, ref }) => `${verb}/${kind}/${ref}`).join(' ')
  const { lastInsertRowid } = insertMemory.run(
    id,
    data.type,
    Date.now(),
    frame,
    importance,
    JSON.stringify(input),
    text,
  )
  for (const tag of tags) insertTag.run(tag, lastInsertRowid)
  insertWords.run(lastInsertRowid, text)
}

/** Each transaction is durable when its COMMIT returns. */
function transactions(from, count, group) {
  for (let done = 0; done < count; done += group) {
    db.exec('BEGIN IMMEDIATE')
    for (let index = done; index < Math.min(count, done + group); index++) insert(from + index)
    db.exec('COMMIT')
  }
}

/** Whole rows, parsed: what a caller gets. */
function timesOf(repeat, query) {
  const times = Array.from({ length: repeat }, () => {
    const start = performance.now()
    const found = query().map(({ json }) => JSON.parse(json))
    return { ms: performance.now() - start, count: found.length }
  })
  return { times: times.map(({ ms }) => ms), count: times[0].count }
}

const answers = {
  fill: ({ fill, from }) => {
    transactions(from, fill, 1000)
    return {}
  },
  write: ({ write, from, group }) => {
    const cpu = process.cpuUsage()
    const start = performance.now()
    transactions(from, write, group)
    const ms = performance.now() - start
    const { user, system } = process.cpuUsage(cpu)
    return { perSecond: (write / ms) * 1000, cpu: (user + system) / write }
  },
  top: ({ top, type, repeat }) => {
    const query = db.prepare(
      'SELECT json FROM memory WHERE type = ? ORDER BY importance DESC, created DESC LIMIT ?',
    )
    return timesOf(repeat, () => query.all(type, top))
  },
  word: ({ word, repeat }) => {
    const query = db.prepare(
      'SELECT json FROM words JOIN memory ON memory.rowid = words.rowid WHERE words MATCH ? ORDER BY rank LIMIT 20',
    )
    return timesOf(repeat, () => query.all(word))
  },
  close: () => {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    const bytes = readdirSync(directory).reduce(
      (sum, name) => sum + statSync(join(directory, name)).blocks * 512,
      0,
    )
    return { bytes }
  },
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  const name = Object.keys(answers).find((key) => key in request)
  console.log(JSON.stringify({ ...answers[name](request), version: sqliteVersion }))
  if (name === 'close') process.exit(0)
}
