import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hitsOf } from '../src/track/hook.ts'
import { trackEvent } from '../src/track/track.ts'
import { copyFixture, fixtureJson, NOW, snapshot } from './support/context.ts'

interface HookCase {
  readonly name: string
  readonly raw?: string
  readonly expect: readonly (readonly [string, string])[]
  readonly [key: string]: unknown
}

const { cases } = fixtureJson<{ cases: readonly HookCase[] }>('hook-cases.json')

const logOf = (project: string): string[] =>
  readFileSync(join(project, '_meta', 'access-log.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)

describe('the tracker', () => {
  it.each(cases)('[DH1] $name', ({ name: _name, raw, expect: expected, ...fields }) => {
    using context = copyFixture('valid')
    const filled = JSON.parse(JSON.stringify(fields).replace(/\$\{CTX\}/g, context.root)) as object
    const payload: unknown = raw ?? { cwd: dirname(context.root), ...filled }
    const before = snapshot(context.root)
    const lines = logOf(context.project).length

    trackEvent(payload, { root: context.root, now: NOW })

    const records = logOf(context.project)
      .slice(lines)
      .map((line) => JSON.parse(line) as { file: string; tool: string; ts: string })
    expect(records.map(({ file, tool }) => [file, tool])).toEqual(expected)
    for (const record of records) expect(record.ts).toBe('2026-05-20T09:00:00.000Z')
    if (expected.length === 0) expect(snapshot(context.root)).toEqual(before)
  })

  it.each(['tool_response', 'tool_output', 'tool_result', 'result_json', 'output'])(
    '[DH2] reads the result from %s as object, text, JSON text and blocks',
    (field) => {
      using context = copyFixture('valid')
      const path = 'context/projects/crawl-tuner/experiments/EXP-002.md'
      const shapes: unknown[] = [
        { mode: 'files_with_matches', filenames: [path] },
        `${path}:3:text\n`,
        JSON.stringify({ filenames: [path] }),
        [{ type: 'text', text: `${path}-3-context` }],
      ]
      for (const shape of shapes) {
        const hits = hitsOf(
          {
            cwd: dirname(context.root),
            tool_name: 'Grep',
            tool_input: { pattern: 'x', path: context.root },
            [field]: shape,
          },
          { root: context.root },
        )
        expect(hits).toEqual([{ project: 'crawl-tuner', file: 'EXP-002.md', tool: 'Grep' }])
      }
    },
  )

  it('[DH3] follows links and refuses what leaves the projects root', () => {
    using context = copyFixture('valid')
    const outside = join(context.root, '..', 'outside')
    mkdirSync(join(outside, 'experiments'), { recursive: true })
    writeFileSync(join(outside, 'experiments', 'EXP-001.md'), 'x')
    symlinkSync(outside, join(context.root, 'projects', 'evil'))
    symlinkSync(context.root, join(context.root, '..', 'alias'))
    const read = (file_path: string): unknown => ({ tool_name: 'Read', tool_input: { file_path } })

    const evil = hitsOf(read(join(context.root, 'projects/evil/experiments/EXP-001.md')), context)
    const alias = hitsOf(
      read(join(context.root, '../alias/projects/crawl-tuner/experiments/EXP-001.md')),
      context,
    )

    expect(evil).toEqual([])
    expect(alias).toHaveLength(1)
  })

  it('[DH4] counts shell readers and searches only when asked to', () => {
    using context = copyFixture('valid')
    const bash = (command: string, stdout = ''): unknown => ({
      cwd: context.root,
      tool_name: 'Bash',
      tool_input: { command },
      tool_response: { stdout, stderr: '', interrupted: false },
    })
    const files = (payload: unknown): string[] =>
      hitsOf(payload, { root: context.root, bash: true }).map((hit) => hit.file)
    const at = 'projects/crawl-tuner/experiments'

    expect(hitsOf(bash(`cat ${at}/EXP-001.md`), { root: context.root })).toEqual([])
    expect(files(bash(`cat ${at}/EXP-001.md | head -3`))).toEqual(['EXP-001.md'])
    expect(files(bash(`cd ${at} && sed -n '1,20p' "EXP-002.md"`))).toEqual(['EXP-002.md'])
    expect(files(bash(`grep -rn retry ${at}`, `${at}/EXP-004.md:3:see EXP-002`))).toEqual([
      'EXP-004.md',
    ])
    expect(files(bash(`grep -c retry ${at}/EXP-001.md`, '2\n'))).toEqual(['EXP-001.md'])
    expect(files(bash(`rg zzz ${at}`))).toEqual(['_directory_search'])
    expect(files(bash(`grep -rn retry ${at} | wc -l`, '3\n'))).toEqual([])
    expect(files(bash('rm -rf nothing'))).toEqual([])
  })

  it('[DH5] keeps a failure in the health file and tells nobody', () => {
    using context = copyFixture('valid')
    const log = join(context.project, '_meta', 'access-log.jsonl')
    rmSync(log)
    mkdirSync(log)
    const payload = {
      tool_name: 'Read',
      tool_input: { file_path: join(context.project, 'experiments/EXP-001.md') },
    }

    const result = trackEvent(payload, { root: context.root, now: NOW })

    expect(result.error).toContain('is a directory')
    expect(readFileSync(join(context.root, '.dense', 'health.jsonl'), 'utf8')).toContain(
      'is a directory',
    )
  })
})
