import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const getIndexPath = (build) => join(build, 'answers', 'index.json')
const readIndex = (build) => JSON.parse(readFileSync(getIndexPath(build), 'utf8'))

/**
 * Adds the scripts of the previous build to the prebuilt responses of a build: a tab opened before the switch still
 * requests the scripts that its page names. Only one generation is carried over.
 */
export function copyPreviousScripts(previousBuild, build) {
  const entries = readIndex(build)
  const currentPaths = new Set(entries.map(({ path }) => path))
  const previousScripts = readIndex(previousBuild).filter(
    ({ path, isCarried }) => path.startsWith('/_next/static/') && !isCarried && !currentPaths.has(path),
  )
  for (const name of previousScripts.flatMap(({ files }) => Object.values(files))) {
    cpSync(join(previousBuild, 'answers', name), join(build, 'answers', name))
  }
  const carriedScripts = previousScripts.map((entry) => ({ ...entry, isCarried: true }))
  writeFileSync(getIndexPath(build), JSON.stringify([...entries, ...carriedScripts]))
}
