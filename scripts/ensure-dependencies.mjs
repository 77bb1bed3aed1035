import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getNodePath, measurePart, root, runProcess } from './run.mjs'

/** The oldest maintained version. An older npm skips packages that require a newer Node.js and never adds them. */
const MIN_STARTER_VERSION = 20
const MIN_VERSION = 24

const version = process.versions.node
const isOlderThan = (major) => Number.parseInt(version, 10) < major

export async function ensureDependencies() {
  if (isOlderThan(MIN_STARTER_VERSION))
    exitWithProblem(
      `Postsmith can be started by Node ${MIN_STARTER_VERSION} or newer; this is Node ${version}. Where it has installed packages already, delete node_modules first.`,
    )
  const lockPath = join(root, 'package-lock.json')
  const installedLockPath = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLockPath) || statSync(installedLockPath).mtimeMs < statSync(lockPath).mtimeMs) {
    console.log('Postsmith: installing the packages of package-lock.json …')
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    await measurePart('packages installed', () => runProcess('npm', args))
  }
  // Without a Node.js among the packages, the site runs on the one that runs this script.
  if (getNodePath() === process.execPath && isOlderThan(MIN_VERSION))
    exitWithProblem(
      `Postsmith runs on Node ${MIN_VERSION}. npm has none for this machine or could not install it; this is Node ${version}.`,
    )
}

function exitWithProblem(problem) {
  console.error(problem)
  process.exit(1)
}
