import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProblem, starterProblem } from './node-problem.mjs'
import { node, root, run } from './run.mjs'

/** Installs the packages of the lock file, unless that was done since the file changed: npm writes its own copy last. */
export async function ensureDependencies() {
  endWith(starterProblem(process.versions.node))
  const lock = join(root, 'package-lock.json')
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
    console.log('Installing the packages of package-lock.json …')
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  // Where the packages bring no Node, the one at hand must do.
  endWith(nodeProblem(node() === process.execPath ? process.versions.node : null))
}

function endWith(problem) {
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
