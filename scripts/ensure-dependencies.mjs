import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getNodeProblem, getStarterProblem } from './node-version.mjs'
import { getNodePath, measurePart, root, runProcess } from './run.mjs'

export async function ensureDependencies() {
  exitOnProblem(getStarterProblem(process.versions.node))
  const lockPath = join(root, 'package-lock.json')
  const installedLockPath = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLockPath) || statSync(installedLockPath).mtimeMs < statSync(lockPath).mtimeMs) {
    console.log('Postsmith: installing the packages of package-lock.json …')
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    await measurePart('packages installed', () => runProcess('npm', args))
  }
  // Without a Node.js among the packages, the site runs on the one that runs this script.
  exitOnProblem(getNodeProblem(getNodePath() === process.execPath ? process.versions.node : null))
}

function exitOnProblem(problem) {
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
