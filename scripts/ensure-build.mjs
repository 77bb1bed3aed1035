import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findServedBuild } from '../server/served-build.mjs'
import { getNodePath, listFiles, root, runProcess } from './run.mjs'

const sourceFolders = ['app', 'components', 'content', 'lib', 'platform', 'public', 'server', 'worker']
const otherFiles = [
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/build.mjs',
  'scripts/compile-copy.ts',
  'scripts/inline-critical-style.mjs',
  'scripts/prebuild-responses.mjs',
  'scripts/build-service-worker.mjs',
  'scripts/copy-worker.mjs',
  'scripts/publish-build.mjs',
]

/** Whether a file in these folders is a build input: not a test, a document or a file that the build writes. */
const isBuildInput = (file) => !/(?:\.test\.tsx?|README\.md)$/.test(file) && !/^public.(?:altcha|sw\.js$)/.test(file)

export const listBuildInputs = () => [
  ...sourceFolders
    .flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter(isBuildInput),
  ...otherFiles.filter((file) => existsSync(join(root, file))),
]

/** Returns an identifier of the build inputs: a hash of SITE_URL, a space, and a hash of the files. */
export function computeFingerprint() {
  const hash = createHash('sha256')
  for (const file of listBuildInputs()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  const siteUrlHash = createHash('sha256').update(process.env.SITE_URL ?? '')
  return `${siteUrlHash.digest('hex')} ${hash.digest('hex')}`
}

function getBuildReason(builtFingerprint, currentFingerprint) {
  if (builtFingerprint === currentFingerprint) return null
  if (builtFingerprint === null) return 'there is no build yet'
  const [siteUrlHash] = currentFingerprint.split(' ')
  return builtFingerprint.startsWith(`${siteUrlHash} `)
    ? 'files have changed since the last build'
    : 'SITE_URL has changed since the last build'
}

export async function ensureBuild() {
  const stampPath = join(findServedBuild(root), 'postsmith-build')
  const reason = getBuildReason(existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : null, computeFingerprint())
  if (reason === null) return
  console.log(`Postsmith: ${reason}, so the site is built first. This takes about a minute.`)
  await runProcess(getNodePath(), [join(root, 'scripts', 'build.mjs')])
}

/** The folder is inside the project, so that the bare page resolves the same next and react. */
export const baselineFolder = join(root, '.cache', 'baseline-page')

/** Builds the smallest page as a baseline for JavaScript size. A new Next.js version causes a rebuild. */
export async function ensureBaseline() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'))
  const stampPath = join(baselineFolder, '.next', 'postsmith-build')
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === version) return baselineFolder
  mkdirSync(baselineFolder, { recursive: true })
  cpSync(join(root, 'scripts', 'baseline-page'), baselineFolder, { recursive: true })
  writeFileSync(join(baselineFolder, 'package.json'), JSON.stringify({ name: 'baseline-page', private: true }))
  await runProcess(getNodePath(), [join(root, 'node_modules/next/dist/bin/next'), 'build'], { cwd: baselineFolder })
  writeFileSync(stampPath, version)
  return baselineFolder
}
