import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file of this project or of a package, by its path in the project's folder. Large tables are read this way on first
 * use: an imported table would also take memory in threads that never look anything up. `next.config.ts` lists these
 * files for packs.
 */
export function readDataFile(path: string): Buffer {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path))
}
