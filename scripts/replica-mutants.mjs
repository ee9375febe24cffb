// Mistakes that the simulator of `npm run test:replica` has to find: each is one change of the code that is simulated.
const committer = 'remote/remote-committer.ts'
const sender = 'remote/row-sender.ts'
const follower = 'remote/follower.ts'

export const MUTANTS = [
  {
    name: 'takes a row over before it counts',
    file: committer,
    from: 'if (await this.#send(this.#outbox.add(rowOf(prepared.blocks)))) {',
    to: 'await this.#adopt(prepared)\n if (await this.#send(this.#outbox.add(rowOf(prepared.blocks)))) {',
  },
  {
    name: 'acknowledges what it got no answer for',
    file: sender,
    from: 'throw outcomeUnknown(kept.row, why)',
    to: 'return true',
  },
  {
    name: 'takes every duplicate for its own row',
    file: sender,
    from: 'if (found !== undefined && equalBytes(found.root, root)) return true',
    to: 'if (found !== undefined) return true',
  },
  {
    name: 'says that nothing was written after it was sent',
    file: sender,
    from: 'wasSent ||= isSent',
    to: 'wasSent ||= false',
  },
  {
    name: 'answers before this node has it',
    file: committer,
    from: 'await this.#adopt(prepared)\n        return',
    to: 'void prepared\n        return',
  },
  {
    name: 'compares ends by their number',
    file: follower,
    from: 'if (there === undefined) {',
    to: 'if (there === undefined || there.lastSeq === here.lastSeq) {',
  },
  {
    name: 'leaves an engine that lost its end as it is',
    file: follower,
    from: '} else await this.#putBack(there, onProgress)',
    to: '} else return',
  },
  {
    name: 'follows another history',
    file: follower,
    from: 'if (!continues) throw this.#freeze(this.#forked(first.firstSeq))',
    to: 'if (!continues) return',
  },
  {
    name: 'puts back one block too many',
    file: follower,
    from: 'if (end > lastSeq) yield block',
    to: 'if (end >= lastSeq) yield block',
  },
  {
    name: 'answers one entry too early',
    file: 'remote/reach.ts',
    from: 'while (store.tail().nextSeq <= seq) {',
    to: 'while (store.tail().nextSeq < seq) {',
  },
]
