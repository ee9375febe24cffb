/** Something to look at: memories of all nine types, two of them linked, for an actor of its own. */
import {
  type Cortex,
  listActors,
  type MemoryData,
  openCortex,
  type Receipt,
} from '@cortex-memory/core'

export const DEMO_ACTOR = 'demo'

export const NINE: readonly MemoryData[] = [
  { type: 'Identity', name: 'Atlas', roles: ['coding agent'] },
  { type: 'Fact', subject: 'build', predicate: 'runs_on', statement: 'The build runs on Node 18' },
  { type: 'Preference', topic: 'small commits', polarity: 'prefer', strength: 0.8 },
  { type: 'Belief', statement: 'the cache is stale after deploys', stance: 'suspect' },
  { type: 'Event', kind: 'observation', outcome: 'failure', summary: 'deploy failed on Node 18' },
  { type: 'Goal', statement: 'move the build to Node 20', status: 'active' },
  {
    type: 'Constraint',
    statement: 'Do not push to main',
    polarity: 'dont',
    strength: 'hard',
    source: 'user_declared',
  },
  { type: 'Capability', subject: 'Atlas', capability: 'edit CI files', verified: true },
  { type: 'Pattern', statement: 'pin the runtime, then upgrade', strength: 0.6, coverage: 2 },
]

/** One of each type, the goal and the belief linked to what they come from. */
export async function writeNine(
  cortex: Cortex,
  tag: string,
  onWritten: (receipt: Receipt) => Promise<void> = async () => undefined,
): Promise<ReadonlyMap<string, Receipt>> {
  const made = new Map<string, Receipt>()
  for (const data of NINE) {
    const receipt = await cortex.write({ data, tags: [tag] })
    made.set(data.type, receipt)
    await onWritten(receipt)
  }
  const of = (type: string): Receipt => made.get(type) as Receipt
  await cortex.addEdge({ src: of('Goal').id, type: 'caused_by', dst: of('Event').id })
  await cortex.addEdge({ src: of('Belief').id, type: 'derived_from', dst: of('Event').id })
  return made
}

/** False: the actor was there before, and stays as it is. */
export async function writeDemo(home: string): Promise<boolean> {
  if (listActors(home).includes(DEMO_ACTOR)) return false
  await using cortex = await openCortex({ root: home, actor: DEMO_ACTOR })
  await writeNine(cortex, 'demo')
  return true
}
