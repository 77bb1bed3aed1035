import 'server-only'
import { ReadableStream } from 'node:stream/web'
import { CustomSource } from 'mediabunny'
import type { Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import type { AudioRequest } from './extract-audio-track'
import { fetchMedia, type MediaSource } from './fetch-media'
import { MAX_MEDIA_BYTES } from './upstream-reply'

/** What is kept of what was read ahead of need. */
const READ_AHEAD_BYTES = 8 * 1024 * 1024

/** A video on TikTok's servers for mediabunny to read in pieces; each piece is asked for as a range. */
export function createRangedSource(source: MediaSource, request: AudioRequest): CustomSource {
  let receivedBytes = 0
  let totalBytes = 0

  async function fetchRange(start: number, end: number): Promise<Response> {
    const headers = { Range: `bytes=${start}-${end - 1}` }
    const response = await fetchMedia(source, { ...request, headers })
    if (response.status === 206) return response
    await response.body?.cancel()
    throw new PublicError('unavailable', { reason: 'upstream_request' })
  }

  async function* countBytes({ body }: Response): AsyncGenerator<Uint8Array> {
    for await (const chunk of body ?? []) {
      receivedBytes += chunk.byteLength
      request.onBytes?.(receivedBytes, totalBytes)
      yield chunk
    }
  }

  return new CustomSource({
    prefetchProfile: 'network',
    maxCacheSize: READ_AHEAD_BYTES,
    async getSize() {
      const response = await fetchRange(0, 1)
      await response.body?.cancel()
      totalBytes = Number(response.headers.get('content-range')?.match(/\/(\d+)$/)?.[1])
      if (!(totalBytes > 0 && totalBytes <= MAX_MEDIA_BYTES.video)) {
        throw new PublicError('unavailable', { reason: 'upstream_malformed' })
      }
      return totalBytes
    },
    async read(start, end) {
      const response = await fetchRange(start, end)
      // Node's own type of stream has no common ground with the browser's, which is the same class.
      return ReadableStream.from(countBytes(response)) as globalThis.ReadableStream<Uint8Array>
    },
    // A read ahead that fails is asked for again when it is needed.
    handleUnhandledError() {},
  })
}
