import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNodePath, root, runProcess } from './run.mjs'

/** Inside the project, so that the bare page resolves the same next and react. */
export const baselineFolder = join(root, '.cache', 'baseline-page')

/**
 * Builds the smallest page with a form that Next.js can serve, as a baseline for the site's JavaScript size. Rebuilds
 * it when the version of Next.js changes.
 */
export async function ensureBaseline() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'))
  const stampPath = join(baselineFolder, '.next', 'postsmith-build')
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === version) return baselineFolder
  mkdirSync(baselineFolder, { recursive: true })
  cpSync(join(root, 'scripts', 'baseline-page'), baselineFolder, { recursive: true })
  writeFileSync(join(baselineFolder, 'package.json'), JSON.stringify({ name: 'baseline-page', private: true }))
  await runProcess(getNodePath(), [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: baselineFolder,
  })
  writeFileSync(stampPath, version)
  return baselineFolder
}
