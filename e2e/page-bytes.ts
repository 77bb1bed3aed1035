import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

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
