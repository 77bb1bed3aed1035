import { pathToFileURL } from 'node:url'
import { ensureCommand, findOnPath } from './install-package.mjs'

const commandNames = ['redis-server', 'valkey-server']

export const findRedis = () => findOnPath(commandNames)

/** Returns the path of a Redis or Valkey server. */
export const ensureRedis = () => ensureCommand(commandNames, 'redis-server')

if (import.meta.url === pathToFileURL(process.argv[1]).href) await ensureRedis()
