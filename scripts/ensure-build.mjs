import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { servedBuild } from '../server/served-build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { node, root, run } from './run.mjs'

/** Builds the site for production, unless the build that is served was made from exactly these files. */
export async function ensureBuild() {
  const stamp = join(servedBuild(root), 'postsmith-build')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  await run(node(), [join(root, 'scripts', 'build.mjs')])
}
