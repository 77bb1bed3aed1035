import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the folder of the build to serve: the last published one, by its own name, so that the next build changes
 * nothing for a running server; without published builds, as in a container, the build itself.
 */
export function findServedBuild(folder) {
  const publishedPath = join(folder, '.next-served')
  return existsSync(publishedPath) ? realpathSync(publishedPath) : join(folder, '.next')
}
