import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'parse5'
import { root } from './run.mjs'

/** Pages that are there from the first visit on. */
const firstPages = [
  '/',
  '/offline',
  '/saved',
  '/share',
  '/tools',
  '/social-media-tools',
  '/image-tools',
  '/text-tools',
]
const firstFiles = [
  '/search.json',
  '/icons.svg',
  '/manifest.webmanifest',
  '/logo.svg',
  '/icon.svg',
  '/favicon.ico',
  '/icon-192.png',
]
/** Bytes as they are. Larger ones (encoders) come when they are used. */
const LARGE = 100_000

const hashed = '/_next/static/'

const namesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort()

function* elementsOf(node) {
  yield node
  for (const child of node.childNodes ?? []) yield* elementsOf(child)
}

const attributesOf = ({ attrs = [] }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** What a browser fetches for a page itself; scripts for browsers without modules stay away. */
function filesOfPage(html) {
  const all = [...elementsOf(parse(html))].map(attributesOf)
  const old = new Set(all.filter((one) => 'nomodule' in one).map(({ src }) => src))
  const files = all.flatMap(({ src, href }) => [src, href])
  return [...new Set(files)].filter((path) => path?.startsWith(hashed) && !old.has(path))
}

/** The links of the page's main part: what `/offline` promises is what the worker keeps. */
function linksInMain(html) {
  const main = [...elementsOf(parse(html))].find(({ tagName }) => tagName === 'main')
  return [
    ...new Set([...elementsOf(main)].map((one) => attributesOf(one)['data-offline-tool']).filter(Boolean)),
  ]
}

/**
 * Writes `public/sw.js` for the build in `.next`: `worker/worker.js` with what it has to keep. `first` is there after the first
 * visit: the pages above, all that they load, and the code that the frame around every page may load, such as the search.
 * `tools` are the pages that work without a connection, `scripts` the code of the tools, and `others` the scripts that nobody is given
 * ahead of use. `SERVICE_WORKER=off` writes the worker that ends itself.
 */
export function makeWorker() {
  const target = join(root, 'public', 'sw.js')
  if (process.env.SERVICE_WORKER === 'off') return copyFileSync(join(root, 'public', 'sw-off.js'), target)
  const app = join(root, '.next', 'server', 'app')
  const pages = new Map(
    namesBelow(app)
      .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
      .map((name) => [name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`, join(app, name)]),
  )
  const statics = join(root, '.next', 'static')
  // A part's style comes with its code.
  const scripts = namesBelow(join(statics, 'chunks')).filter((name) => /\.(?:js|css)$/.test(name))
  const codeOf = (name) => readFileSync(join(statics, 'chunks', name), 'utf8')
  const isLarge = (name) => statSync(join(statics, 'chunks', name)).size > LARGE
  const pathOf = (name) => `${hashed}chunks/${name}`

  const offline = readFileSync(pages.get('/offline'), 'utf8')
  const frame = new Set(scripts.filter((name) => filesOfPage(offline).includes(pathOf(name))))
  for (const name of frame) {
    const code = codeOf(name)
    for (const other of scripts) if (code.includes(other)) frame.add(other)
  }
  const shown = firstPages.filter((path) => pages.has(path))
  const loaded = shown.flatMap((path) => filesOfPage(readFileSync(pages.get(path), 'utf8')))
  const first = [...new Set([...shown, ...firstFiles, ...loaded, ...[...frame].map(pathOf)])]
  const rest = scripts.filter((name) => !first.includes(pathOf(name)))

  const source = readFileSync(join(root, 'worker', 'worker.js'), 'utf8')
  const hash = createHash('sha256').update(source).update(scripts.join())
  const lists = ['search.json.body', 'icons.svg.body'].map((name) => join(app, name))
  for (const file of [...pages.values(), ...lists]) hash.update(readFileSync(file))
  const made = {
    build: hash.digest('hex').slice(0, 16),
    first,
    tools: linksInMain(offline),
    scripts: rest.filter((name) => !isLarge(name)).map(pathOf),
    others: rest.filter(isLarge).map(pathOf),
  }
  writeFileSync(target, `const made = ${JSON.stringify(made)}\n${source}`)
}
