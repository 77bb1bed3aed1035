import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'parse5'

/** Types of `<script>` that a browser runs or obeys; any other is a data block, which needs no hash. */
const executableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])

/** A CSP source expression for an inline text. */
export const toCspHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of everything inline in a page that a browser runs or obeys. */
export function collectInlineHashes(html) {
  const hashes = { script: new Set(), style: new Set() }
  const visit = (element) => {
    const getAttribute = (name) => element.attrs?.find((attribute) => attribute.name === name)?.value
    const text = element.childNodes?.map((child) => child.value ?? '').join('')
    if (element.tagName === 'style') hashes.style.add(toCspHash(text))
    if (
      element.tagName === 'script' &&
      getAttribute('src') === undefined &&
      executableTypes.has(getAttribute('type') ?? '')
    ) {
      hashes.script.add(toCspHash(text))
    }
    for (const child of element.childNodes ?? []) visit(child)
  }
  visit(parse(html))
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort() }
}

/** The style that sonner adds to the page when it loads, and the empty element that it fills with it. */
function getToastStyleHashes() {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)?.[1]
  if (!literal) throw new Error('sonner no longer adds its style through __insertCSS: look at how it does now')
  return [toCspHash(''), toCspHash(JSON.parse(literal))]
}

/**
 * The hashes of every pre-rendered page by route, from a finished build. `*` holds those of the error pages, which
 * answer on any path.
 */
export function collectCspHashes(folder) {
  const toastStyleHashes = getToastStyleHashes()
  const pages = {}
  const errorPageHashes = { script: new Set(), style: new Set() }
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    if (!name.endsWith('.html')) continue
    const { script, style } = collectInlineHashes(readFileSync(join(folder, name), 'utf8'))
    const route = `/${name.slice(0, -'.html'.length).split(sep).join('/')}`
    if (route.startsWith('/_')) {
      for (const hash of script) errorPageHashes.script.add(hash)
      for (const hash of style) errorPageHashes.style.add(hash)
    } else {
      pages[route === '/index' ? '/' : route] = { script, style: [...style, ...toastStyleHashes] }
    }
  }
  return { '*': { script: [...errorPageHashes.script], style: [...errorPageHashes.style] }, ...pages }
}
