/** The write protocol as a small machine, in every order of steps, deaths and power cuts (tools/protocol-model). */
import { describe, expect, it } from 'vitest'
import { MUTANTS } from '../../../tools/protocol-model/model.mjs'
import { walk } from '../../../tools/protocol-model/walk.mjs'
import { SHORT, type WorldName } from '../../../tools/protocol-model/worlds.mjs'

describe('the model of the write protocol', () => {
  it.each(Object.keys(SHORT) as WorldName[])('[S62] no state of `%s` breaks a rule', (name) => {
    const { states, problem, way, isWhole } = walk(SHORT[name])
    expect({ problem, way }).toEqual({ problem: undefined, way: undefined })
    expect(isWhole).toBe(true)
    expect(states).toBeGreaterThan(50)
  })

  it.each(Object.entries(MUTANTS))('[S62] `%s` is caught in `%s`', (mutant, name) => {
    expect(walk(SHORT[name], { mutant }).problem).toEqual(expect.any(String))
  })
})
