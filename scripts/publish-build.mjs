import { cpSync, existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findServedBuild } from '../server/served-build.mjs'
import { copyPreviousScripts } from './copy-previous-scripts.mjs'

/** Of the build's own use. */
const excludedFolders = new Set(['cache', 'diagnostics', 'dev', 'standalone', 'trace', 'trace-build', 'types'])

/**
 * Copies a finished build to a folder of its own, which no later build writes into, and lets `.next-served` lead there: in
 * one step, so that a server that starts meanwhile finds the old one or the new one, whole. The build before stays for the
 * servers that run from it, older ones go.
 */
export function publishBuild(root) {
  const name = `.next-${Date.now().toString(36)}`
  const build = join(root, name)
  const from = join(root, '.next')
  cpSync(from, build, {
    recursive: true,
    filter: (path) => !excludedFolders.has(path.slice(from.length + 1)),
  })
  const link = join(root, '.next-served')
  const previous = existsSync(link) ? findServedBuild(root) : null
  if (previous) copyPreviousScripts(previous, build)
  const temporaryLink = `${link}-new`
  rmSync(temporaryLink, { force: true })
  symlinkSync(name, temporaryLink, 'junction')
  renameSync(temporaryLink, link)
  const keptFolders = [name, previous && basename(previous)]
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const isBuild = entry.isDirectory() && entry.name.startsWith('.next-')
    if (isBuild && !keptFolders.includes(entry.name)) rmSync(join(root, entry.name), { recursive: true })
  }
}
