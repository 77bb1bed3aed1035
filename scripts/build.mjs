/**
 * Builds the site twice: the first pass shows which inline scripts and styles each page has, the second carries their
 * hashes in its Content-Security-Policy headers. A third look checks that the pages did not change in between. Nothing
 * that a running server reads is touched before the end.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import './copy-worker.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { collectCspHashes } from './csp-hashes.mjs'
import { computeFingerprint } from './fingerprint.mjs'
import { publishBuild } from './publish-build.mjs'
import { getNodePath, root, runProcess } from './run.mjs'
import { shrinkPages } from './shrink-pages.mjs'

const hashFile = join(root, 'csp-hashes.json')
const pages = join(root, '.next', 'server', 'app')
const standalonePages = join(root, '.next', 'standalone', '.next', 'server', 'app')

/** Vercel starts a function when somebody first asks for it, so wrong settings would be found by a visitor. */
async function checkSettings() {
  const nodeArguments = ['--conditions=react-server', '--import', './scripts/import-paths.mjs']
  const checkArguments = [...nodeArguments, 'scripts/check-settings.ts']
  const status = await runProcess(getNodePath(), checkArguments, { env: { NODE_ENV: 'production' }, mayFail: true })
  if (status !== 0) process.exit(status)
}

/** One pass; gives what the policy of each page must allow. */
async function runPass() {
  await runProcess(getNodePath(), [join(root, 'node_modules/next/dist/bin/next'), 'build'])
  for (const folder of [pages, standalonePages]) if (existsSync(folder)) shrinkPages(folder)
  return JSON.stringify(collectCspHashes(pages), null, 2)
}

if (process.env.VERCEL === '1') await checkSettings()
const buildFingerprint = computeFingerprint()
rmSync(hashFile, { force: true })
const first = await runPass()
writeFileSync(hashFile, first)
if ((await runPass()) !== first) {
  throw new Error('The two passes of the build gave different pages, so the policy would block their scripts.')
}
buildServiceWorker()
// Vercel serves pages and files from its own edge.
if (process.env.VERCEL !== '1') {
  await runProcess(getNodePath(), [join(root, 'scripts', 'prebuild-responses.mjs')])
  writeFileSync(join(root, '.next', 'postsmith-build'), buildFingerprint)
  publishBuild(root)
}
