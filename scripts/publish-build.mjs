import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findServedBuild } from '../server/served-build.mjs'

const getIndexPath = (build) => join(build, 'answers', 'index.json')
const readIndex = (build) => JSON.parse(readFileSync(getIndexPath(build), 'utf8'))

/** A tab opened before the switch still requests the old scripts. Only one generation is carried over. */
export function copyPreviousScripts(previousBuild, build) {
  const entries = readIndex(build)
  const currentPaths = new Set(entries.map(({ path }) => path))
  const previousScripts = readIndex(previousBuild).filter(
    ({ path, isCarried }) => path.startsWith('/_next/static/') && !isCarried && !currentPaths.has(path),
  )
  for (const name of previousScripts.flatMap(({ files }) => Object.values(files)))
    cpSync(join(previousBuild, 'answers', name), join(build, 'answers', name))
  const carriedScripts = previousScripts.map((entry) => ({ ...entry, isCarried: true }))
  writeFileSync(getIndexPath(build), JSON.stringify([...entries, ...carriedScripts]))
}

/** These folders are used only during the build. */
const excludedFolders = new Set(['cache', 'diagnostics', 'dev', 'standalone', 'trace', 'trace-build', 'types'])

/** The link `.next-served` changes atomically, so a starting server finds a complete build. The previous one stays. */
export function publishBuild(root) {
  const name = `.next-${Date.now().toString(36)}`
  const buildFolder = join(root, name)
  const sourceFolder = join(root, '.next')
  cpSync(sourceFolder, buildFolder, {
    recursive: true,
    // `.segment.rsc` files serve `next/link`, which the site does not use.
    filter: (path) => !excludedFolders.has(path.slice(sourceFolder.length + 1)) && !path.endsWith('.segment.rsc'),
  })
  const linkPath = join(root, '.next-served')
  const previousBuild = existsSync(linkPath) ? findServedBuild(root) : null
  if (previousBuild) copyPreviousScripts(previousBuild, buildFolder)
  const temporaryLink = `${linkPath}-new`
  rmSync(temporaryLink, { force: true })
  symlinkSync(name, temporaryLink, 'junction')
  renameSync(temporaryLink, linkPath)
  const retainedFolders = [name, previousBuild && basename(previousBuild)]
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const isBuild = entry.isDirectory() && entry.name.startsWith('.next-')
    if (isBuild && !retainedFolders.includes(entry.name)) rmSync(join(root, entry.name), { recursive: true })
  }
}
