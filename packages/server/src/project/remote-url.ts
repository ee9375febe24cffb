/** `host/path`, the same for every way to reach it, or the path of a directory on this machine. */
export type Remote =
  | { readonly at: 'host'; readonly name: string }
  | { readonly at: 'directory'; readonly path: string }

/** One host has one door for each of these. */
const USUAL_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/**
 * What a remote URL names, without credentials, protocol, case and endings. Ports of ssh are left
 * out: behind them is the host that answers https as well.
 */
export function readRemote(url: string): Remote | undefined {
  const text = url.trim()
  if (text === '') return undefined
  if (text.includes('://')) return fromUrl(text)
  // `host:path`, unless a slash comes first or the host is the letter of a drive.
  const short = /^(?:[^/\\@:]+@)?(\[[^\]]+\]|[^/\\:[\]]{2,}):(.+)$/.exec(text)
  if (short === null) return { at: 'directory', path: text }
  return onHost(short[1] as string, short[2] as string)
}

function fromUrl(text: string): Remote | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, pathname } = new URL(text)
  if (protocol === 'file:') return { at: 'directory', path: decoded(pathname) }
  const isSpecial = protocol in USUAL_PORTS && port !== '' && port !== USUAL_PORTS[protocol]
  return onHost(isSpecial ? `${hostname}:${port}` : hostname, pathname)
}

function onHost(host: string, path: string): Remote | undefined {
  const name = path
    .replace(/^[/~]+|(?<!\/)\/+$/g, '')
    .replace(/\.git$/i, '')
    .replace(/(?<!\/)\/+$/, '')
  return name === '' ? undefined : { at: 'host', name: `${host}/${name}`.toLowerCase() }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
