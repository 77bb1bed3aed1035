import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder of the build that is served: the one last published, by its own name, so that the next one changes nothing
 * under a running server; where builds are not published, as in a container, the build itself.
 */
export function findServedBuild(folder) {
  const publishedPath = join(folder, '.next-served')
  return existsSync(publishedPath) ? realpathSync(publishedPath) : join(folder, '.next')
}
