import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProblem } from './node-problem.mjs'
import { node, root, run } from './run.mjs'

/**
 * Installs the packages of the lock file, unless that was done since the file changed: npm writes its own copy last.
 * Not `npm ci`, which refuses a lock file made where some platform's optional binaries could not be had.
 */
export async function ensureDependencies() {
  const lock = join(root, 'package-lock.json')
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return requireNode()
  console.log('Installing the packages of package-lock.json …')
  await run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  requireNode()
}

/** Where the packages bring no Node, the one at hand must do. */
function requireNode() {
  const problem = nodeProblem(node() === process.execPath ? process.versions.node : null)
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
