/**
 * Own text as a set of questions: what somebody says now asks for what they said before, in other words.
 * `sets/statements.json` has rows of what is said now, what matters to it and shares no word with it, and
 * a near miss that shares words. A miss stands in another session than what it is missed for, so that neither
 * neighbours nor sessions give the answer away.
 *
 * @module
 */
import { readFileSync } from 'node:fs'

const WEEK_MS = 7 * 86_400_000
const FIRST_MS = Date.UTC(2024, 0, 8, 18)

/** The set as the recall bench reads it: one conversation, two sessions to a domain. */
export function statementsSet() {
  const file = new URL('./sets/statements.json', import.meta.url)
  const { domains } = JSON.parse(readFileSync(file, 'utf8'))
  const turns = []
  const questions = []
  const tell = (speaker, session, text) => {
    const id = `s${turns.length + 1}`
    turns.push({ id, session, speaker, text, at: FIRST_MS + session * WEEK_MS + turns.length })
    return id
  }
  for (const [place, [domain, rows]] of Object.entries(domains).entries()) {
    const half = rows.length / 2
    for (const [index, [asked, said]] of rows.entries()) {
      const session = 2 * place + (index < half ? 0 : 1)
      const evidence = [tell('Ann', session, said)]
      questions.push({ question: asked, category: domain, evidence })
      const [, , miss] = rows[(index + half) % rows.length]
      tell('Ben', session, miss)
    }
  }
  return { name: 'statements', conversations: [{ id: 'statements', turns, questions }] }
}
