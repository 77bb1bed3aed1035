import { UpstreamError } from './upstream-error'

/**
 * The bytes of a body, at most `maxBytes` of them as they are after decompression. Throws
 * `UpstreamError('oversized')` for more and cancels the rest.
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
