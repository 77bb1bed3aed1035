import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run } from './run.mjs'

const stamp = join(root, '.next', 'postsmith-build')

/** Where what the build reads lies. */
const sources = ['app', 'components', 'content', 'lib', 'public', 'server', 'instrumentation.ts']
const settings = [
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/build.mjs',
  'scripts/csp-hashes.mjs',
]

/** Whether the build reads a file of these folders: no test, no table of a test, no document, nothing that the build itself makes. */
export const isRead = (file) =>
  !/(?:\.test\.tsx?|\.md|\/vectors\.(?:json|ts))$/.test(file) && !file.startsWith(join('public', 'altcha'))

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (settings.includes(path) || path.endsWith('.ts')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .filter(isRead)
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
