import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getNodePath, measurePart, root, runProcess } from './run.mjs'

/** The oldest maintained version. An older npm skips packages that require a newer Node.js and never adds them. */
const MIN_STARTER_VERSION = 20
const MIN_VERSION = 24

const getMajor = (version) => Number.parseInt(version, 10)

/** Returns why this version of Node.js must not install the packages, or null. */
function getStarterProblem(version) {
  if (getMajor(version) >= MIN_STARTER_VERSION) return null
  return `Postsmith can be started by Node ${MIN_STARTER_VERSION} or newer; this is Node ${version}. Where it has installed packages already, delete node_modules first.`
}

/** Returns why the operator's Node.js cannot run the site. `version` is null if npm installed Node.js. */
function getNodeProblem(version) {
  if (version === null || getMajor(version) >= MIN_VERSION) return null
  return `Postsmith runs on Node ${MIN_VERSION}. npm has none for this machine or could not install it; this is Node ${version}.`
}

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
