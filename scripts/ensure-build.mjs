import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findServedBuild } from '../server/served-build.mjs'
import { computeFingerprint } from './fingerprint.mjs'
import { getNodePath, root, runProcess } from './run.mjs'

/** Why the build with this fingerprint (null where there is none) cannot serve the current files; null when it can. */
export function getBuildReason(builtFingerprint, currentFingerprint) {
  if (builtFingerprint === currentFingerprint) return null
  if (builtFingerprint === null) return 'there is no build yet'
  const [settings] = currentFingerprint.split(' ')
  return builtFingerprint.startsWith(`${settings} `)
    ? 'files have changed since the last build'
    : 'SITE_URL is not the one of the last build'
}

/** Builds the site for production, unless the build that is served was made from exactly these files and settings. */
export async function ensureBuild() {
  const stampPath = join(findServedBuild(root), 'postsmith-build')
  const reason = getBuildReason(existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : null, computeFingerprint())
  if (reason === null) return
  console.log(`Postsmith: ${reason}, so the site is built first. This takes about a minute.`)
  await runProcess(getNodePath(), [join(root, 'scripts', 'build.mjs')])
}
