// What stands between a node and the database, as a pooler does: a process that can be killed, or halted, which leaves
// connections half open.
import { connect, createServer } from 'node:net'

const [, , port, target] = process.argv
createServer((near) => {
  const far = connect(Number(target), '127.0.0.1')
  for (const [from, to] of [
    [near, far],
    [far, near],
  ]) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
