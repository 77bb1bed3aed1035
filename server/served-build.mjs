import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the folder of the last published build by its own name, so that the next build changes nothing for a running
 * server. Without a published build, as in a container, returns `.next`.
 */
export function findServedBuild(folder) {
  const publishedPath = join(folder, '.next-served')
  return existsSync(publishedPath) ? realpathSync(publishedPath) : join(folder, '.next')
}
