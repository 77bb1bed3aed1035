import { pathToFileURL } from 'node:url'
import { findOnPath, installPackage } from './install-package.mjs'

const commandNames = ['redis-server', 'valkey-server']

/** The path of a Redis or Valkey server: one on the PATH, else Debian's package, which it installs. */
export async function ensureRedis() {
  const foundPath = findOnPath(commandNames)
  if (foundPath) return foundPath
  await installPackage('redis-server')
  const installedPath = findOnPath(commandNames)
  if (!installedPath) throw new Error('There is no redis-server, and installing Debian’s package did not bring one.')
  return installedPath
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await ensureRedis()
