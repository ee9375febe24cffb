/**
 * Own text as a set of questions: what somebody says now asks for what they said before, in other words.
 * `sets/statements.json` has rows of what is said now, what matters to it and shares no word with it, and
 * a near miss that shares words. A miss is in another session than what it is missed for, so that neither
 * neighbours nor sessions give the answer away.
 *
 * @module
 */
import { readFileSync } from 'node:fs'

const WEEK_MS = 7 * 86_400_000
const FIRST_MS = Date.UTC(2024, 0, 8, 18)

/** The set as the recall bench reads it: one conversation, two sessions to a domain. */
export function statementsSet() {
  return { name: 'statements', conversations: [conversationOf('statements', readDomains())] }
}

/** The same with a conversation for each domain: what is asked in one is foreign to the next. */
export function statementsByDomain() {
  const conversations = readDomains().map((domain) => conversationOf(domain[0], [domain]))
  return { name: 'statements', conversations }
}

function readDomains() {
  const file = new URL('./sets/statements.json', import.meta.url)
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')).domains)
}

function conversationOf(id, domains) {
  const turns = []
  const questions = []
  const tell = (speaker, session, text) => {
    const turn = `s${turns.length + 1}`
    turns.push({
      id: turn,
      session,
      speaker,
      text,
      at: FIRST_MS + session * WEEK_MS + turns.length,
    })
    return turn
  }
  for (const [place, [domain, rows]] of domains.entries()) {
    const half = rows.length / 2
    for (const [index, [asked, said]] of rows.entries()) {
      const session = 2 * place + (index < half ? 0 : 1)
      const evidence = [tell('Ann', session, said)]
      questions.push({ question: asked, category: domain, evidence })
      const [, , miss] = rows[(index + half) % rows.length]
      tell('Ben', session, miss)
    }
  }
  return { id, turns, questions }
}
