/**
 * Requests to an S3-compatible store, signed as AWS Signature Version 4 wants it. Only what a journal needs:
 * one object at a time, and lists.
 *
 * @module
 */
import { createHash, createHmac } from 'node:crypto'

/** Where objects are, and as whom we ask for them. */
export interface ObjectStore {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; buckets are the first part of the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

export interface ObjectRequest {
  readonly method: 'GET' | 'PUT' | 'HEAD' | 'DELETE'
  /** Empty for the bucket itself. Only letters, digits and `-_.=/`: nothing that a URL would change. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly timeoutMs: number
}

export interface ObjectAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** One request and its whole answer. Throws if there is none. */
export async function signedFetch(
  store: ObjectStore,
  request: ObjectRequest,
  now: Date = new Date(),
): Promise<ObjectAnswer> {
  const { url, headers } = sign(store, request, now)
  const answer = await fetch(url, {
    method: request.method,
    headers,
    ...(request.body === undefined ? {} : { body: Buffer.from(request.body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(Math.max(1, Math.ceil(request.timeoutMs))),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, body }
}

/** The URL and the headers of a request, with its signature. */
export function sign(
  store: ObjectStore,
  request: ObjectRequest,
  now: Date,
): { readonly url: string; readonly headers: Readonly<Record<string, string>> } {
  const base = new URL(store.endpoint)
  const path = [base.pathname.replace(/(?<!\/)\/+$/, ''), store.bucket, request.key]
    .filter((part, index) => index === 0 || part !== '')
    .join('/')
  const query = Object.entries(request.query ?? {})
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = stamp.slice(0, 8)
  const payload = sha256(request.body ?? '')
  const signed: Record<string, string> = {
    ...request.headers,
    host: base.host,
    'x-amz-content-sha256': payload,
    'x-amz-date': stamp,
    ...(store.sessionToken === undefined ? {} : { 'x-amz-security-token': store.sessionToken }),
  }
  const names = Object.keys(signed).sort()
  const lines = names.map((name) => `${name}:${signed[name]?.trim()}\n`).join('')
  const canonical = [request.method, path, query, lines, names.join(';'), payload].join('\n')
  const scope = `${day}/${store.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const parts = [day, store.region, 's3', 'aws4_request']
  const key = parts.reduce<string | Buffer>(hmac, `AWS4${store.secretAccessKey}`)
  const signature = hmac(key, toSign).toString('hex')
  const { host: _, ...headers } = signed
  return {
    url: `${base.origin}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${store.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
    },
  }
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}
