import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findServedBuild } from '../server/served-build.mjs'
import { computeFingerprint } from './fingerprint.mjs'
import { getNodePath, root, runProcess } from './run.mjs'

/**
 * Why a build with the fingerprint `made` (null for none) cannot serve what `wanted` is the fingerprint of; null when
 * it can.
 */
export function getBuildReason(made, wanted) {
  if (made === wanted) return null
  if (made === null) return 'there is no build yet'
  const [settings] = wanted.split(' ')
  return made.startsWith(`${settings} `)
    ? 'files have changed since the last build'
    : 'SITE_URL or HSTS_SUBDOMAINS is not what the last build was made with'
}

/** Builds the site for production, unless the build that is served was made from exactly these files and settings. */
export async function ensureBuild() {
  const stamp = join(findServedBuild(root), 'postsmith-build')
  const why = getBuildReason(existsSync(stamp) ? readFileSync(stamp, 'utf8') : null, computeFingerprint())
  if (why === null) return
  console.log(`Postsmith: ${why}, so the site is built first. This takes some minutes.`)
  await runProcess(getNodePath(), [join(root, 'scripts', 'build.mjs')])
}
