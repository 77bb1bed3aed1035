import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { listFiles, root } from './run.mjs'

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
/** Uncompressed bytes. Larger scripts (encoders) are cached on first use. */
const MAX_PRECACHED_BYTES = 100_000

const STATIC_PREFIX = '/_next/static/'

function* walkElements(node) {
  yield node
  for (const child of node.childNodes ?? []) yield* walkElements(child)
}

/** Returns the attributes of each element. */
const listAttributes = (html) =>
  [...walkElements(parse(html))].map(({ attrs = [] }) =>
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  )

/** Lists the files that a browser fetches with a page, its font included. Modern browsers skip `nomodule` scripts. */
function getPageFiles(html) {
  const attributeSets = listAttributes(html)
  const legacyScripts = new Set(attributeSets.filter((attributes) => 'nomodule' in attributes).map(({ src }) => src))
  const fonts = [...html.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, path]) => path)
  const files = [...attributeSets.flatMap(({ src, href }) => [src, href]), ...fonts]
  return [...new Set(files)].filter((path) => path?.startsWith(STATIC_PREFIX) && !legacyScripts.has(path))
}

/** Lists the tools that `/offline` links to, so that the worker caches exactly what that page promises. */
function getOfflineTools(html) {
  const paths = listAttributes(html).map((attributes) => attributes['data-offline-tool'])
  return [...new Set(paths.filter(Boolean))]
}

/** Caches `first` on the first visit, `others` on first use. `SERVICE_WORKER=off`: a worker that unregisters itself. */
export function buildServiceWorker() {
  const targetPath = join(root, 'public', 'sw.js')
  if (process.env.SERVICE_WORKER === 'off') return copyFileSync(join(root, 'public', 'sw-off.js'), targetPath)
  const appFolder = join(root, '.next', 'server', 'app')
  const pages = new Map(
    listFiles(appFolder)
      .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
      .map((name) => [name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`, join(appFolder, name)]),
  )
  const staticFolder = join(root, '.next', 'static')
  // Includes style sheets that are loaded with a chunk.
  const scripts = listFiles(join(staticFolder, 'chunks')).filter((name) => /\.(?:js|css)$/.test(name))
  const readCode = (name) => readFileSync(join(staticFolder, 'chunks', name), 'utf8')
  const isLarge = (name) => statSync(join(staticFolder, 'chunks', name)).size > MAX_PRECACHED_BYTES
  const toPath = (name) => `${STATIC_PREFIX}chunks/${name}`

  const offlineHtml = readFileSync(pages.get('/offline'), 'utf8')
  const frameScripts = new Set(scripts.filter((name) => getPageFiles(offlineHtml).includes(toPath(name))))
  for (const name of frameScripts) {
    const code = readCode(name)
    for (const referencedScript of scripts) if (code.includes(referencedScript)) frameScripts.add(referencedScript)
  }
  const pageFiles = precachedPages.flatMap((path) => getPageFiles(readFileSync(pages.get(path), 'utf8')))
  const firstVisitPaths = [
    ...new Set([...precachedPages, ...precachedFiles, ...pageFiles, ...[...frameScripts].map(toPath)]),
  ]
  const otherScripts = scripts.filter((name) => !firstVisitPaths.includes(toPath(name)))

  const source = readFileSync(join(root, 'worker', 'service-worker.js'), 'utf8')
  const hash = createHash('sha256').update(source).update(scripts.join())
  const listPaths = ['search.json.body', 'icons.svg.body'].map((name) => join(appFolder, name))
  for (const file of [...pages.values(), ...listPaths]) hash.update(readFileSync(file))
  const manifest = {
    build: hash.digest('hex').slice(0, 16),
    first: firstVisitPaths,
    tools: getOfflineTools(offlineHtml),
    scripts: otherScripts.filter((name) => !isLarge(name)).map(toPath),
    others: otherScripts.filter(isLarge).map(toPath),
  }
  writeFileSync(targetPath, `const made = ${JSON.stringify(manifest)}\n${source}`)
}
