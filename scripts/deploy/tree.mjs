// `node scripts/deploy/tree.mjs DIR`: what is installed in an image, into a directory.
import { resolve } from 'node:path'
import { home } from '../setup.mjs'
import { installTree } from './installed-tree.mjs'

const [target] = process.argv.slice(2)
if (target === undefined) {
  console.error('Usage: node scripts/deploy/tree.mjs DIR')
  process.exit(2)
}
installTree(home, resolve(target))
