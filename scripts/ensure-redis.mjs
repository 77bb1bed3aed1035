import { pathToFileURL } from 'node:url'
import { findOnPath, installPackage } from './install-package.mjs'

const commandNames = ['redis-server', 'valkey-server']

export const findRedis = () => findOnPath(commandNames)

/** Returns the path of a Redis or Valkey server: one on the PATH, or Debian's package, which it installs. */
export async function ensureRedis() {
  const foundPath = findRedis()
  if (foundPath) return foundPath
  await installPackage('redis-server')
  const installedPath = findRedis()
  if (!installedPath) throw new Error('redis-server is not available, even after installing Debian’s package.')
  return installedPath
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await ensureRedis()
