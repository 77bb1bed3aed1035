import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getNodeProblem, getStarterProblem } from './node-version.mjs'
import { getNodePath, root, runProcess } from './run.mjs'

/** Installs the packages of the lock file, unless that was done since the file changed: npm writes its own copy last. */
export async function ensureDependencies() {
  exitOnProblem(getStarterProblem(process.versions.node))
  const lockPath = join(root, 'package-lock.json')
  const installedLockPath = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLockPath) || statSync(installedLockPath).mtimeMs < statSync(lockPath).mtimeMs) {
    console.log('Installing the packages of package-lock.json …')
    await runProcess('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  // Where the packages bring no Node, the one at hand must do.
  exitOnProblem(getNodeProblem(getNodePath() === process.execPath ? process.versions.node : null))
}

function exitOnProblem(problem) {
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
