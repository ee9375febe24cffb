import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { testDirectory } from '@cortex-memory/core/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { INVIOLABLE_RULES } from '../rules.ts'
import { compactionTokens, loadConfig, readCredentials } from './load-config.ts'
import type { PagerConfig } from './settings.ts'
import { SETTINGS } from './settings.ts'

const home = testDirectory()
let files = 0
afterAll(() => rmSync(home, { recursive: true, force: true }))

function written(content: string, ending = 'toml'): string {
  const file = join(home, `config-${files++}.${ending}`)
  writeFileSync(file, content)
  return file
}
const load = (sources: Parameters<typeof loadConfig>[0] = {}): Promise<PagerConfig> =>
  loadConfig({ env: {}, ...sources })

describe('the configuration', () => {
  it('[GF1] has a default for everything that is not optional', async () => {
    expect(await load()).toEqual({
      agentName: 'Neo',
      cortexRoot: join(homedir(), '.cortex'),
      cortexActor: 'neo',
      skillsRoot: 'skills',
      conversationsDir: join(homedir(), '.cortex', '.pager', 'neo', 'conversations'),
      retainedTurns: 1000,
      embedModel: 'nomic-ai/nomic-embed-text-v1.5',
      contextWindowTokens: 256_000,
      softPct: 80,
      hardPct: 92,
      retrievalTopK: 8,
      retrievalBudgetTokens: 6000,
      pinnedBudgetTokens: 2000,
      recallTopK: 6,
      recallBudgetTokens: 2500,
      minPatternSuccesses: 3,
      rules: INVIOLABLE_RULES.map(({ text }) => text),
    })
  })

  it('[GF2] prefers the caller to the environment, that to the file, and the file to the default', async () => {
    const file = written(
      '[runtime]\nagent_name = "File"\ncortex_actor = "file"\ncortex_root = "/from/file"\n[memory]\nretrieval_top_k = 3\n',
    )
    const env = { NEO_CORTEX_ACTOR: 'env', NEO_CORTEX_ROOT: '/from/env' }

    const config = await load({ file, env, overrides: { cortexActor: 'caller' } })

    expect(config).toMatchObject({
      agentName: 'File',
      cortexActor: 'caller',
      cortexRoot: '/from/env',
      retrievalTopK: 3,
      pinnedBudgetTokens: 2000,
      conversationsDir: '/from/env/.pager/caller/conversations',
    })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('[GF3] reads JSON and TOML alike; a missing file is nothing', async () => {
    const toml = written(
      '[memory]\nsoft_pct = 70\n[pinned]\nrules = ["Be kind.", "Be exact."]\n[models]\nembed = "m" # note\n',
    )
    const json = written(
      '{"memory":{"soft_pct":70},"pinned":{"rules":["Be kind.","Be exact."]},"models":{"embed":"m"}}',
      'json',
    )

    expect(await load({ file: toml })).toEqual(await load({ file: json }))
    expect(await load({ file: toml })).toMatchObject({
      softPct: 70,
      rules: ['Be kind.', 'Be exact.'],
      embedModel: 'm',
    })
    expect(await load({ file: join(home, 'absent.toml') })).toEqual(await load())
  })

  it('[GF4] knows every variable, the first of several that is set, and takes blank for unset', async () => {
    const env: Record<string, string> = {}
    for (const [name, { env: variables = [], isNumber }] of Object.entries(SETTINGS)) {
      for (const variable of variables) env[variable] = isNumber ? '41' : `https://${name}.example`
    }
    env.CORTEX_ACTOR = 'actor'
    env.NEO_GATEWAY_URL = 'https://second.example/'
    expect(await load({ env })).toMatchObject({
      cortexRoot: 'https://cortexRoot.example',
      gatewayUrl: 'https://gatewayUrl.example',
      contextWindowTokens: 41,
      retainedTurns: 41,
      mainModel: 'https://mainModel.example',
      conversationsDir: 'https://conversationsDir.example',
    })
    expect(
      await load({ env: { MATRIX_GATEWAY_URL: ' ', NEO_GATEWAY_URL: 'https://second.example/' } }),
    ).toMatchObject({
      gatewayUrl: 'https://second.example',
    })
    expect(
      await load({ env: { CORTEX_HOME: '~/x', NEO_CONTEXT_WINDOW_TOKENS: '' } }),
    ).toMatchObject({
      cortexRoot: join(homedir(), 'x'),
      contextWindowTokens: 256_000,
    })
  })

  const WRONG: readonly (readonly [string, Parameters<typeof loadConfig>[0], string, RegExp])[] = [
    [
      'a word for a number',
      { env: { NEO_CONTEXT_WINDOW_TOKENS: 'many' } },
      'NEO_CONTEXT_WINDOW_TOKENS',
      /environment: expected a whole number from 1 on, got "many"/,
    ],
    ['zero', { env: { NEO_CONTEXT_WINDOW_TOKENS: '0' } }, 'NEO_CONTEXT_WINDOW_TOKENS', /from 1 on/],
    [
      'an unsafe actor',
      { env: { NEO_CORTEX_ACTOR: '../x' } },
      'NEO_CORTEX_ACTOR',
      /letters, digits/,
    ],
    [
      'no address',
      { env: { MATRIX_GATEWAY_URL: 'file:///etc/passwd' } },
      'MATRIX_GATEWAY_URL',
      /http or https/,
    ],
    [
      'an unknown option',
      { overrides: { topK: 3 } as never },
      'topK',
      /no such setting.*retrievalTopK/,
    ],
    ['a fraction', { overrides: { recallTopK: 1.5 } }, 'recallTopK', /got 1\.5/],
    ['no rules at all', { overrides: { rules: [] } }, 'rules', /1 to 24 texts/],
    ['soft above hard', { overrides: { softPct: 95 } }, 'softPct', /soft one below/],
    [
      'an unknown section',
      { file: written('[loops]\na = 1\n') },
      'loops',
      /known here: runtime, memory/,
    ],
    [
      'an unknown key',
      { file: written('[memory]\ntop_k = 1\n') },
      'memory.top_k',
      /memory\.retrieval_top_k/,
    ],
    [
      'a key without a section',
      { file: written('memory = 3\n') },
      'memory',
      /a section with keys, got 3/,
    ],
    [
      'text for a number',
      { file: written('[memory]\nsoft_pct = "80"\n') },
      'memory.soft_pct',
      /config-\d+\.toml: expected a whole number from 1 to 100, got "80"/,
    ],
    [
      'a secret in the file',
      { file: written('[runtime]\ngateway_token = "x"\n') },
      'runtime.gateway_token',
      /no such setting/,
    ],
    ['broken TOML', { file: written('[memory\n') }, 'file', /line|1:|Invalid/],
    ['broken JSON', { file: written('{"memory":', 'json') }, 'file', /JSON/],
    ['a JSON list', { file: written('[]', 'json') }, 'the content', /sections with keys/],
    ['another format', { file: written('a: 1', 'yaml') }, 'file', /\.json or \.toml/],
  ]
  it.each(WRONG)(
    '[GF5] refuses %s and says where it stands and what was expected',
    async (_what, sources, path, message) => {
      await expect(load(sources)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        path,
        message: expect.stringMatching(message),
      })
    },
  )

  it('[GF5] reports a file that is there and cannot be read', async () => {
    const directory = join(home, 'directory.toml')
    mkdirSync(directory)
    await expect(load({ file: directory })).rejects.toMatchObject({ code: 'IO_ERROR' })
  })

  it('[GF6] takes keys of services from the environment only, apart from the configuration', async () => {
    const env = {
      MATRIX_GATEWAY_TOKEN: 'g',
      FIREWORKS_API_KEY: ' f ',
      TOGETHER_API_KEY: '',
      EMBEDDING_API_KEY: 'e',
    }
    expect(readCredentials(env)).toEqual({
      gatewayToken: 'g',
      fireworksApiKey: 'f',
      embeddingApiKey: 'e',
    })
    expect(JSON.stringify(await load({ env }))).toBe(JSON.stringify(await load()))
  })

  it('[GF7] gives the budgets of the window in whole tokens', async () => {
    expect(compactionTokens(await load())).toEqual({ soft: 204_800, hard: 235_520 })
    expect(compactionTokens(await load({ overrides: { contextWindowTokens: 999 } }))).toEqual({
      soft: 799,
      hard: 919,
    })
  })
})

describe('the inviolable rules', () => {
  it('[GR1] are six, each with an id of its own and one line of text', () => {
    expect(INVIOLABLE_RULES).toHaveLength(6)
    expect(new Set(INVIOLABLE_RULES.map(({ id }) => id)).size).toBe(6)
    for (const { text } of INVIOLABLE_RULES) expect(text).toMatch(/^[A-Z].{20,240}\.$/)
  })
})
