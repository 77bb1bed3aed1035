import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { servedBuild } from '../server/served-build.mjs'

/** Of the build's own use. */
const notServed = new Set(['cache', 'diagnostics', 'dev', 'standalone', 'trace', 'trace-build', 'types'])

const indexOf = (build) => join(build, 'answers', 'index.json')
const readIndex = (build) => JSON.parse(readFileSync(indexOf(build), 'utf8'))

/** A tab that was opened before the switch still asks for the scripts that its page names: one generation of them stays. */
function carryScripts(previous, build) {
  const index = readIndex(build)
  const known = new Set(index.map(({ path }) => path))
  const carried = readIndex(previous).filter(
    ({ path, isCarried }) => path.startsWith('/_next/static/') && !isCarried && !known.has(path),
  )
  for (const name of carried.flatMap(({ files }) => Object.values(files))) {
    cpSync(join(previous, 'answers', name), join(build, 'answers', name))
  }
  const marked = carried.map((answer) => ({ ...answer, isCarried: true }))
  writeFileSync(indexOf(build), JSON.stringify([...index, ...marked]))
}

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
    filter: (path) => !notServed.has(path.slice(from.length + 1)),
  })
  const link = join(root, '.next-served')
  const previous = existsSync(link) ? servedBuild(root) : null
  if (previous) carryScripts(previous, build)
  const leading = `${link}-new`
  rmSync(leading, { force: true })
  symlinkSync(name, leading, 'junction')
  renameSync(leading, link)
  const kept = [name, previous && basename(previous)]
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const isBuild = entry.isDirectory() && entry.name.startsWith('.next-')
    if (isBuild && !kept.includes(entry.name)) rmSync(join(root, entry.name), { recursive: true })
  }
}
