import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The last published build by its own name, so that the next build changes nothing here; else `.next`. */
export function findServedBuild(folder) {
  const publishedPath = join(folder, '.next-served')
  return existsSync(publishedPath) ? realpathSync(publishedPath) : join(folder, '.next')
}
