import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { collectInlineHashes } from '@/platform/next/page-policies'
import { expect, test } from './journey'
import { getPageLimits, listPages, pathsWithLimits } from './pages'
import { servers } from './servers'

type Element = { tag: string; attributes: Readonly<Record<string, string>>; text: string }

const unlistedPages = ['/saved', '/share', '/offline']

function* walk(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    yield { tag: node.tagName, attributes, text: readText(node) }
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

function readText(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : ''
}

async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  const elements = [...walk(parse(html))]
  const find = (tag: string, name?: string, value?: string) =>
    elements.filter((element) => element.tag === tag && (name === undefined || element.attributes[name] === value))
  return { path, status: response.status(), headers: response.headers(), html, elements, find }
}

type Page = Awaited<ReturnType<typeof readPage>>

const readPages = async (request: APIRequestContext) =>
  Promise.all([...(await listPages(request)), ...unlistedPages].map((path) => readPage(request, path)))

function findProblems({ path, status, headers, html, elements, find }: Page): string[] {
  const problems: string[] = []
  const check = (isCorrect: boolean, problem: string) => {
    if (!isCorrect) problems.push(problem)
  }
  const isListed = path !== '/no-such-page' && !unlistedPages.includes(path)
  check(status === (path === '/no-such-page' ? 404 : 200), `is answered with ${status}`)

  const policy = headers['content-security-policy'] ?? ''
  const inline = collectInlineHashes(html)
  const readHashes = (directive: string) =>
    new Set(new RegExp(`${directive} [^;]*`).exec(policy)?.[0].match(/'sha256-[^']+'/g))
  const allowed = { script: readHashes('script-src'), style: readHashes('style-src') }
  for (const hash of inline.script) check(allowed.script.has(hash), `has a policy that blocks the script ${hash}`)
  for (const hash of inline.style) check(allowed.style.has(hash), `has a policy that blocks the style ${hash}`)
  // All error pages and unknown paths share one policy.
  if (path !== '/no-such-page')
    check(allowed.script.size === inline.script.length, 'has a policy that allows scripts of other pages')
  check(!/unsafe-(?:inline|eval)/.test(policy), 'has a policy that allows any inline script')
  check(
    elements.every(({ attributes }) => !('style' in attributes)),
    'has an element with a style attribute',
  )
  check(
    elements.every(({ attributes }) => !Object.keys(attributes).some((name) => /^on/.test(name))),
    'has an element with an event handler',
  )

  const [title] = find('title')
  check(Boolean(title?.text), 'has no title')
  check(find('h1').length === 1, `has ${find('h1').length} main headings`)
  check(find('main').length === 1, `has ${find('main').length} main elements`)
  check(find('html', 'lang', 'en').length === 1, 'has no language')
  if (isListed) {
    const canonical = find('link', 'rel', 'canonical').map(({ attributes }) => new URL(attributes.href ?? '').pathname)
    check(canonical.length === 1 && canonical[0] === path, `has the canonical address ${canonical}`)
    const description = find('meta', 'name', 'description')[0]?.attributes.content ?? ''
    check(description.length > 50 && description.length <= 160, `has a description of ${description.length} characters`)
    check(find('meta', 'property', 'og:image').length === 1, 'has no social picture')
  } else {
    check(
      find('meta', 'name', 'robots').some(({ attributes }) => /noindex/.test(attributes.content ?? '')),
      'may be indexed',
    )
  }
  for (const { text } of find('script', 'type', 'application/ld+json')) {
    const data = JSON.parse(text)
    check(data['@context'] === 'https://schema.org', 'has structured data that is not from schema.org')
    const [application, , breadcrumb] = data['@graph'] ?? []
    if (application?.['@type'] === 'WebApplication')
      check(breadcrumb.itemListElement.at(-1).name === application.name, 'has a breadcrumb without its tool’s name')
  }

  const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
  check(new Set(ids).size === ids.length, `uses an id twice: ${ids.filter((id, index) => ids.indexOf(id) !== index)}`)
  for (const { tag, attributes } of elements) {
    const references = [attributes['aria-labelledby'], attributes['aria-describedby'], attributes.for]
    for (const id of references.flatMap((list) => list?.split(' ') ?? [])) {
      check(ids.includes(id), `has a <${tag}> that refers to the missing #${id}`)
    }
    if (tag === 'img') check('alt' in attributes, 'has a picture without alt text')
    if (attributes.target === '_blank') check(/noopener/.test(attributes.rel ?? ''), 'has a link without noopener')
  }
  return problems.map((problem) => `${path} ${problem}`)
}

test('every page is complete, and its policy allows exactly its own inline scripts', async ({ request }) => {
  const pages = await readPages(request)
  expect(pages.length).toBeGreaterThan(95)
  expect(pages.flatMap(findProblems)).toEqual([])
  const titles = pages.map(({ find }) => find('title')[0]?.text)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('every link leads to an existing page or anchor', async ({ request }) => {
  const pages = await readPages(request)
  const idsByPath = new Map(
    pages.map(({ path, elements }) => [path, new Set(elements.flatMap(({ attributes }) => attributes.id ?? []))]),
  )
  const brokenLinks = new Set<string>()
  const otherPaths = new Set<string>()
  for (const { path, find } of pages) {
    for (const { attributes } of find('a')) {
      if (attributes.href === undefined) continue
      const url = new URL(attributes.href, new URL(path, servers.builtIn.url))
      if (url.origin !== servers.builtIn.url) continue
      const ids = idsByPath.get(url.pathname)
      if (!ids) otherPaths.add(url.pathname)
      // A hash with a `=` prefills a form.
      else if (url.hash !== '' && !url.hash.includes('=') && !ids.has(url.hash.slice(1)))
        brokenLinks.add(`${path}: ${attributes.href}`)
    }
  }
  for (const path of otherPaths) {
    if ((await request.get(path)).status() >= 400) brokenLinks.add(path)
  }
  expect([...brokenLinks]).toEqual([])
})

test('no page’s HTML requests more JavaScript than its limit', async ({ request }) => {
  const sizes = new Map<string, Promise<number>>()
  const getSize = (url: string) => {
    const size =
      sizes.get(url) ?? request.get(url).then(async (file) => gzipSync(await file.body(), { level: 9 }).length)
    sizes.set(url, size)
    return size
  }
  const measure = async ({ find, path }: Page, origin: string) => {
    const scripts = find('script').filter(({ attributes }) => attributes.src && !('nomodule' in attributes))
    const urls = new Set(scripts.map(({ attributes }) => new URL(attributes.src ?? '', origin).href))
    const byteCounts = await Promise.all([...urls].map(getSize))
    return { path, bytes: byteCounts.reduce((sum, bytes) => sum + bytes, 0) }
  }
  const baseline = await measure(await readPage(request, servers.baseline.url), servers.baseline.url)
  const pages = await readPages(request)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(pathsWithLimits))
  for (const page of pages) {
    if (unlistedPages.includes(page.path)) continue
    const { path, bytes } = await measure(page, servers.builtIn.url)
    const isWritingTool = page.html.includes('Try these examples')
    expect.soft(bytes / baseline.bytes, path).toBeLessThanOrEqual(getPageLimits(path, isWritingTool).before)
  }
})
