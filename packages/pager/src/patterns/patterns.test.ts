import { LIMITS } from '@cortex-memory/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonicalPattern,
  decodePattern,
  encodePattern,
  isEmptyPattern,
  PATTERN_PREFIX,
  type PatternSpec,
  patternIdentity,
} from './pattern-spec.ts'
import {
  coverageNote,
  firstPattern,
  isProven,
  knownFailures,
  type PatternRecord,
  provenSuccesses,
  reinforced,
  whyWithheld,
} from './reinforce.ts'
import { renderPattern } from './render-pattern.ts'
import { matchTrigger } from './trigger.ts'

const gauge: PatternSpec = {
  name: 'Calibrate the gauge',
  trigger: 'the tide gauge drifts',
  preconditions: ['the harbour is calm'],
  steps: ['read the staff', 'set the offset'],
  gotchas: ['salt on the sensor'],
  successCriteria: ['difference below 1 cm'],
}

const aLine = fc.constantFrom(
  '',
  ' ',
  'a',
  ' a ',
  'b "quoted"',
  'line\nbreak',
  '0xabcdef12',
  '日本',
  '\ud800',
)
const aList = fc.array(aLine, { maxLength: 3 })
const aSpec: fc.Arbitrary<PatternSpec> = fc.record(
  {
    name: aLine,
    trigger: aLine,
    preconditions: aList,
    steps: aList,
    gotchas: aList,
    successCriteria: aList,
  },
  { requiredKeys: ['name', 'trigger', 'steps'] },
)

describe('a pattern as a statement', () => {
  it('[GP1] is its prefix and JSON in a fixed order, blank parts left out', () => {
    const statement = encodePattern({
      ...gauge,
      preconditions: [' '],
      gotchas: [],
      name: ' Calibrate the gauge ',
    })

    expect(statement).toBe(
      'neo.pattern.v1:{"name":"Calibrate the gauge","trigger":"the tide gauge drifts",' +
        '"steps":["read the staff","set the offset"],"success_criteria":["difference below 1 cm"]}',
    )
  })

  it('[GP1] reads back as what was written, and writes the same bytes again', () => {
    fc.assert(
      fc.property(aSpec, (spec) => {
        fc.pre(!isEmptyPattern(spec))
        const statement = encodePattern(spec)
        expect(decodePattern(statement)).toEqual(canonicalPattern(spec))
        expect(encodePattern(decodePattern(statement))).toBe(statement)
        expect(statement.isWellFormed()).toBe(true)
      }),
    )
  })

  it('[GP2] of older times is one step', () => {
    for (const text of [
      'check the mooring twice',
      `${PATTERN_PREFIX}{"name":`,
      `${PATTERN_PREFIX}{"steps":"not a list"}`,
      `${PATTERN_PREFIX}[]`,
      '{"name":"json without a prefix"}',
    ]) {
      expect(decodePattern(`  ${text}\n`)).toEqual({ name: '', trigger: '', steps: [text] })
    }
    expect(decodePattern('  ')).toEqual({ name: '', trigger: '', steps: [] })
  })

  it('[GP2] may say more than this build knows', () => {
    const statement = `${PATTERN_PREFIX}{"name":"n","steps":["s"],"author":"ada"}`
    expect(decodePattern(statement)).toEqual({ name: 'n', trigger: '', steps: ['s'] })
  })

  it('[GP3] is refused when it says nothing or too much', () => {
    const long = { ...gauge, steps: ['x'.repeat(LIMITS.statementBytes)] }
    for (const spec of [{ name: ' ', trigger: '', steps: [''] }, long]) {
      expect(() => encodePattern(spec)).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT', path: 'spec' }),
      )
    }
  })

  it('[GP4] is recognised by name, else trigger, else steps, whatever the case and blanks', () => {
    expect(patternIdentity({ ...gauge, name: ' calibrate  THE gauge' })).toBe(
      patternIdentity(gauge),
    )
    expect(patternIdentity({ ...gauge, name: '' })).toBe('the tide gauge drifts')
    expect(patternIdentity({ name: '', trigger: ' ', steps: ['A', 'b'] })).toBe('a b')
  })
})

describe('renderPattern()', () => {
  it('[GP5] shows every part that is there on one line', () => {
    expect(
      renderPattern({ ...gauge, steps: ['read\nthe staff', 'set the offset'] }, { successes: 4 }),
    ).toBe(
      'Calibrate the gauge [when: the tide gauge drifts] · preconditions: the harbour is calm · ' +
        'steps: read the staff → set the offset · gotchas: salt on the sensor · success: difference below 1 cm (4× proven)',
    )
    expect(renderPattern({ name: '', trigger: '', steps: ['look'] })).toBe(
      'procedure · steps: look',
    )
  })
})

describe('matchTrigger()', () => {
  it.each([
    ['Why has the tide gauge drifted again?', true],
    ['gauges drifting at high tide', true],
    ['gauge', true],
    ['read the tide table', false],
    ['tide table', false],
    ['bake bread', false],
    ['', false],
    ['the of and', false],
  ])('[GP6] by words: %s', (goal, matches) => {
    expect(matchTrigger(gauge, goal).matches).toBe(matches)
  })

  it('[GP6] by steps if there is no trigger', () => {
    const legacy = decodePattern('Before a storm, double the mooring lines')
    expect(matchTrigger(legacy, 'prepare the mooring lines for the storm')).toMatchObject({
      matches: true,
      by: 'words',
    })
    expect(matchTrigger(legacy, 'order new paint')).toMatchObject({ matches: false, by: 'nothing' })
  })

  it('[GP6] by meaning where a measure is given, which alone suffices and alone does not refuse', () => {
    const near = { meaning: (): number => 0.8 }
    const far = { meaning: (): number => 0.1 }
    expect(matchTrigger(gauge, 'sensor readings wander', near)).toEqual({
      matches: true,
      score: 0.8,
      by: 'meaning',
    })
    expect(matchTrigger(gauge, 'sensor readings wander', far).matches).toBe(false)
    expect(matchTrigger(gauge, 'the gauge drifts', far)).toMatchObject({
      matches: true,
      by: 'words',
    })
    expect(matchTrigger(gauge, 'the gauge drifts', { meaning: () => undefined }).matches).toBe(true)
    expect(
      matchTrigger(gauge, 'sensor readings wander', { ...near, meaningMin: 0.9 }).matches,
    ).toBe(false)
  })
})

describe('trust in a pattern', () => {
  const evidence = (outcome: 'success' | 'failure', ...derivedFrom: string[]) => ({
    spec: gauge,
    outcome,
    derivedFrom,
  })

  it('[GP7] needs successes from different intents', () => {
    let pattern: PatternRecord = firstPattern(evidence('success', 'intent-1'))
    for (const intent of ['intent-1', ' intent-1 ', 'intent-2']) {
      pattern = reinforced(pattern, evidence('success', intent)) ?? pattern
    }
    expect([provenSuccesses(pattern), isProven(pattern)]).toEqual([2, false])

    pattern = reinforced(pattern, evidence('success', 'intent-3')) ?? pattern
    expect([provenSuccesses(pattern), isProven(pattern)]).toEqual([3, true])
  })

  it('[GP7] does not believe a coverage that no sources stand behind', () => {
    expect(isProven({ coverage: 9, derivedFrom: ['a', 'b'] })).toBe(false)
    expect(isProven({ coverage: 2, derivedFrom: ['a', 'b', 'c'] })).toBe(false)
    expect(isProven({ coverage: 2, derivedFrom: ['a', 'b', 'c'] }, 2)).toBe(true)
  })

  it('[GP8] rises with a success and falls twice as far with a failure, whose warnings are merged', () => {
    const first = firstPattern(evidence('success', 'a'))
    const second = reinforced(first, evidence('success', 'b'))
    const third = reinforced(second as PatternRecord, {
      ...evidence('failure', 'c'),
      spec: { ...gauge, gotchas: ['Salt on the  sensor', 'battery low'] },
    })

    expect([first.strength, second?.strength, third?.strength]).toEqual([0.5, 0.6, 0.4])
    expect(third?.spec.gotchas).toEqual(['salt on the sensor', 'battery low'])
    expect(third).toMatchObject({ coverage: 2, derivedFrom: ['a', 'b', 'failed:c'] })
  })

  it('[GP8] keeps what was stored of the procedure', () => {
    const first = firstPattern(evidence('success', 'a'))
    const other = { ...gauge, trigger: 'never', steps: ['another way'] }
    expect(reinforced(first, { ...evidence('success', 'b'), spec: other })?.spec).toEqual(
      first.spec,
    )
  })

  it('[GP7] [GP8] agrees with counting: any history of reports', () => {
    const aReport = fc.record({
      outcome: fc.constantFrom('success' as const, 'failure' as const),
      intent: fc.constantFrom('a', 'b', 'c', 'd', ' '),
    })
    fc.assert(
      fc.property(fc.array(aReport, { minLength: 1, maxLength: 12 }), (reports) => {
        let pattern: PatternRecord | undefined
        let tenths = 5
        const successes = new Set<string>()
        for (const [index, { outcome, intent }] of reports.entries()) {
          const report = evidence(outcome, intent)
          pattern =
            pattern === undefined ? firstPattern(report) : (reinforced(pattern, report) ?? pattern)
          const isNew = intent !== ' ' && !successes.has(intent)
          if (outcome === 'failure') tenths = Math.max(0, tenths - 2)
          else if (isNew && index > 0) tenths = Math.min(10, tenths + 1)
          if (outcome === 'success' && isNew) successes.add(intent)
        }
        expect(pattern?.strength).toBe(tenths / 10)
        expect(pattern && provenSuccesses(pattern)).toBe(successes.size)
        const sources = pattern?.derivedFrom.filter((source) => !source.startsWith('failed:'))
        expect(new Set(sources)).toEqual(successes)
      }),
    )
  })

  it('[GP8] holds no more sources than a memory can, and still counts', () => {
    const many = Array.from({ length: LIMITS.patternSources }, (_, index) => `intent-${index}`)
    const full = firstPattern(evidence('success', ...many))
    const more = reinforced(full, evidence('success', 'one more'))
    expect(more?.derivedFrom).toHaveLength(LIMITS.patternSources)
    expect(more?.coverage).toBe(LIMITS.patternSources + 1)
  })
})

describe('what failures do', () => {
  const spec = { name: 'Read the gauge', trigger: 'reading the gauge', steps: ['look'] }
  const reported = (outcomes: string): PatternRecord => {
    let record: PatternRecord = { spec, strength: 0.5, coverage: 0, derivedFrom: [] }
    for (const [index, letter] of [...outcomes].entries()) {
      const outcome = letter === '+' ? ('success' as const) : ('failure' as const)
      record = reinforced(record, { spec, outcome, derivedFrom: [`task-${index}`] }) ?? record
    }
    return record
  }

  it.each([
    ['+++', true],
    ['++', false],
    ['+++-', true],
    ['+++--', false],
    ['++++++--', true],
    ['++++++---', false],
    ['++++++---+++', true],
    ['+-+-+', false],
    ['-----+++', false],
  ])('[GP15] after %s a procedure is offered: %s', (outcomes, isOffered) => {
    const record = reported(outcomes)
    expect(isProven(record)).toBe(isOffered)
    expect(whyWithheld(record) === undefined).toBe(isOffered)
  })

  it('[GP15] counts a task once, however often its failure is reported', () => {
    const once = reported('+++-')
    const again = reinforced(once, { spec, outcome: 'failure', derivedFrom: ['task-3'] })
    expect(knownFailures(again ?? once)).toBe(1)
  })

  it('[GP16] says that a coverage has no sources behind it', () => {
    const claimed = { coverage: 5, derivedFrom: ['a', 'b'] }
    expect(whyWithheld(claimed)).toContain('coverage of 5 counts as 2')
    expect(coverageNote({ coverage: 2, derivedFrom: ['a', 'b'] })).toBeUndefined()
  })
})
