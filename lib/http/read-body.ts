import { CatalogueError } from '@/lib/errors'

const MAX_BYTES = 16 * 1024
const MAX_MS = 5_000

/**
 * The body as text: at most 16 KiB, read within 5 seconds, strictly UTF-8; a byte order mark is dropped. Throws
 * `invalid_request` with 413, 408 or 400. Next itself would take 50 MB, wait for minutes and repair bad bytes.
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge()
  if (!request.body) return ''
  const reader = request.body.getReader()
  const { promise: expired, reject } = Promise.withResolvers<never>()
  expired.catch(() => {})
  const timer = setTimeout(() => reject(new CatalogueError('invalid_request', { status: 408 })), MAX_MS)
  try {
    return decode(await readAll(reader, expired))
  } catch (error) {
    reader.cancel().catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  expired: Promise<never>,
): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), expired])
    if (done) return chunks
    size += value.byteLength
    if (size > MAX_BYTES) throw tooLarge()
    chunks.push(value)
  }
}

function decode(chunks: Uint8Array[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new CatalogueError('invalid_request')
  }
}

const tooLarge = () => new CatalogueError('invalid_request', { status: 413 })
