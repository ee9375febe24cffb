// A store of any size, for what must not get slower with it.
import { openCortex } from '@cortex-memory/core'

export const WORDS = 'harbour tide pilot crane buoy berth anchor ferry lock quay chart mast'.split(
  ' ',
)

/** Facts of many words, so that every question has many candidates. */
export function writer(size) {
  return async (home) => {
    const cortex = await openCortex({
      root: home,
      actor: 'tidewater',
      durability: 'relaxed',
    }).catch(async () => await openCortex({ root: home, actor: 'tidewater' }))
    let id
    for (let from = 0; from < size; from += 500) {
      const written = await Promise.all(
        Array.from({ length: Math.min(500, size - from) }, (_, index) => {
          const n = from + index
          const word = (step) => WORDS[Math.floor(n / step) % WORDS.length]
          return cortex.write({
            data: {
              type: 'Fact',
              subject: `${word(1)}-${n}`,
              predicate: 'is_near',
              statement: `The ${word(1)} ${n} is near the ${word(12)} and the ${word(144)}`,
            },
            tags: [word(1)],
            provenance: { source: 'user_input', origin: 'user', channel: 'bench' },
          })
        }),
      )
      id = written[0].id
    }
    await cortex.close()
    return { id }
  }
}
