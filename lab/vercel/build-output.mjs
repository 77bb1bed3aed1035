import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { collectInlineHashes } from '../../platform/next/page-policies.ts'
import { requiredApiFiles } from './required-api-files.ts'

/** Returns the headers that Vercel's edge adds to a path, by the rules before the `filesystem` phase. */
function getEdgeHeaders(routes, path) {
  const rulesBeforeFiles = routes.slice(
    0,
    routes.findIndex((rule) => rule.handle === 'filesystem'),
  )
  const edgeHeaders = {}
  for (const { src, headers, has, missing, status } of rulesBeforeFiles) {
    if (!headers || has || missing || status || !new RegExp(src).test(path)) continue
    for (const [name, value] of Object.entries(headers)) edgeHeaders[name.toLowerCase()] = value
  }
  return edgeHeaders
}

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

const MAX_FUNCTION_BYTES = 250 * 1024 * 1024
const neededFiles = ['altcha/pbkdf2.js', 'sw.js', 'sw-off.js', 'favicon.ico', '404.html', '500.html']

export const findOutputErrors = (output) => [...checkFunctions(output), ...checkPolicies(output), ...checkFiles(output)]

function checkFunctions({ functions }) {
  const apiFunctions = functions.filter(({ routes }) => routes.some((route) => route.startsWith('/api/')))
  const faults = functions
    .filter(({ bytes }) => bytes > MAX_FUNCTION_BYTES)
    .map(({ routes, bytes }) => `${routes[0]} has ${bytes} bytes, more than Vercel takes.`)
  if (apiFunctions.length !== 1) {
    faults.push(
      `The API is ${apiFunctions.length} functions: ${apiFunctions.map(({ routes }) => routes.join(' ')).join(' | ')}`,
    )
  }
  for (const { routes, config, files } of apiFunctions) {
    if (config.maxDuration !== 300) faults.push(`${routes[0]} may run for ${config.maxDuration} seconds, not 300.`)
    if (config.supportsCancellation !== true) faults.push(`${routes[0]} does not learn that a visitor has left.`)
    const paths = [...files.keys()]
    for (const requiredPattern of requiredApiFiles.filter((pattern) => !paths.some((path) => pattern.test(path))))
      faults.push(`${routes[0]} lacks ${requiredPattern.source}.`)
  }
  return faults
}

function checkPolicies({ pages, config }) {
  const servedPages = pages.filter(({ route }) => !route.startsWith('/_'))
  const faults = servedPages.length === 0 ? ['There are no pages.'] : []
  for (const { route, html } of servedPages) {
    const policy = getEdgeHeaders(config.routes, route)['content-security-policy'] ?? ''
    const { script, style } = collectInlineHashes(html)
    const missingHashes = [...script, ...style].filter((hash) => !policy.includes(hash))
    if (missingHashes.length > 0) faults.push(`The policy of ${route} lacks ${missingHashes.length} of its own hashes.`)
    if (policy.includes('unsafe')) faults.push(`The policy of ${route} allows what is unsafe.`)
  }
  return faults
}

function checkFiles({ files, config }) {
  const faults = neededFiles.filter((file) => !files.includes(file)).map((file) => `There is no ${file}.`)
  if (!files.some((file) => file.startsWith('_next/static/'))) faults.push('There are no scripts.')
  if (config.images !== undefined) faults.push('Vercel would resize pictures for anybody at /_next/image.')
  return faults
}
