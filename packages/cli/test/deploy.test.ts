/** Bundles, examples of deployment and the GitHub Action. Rules: docs/spec/deploy.md. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { LOCAL_COMMANDS } from '../src/commands/pages.ts'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const program = join(repository, 'packages/cli/bin/cortex.cjs')

/** Options that a command line uses and `cortex serve` does not have. */
function unknownOptions(words: readonly string[]): string[] {
  const serve = LOCAL_COMMANDS.find(({ name }) => name === 'serve')
  const known = new Set([...(serve?.flags ?? []), ...(serve?.switches ?? [])])
  expect(words[0]).toBe('serve')
  return words.filter((word) => word.startsWith('--') && !known.has(word))
}

describe('descriptions for others', () => {
  it('[RL4] the manifest of the bundle starts what the bundle holds', () => {
    const manifest = JSON.parse(read('deploy/mcpb/manifest.json'))
    expect(manifest.manifest_version).toBe('0.3')
    const { entry_point: entry, mcp_config: config } = manifest.server
    expect(config.args[0]).toBe(`\${__dirname}/${entry}`)
    const inside = entry.replace('server/node_modules/@cortex-memory/', 'packages/')
    expect(existsSync(join(repository, inside))).toBe(true)
    for (const setting of Object.values<Record<string, string>>(manifest.user_config)) {
      expect(setting.title).toMatch(/\w/)
      expect(setting.description).toMatch(/\w/)
    }
    const used = [...JSON.stringify(config.env).matchAll(/user_config\.(\w+)/g)].map(([, n]) => n)
    expect(used.sort()).toEqual(Object.keys(manifest.user_config).sort())
    expect(manifest.compatibility.runtimes.node).toBe(JSON.parse(read('package.json')).engines.node)
  })

  it('[RL5] the registry gets the name that the package has', () => {
    const server = JSON.parse(read('deploy/registry/server.json'))
    const manifest = JSON.parse(read('packages/cortex-memory/package.json'))
    expect(manifest.mcpName).toBe(server.name)
    expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(server.description.length).toBeLessThanOrEqual(100)
    const [npm] = server.packages
    expect(npm).toMatchObject({
      registryType: 'npm',
      identifier: manifest.name,
      transport: { type: 'stdio' },
    })
    expect(npm.packageArguments).toEqual([{ type: 'positional', value: 'mcp' }])
  })

  it('[RL6] Compose: read-only, not root, with a health check', () => {
    const { services, volumes } = parse(read('deploy/compose/compose.yaml'))
    const { cortex } = services
    expect(unknownOptions(cortex.command)).toEqual([])
    expect(cortex).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
    expect(cortex.volumes).toEqual(['memory:/data'])
    expect(Object.keys(volumes)).toEqual(['memory'])
    expect(cortex.ports[0]).toMatch(/^127\.0\.0\.1:/)
    expect(cortex.healthcheck.test.at(-1)).toBe('/app/healthy.cjs')
    const { version } = JSON.parse(read('package.json'))
    expect(cortex.image).toBe(`ghcr.io/cortex-memory/cortex:${version}`)
  })

  it('[RL6] Kubernetes: one replica, read-only, not root, with probes', () => {
    const [service, set] = parseAllDocuments(read('deploy/kubernetes/cortex.yaml')).map((each) => {
      expect(each.errors).toEqual([])
      return each.toJS()
    })
    expect(service.kind).toBe('Service')
    expect(set.spec.replicas).toBe(1)
    const { template, volumeClaimTemplates } = set.spec
    const [container] = template.spec.containers
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 })
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    })
    expect(container.readinessProbe.httpGet.path).toBe('/ready')
    expect(container.livenessProbe.httpGet.path).toBe('/health')
    expect(unknownOptions(container.args)).toEqual([])
    const named = [...template.spec.volumes, ...volumeClaimTemplates.map(metadataOf)]
    const mounted = container.volumeMounts.map(({ name }: { name: string }) => name)
    expect(named.map(({ name }) => name).sort()).toEqual(mounted.sort())
    expect(template.metadata.labels).toEqual(set.spec.selector.matchLabels)
    expect(service.spec.selector).toEqual(set.spec.selector.matchLabels)
  })

  it('[RL6] systemd: a user of its own, a directory of its own, reload by a signal', () => {
    const unit = read('deploy/systemd/cortex.service')
    const lines = unit.split('\n').filter((line) => !line.startsWith('#') && line !== '')
    for (const line of lines) expect(line).toMatch(/^(?:\[\w+\]|\w+=.*)$/)
    const command = /^ExecStart=\/usr\/bin\/env cortex (.*)$/m.exec(unit)?.[1] ?? ''
    expect(unknownOptions(command.split(' '))).toEqual([])
    const home = /^StateDirectory=(\w+)$/m.exec(unit)?.[1]
    expect(unit).toContain(`Environment=CORTEX_HOME=/var/lib/${home}\n`)
    for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'NoNewPrivileges=yes']) {
      expect(lines).toContain(line)
    }
    const checked = spawnSync('systemd-analyze', ['verify', 'deploy/systemd/cortex.service'], {
      cwd: repository,
      encoding: 'utf8',
    })
    // Where systemd is not installed, the shape above has to do.
    if (checked.error === undefined) expect(checked.stderr).not.toMatch(/cortex\.service:\d+/)
  })
})

function metadataOf({ metadata }: { readonly metadata: { readonly name: string } }): {
  name: string
} {
  return metadata
}

describe('the GitHub Action', () => {
  let place: string
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'cortex-action-test-'))
    git('init', '-q')
  })
  afterEach(() => rmSync(place, { recursive: true, force: true }))

  function start(command: string, args: readonly string[], more: Record<string, string> = {}) {
    const env = { ...process.env, CORTEX_HOME: join(place, 'home'), CORTEX_ACTOR: 'ada', ...more }
    return spawnSync(command, args, { cwd: place, env, encoding: 'utf8' })
  }

  function git(...args: readonly string[]): string {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
    const ran = start('git', [...identity, ...args])
    expect(ran.status, ran.stderr).toBe(0)
    return ran.stdout.trim()
  }

  function cortex(...args: readonly string[]): void {
    const ran = start(process.execPath, [program, ...args])
    expect(ran.status, ran.stderr).toBe(0)
  }

  function check(more: Record<string, string>): { status: number | null; stdout: string } {
    return start(process.execPath, [join(repository, 'deploy/action/check.mjs')], {
      CORTEX_COMMAND: JSON.stringify([process.execPath, program]),
      ...more,
    })
  }

  it('[RL7] passes a journal that extends the base, and refuses one that does not', () => {
    cortex('remember', 'The winch lifts 400 kg')
    cortex('export', '-o', 'memory.cortex')
    git('add', 'memory.cortex')
    git('commit', '-qm', 'memory')
    const base = git('rev-parse', 'HEAD')
    cortex('remember', 'The winch is red')
    cortex('export', '-o', 'memory.cortex')

    const good = check({ CORTEX_JOURNALS: '*.cortex', CORTEX_BASE: base })
    expect(good.stdout).toContain('memory.cortex: ok: 3 entries')
    expect(good.status).toBe(0)

    cortex('--actor', 'eve', 'remember', 'Another history')
    cortex('--actor', 'eve', 'export', '-o', 'memory.cortex')
    const other = check({ CORTEX_JOURNALS: 'memory.cortex', CORTEX_BASE: base })
    expect(other.stdout).toMatch(/^::error file=memory\.cortex::/m)
    expect(other.status).toBe(1)
  })

  it('[RL7] refuses a journal with a changed byte, and a name without a file', () => {
    cortex('remember', 'The winch lifts 400 kg')
    cortex('export', '-o', 'memory.cortex')
    const file = join(place, 'memory.cortex')
    const bytes = readFileSync(file)
    bytes[200] = (bytes[200] ?? 0) ^ 1
    writeFileSync(file, bytes)

    const { status, stdout } = check({ CORTEX_JOURNALS: 'memory.cortex\n*.journal\n' })
    expect(stdout).toMatch(/^::error file=memory\.cortex::.*byte/m)
    expect(stdout).toContain('::error file=*.journal::no file has this name')
    expect(status).toBe(1)
  })

  it('[RL7] lints context files', () => {
    mkdirSync(join(place, 'context'))
    const made = start(process.execPath, [program, 'ctx', 'init'], {
      CORTEX_CONTEXT: join(place, 'context'),
    })
    expect(made.status, made.stderr).toBe(0)
    expect(check({ CORTEX_LINT: 'context' })).toMatchObject({ status: 0 })
    writeFileSync(join(place, 'context', 'ctx.json'), '{')
    expect(check({ CORTEX_LINT: 'no-such-folder' }).status).toBe(1)
  })
})
