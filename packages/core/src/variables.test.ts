import { describe, expect, it } from 'vitest'
import { readVariable, variableNames } from './variables.ts'

describe('variables', () => {
  it('[AP10] have our name first, and older names that keep working', () => {
    expect(variableNames('CORTEX_GATEWAY_URL')).toEqual([
      'CORTEX_GATEWAY_URL',
      'MATRIX_GATEWAY_URL',
      'NEO_GATEWAY_URL',
    ])
    expect(readVariable({ NEO_CORTEX_ROOT: '/old' }, 'CORTEX_HOME')).toBe('/old')
    expect(readVariable({ NEO_CORTEX_ROOT: '/old', CORTEX_HOME: '/new' }, 'CORTEX_HOME')).toBe(
      '/new',
    )
    expect(readVariable({ CORTEX_HOME: ' ', NEO_CORTEX_ROOT: '/old' }, 'CORTEX_HOME')).toBe('/old')
    expect(readVariable({}, 'CORTEX_HOME')).toBeUndefined()
  })
})
