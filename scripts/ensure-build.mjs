import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findServedBuild } from '../server/served-build.mjs'
import { computeFingerprint } from './fingerprint.mjs'
import { getNodePath, root, runProcess } from './run.mjs'

/** Returns why a new build is needed, or null. The built fingerprint is null without a build. */
function getBuildReason(builtFingerprint, currentFingerprint) {
  if (builtFingerprint === currentFingerprint) return null
  if (builtFingerprint === null) return 'there is no build yet'
  const [siteUrlHash] = currentFingerprint.split(' ')
  return builtFingerprint.startsWith(`${siteUrlHash} `)
    ? 'files have changed since the last build'
    : 'SITE_URL has changed since the last build'
}

/** Builds the site for production, unless the current build was made from the same files and settings. */
export async function ensureBuild() {
  const stampPath = join(findServedBuild(root), 'postsmith-build')
  const reason = getBuildReason(existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : null, computeFingerprint())
  if (reason === null) return
  console.log(`Postsmith: ${reason}, so the site is built first. This takes about a minute.`)
  await runProcess(getNodePath(), [join(root, 'scripts', 'build.mjs')])
}
