import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** The `<script>` types that a CSP applies to; any other type is a data block, which needs no hash. */
const executableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])

type InlineHashes = { script: readonly string[]; style: readonly string[] }

const toCspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export function collectInlineHashes(html: string): InlineHashes {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) addHash(node)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  const addHash = ({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element) => {
    const getAttribute = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
    const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    if (tagName === 'style') hashes.style.add(toCspHash(text))
    if (tagName === 'script' && getAttribute('src') === undefined && executableTypes.has(getAttribute('type') ?? ''))
      hashes.script.add(toCspHash(text))
  }
  visit(parse(html))
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort() }
}

/** sonner adds an empty style element and then fills it, so both contents need a hash. */
function getToastStyleHashes() {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)?.[1]
  if (!literal) throw new Error('sonner no longer adds its style through __insertCSS: update getToastStyleHashes')
  return [toCspHash(''), toCspHash(JSON.parse(literal))]
}

/** Collects hashes by route. Those of error pages are separate, because any path can show an error page. */
function collectPageHashes(folder: string): { pages: Map<string, InlineHashes>; errorPages: InlineHashes } {
  const toastStyleHashes = getToastStyleHashes()
  const pages = new Map<string, InlineHashes>()
  const errorPages = { script: new Set<string>(), style: new Set<string>() }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.html')) continue
    const { script, style } = collectInlineHashes(readFileSync(join(folder, name), 'utf8'))
    const route = `/${name.slice(0, -'.html'.length).split(sep).join('/')}`
    if (route.startsWith('/_')) {
      for (const hash of script) errorPages.script.add(hash)
      for (const hash of style) errorPages.style.add(hash)
    } else {
      pages.set(route === '/index' ? '/' : route, { script, style: [...style, ...toastStyleHashes] })
    }
  }
  return { pages, errorPages: { script: [...errorPages.script], style: [...errorPages.style] } }
}

const POLICY_HEADER = 'Content-Security-Policy'

/** The header rules in the Next.js manifest (16.4). */
type RoutesManifest = { headers: { source: string; headers: { key: string; value: string }[]; regex: string }[] }

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Adds header rules to `routes-manifest.json`. A page's rule overrides the general one, which error pages get. */
export function writePagePolicies(
  buildFolder: string,
  allowInlineElements: (policy: string, hashes: InlineHashes) => string,
  pageHeader: { key: string; value: string },
): void {
  const { pages, errorPages } = collectPageHashes(join(buildFolder, 'server', 'app'))
  const manifestPath = join(buildFolder, 'routes-manifest.json')
  const manifest: RoutesManifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const header = manifest.headers.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY_HEADER)
  if (!header) throw new Error('routes-manifest.json has no rule with a policy: update writePagePolicies')
  const policy = header.value
  header.value = allowInlineElements(policy, errorPages)
  for (const [source, hashes] of pages) {
    manifest.headers.push({
      source,
      headers: [{ key: POLICY_HEADER, value: allowInlineElements(policy, hashes) }, pageHeader],
      regex: `^${escapeRegExp(source)}(?:/)?$`,
    })
  }
  writeFileSync(manifestPath, JSON.stringify(manifest))
}
