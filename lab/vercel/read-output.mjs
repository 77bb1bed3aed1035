import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const listEntries = (folder) => readdirSync(folder, { recursive: true }).map((name) => name.split(sep).join('/'))
const toRoute = (name) => (name === 'index' ? '/' : `/${name}`)

/** Reads a function's settings and maps each of its file paths to the file's current location. */
function readFunction(folder, projectFolder) {
  const { filePathMap = {}, ...config } = readJson(join(folder, '.vc-config.json'))
  const files = new Map(
    Object.entries(filePathMap).map(([path, sourcePath]) => [path, join(projectFolder, sourcePath)]),
  )
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile()) files.set(relative(folder, file), file)
  }
  const bytes = [...files.values()].reduce((sum, file) => sum + statSync(file).size, 0)
  return { folder, config, files, bytes, routes: [] }
}

export function readOutput(folder, projectFolder) {
  const names = listEntries(join(folder, 'functions'))
  const functions = new Map()
  for (const name of names.filter((entry) => entry.endsWith('.func') && !/\.rsc\.func$/.test(entry)).sort()) {
    const path = realpathSync(join(folder, 'functions', name))
    if (!functions.has(path)) functions.set(path, readFunction(path, projectFolder))
    functions.get(path).routes.push(toRoute(name.slice(0, -'.func'.length)))
  }
  const suffix = '.prerender-fallback.html'
  const pages = names
    .filter((name) => name.endsWith(suffix))
    .map((name) => ({
      route: toRoute(name.slice(0, -suffix.length)),
      html: readFileSync(join(folder, 'functions', name), 'utf8'),
    }))
  const config = readJson(join(folder, 'config.json'))
  return { functions: [...functions.values()], pages, files: listEntries(join(folder, 'static')), config }
}
