// The bill of materials (CycloneDX 1.5) of what users install, from the lock file. `npm sbom --omit=dev` leaves out
// packages that tests need too, zod among them, so this one is made here; it is the same for the same lock file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedByUsers } from './licences.mjs'

export function billOfMaterials(home) {
  const { version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const lock = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'))
  const name = 'cortex-memory'
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': `${name}@${version}`,
        type: 'library',
        name,
        version,
        purl: purlOf(name, version),
        licenses: [{ license: { id: license } }],
      },
    },
    components: installedByUsers(lock).map(componentOf),
  }
}

function componentOf({ name, entry: { version, license, integrity, optional = false } }) {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl: purlOf(name, version),
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
  }
}

function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** `sha512-<base64>`, as lock files have it. */
function hashOf(integrity) {
  const [kind, text] = integrity.split(/-(.*)/)
  const content = Buffer.from(text, 'base64').toString('hex')
  return { alg: kind.toUpperCase().replace('SHA', 'SHA-'), content }
}
