/** What a bundle of commands has in the place of zod. The real one is a bundle of its own. */
import { lazyZod } from './lazy-zod.ts'

export const z: object = lazyZod(() => (require('./zod.cjs') as { readonly z: object }).z)
