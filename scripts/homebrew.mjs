// `node scripts/homebrew.mjs TARBALL URL`: the formula for Homebrew, to standard output. The hash must be that of the file
// which the registry serves, so it is made after publishing: `npm pack cortex-memory@VERSION`, and
// `npm view cortex-memory@VERSION dist.tarball` prints its address.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home } from './setup.mjs'

export function formula(url, bytes, manifest) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return `class Cortex < Formula
  desc "${manifest.description.split(':')[0]}"
  homepage "https://github.com/cortex-memory/cortex"
  url "${url}"
  sha256 "${sha256}"
  license "${manifest.license}"

  depends_on "node"

  def install
    system "npm", "install", *std_npm_args
    bin.install_symlink Dir["#{libexec}/bin/*"]
  end

  test do
    ENV["CORTEX_HOME"] = testpath/"home"
    system bin/"cortex", "remember", "The winch lifts 400 kg"
    assert_match "400 kg", shell_output("#{bin}/cortex recall winch")
  end
end
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [tarball, url] = process.argv.slice(2)
  if (tarball === undefined || url === undefined) {
    console.error('Usage: node scripts/homebrew.mjs cortex-memory-VERSION.tgz URL')
    process.exit(2)
  }
  const manifest = join(home, 'packages/cortex-memory/package.json')
  process.stdout.write(
    formula(url, readFileSync(tarball), JSON.parse(readFileSync(manifest, 'utf8'))),
  )
}
