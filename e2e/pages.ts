import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

export async function listPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  return [...paths, '/no-such-page']
}

/** One page of each kind. A tool with its own view is a kind. */
export const representativePages = [
  '/',
  '/tools',
  '/social-media-tools',
  '/social-media-tools/tiktok',
  '/image-tools',
  '/text-tools',
  '/about',
  '/no-such-page',
  '/tiktok-hook-generator',
  '/download-video-tiktok',
  '/tiktok/tiktok-transcript-generator',
  '/tiktok-username-checker',
  '/tiktok-voice-generator',
  '/image-tools/ai-image-generator',
  '/image-tools/image-compressor',
  '/image-tools/social-image-resizer',
  '/image-tools/thumbnail-maker',
  '/image-tools/collage-maker',
  '/image-tools/gif-maker',
  '/image-tools/qr-code-generator',
  '/image-tools/image-to-caption',
  '/social-media-tools/tiktok/money-calculator',
  '/tiktok-engagement-rate-calculator',
  '/text-tools/social-character-counter',
  '/text-tools/case-converter',
  '/text-tools/text-compare',
  '/text-tools/giveaway-picker',
  '/text-tools/emoji-symbol-picker',
  '/text-tools/paraphraser',
]

/** Returns the paths of the tools whose definition contains the text. A path defaults to the group's and the type. */
function listToolPages(text: string): string[] {
  return globSync('content/tools/*/*/tool.ts').flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    if (!code.includes(text)) return []
    const [, , group, type] = file.split('/')
    return /^ {2}path: '(.+)'/m.exec(code)?.[1] ?? `/${group}-tools/${type}`
  })
}

/** File tools, whose code is loaded with the first file. */
const filesToolPages = listToolPages('defineFilesTool({')

/** Widgets whose view is loaded on the visitor's first interaction, as a text tool's is. */
const deferredPages = listToolPages("loads: 'first-interaction'")

/** Writing tools that need a model. Without a model they show alternatives. */
const modelOnlyPages = [
  '/text-tools/paraphraser',
  '/text-tools/text-expander',
  '/text-tools/text-translator',
  '/text-tools/tone-changer',
]

/** Editors, whose code is loaded while the page is idle, with the limit of each. */
const editorPages: Readonly<Record<string, number>> = {
  '/image-tools/thumbnail-maker': 1.49,
  '/image-tools/quote-card-maker': 1.48,
  '/image-tools/meme-maker': 1.45,
  '/image-tools/collage-maker': 1.45,
}

/** Tools that load much code on the first interaction (an emoji list, a GIF encoder), with the limit of each. */
const heavyPages: Readonly<Record<string, number>> = {
  '/text-tools/emoji-symbol-picker': 1.48,
  '/image-tools/gif-maker': 1.26,
  '/image-tools/ai-alt-text-generator': 1.25,
  '/image-tools/image-to-caption': 1.25,
}

/** A test compares them with the site: a wrong path would leave a page with a higher limit. */
export const pathsWithLimits = [
  ...[...filesToolPages, ...deferredPages, ...modelOnlyPages],
  ...Object.keys({ ...editorPages, ...heavyPages }),
]

/**
 * Returns a page's limits. `before` and `after` limit the JavaScript before and after the visitor's first interaction,
 * as multiples of an empty page's JavaScript. `bytes` limits the total loaded before that interaction.
 */
export function getPageLimits(path: string, isWritingTool: boolean) {
  const bytes = 184_000
  const editorPageLimit = editorPages[path]
  if (editorPageLimit) return { before: editorPageLimit, after: editorPageLimit, bytes: 275_000 }
  const heavyPageLimit = heavyPages[path]
  if (heavyPageLimit) return { before: 1.1, after: heavyPageLimit, bytes }
  if (modelOnlyPages.includes(path)) return { before: 1.1, after: 1.24, bytes }
  // With sample images.
  if (path === '/' || path === '/image-tools') return { before: 1.1, after: 1.22, bytes: 230_000 }
  if (isWritingTool || path === '/social-media-tools') return { before: 1.1, after: 1.22, bytes }
  if (path.startsWith('/text-tools') || deferredPages.includes(path))
    return { before: 1.12, after: 1.165, bytes: 195_000 }
  // With a sample image.
  if (path === '/image-tools/image-compressor') return { before: 1.13, after: 1.13, bytes: 214_000 }
  // Server tools request the server's capabilities at load, so their code is loaded from the start.
  return filesToolPages.includes(path)
    ? { before: 1.13, after: 1.13, bytes: 195_000 }
    : { before: 1.175, after: 1.175, bytes: 198_000 }
}

const compressedSizes = new Map<string, number>()

export function countPageBytes(page: Page) {
  const scriptSizes: Promise<number>[] = []
  const totalSizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    totalSizes.push(
      request.sizes().then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
    )
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const cachedSize = compressedSizes.get(response.url())
    scriptSizes.push(
      cachedSize === undefined
        ? response.body().then((body) => {
            const bytes = gzipSync(body, { level: 9 }).length
            compressedSizes.set(response.url(), bytes)
            return bytes
          })
        : Promise.resolve(cachedSize),
    )
  })
  return {
    /** JavaScript bytes so far, compressed as by a server. */
    getScriptBytes: async () => (await Promise.all(scriptSizes)).reduce((sum, bytes) => sum + bytes, 0),
    /** Bytes sent over the network so far, including headers. */
    getTotalBytes: async () => (await Promise.all(totalSizes)).reduce((sum, bytes) => sum + bytes, 0),
    /** Uncompressed bytes that arrive during an action. */
    async countDuring(action: () => Promise<void>): Promise<number> {
      const bodySizes: Promise<number>[] = []
      const count = (response: { body(): Promise<Buffer> }) => {
        bodySizes.push(
          response.body().then(
            ({ length }) => length,
            () => 0,
          ),
        )
      }
      page.on('response', count)
      await action()
      page.off('response', count)
      return (await Promise.all(bodySizes)).reduce((sum, bytes) => sum + bytes, 0)
    },
  }
}
