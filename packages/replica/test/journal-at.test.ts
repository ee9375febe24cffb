import { openCortex } from '@cortex-memory/core'
import { testDirectory } from '@cortex-memory/core/testing'
import { describe, expect, it } from 'vitest'
import { journalAt } from '../src/index.ts'
import { objectStoreOf } from '../src/journal-at.ts'
import { startObjectServer } from './support/object-server.ts'

const keys = { AWS_ACCESS_KEY_ID: 'me', AWS_SECRET_ACCESS_KEY: 'mine' }
const refused = { code: 'INVALID_INPUT', path: 'journal' }

describe('the address of a journal', () => {
  it('[RJ25] s3:// names bucket, prefix, region and endpoint; keys come from the environment', () => {
    expect(objectStoreOf('s3://memories/ada/all?region=eu-1', keys)).toEqual({
      endpoint: 'https://s3.eu-1.amazonaws.com',
      region: 'eu-1',
      bucket: 'memories',
      prefix: 'ada/all',
      accessKeyId: 'me',
      secretAccessKey: 'mine',
    })
    const variables = {
      ...keys,
      AWS_REGION: 'eu-2',
      AWS_ENDPOINT_URL_S3: 'http://store:9000',
      AWS_SESSION_TOKEN: 'for a while',
    }
    expect(objectStoreOf('s3://memories', variables)).toMatchObject({
      endpoint: 'http://store:9000',
      region: 'eu-2',
      sessionToken: 'for a while',
    })
  })

  it('[RJ25] with a key in it, without a bucket, or that no engine has, is refused', () => {
    for (const url of [
      's3://me:mine@memories',
      's3://',
      's3://memories?key=1',
      'mysql://host/db',
    ]) {
      expect(() => journalAt(url, keys)).toThrow(expect.objectContaining(refused))
    }
    expect(() => journalAt('s3://memories', {})).toThrow('AWS_ACCESS_KEY_ID is not set')
    expect(() => journalAt('s3://me:mine@memories', keys)).not.toThrow('mine@')
  })

  it('[RJ25] opens stores that share what is there', async () => {
    const server = await startObjectServer()
    const url = `s3://journals/home?endpoint=${encodeURIComponent(server.endpoint)}`
    const journals = [journalAt(url, keys), journalAt(url, keys)] as const
    const statement = 'The mooring is berth 14'
    const laptop = await openCortex({ root: testDirectory(), actor: 'ada', journal: journals[0] })
    await laptop.write({ data: { type: 'Fact', subject: 'boat', predicate: 'lies', statement } })

    const desktop = await openCortex({ root: testDirectory(), actor: 'ada', journal: journals[1] })

    const { memories } = await desktop.find({ types: ['Fact'], limit: 5 })
    expect(memories.map(({ data }) => data.statement)).toEqual([statement])
    for (const each of [laptop, desktop, ...journals]) await each.close()
    await server.stop()
  })
})
