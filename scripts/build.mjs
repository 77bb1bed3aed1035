/** Builds the site. A running server reads its own copy of the previous build, which is not modified. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import './copy-worker.mjs'
import { allowInlineElements, pageHeader } from '../lib/server/http/security-headers.ts'
import { writePagePolicies } from '../platform/next/page-policies.ts'
import { shrinkPages } from '../platform/next/shrink-pages.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { computeFingerprint } from './ensure-build.mjs'
import { inlineCriticalStyle } from './inline-critical-style.mjs'
import { publishBuild } from './publish-build.mjs'
import { getNodePath, measurePart, root, runProcess } from './run.mjs'

/**
 * Ends a build on Vercel if the settings are invalid. Vercel starts a function on its first request, so otherwise a
 * visitor would be the first to see the error.
 */
async function checkSettings() {
  const nodeArguments = ['--conditions=react-server', '--import', './scripts/import-paths.mjs']
  const checkArguments = [...nodeArguments, 'scripts/check-settings.ts']
  const status = await runProcess(getNodePath(), checkArguments, { env: { NODE_ENV: 'production' }, mayFail: true })
  if (status !== 0) process.exit(status)
}

if (process.env.VERCEL === '1') await checkSettings()
const buildFingerprint = computeFingerprint()
const nextCommand = [join(root, 'node_modules/next/dist/bin/next'), 'build']
await measurePart('pages built', () => runProcess(getNodePath(), nextCommand))
for (const folder of ['.next', '.next/standalone/.next'].map((path) => join(root, path)).filter(existsSync)) {
  const pageFolder = join(folder, 'server', 'app')
  shrinkPages(pageFolder)
  await inlineCriticalStyle(pageFolder, join(root, '.next', 'static'))
  writePagePolicies(folder, allowInlineElements, pageHeader)
}
buildServiceWorker()
// Vercel serves pages and files from its own edge.
if (process.env.VERCEL !== '1') {
  const responsesCommand = [join(root, 'scripts', 'prebuild-responses.mjs')]
  await measurePart('replies compressed', () => runProcess(getNodePath(), responsesCommand))
  writeFileSync(join(root, '.next', 'postsmith-build'), buildFingerprint)
  publishBuild(root)
}
