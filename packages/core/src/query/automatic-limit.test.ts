import { describe, expect, it } from 'vitest'
import { automaticLimit } from './automatic-limit.ts'

describe('automaticLimit()', () => {
  it.each([
    'What books has Ana read?',
    'Which kinds of activities do they like to do together?',
    'How many times did we move?',
    'What has John cooked?',
    'Which people have I met in Oslo?',
    'Give me a summary of the migration',
    'List the cities I have lived in',
    'What are all the tools we use?',
    'Welche Städte habe ich besucht?',
    'Quels livres ai-je lus ?',
    '¿Cuáles son mis proyectos?',
    '¿Cuántas veces nos mudamos?',
  ])('[R52] several are asked for: %s', (question) => {
    expect(automaticLimit(question)).toBe(20)
  })

  it.each([
    undefined,
    '',
    'Where do I live?',
    'Did it rain all day?',
    'What has to be done?',
    'What is my address?',
    'Which database does the build use?',
    'Who is his boss?',
    'What does this class do?',
    'Wo wohne ich?',
    'Quel est mon nom ?',
    '¿Dónde vivo?',
    'use pnpm',
  ])('[R52] one is asked for: %s', (question) => {
    expect(automaticLimit(question)).toBe(10)
  })
})
