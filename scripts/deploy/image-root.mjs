// The files of an image that is made from nothing: this Node with the libraries that it and the native code ask the
// system for, and what is installed. No shell, no package manager.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { installTree } from './installed-tree.mjs'

export const USER = 65532

/** Fills `root`; `/data` and `/tmp` are directories of the volume layer. */
export function fillRoot(home, root) {
  installTree(home, join(root, 'app'))
  cpSync(join(home, 'deploy/container/healthy.cjs'), join(root, 'app/healthy.cjs'))
  const node = join(root, 'usr/bin/node')
  mkdirSync(dirname(node), { recursive: true })
  copyFileSync(realpathSync(process.execPath), node)
  chmodSync(node, 0o755)
  // Symbols are a fifth of it; without `strip` the image is larger, and that is all.
  spawnSync('strip', ['--strip-unneeded', node])
  const native = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:node|bare)$/.test(path))
    .map((path) => join(root, 'app', path))
  for (const library of new Set([node, ...native].flatMap(librariesOf))) {
    const target = join(root, library)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(realpathSync(library), target)
    chmodSync(target, 0o755)
  }
  mkdirSync(join(root, 'etc'))
  writeFileSync(join(root, 'etc/passwd'), `cortex:x:${USER}:${USER}::/data:/sbin/nologin\n`)
  writeFileSync(join(root, 'etc/group'), `cortex:x:${USER}:\n`)
}

/** Absolute names, as the dynamic linker finds them. */
function librariesOf(program) {
  const { stdout = '' } = spawnSync('ldd', [program], { encoding: 'utf8' })
  return [...stdout.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, path]) => path)
}
