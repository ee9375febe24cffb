import fc from 'fast-check'

// The same run everywhere, today and tomorrow. A campaign varies the seed: FC_SEED=7 npm test.
const seed = Number(process.env.FC_SEED ?? 1)

fc.configureGlobal({ seed })
