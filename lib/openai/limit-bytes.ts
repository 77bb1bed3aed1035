import { UpstreamError } from './upstream-error'

/**
 * Yields at most `maxBytes` decompressed bytes of a body. Throws `UpstreamError('oversized')` above that and cancels
 * the rest.
 */
export async function* limitBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const bytes of body ?? []) {
    size += bytes.byteLength
    if (size > maxBytes) throw new UpstreamError('oversized')
    yield bytes
  }
}
