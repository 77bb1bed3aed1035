import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Where what the build reads lies. */
const sources = ['app', 'components', 'content', 'lib', 'public', 'server', 'worker', 'instrumentation.ts']
const settings = [
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/build.mjs',
  'scripts/page-policies.ts',
  'scripts/prebuild-responses.mjs',
  'scripts/build-service-worker.mjs',
  'scripts/publish-build.mjs',
  'scripts/shrink-pages.mjs',
]

/**
 * Whether the build reads a file of these folders: no test, no document, nothing that the build
 * itself makes.
 */
export const isBuildInput = (file) => !/(?:\.test\.tsx?|\.md)$/.test(file) && !/^public.(?:altcha|sw\.js$)/.test(file)

function listFiles(path) {
  const fullPath = join(root, path)
  if (!existsSync(fullPath)) return []
  if (settings.includes(path) || path.endsWith('.ts')) return [path]
  return readdirSync(fullPath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .filter(isBuildInput)
    .sort()
}

/**
 * What tells one build from another, everything that it reads: a hash of the settings, a space, and a hash of the
 * files.
 */
export function computeFingerprint() {
  const hash = createHash('sha256')
  for (const file of [...sources, ...settings].flatMap(listFiles)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  const settingsHash = createHash('sha256').update(process.env.SITE_URL ?? '')
  return `${settingsHash.digest('hex')} ${hash.digest('hex')}`
}
