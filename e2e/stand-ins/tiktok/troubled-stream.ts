import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** About 80 KB a second. */
export async function* slowDown(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += 8_192) {
      yield chunk.subarray(at, at + 8_192)
      await sleep(100)
    }
  }
}

/** Fails after so many bytes. */
export async function* breakAfter(body: Readable, bytes: number): AsyncGenerator<Buffer> {
  let left = Math.floor(bytes)
  for await (const chunk of body as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) break
  }
  // What was written must have left before the connection is cut.
  await sleep(50)
  throw new Error('The connection is cut.')
}
