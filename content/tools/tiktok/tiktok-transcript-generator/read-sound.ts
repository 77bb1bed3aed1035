import 'server-only'
import { CatalogueError } from '@/lib/errors'
import { largestSound } from './limits'

/** A slow line carries a ten-minute track of 2.4 MB within a minute; nobody keeps a place for longer. */
const PATIENCE_MS = 60_000

/** The types that speech recognition takes, with the ending of a file's name that goes along. */
const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
}

/**
 * What kind of sound a request brings. Another site's form cannot send such a type without asking. Throws
 * `invalid_request` with 415, and `file_too_large` for what says so itself.
 */
export function soundType({ headers }: Request): { type: string; name: string } {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const ending = Object.hasOwn(endings, type) ? endings[type] : undefined
  if (ending === undefined || headers.has('content-encoding')) {
    throw new CatalogueError('invalid_request', { status: 415 })
  }
  if (Number(headers.get('content-length') ?? 0) > largestSound) throw new CatalogueError('file_too_large')
  return { type, name: `speech.${ending}` }
}

/** The body, at most 25 MB within a minute. Throws `file_too_large`, `invalid_request` with 408, or the signal's reason. */
export async function readSound({ body }: Request, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const late = AbortSignal.timeout(PATIENCE_MS)
  const chunks: Uint8Array[] = []
  let size = 0
  const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.byteLength
      if (size > largestSound) throw new CatalogueError('file_too_large')
      chunks.push(step.value)
    }
  }
  const reader = body?.getReader()
  if (reader) {
    try {
      await Promise.race([read(reader), aborted(AbortSignal.any([late, signal]))])
    } catch (error) {
      reader.cancel().catch(() => {})
      signal.throwIfAborted()
      throw late.aborted ? new CatalogueError('invalid_request', { status: 408 }) : error
    }
  }
  if (size === 0) throw new CatalogueError('invalid_request')
  return new Uint8Array(Buffer.concat(chunks))
}

function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
