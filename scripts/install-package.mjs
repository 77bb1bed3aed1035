import { execFileSync } from 'node:child_process'
import { runProcess } from './run.mjs'

export function findOnPath(names) {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {}
  }
  return null
}

/** Returns the path of a command: one on the PATH, or of Debian's package, which it installs. */
export async function ensureCommand(commandNames, packageName) {
  const foundPath = findOnPath(commandNames)
  if (foundPath) return foundPath
  await installPackage(packageName)
  const installedPath = findOnPath(commandNames)
  if (!installedPath) throw new Error(`${packageName} is not available, even after installing Debian’s package.`)
  return installedPath
}

/** Installs a Debian package, as root or through sudo without a password. */
async function installPackage(name) {
  console.log(`Installing Debian’s package ${name} …`)
  const sudoPrefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    const [command, ...commandArgs] = [...sudoPrefix, 'apt-get', ...args]
    await runProcess(command, commandArgs, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
}
