// `node --import this`: frameworks are found in the folder that FRAMEWORKS names.
import { register } from 'node:module'

register(new URL('./resolve-hooks.mjs', import.meta.url))
