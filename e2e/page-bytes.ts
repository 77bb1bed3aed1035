import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The same files come with every page. */
const compressed = new Map<string, number>()

/** Counts what a page loads from now on. */
export function countPageBytes(page: Page) {
  const scripts: Promise<number>[] = []
  const all: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    all.push(
      request
        .sizes()
        .then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
    )
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const known = compressed.get(response.url())
    scripts.push(
      known === undefined
        ? response.body().then((body) => {
            const bytes = gzipSync(body, { level: 9 }).length
            compressed.set(response.url(), bytes)
            return bytes
          })
        : Promise.resolve(known),
    )
  })
  return {
    /** Bytes of JavaScript so far, compressed as a server would. */
    getScriptBytes: async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
    /** Bytes of everything so far as they came over the line, with their headers. */
    getTotalBytes: async () => (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0),
    /** Bytes of everything that arrives meanwhile, as they are. */
    async countDuring(act: () => Promise<void>): Promise<number> {
      const bodies: Promise<number>[] = []
      const count = (response: { body(): Promise<Buffer> }) => {
        bodies.push(
          response.body().then(
            ({ length }) => length,
            () => 0,
          ),
        )
      }
      page.on('response', count)
      await act()
      page.off('response', count)
      return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0)
    },
  }
}
