/**
 * Relevance in context by brute force, for conversations of plain words: no stems, no stopwords, no
 * joints. Shares nothing with the query room.
 */
export interface Said {
  readonly session: string
  readonly speaker: string
  readonly text: string
}

interface Document {
  readonly words: readonly string[]
  readonly length: number
}

export function relevances(turns: readonly Said[], question: readonly string[]): number[] {
  const sessions = [...new Set(turns.map(({ session }) => session))]
  const documents: Document[] = [
    ...turns.map(({ text, speaker }) => documentOf(`${text} ${speaker}`)),
    ...sessions.map((session) => documentOf(`conversation chat session ${session}`)),
  ]
  const speakers = new Set(turns.map(({ speaker }) => speaker))
  const names = question.filter((word) => speakers.has(word))
  const others = question.filter((word) => !speakers.has(word))
  const known = others.filter((word) => documents.some(({ words }) => words.includes(word)))
  const terms = known.length > 0 ? others : question
  const share = (term: string, index: number): number => shareOf(documents, term, index)
  const own = turns.map((_, index) =>
    terms.reduce((sum, term) => sum + weightOf(documents, term) * share(term, index), 0),
  )
  const given = own.map((score, index) => score * Math.min(1, 20 / lengthOf(turns[index]?.text)))
  const near = turns.map((_, index) => {
    const at = (step: number): number => given[beside(turns, index, step)] ?? 0
    return 0.5 * at(-1) + 0.3 * at(1) + 0.2 * at(-2) + 0.2 * at(2)
  })
  const wholes = turns.map(({ session }) => wholeOf(session))
  const best = Math.max(...own.map((score, index) => score + (near[index] as number)))
  const bestWhole = Math.max(...wholes)
  return turns.map(({ speaker, text }, index) => {
    const parts = ((own[index] as number) + (near[index] as number)) / (best || 1)
    const whole = (0.6 * (wholes[index] as number)) / (bestWhole || 1)
    const factor = (names.includes(speaker) ? 1.4 : 1) * (asks(text) ? 0.8 : 1)
    return (parts + whole) * factor
  })

  function wholeOf(session: string): number {
    const having = (term?: string): Set<string> =>
      new Set(
        turns
          .filter((_, index) =>
            term === undefined ? (own[index] as number) > 0 : share(term, index) > 0,
          )
          .map((turn) => turn.session),
      )
    return terms.reduce((sum, term) => {
      const n = having(term).size
      const weight = Math.log(1 + (having().size - n + 0.5) / (n + 0.5))
      const inside = turns
        .map((turn, index) => (turn.session === session ? share(term, index) : 0))
        .reduce((a, b) => a + b, 0)
      return sum + (inside === 0 ? 0 : (weight * inside) / (inside + 1))
    }, 0)
  }
}

function asks(text: string): boolean {
  return text.endsWith('?') && lengthOf(text) <= 20
}

function lengthOf(text: string | undefined): number {
  return (text ?? '').split(' ').length
}

/** The turn so many steps away in the same session. */
function beside(turns: readonly Said[], index: number, step: number): number {
  const own = turns
    .map(({ session }, place) => ({ session, place }))
    .filter(({ session }) => session === turns[index]?.session)
    .map(({ place }) => place)
  return own[own.indexOf(index) + step] ?? -1
}

function documentOf(text: string): Document {
  const words = text.replaceAll('?', '').split(' ')
  return { words, length: words.length }
}

function weightOf(documents: readonly Document[], term: string): number {
  const n = documents.filter(({ words }) => words.includes(term)).length
  return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5))
}

function shareOf(documents: readonly Document[], term: string, index: number): number {
  const { words, length } = documents[index] as Document
  const times = words.filter((word) => word === term).length
  const average = documents.reduce((sum, one) => sum + one.length, 0) / documents.length
  return times === 0 ? 0 : 1 / (1 + (0.9 * (0.25 + (0.75 * length) / average)) / times)
}
