import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cortex, openCortex } from '@cortex-memory/core'
import { describe, expect, it } from 'vitest'
import { openContext } from '../src/context.ts'
import { MirrorOutdated, mirrorActor, mirrorContext } from '../src/mirror/mirror.ts'
import { nodeId } from '../src/mirror/mirror-node.ts'
import { Workspace } from '../src/workspace.ts'
import { copyFixture, fixtureJson, NOW, type TestContext } from './support/context.ts'
import { ctx } from './support/ctx.ts'

interface ExpectedGraph {
  readonly nodes: readonly { key: string; type: string; tombstoned: boolean }[]
  readonly edges: readonly { from: string; type: string; to: string }[]
}

const expected = fixtureJson<ExpectedGraph>('graph.json')
const idOf = (key: string): ReturnType<typeof nodeId> => {
  const [project = '', identity = ''] = key.split('/')
  return nodeId(project, identity)
}

async function withMirror(
  work: (cortex: Cortex, context: TestContext) => Promise<void>,
): Promise<void> {
  using context = copyFixture('valid')
  const home = mkdtempSync(join(tmpdir(), 'dense-mirror-'))
  try {
    await using cortex = await openCortex({ root: home, actor: mirrorActor(context.root) })
    await work(cortex, context)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const mirror = async (cortex: Cortex, { root }: TestContext) =>
  await (await openContext(root, { clock: () => NOW })).mirror(cortex)

/** Nodes and edges of the store in the words of the fixture. */
async function graphOf(cortex: Cortex): Promise<ExpectedGraph> {
  const nodes = []
  const edges = []
  const names = new Map(expected.nodes.map(({ key }) => [idOf(key) as string, key]))
  for (const { key } of expected.nodes) {
    const { head } = await cortex.resolveLatest(idOf(key))
    nodes.push({ key, type: head.type, tombstoned: head.tombstoned !== undefined })
    for await (const edge of cortex.edgesOut(head.id)) {
      edges.push({ from: key, type: edge.type, to: names.get(edge.dst) ?? edge.dst })
    }
  }
  const order = (edge: { from: string; type: string; to: string }): string =>
    `${edge.from} ${edge.type} ${edge.to}`
  return { nodes, edges: edges.sort((a, b) => (order(a) < order(b) ? -1 : 1)) }
}

function edit(context: TestContext, file: string, from: string | RegExp, to: string): void {
  const path = join(context.project, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
}

describe('mirror()', () => {
  it('[DY1] gives the nodes and edges of the fixture, typed, invalidated ones tombstoned', async () => {
    await withMirror(async (cortex, context) => {
      const report = await mirror(cortex, context)

      expect(report).toMatchObject({ written: expected.nodes.length, pending: [] })
      const graph = await graphOf(cortex)
      expect(graph.nodes).toEqual(expected.nodes)
      expect(graph.edges).toEqual(expected.edges.map(({ from, type, to }) => ({ from, type, to })))
    })
  })

  it('[DY2] a second time writes nothing; reading counts do not look like changes of content', async () => {
    await withMirror(async (cortex, context) => {
      await mirror(cortex, context)
      const root = await cortex.overallRoot()

      const again = await mirror(cortex, context)

      expect(again).toMatchObject({ written: 0, updated: 0, edgesAdded: 0, edgesRemoved: 0 })
      expect(await cortex.overallRoot()).toBe(root)
    })
  })

  it('[DY3] a changed atom is a new version, a removed link a removed edge, a removed file a tombstone', async () => {
    await withMirror(async (cortex, context) => {
      await mirror(cortex, context)
      edit(context, 'knowledge/K-001.md', /^summary: .*$/m, 'summary: "something else was found"')
      renameSync(join(context.project, 'knowledge/K-002.md'), join(context.root, 'K-002.kept'))

      const report = await mirror(cortex, context)

      expect(report).toMatchObject({ written: 0, tombstoned: 1 })
      expect(report.updated).toBeGreaterThanOrEqual(1)
      const changed = await cortex.resolveLatest(idOf('crawl-tuner/K-001'))
      expect(changed.head.currentVersion).toBe(2)
      expect(changed.data).toMatchObject({ type: 'Fact', source: 'derived' })
      expect(changed.head.forms.short).toContain('something else was found')
      const gone = await cortex.resolveLatest(idOf('crawl-tuner/K-002'))
      expect(gone.head.tombstoned?.reason).toBe('file removed')
    })
  })

  it('[DY4] dropping the store and mirroring again gives the same graph', async () => {
    await withMirror(async (first, context) => {
      await mirror(first, context)
      const before = await graphOf(first)
      const home = mkdtempSync(join(tmpdir(), 'dense-mirror-'))
      try {
        await using second = await openCortex({ root: home, actor: mirrorActor(context.root) })
        await mirror(second, context)

        expect(await graphOf(second)).toEqual(before)
        expect((await second.verify()).ok).toBe(true)
      } finally {
        rmSync(home, { recursive: true, force: true })
      }
    })
  })

  it('[DY5] an atom that comes back from the dead asks for a new mirror', async () => {
    await withMirror(async (cortex, context) => {
      await mirror(cortex, context)
      edit(context, 'experiments/EXP-005.md', /^status: .*$/m, 'status: valid')

      await expect(mirror(cortex, context)).rejects.toBeInstanceOf(MirrorOutdated)
    })
  })

  it('[DY6] the exact status is a tag; a damaged atom keeps its last good memory', async () => {
    await withMirror(async (cortex, context) => {
      await mirror(cortex, context)
      writeFileSync(join(context.project, 'knowledge/K-001.md'), '---\nid: [\n---\n')

      await mirror(cortex, context)

      const kept = await cortex.resolveLatest(idOf('crawl-tuner/K-001'))
      expect(kept.head.tombstoned).toBeUndefined()
      expect(kept.head.tags).toContain('dense')
      expect(kept.head.tags.some((tag) => tag.startsWith('status:'))).toBe(true)
    })
  })

  it('[DY7] leaves out what must not be kept, says so, and keeps the memory of before', async () => {
    await withMirror(async (cortex, context) => {
      await mirror(cortex, context)
      const before = await graphOf(cortex)
      const [node] = before.nodes.filter(({ tombstoned }) => !tombstoned)
      const key = node?.key as string
      const { data, version } = await cortex.resolveLatest(idOf(key))
      const said = version.forms.short
      const inspect = async (text: string): Promise<void> => {
        if (text.includes(said)) throw new Error('a key')
      }

      const workspace = new Workspace(context.root, () => NOW)
      const report = await mirrorContext(workspace, cortex, inspect)

      expect(report.refused).toEqual([{ key, message: 'a key' }])
      expect((await cortex.resolveLatest(idOf(key))).data).toEqual(data)
      expect(report).toMatchObject({ written: 0, updated: 0, tombstoned: 0 })
    })
  })
})

describe('knowledge that was replaced', () => {
  it('[DY8] is superseded in the mirror: an end, an edge, and no conflict', async () => {
    await withMirror(async (cortex, context) => {
      await ctx(context.root, [
        ...['new', 'knowledge', 'The limit is sixteen', '--tag', 'concurrency'],
        ...['--evidence', 'EXP-004', '--date', '2026-05-18'],
      ])
      await mirror(cortex, context)
      await ctx(context.root, ['status', 'K-001', 'superseded:K-003'])

      await mirror(cortex, context)

      const { head } = await cortex.resolveLatest(idOf('crawl-tuner/K-001'))
      expect(head.validUntil).toBe(Date.parse('2026-05-18T00:00:00Z'))
      expect(head.supersededBy).toBe(idOf('crawl-tuner/K-003'))
      const edges = []
      for await (const edge of cortex.edgesOut(idOf('crawl-tuner/K-003'))) edges.push(edge)
      expect(edges.filter((edge) => edge.type === 'supersedes')).toHaveLength(1)
      const found = await cortex.find({ types: ['Fact'], limit: 10 })
      expect(found.hits.map((hit) => hit.memory.head.id)).not.toContain(head.id)
      const again = await mirror(cortex, context)
      expect(again).toMatchObject({ written: 0, updated: 0, edgesAdded: 0, edgesRemoved: 0 })
    })
  })

  it('[DY8] is refused with the advice to rebuild when the files take it back', async () => {
    await withMirror(async (cortex, context) => {
      edit(context, 'knowledge/K-002.md', 'status: challenged:EXP-004', 'status: superseded:K-001')
      await mirror(cortex, context)
      edit(context, 'knowledge/K-002.md', 'status: superseded:K-001', 'status: valid')

      await expect(mirror(cortex, context)).rejects.toBeInstanceOf(MirrorOutdated)
    })
  })
})
