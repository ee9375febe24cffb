/** Foreign text through the whole pager: nothing of it is pinned or becomes a rule. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCortex } from '@cortex-memory/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openPager, type Turn } from '../src/index.ts'
import { FOREIGN, WRAPPERS, type Wrapper } from './learning/corpus.ts'

const OWN = ['I live in Kiel.', 'Never push to main.', 'I prefer short answers.']
const NAMES = Object.keys(WRAPPERS)

it('[GX11] [GQ1] random conversations with foreign text pin none of it and make no rule of it', async () => {
  const turn = fc.tuple(
    fc.constantFrom(...NAMES),
    fc.uniqueArray(fc.constantFrom(...FOREIGN), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', ...OWN),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 6, maxLength: 10 }), async (said) => {
      const home = mkdtempSync(join(tmpdir(), 'cortex-foreign-'))
      try {
        const turns = said.flatMap(([name, lines, own]): Turn[] => {
          const foreign = (WRAPPERS[name] as Wrapper)(lines)
          const poison = lines.join(' ')
          return [
            { role: 'user', text: own === '' ? foreign : `${own}\n\n${foreign}` },
            { role: 'assistant', text: `We decided: ${poison}` },
            { role: 'tool', tool: 'fetch', text: poison },
          ]
        })
        const cortex = await openCortex({ root: home, actor: 'ada' })
        const pager = await openPager({ cortex, embedder: 'none', environment: {} })
        await pager.consolidate(turns, { conversationId: 'talk' })

        const window = await pager.assemble({ query: 'what do you know?', goal: '' })
        const rules = await cortex.find({ types: ['Constraint', 'Preference'], limit: 100 })
        expect(JSON.stringify(rules)).not.toMatch(/zorb/i)
        expect(window.text).not.toMatch(/zorb/i)
        await pager.close()
        await cortex.close()
      } finally {
        rmSync(home, { recursive: true, force: true })
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
})
