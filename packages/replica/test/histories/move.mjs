// A move that dies: before or after its nth message to the engine, or at the marker.
import { moveJournalBack, moveJournalTo } from '@cortex-memory/core'
import { postgresJournal } from '@cortex-memory/replica'

const { ROOT, URL: url, WAY, KILL_AT, KILL_WHEN } = process.env
const plain = postgresJournal(url, { notify: false, pollMs: 0 })
let calls = 0

function die(when) {
  if (Number(KILL_AT) === calls && when === KILL_WHEN) process.kill(process.pid, 'SIGKILL')
}

const journal = new Proxy(plain, {
  get(target, name) {
    const method = target[name].bind(target)
    if (!['check', 'heads', 'append', 'read', 'find'].includes(name)) return method
    return async (...given) => {
      calls++
      die('before')
      const answer = await method(...given)
      die('after')
      return answer
    }
  },
})
const move = WAY === 'to' ? moveJournalTo : moveJournalBack
const { root } = await move(ROOT, 'ada', journal)
process.stdout.write(JSON.stringify({ root, calls }))
await plain.close()
