// Proofs: their size, and the time to make and to verify them, as a store grows.
//
//   npm run bench -- proofs [--small 1000] [--large 100000] [--huge 0] [--rounds 20]
//
// The trees of many memories are built in memory, with heads as a store has them; `--huge 1000000`
// adds a third size. One real store of `--small` memories goes through everything.
import { sha256 } from '../packages/core/dist/codec/hash.js'
import { encodeProofFile, openCortex, verifyFile } from '../packages/core/dist/index.js'
import { MemoryNodeStore } from '../packages/core/dist/merkle/memory-node-store.js'
import { append, EMPTY_MMR, mmrBagOf, mmrRoot } from '../packages/core/dist/merkle/mmr.js'
import { proveKeys } from '../packages/core/dist/merkle/multi-proof.js'
import { overallRoot } from '../packages/core/dist/merkle/overall.js'
import { Smt, SmtCache } from '../packages/core/dist/merkle/smt.js'
import { SMT_EMPTY } from '../packages/core/dist/merkle/smt-page.js'
import { verifyFile as verifyPortable } from '../packages/core/dist/portable/index.js'
import { memoryTreeKey } from '../packages/core/dist/records/edge.js'
import { headTreeValue, sealHead, splitHead } from '../packages/core/dist/records/head.js'
import { recordHash, versionCodec, versionHash } from '../packages/core/dist/records/version.js'
import { median, options, print, scratch, timed, verdict } from './measure.mjs'

const ASKED = [1, 32, 256]
const LIMIT_BYTES = 40 * 1024
const { small, large, huge, rounds, directory } = options({
  small: 1000,
  large: 100_000,
  huge: 0,
  rounds: 20,
  directory: '',
})

console.log(`Proofs benchmark, Node ${process.versions.node}`)
const sizes = new Map()
for (const count of [small, large, huge]) if (count > 0) sizes.set(count, await inMemory(count))
growth()
await realStore(small)

/** Everything of memory `index` that a proof can carry; 300 bytes of text. */
function memory(index) {
  const id = Buffer.alloc(16)
  id.writeUIntBE(1_700_000_000_000 + index, 0, 6)
  id.writeUInt32BE(index, 12)
  const statement = `fact ${index} `.padEnd(300, 'about caches, tokens and retries ')
  const data = Buffer.from(statement)
  const hash = versionHash('Fact', data)
  const forms = { short: statement.slice(0, 60), medium: statement.slice(0, 200) }
  const versionBytes = versionCodec.toBytes({
    id,
    version: 1,
    type: 'Fact',
    data,
    createdAt: 1_700_000_000_000,
    createdBy: 'ada',
    confidence: 1,
    provenance: { source: 'user_input' },
    forms,
    hash,
    validFrom: 1_700_000_000_000,
  })
  const head = sealHead({
    id,
    type: 'Fact',
    currentVersion: 1,
    visibility: 'private',
    createdAt: 1_700_000_000_000,
    lastUpdatedAt: 1_700_000_000_000,
    salt: sha256(id).subarray(0, 16),
    actorScope: 'ada',
    importance: 0,
    tags: ['area-1', 'team-2'],
    forms,
    versionHash: hash,
    recordHash: recordHash(versionBytes),
  })
  return { id, head, versionBytes }
}

async function inMemory(count) {
  const nodes = new MemoryNodeStore()
  const tree = new Smt(nodes, new SmtCache(100_000))
  const built = await timed(() => {
    for (let index = 0; index < count; index++) {
      const { id, head } = memory(index)
      tree.put(memoryTreeKey(id), head.treeValue)
    }
    tree.root()
  })
  console.log(`\n${count} memories in memory (built in ${(built / 1000).toFixed(1)} s)`)
  const moment = momentOf(tree.root())
  const results = new Map()
  for (const asked of ASKED) results.set(asked, await one(nodes, count, asked, moment))
  return results
}

function momentOf(memoriesRoot) {
  const journal = append(EMPTY_MMR, sha256(Buffer.from('leaf')), new MemoryNodeStore())
  const roots = { journalRoot: mmrRoot(journal), memoriesRoot, edgesRoot: SMT_EMPTY }
  const namespaces = { memories: memoriesRoot, edges: SMT_EMPTY }
  return {
    actor: 'ada',
    journalCount: 1,
    ...roots,
    overallRoot: overallRoot({ journalRoot: roots.journalRoot, namespaces }),
    journalBag: mmrBagOf(journal.peaks),
  }
}

/** One proof of `asked` memories spread over all, made from cold pages each time. */
async function one(nodes, count, asked, moment) {
  const step = Math.floor(count / asked)
  const chosen = Array.from({ length: asked }, (_, n) => memory(n * step))
    .map((made) => ({ ...made, key: memoryTreeKey(made.id) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
  const keys = chosen.map(({ key }) => key)
  let pages = 0
  const counting = {
    get: (key) => {
      pages++
      return nodes.get(key)
    },
  }
  const make = (content) => {
    const { shape, hashes } = proveKeys(new Smt(counting, new SmtCache(128)), keys)
    const items = chosen.map((made) => itemOf(made, content))
    return encodeProofFile({ moment, namespace: 'memories', items, shape, hashes })
  }
  const files = { hash: make('hash'), public: make('public'), version: make('version') }
  for (const file of Object.values(files)) {
    if (!verifyFile(file).ok) throw new Error('a proof does not verify')
  }
  pages = 0
  const buildMs = await medianOf(() => make('hash'))
  const pagesRead = Math.round(pages / rounds)
  const verifyMs = await medianOf(() => verifyFile(files.hash))
  const portableMs = await medianOf(() => verifyPortable(files.hash))
  const kb = (file) => `${(file.length / 1024).toFixed(1)} kB`
  print(
    `${asked} ids: file, hashes only`,
    kb(files.hash),
    `with public part ${kb(files.public)}, with version ${kb(files.version)}`,
  )
  print(
    `${asked} ids: make / verify / verify portable`,
    `${buildMs.toFixed(2)} ms`,
    `${verifyMs.toFixed(2)} ms  ${portableMs.toFixed(2)} ms  ${pagesRead} pages read`,
  )
  return { bytes: files.hash.length, pagesRead, buildMs, verifyMs }
}

function itemOf({ id, head, versionBytes }, content) {
  const { publicBytes, privateBytes } = splitHead(head.bytes)
  const privateHash = sha256(privateBytes)
  const value = headTreeValue(publicBytes, privateHash)
  if (content === 'hash') return { name: id, content, value }
  if (content === 'public') return { name: id, content, publicBytes, privateHash }
  return { name: id, content, publicBytes, privateBytes, versionBytes }
}

async function medianOf(body) {
  const samples = []
  for (let round = 0; round < rounds; round++) samples.push(await timed(body))
  return median(samples)
}

/** From one size to the next, a path gets longer by the logarithm of the factor. */
function growth() {
  console.log('\nGrowth')
  const counts = [...sizes.keys()]
  for (const asked of ASKED) {
    for (let index = 1; index < counts.length; index++) {
      const [before, after] = [counts[index - 1], counts[index]]
      const added = sizes.get(after).get(asked).bytes - sizes.get(before).get(asked).bytes
      const perId = added / asked / 32
      const expected = Math.log2(after / before)
      verdict(
        `${asked} ids, ${before} to ${after}: hashes more per id`,
        perId.toFixed(1),
        perId <= 2 * expected,
        `about log2(${after / before}) = ${expected.toFixed(1)}`,
      )
    }
  }
  const bytes = sizes.get(large)?.get(32)?.bytes
  if (bytes === undefined) return
  const kb = `${(bytes / 1024).toFixed(1)} kB`
  verdict(`32 ids at ${large}, hashes only`, kb, bytes < LIMIT_BYTES, '< 40 kB')
}

async function realStore(count) {
  const home = scratch(directory === '' ? undefined : directory)
  const cortex = await openCortex({ root: home, actor: 'bench', durability: 'fast' })
  const write = (n) =>
    cortex.write({
      data: {
        type: 'Fact',
        subject: 'a',
        predicate: 'b',
        statement: `fact ${n} `.padEnd(300, 'words '),
      },
      tags: ['area-1', 'team-2'],
    })
  const uris = []
  for (let n = 0; n < count; n += 100) {
    const receipts = await Promise.all(Array.from({ length: 100 }, (_, m) => write(n + m)))
    uris.push(...receipts.map(({ uri }) => uri))
  }
  console.log(`\nA real store of ${count} memories`)
  for (const asked of ASKED) {
    const chosen = uris.slice(0, asked)
    for (const content of ['hash', 'public', 'version']) {
      let file
      const ms = await medianOf(async () => {
        file = encodeProofFile((await cortex.prove(chosen, { content })).proof)
      })
      const verifyMs = await medianOf(() => verifyFile(file))
      print(
        `${asked} ids, ${content}`,
        `${(file.length / 1024).toFixed(1)} kB`,
        `make ${ms.toFixed(2)} ms, verify ${verifyMs.toFixed(2)} ms`,
      )
    }
  }
  const chunks = []
  for await (const chunk of cortex.exportJournal()) chunks.push(chunk)
  const journal = Buffer.concat(chunks)
  const ms = await timed(() => {
    if (!verifyFile(journal).ok) throw new Error('the journal does not verify')
  })
  print('verify the exported journal', `${ms.toFixed(0)} ms`, `${journal.length} bytes`)
  await cortex.close()
}
