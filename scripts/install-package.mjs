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

/** Installs a Debian package, as root or through sudo without a password. */
export async function installPackage(name) {
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
