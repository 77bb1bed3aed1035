import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const sources = ['app', 'components', 'content', 'lib', 'platform', 'public', 'server', 'worker', 'instrumentation.ts']
const configFiles = [
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/build.mjs',
  'scripts/prebuild-responses.mjs',
  'scripts/build-service-worker.mjs',
  'scripts/copy-previous-scripts.mjs',
  'scripts/copy-worker.mjs',
  'scripts/publish-build.mjs',
]

/** Whether a file in these folders is a build input: not a test, a document or a file that the build writes. */
const isBuildInput = (file) => !/(?:\.test\.tsx?|\.md)$/.test(file) && !/^public.(?:altcha|sw\.js$)/.test(file)

function listFiles(path) {
  const fullPath = join(root, path)
  if (!existsSync(fullPath)) return []
  if (configFiles.includes(path) || path.endsWith('.ts')) return [path]
  return readdirSync(fullPath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .filter(isBuildInput)
    .sort()
}

/** Returns an identifier of the build inputs: a hash of SITE_URL, a space, and a hash of the files. */
export function computeFingerprint() {
  const hash = createHash('sha256')
  for (const file of [...sources, ...configFiles].flatMap(listFiles)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  const siteUrlHash = createHash('sha256').update(process.env.SITE_URL ?? '')
  return `${siteUrlHash.digest('hex')} ${hash.digest('hex')}`
}
