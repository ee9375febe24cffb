import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Heap } from './heap.ts'

it('[R24] a heap gives up what comes before all others, in any mixture of pushes and pops', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.nat({ max: 5 })), { size: 'max', maxLength: 60 }),
      (steps) => {
        const heap = new Heap<number>((a, b) => a < b)
        const model: number[] = []
        for (const step of steps) {
          if (step === null) {
            expect(heap.pop()).toBe(model.shift())
          } else {
            heap.push(step)
            model.push(step)
            model.sort((a, b) => a - b)
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})
