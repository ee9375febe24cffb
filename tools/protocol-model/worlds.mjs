// How much may happen in each walk: small enough to see every state.
const NONE = { writes: 0, reads: 0, marks: 0, kills: 0, cuts: 0, rebuilds: 0, failures: 0 }

export const SHORT = {
  core: { processes: 2, budget: { ...NONE, writes: 2, reads: 1, marks: 1 } },
  reads: { processes: 2, budget: { ...NONE, writes: 4, reads: 1 } },
  'deaths and shows': { processes: 2, budget: { ...NONE, writes: 2, reads: 1, kills: 1, cuts: 1 } },
  deaths: { processes: 2, budget: { ...NONE, writes: 2, reads: 1, kills: 1 } },
  failing: { processes: 2, budget: { ...NONE, writes: 2, reads: 1, failures: 1 } },
  cuts: { processes: 2, budget: { ...NONE, writes: 2, marks: 1, cuts: 1 } },
  'deaths and cuts': { processes: 2, budget: { ...NONE, writes: 2, kills: 2, cuts: 1 } },
  'deaths and marks': {
    processes: 2,
    budget: { ...NONE, writes: 2, marks: 1, kills: 1, cuts: 1 },
  },
  rebuilds: { processes: 2, budget: { ...NONE, writes: 1, reads: 1, rebuilds: 1, kills: 1 } },
  'rebuilds and cuts': { processes: 2, budget: { ...NONE, writes: 1, rebuilds: 1, cuts: 1 } },
}

export const LONG = {
  'core, larger': { processes: 2, budget: { ...NONE, writes: 3, reads: 2 } },
  'three processes': { processes: 3, budget: { ...NONE, writes: 3, reads: 1 } },
  'marks, larger': { processes: 2, budget: { ...NONE, writes: 3, marks: 2, cuts: 2 } },
  'two rebuilds': { processes: 2, budget: { ...NONE, writes: 1, rebuilds: 2, kills: 1, cuts: 1 } },
  'all of it': {
    processes: 2,
    budget: { writes: 2, reads: 1, marks: 1, kills: 1, cuts: 1, rebuilds: 1, failures: 1 },
  },
}
