import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** Limits the stream to about 80 KB per second. */
export async function* slowDown(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    for (let offset = 0; offset < chunk.length; offset += 8_192) {
      yield chunk.subarray(offset, offset + 8_192)
      await sleep(100)
    }
  }
}

export async function* breakAfter(body: Readable, bytes: number): AsyncGenerator<Buffer> {
  let remainingBytes = Math.floor(bytes)
  for await (const chunk of body as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, remainingBytes)
    remainingBytes -= chunk.length
    if (remainingBytes <= 0) break
  }
  // The written data must be sent before the connection is cut.
  await sleep(50)
  throw new Error('The connection is cut.')
}
