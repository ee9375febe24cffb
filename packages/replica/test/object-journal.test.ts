import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journalConformance } from '../src/conformance/index.ts'
import { firstRow, newActor, plainRow, rowBehind } from '../src/conformance/rows.ts'
import { objectJournal } from '../src/index.ts'
import { sign } from '../src/object/signed-fetch.ts'
import { type Moto, motoMissing, startMoto } from './support/moto.ts'
import { type ObjectServer, startObjectServer } from './support/object-server.ts'

if (motoMissing !== undefined) console.warn(`Tests with moto are skipped. ${motoMissing}`)

const account = { bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' }

describe('a request', () => {
  it('[RJ23] is signed as the published example of AWS', () => {
    const { headers } = sign(
      {
        endpoint: 'https://examplebucket.s3.amazonaws.com',
        bucket: '',
        region: 'us-east-1',
        accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      { method: 'GET', key: 'test.txt', headers: { range: 'bytes=0-9' }, timeoutMs: 1 },
      new Date('2013-05-24T00:00:00Z'),
    )

    expect(headers.authorization).toContain(
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })
})

describe('an object store that fails', () => {
  const servers: Server[] = []
  afterAll(() => {
    for (const server of servers) server.close()
  })

  async function answering(answer: RequestListener): Promise<string> {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }

  it('[RJ24] and ignores conditions is refused', async () => {
    const endpoint = await answering((request, response) => {
      request.resume()
      response.writeHead(200).end('')
    })
    const journal = objectJournal({ ...account, endpoint })

    await expect(journal.check()).rejects.toMatchObject({
      code: 'IO_ERROR',
      details: { reason: 'no-conditional-create', winners: 4 },
    })
  })

  it('[RJ14] and is not there, is unavailable', async () => {
    const gone = await startObjectServer()
    await gone.stop()
    const journal = objectJournal({ ...account, endpoint: gone.endpoint })

    const [outcome] = await journal.append([firstRow(newActor())], 1000)

    expect(outcome).toEqual({ is: 'unavailable', why: expect.stringContaining('ECONNREFUSED') })
  })

  it('[RJ14] and breaks after it took a row, leaves an outcome that is not known', async () => {
    const endpoint = await answering((request, response) => {
      if (request.method === 'PUT') request.socket.destroy()
      else if (request.url?.includes('list-type'))
        response.writeHead(200).end('<ListBucketResult/>')
      else response.writeHead(404).end('')
    })
    const journal = objectJournal({ ...account, endpoint })

    expect((await journal.append([firstRow(newActor())], 1000))[0]?.is).toBe('unknown')
  })
})

describe('a journal in an object store', () => {
  let server: ObjectServer

  beforeAll(async () => {
    server = await startObjectServer()
  })

  afterAll(() => server.stop())

  const make = () =>
    objectJournal({ ...account, endpoint: server.endpoint, pollMs: 100, raceRounds: 2 })

  describe('the conformance suite', () => {
    for (const { name, run } of journalConformance(make, { rounds: 50 })) it(name, run)
  })

  it('[RJ24] a store that keeps conditions has one winner in every round', async () => {
    expect(await make().check()).toMatchObject({ kind: 'object', warnings: [] })
    expect([...server.objects.keys()].filter((key) => key.includes('/race/'))).toEqual([])
  })

  it('[RJ23] finds the end and any row of a long journal with few requests', async () => {
    const writer = make()
    const rows = [firstRow(newActor(), { entries: 3 })]
    for (let index = 1; index < 120; index++) {
      const last = rows.at(-1)
      if (last !== undefined) rows.push(rowBehind(last, { entries: (index % 4) + 1 }))
    }
    for (const row of rows) expect(await writer.append([row], 30_000)).toEqual([{ is: 'accepted' }])
    const [first] = rows
    const last = rows.at(-1)
    if (first === undefined || last === undefined) throw new Error('no rows')
    const reader = make()
    server.requests.count = 0

    const [head] = await reader.heads([{ actor: first.actor, lastSeq: -1, root: new Uint8Array() }])

    expect(head?.lastSeq).toBe(last.lastSeq)
    expect(server.requests.count).toBeLessThan(30)
    for (const seq of [0, 1, 2, 3, 17, 200, last.lastSeq]) {
      server.requests.count = 0
      const expected = rows.find(({ lastSeq }) => lastSeq >= seq)
      const [row] = await reader.read(first.actor, seq, { rows: 1, bytes: 1 })
      expect(row && plainRow(row)).toEqual(expected && plainRow(expected))
      expect(server.requests.count).toBeLessThan(20)
    }
  })

  it('[RJ23] a row whose writer stopped before it noted the commit id is still found', async () => {
    const first = firstRow(newActor())
    const second = rowBehind(first)
    await make().append([first], 5000)
    await make().append([second], 5000)
    await make().append([rowBehind(second)], 5000)

    for (const row of [first, second]) {
      expect(await make().append([row], 5000)).toEqual([{ is: 'duplicate' }])
      expect((await make().find(row.actor, row.commitId))?.firstSeq).toBe(row.firstSeq)
    }
  })
})

describe.skipIf(motoMissing !== undefined)('a journal in moto', () => {
  let moto: Moto

  beforeAll(async () => {
    moto = await startMoto()
  }, 120_000)

  afterAll(() => moto.stop())

  describe('the conformance suite', () => {
    const make = () => objectJournal({ ...moto.store, pollMs: 100, raceRounds: 2 })
    for (const { name, run } of journalConformance(make, { rounds: 40 })) it(name, run)
  })
})
