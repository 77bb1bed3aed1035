import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run } from './run.mjs'

/** Where the bare page is built: below the project, so that it finds the same next and react. */
export const floorFolder = join(root, '.cache', 'floor')

/**
 * Builds the smallest page that Next can serve with one form on it: what our pages' JavaScript is measured against.
 * Built anew when the version of Next changes.
 */
export async function ensureFloor() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'))
  const stamp = join(floorFolder, '.next', 'postsmith-build')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return floorFolder
  mkdirSync(floorFolder, { recursive: true })
  cpSync(join(root, 'scripts', 'floor'), floorFolder, { recursive: true })
  writeFileSync(join(floorFolder, 'package.json'), JSON.stringify({ name: 'floor', private: true }))
  await run(node(), [join(root, 'node_modules/next/dist/bin/next'), 'build'], { cwd: floorFolder })
  writeFileSync(stamp, version)
  return floorFolder
}
