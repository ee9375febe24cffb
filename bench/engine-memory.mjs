const WORDS = [
  'cache',
  'token',
  'retry',
  'schema',
  'budget',
  'vector',
  'replica',
  'window',
  'parser',
  'ledger',
]

/** A fact whose own texts have 300 bytes, two tags, one frame. */
export function memory(index) {
  const subject = `project:atlas/module-${index % 997}`
  const predicate = 'behaves'
  const length = 300 - subject.length - predicate.length
  let statement = `${index} `
  for (let step = index; statement.length < length; step += 7) {
    statement += `${WORDS[step % WORDS.length]} `
  }
  return {
    data: { type: 'Fact', subject, predicate, statement: statement.slice(0, length) },
    tags: [`area-${index % 100}`, `team-${index % 13}`],
    frames: [{ verb: 'modify', kind: 'service', ref: `svc-${index % 200}` }],
    importance: index % 11,
  }
}
