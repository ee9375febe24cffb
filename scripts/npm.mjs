// How a script of ours starts npm. A bare `npm` is not a program on Windows (it is `npm.cmd`, which only a
// shell can start), so npm's own JavaScript file is run with the Node that runs us.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The program and the arguments that run npm with `args`. */
export function npmCommand(args, environment = process.env, exists = existsSync) {
  const file = [environment.npm_execpath, ...besideNode(dirname(process.execPath))].find(
    (path) => path !== undefined && basename(path) === 'npm-cli.js' && exists(path),
  )
  if (file !== undefined) return { command: process.execPath, args: [file, ...args] }
  throw new Error(
    'Cannot find npm: it is not beside Node and npm_execpath does not name it. Start this with `npm run`, or install npm next to Node.',
  )
}

/** Where the installers of Node put npm: on Windows, on macOS and Linux, and in the packages of Debian. */
function besideNode(directory) {
  const file = 'node_modules/npm/bin/npm-cli.js'
  return [
    join(directory, file),
    join(directory, '../lib', file),
    join(directory, '../share', 'nodejs/npm/bin/npm-cli.js'),
  ]
}
