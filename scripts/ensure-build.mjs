import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run } from './run.mjs'

const stamp = join(root, '.next', 'postsmith-build')

/** What the build reads. Tests, documents and benchmarks are not in it. */
const sources = ['app', 'components', 'content', 'lib', 'public', 'server', 'instrumentation.ts']
const settings = [
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/build.mjs',
  'scripts/csp-hashes.mjs',
]

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (settings.includes(path) || path.endsWith('.ts')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^vectors\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .filter((file) => !file.startsWith(join('public', 'altcha')))
    .sort()
}

function fingerprint() {
  const hash = createHash('sha256').update(
    `${process.env.SITE_URL ?? ''}\0${process.env.HSTS_SUBDOMAINS ?? ''}`,
  )
  for (const file of [...sources, ...settings].flatMap(filesOf)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Builds the site for production, unless the last build was made from exactly these files. */
export async function ensureBuild() {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  await run(node(), [join(root, 'scripts', 'build.mjs')])
  writeFileSync(stamp, current)
}
