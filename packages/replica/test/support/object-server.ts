/** A small object store in this process: what S3 promises of puts, gets and lists, and nothing else. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface ObjectServer {
  readonly endpoint: string
  readonly objects: ReadonlyMap<string, Buffer>
  readonly requests: { count: number }
  stop(): Promise<void>
}

export async function startObjectServer(): Promise<ObjectServer> {
  const objects = new Map<string, Buffer>()
  const requests = { count: 0 }
  const server = createServer(async (request, response) => {
    requests.count++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    answer(objects, request, Buffer.concat(chunks), response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(
  objects: Map<string, Buffer>,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(url ?? '', 'http://store')
  const key = pathname.split('/').slice(2).join('/')
  const there = objects.get(key)
  if (method === 'PUT') {
    const tag = headers['if-match']
    const isTaken = headers['if-none-match'] === '*' && there !== undefined
    const isOther = tag !== undefined && (there === undefined || tagOf(there) !== tag)
    if (isTaken || isOther) {
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
      return
    }
    objects.set(key, body)
    response.writeHead(200).end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (searchParams.get('list-type') === '2') {
    response.writeHead(200).end(listed(objects, searchParams))
  } else if (there === undefined) {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  } else {
    const [, last] = /^bytes=0-(\d+)$/.exec(headers.range ?? '') ?? []
    const part = last === undefined ? there : there.subarray(0, Number(last) + 1)
    response.writeHead(last === undefined ? 200 : 206, { etag: tagOf(there) }).end(part)
  }
}

function listed(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const after = asked.get('start-after') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
    .sort()
    .slice(0, Number(asked.get('max-keys') ?? 1000))
  const contents = keys.map((key) => {
    const body = objects.get(key) ?? Buffer.alloc(0)
    const tag = tagOf(body).replaceAll('"', '&quot;')
    return `<Contents><Key>${key}</Key><Size>${body.length}</Size><ETag>${tag}</ETag></Contents>`
  })
  return `<ListBucketResult>${contents.join('')}</ListBucketResult>`
}

function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}
