import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a file of this project or of a package by its path in the project folder. Large tables are read this way on
 * first use: an imported table also takes memory in threads that never use it. `next.config.ts` lists these files for
 * deployment packages.
 */
export function readDataFile(path: string): Buffer {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path))
}
