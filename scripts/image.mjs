// `npm run image [-- DIR]`: an OCI image of Cortex for this processor, made without a daemon, without root and without a
// base image. DIR becomes an OCI layout: `skopeo copy oci:DIR:0.1.0 …`, `podman pull oci:DIR:0.1.0`.
//
//   DIR/oci-layout, index.json, blobs/sha256/<hash>   two layers, the configuration, the manifest
//
// SOURCE_DATE_EPOCH is the time of every file; without it that is the time of the last commit.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { fillRoot, USER } from './deploy/image-root.mjs'
import { home, setup } from './setup.mjs'

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' }
const PROGRAM = ['/usr/bin/node', '/app/node_modules/@cortex-memory/cli/bin/cortex.cjs']

/** Makes the layout; gives the bytes of all layers, unpacked. */
export function makeImage(directory, seconds = timeOfImage()) {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-image-'))
  try {
    const root = join(folder, 'root')
    fillRoot(home, root)
    const own = join(folder, 'own')
    mkdirSync(own)
    for (const name of ['data', 'tmp']) mkdirSync(join(own, name), { mode: 0o700 })
    rmSync(directory, { recursive: true, force: true })
    mkdirSync(join(directory, 'blobs/sha256'), { recursive: true })
    // The root directory itself is root's: the second layer has the two directories and nothing else.
    const layers = [tarOf(root, ['.'], 0, seconds), tarOf(own, ['./data', './tmp'], USER, seconds)]
    writeLayout(directory, layers, new Date(seconds * 1000).toISOString())
    return layers.reduce((sum, { length }) => sum + length, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds since 1970. */
export function timeOfImage() {
  const given = process.env.SOURCE_DATE_EPOCH
  if (given !== undefined) return Number(given)
  const shown = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: home, encoding: 'utf8' })
  return shown.status === 0 ? Number(shown.stdout) : 0
}

/** Sorted, with one owner and one time: the same files give the same bytes. */
function tarOf(directory, names, owner, seconds) {
  const args = [
    '--sort=name',
    `--mtime=@${seconds}`,
    `--owner=${owner}`,
    `--group=${owner}`,
    '--numeric-owner',
    '--format=posix',
    '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime',
    '-cf',
    '-',
    '-C',
    directory,
    ...names,
  ]
  const { status, stdout, stderr } = spawnSync('tar', args, { maxBuffer: 1 << 30 })
  if (status !== 0) throw new Error(`tar: ${stderr} (GNU tar is needed)`)
  return stdout
}

function writeLayout(directory, layers, created) {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const blob = (bytes, mediaType) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    writeFileSync(join(directory, 'blobs/sha256', hash), bytes)
    return { mediaType, digest: `sha256:${hash}`, size: bytes.length }
  }
  const json = (value, mediaType) => blob(Buffer.from(JSON.stringify(value)), mediaType)
  const architecture = ARCHITECTURES[process.arch]
  const labels = {
    'org.opencontainers.image.title': 'cortex',
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.licenses': 'Apache-2.0',
    'org.opencontainers.image.source': 'https://github.com/cortex-memory/cortex',
  }
  const config = {
    created,
    architecture,
    os: 'linux',
    config: {
      User: `${USER}:${USER}`,
      ExposedPorts: { '7077/tcp': {} },
      Env: ['PATH=/usr/bin', 'CORTEX_HOME=/data', 'HOME=/data', 'NODE_ENV=production'],
      Entrypoint: PROGRAM,
      Cmd: ['serve', '--host', '0.0.0.0', '--log', 'json'],
      // Without a volume on /tmp, `verify` has no room in a container whose root is read-only.
      Volumes: { '/data': {}, '/tmp': {} },
      WorkingDir: '/data',
      Labels: labels,
      Healthcheck: {
        Test: ['CMD', '/usr/bin/node', '/app/healthy.cjs'],
        Interval: 30e9,
        Timeout: 5e9,
        StartPeriod: 10e9,
      },
    },
    rootfs: {
      type: 'layers',
      diff_ids: layers.map((bytes) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`),
    },
    history: layers.map(() => ({ created, created_by: 'scripts/image.mjs' })),
  }
  const manifest = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: json(config, 'application/vnd.oci.image.config.v1+json'),
    layers: layers.map((bytes) =>
      blob(gzipSync(bytes, { level: 9 }), 'application/vnd.oci.image.layer.v1.tar+gzip'),
    ),
    annotations: labels,
  }
  const described = {
    ...json(manifest, 'application/vnd.oci.image.manifest.v1+json'),
    platform: { architecture, os: 'linux' },
    annotations: { 'org.opencontainers.image.ref.name': version },
  }
  const index = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.index.v1+json',
    manifests: [described],
  }
  writeFileSync(join(directory, 'index.json'), JSON.stringify(index))
  writeFileSync(join(directory, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.platform !== 'linux' || ARCHITECTURES[process.arch] === undefined) {
    console.error('cortex: npm run image needs Linux on x64 or arm64; its Node goes into the image')
    process.exit(2)
  }
  setup()
  const target = resolve(process.argv[2] ?? join(home, '.cache/image'))
  const bytes = makeImage(target)
  console.error(`cortex: ${target}, ${(bytes / 1e6).toFixed(0)} MB unpacked`)
}
