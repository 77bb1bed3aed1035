import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'parse5'
import { root } from './run.mjs'

/** Pages that are there from the first visit on. */
const precachedPages = [
  '/',
  '/offline',
  '/saved',
  '/share',
  '/tools',
  '/social-media-tools',
  '/image-tools',
  '/text-tools',
]
const precachedFiles = [
  '/search.json',
  '/icons.svg',
  '/manifest.webmanifest',
  '/logo.svg',
  '/icon.svg',
  '/favicon.ico',
  '/icon-192.png',
]
/** Bytes as they are. Larger ones (encoders) come when they are used. */
const MAX_PRECACHED_BYTES = 100_000

const STATIC_PREFIX = '/_next/static/'

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort()

function* walkElements(node) {
  yield node
  for (const child of node.childNodes ?? []) yield* walkElements(child)
}

const getAttributes = ({ attrs = [] }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** What a browser fetches for a page itself; scripts for browsers without modules stay away. */
function getPageFiles(html) {
  const all = [...walkElements(parse(html))].map(getAttributes)
  const legacyScripts = new Set(all.filter((one) => 'nomodule' in one).map(({ src }) => src))
  const files = all.flatMap(({ src, href }) => [src, href])
  return [...new Set(files)].filter((path) => path?.startsWith(STATIC_PREFIX) && !legacyScripts.has(path))
}

/** The links of the page's main part: what `/offline` promises is what the worker keeps. */
function getOfflineTools(html) {
  const main = [...walkElements(parse(html))].find(({ tagName }) => tagName === 'main')
  return [...new Set([...walkElements(main)].map((one) => getAttributes(one)['data-offline-tool']).filter(Boolean))]
}

/**
 * Writes `public/sw.js` for the build in `.next`: `worker/service-worker.js` with what it has to keep. `first` is there after the first
 * visit: the pages above, all that they load, and the code that the frame around every page may load, such as the search.
 * `tools` are the pages that work without a connection, `scripts` the code of the tools, and `others` the scripts that nobody is given
 * ahead of use. `SERVICE_WORKER=off` writes the worker that ends itself.
 */
export function buildServiceWorker() {
  const target = join(root, 'public', 'sw.js')
  if (process.env.SERVICE_WORKER === 'off') return copyFileSync(join(root, 'public', 'sw-off.js'), target)
  const app = join(root, '.next', 'server', 'app')
  const pages = new Map(
    listFiles(app)
      .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
      .map((name) => [name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`, join(app, name)]),
  )
  const staticFolder = join(root, '.next', 'static')
  // A part's style comes with its code.
  const scripts = listFiles(join(staticFolder, 'chunks')).filter((name) => /\.(?:js|css)$/.test(name))
  const readCode = (name) => readFileSync(join(staticFolder, 'chunks', name), 'utf8')
  const isLarge = (name) => statSync(join(staticFolder, 'chunks', name)).size > MAX_PRECACHED_BYTES
  const toPath = (name) => `${STATIC_PREFIX}chunks/${name}`

  const offline = readFileSync(pages.get('/offline'), 'utf8')
  const frame = new Set(scripts.filter((name) => getPageFiles(offline).includes(toPath(name))))
  for (const name of frame) {
    const code = readCode(name)
    for (const other of scripts) if (code.includes(other)) frame.add(other)
  }
  const existingPages = precachedPages.filter((path) => pages.has(path))
  const pageFiles = existingPages.flatMap((path) => getPageFiles(readFileSync(pages.get(path), 'utf8')))
  const first = [...new Set([...existingPages, ...precachedFiles, ...pageFiles, ...[...frame].map(toPath)])]
  const rest = scripts.filter((name) => !first.includes(toPath(name)))

  const source = readFileSync(join(root, 'worker', 'service-worker.js'), 'utf8')
  const hash = createHash('sha256').update(source).update(scripts.join())
  const lists = ['search.json.body', 'icons.svg.body'].map((name) => join(app, name))
  for (const file of [...pages.values(), ...lists]) hash.update(readFileSync(file))
  const manifest = {
    build: hash.digest('hex').slice(0, 16),
    first,
    tools: getOfflineTools(offline),
    scripts: rest.filter((name) => !isLarge(name)).map(toPath),
    others: rest.filter(isLarge).map(toPath),
  }
  writeFileSync(target, `const made = ${JSON.stringify(manifest)}\n${source}`)
}
