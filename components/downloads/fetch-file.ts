import { buildNotice, errors, PublicError } from '@/lib/core/errors'
import { errorReplySchema } from '@/lib/core/errors/error-reply'

export type FetchOptions = {
  signal: AbortSignal
  /** Bytes so far, and of all where the server says. */
  onProgress?: (receivedBytes: number, totalBytes: number | null) => void
}

/** A file of this site's, in memory. Throws `PublicError`, or the signal's reason. */
export async function fetchFile(path: string, { signal, onProgress }: FetchOptions): Promise<Blob> {
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) throw await readError(response)
    const { headers } = response
    const type = headers.get('content-type') ?? ''
    // The second in development, where nothing restores what Next takes off: see server/content-length.mjs.
    const totalBytes = Number(headers.get('content-length') ?? headers.get('x-content-length')) || null
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let receivedBytes = 0
    for (const reader = response.body?.getReader(); reader; ) {
      const { value } = await reader.read()
      if (!value) break
      chunks.push(value)
      receivedBytes += value.byteLength
      onProgress?.(receivedBytes, totalBytes)
    }
    return new Blob(chunks, { type })
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof PublicError ? error : new PublicError('unavailable')
  }
}

async function readError(response: Response): Promise<PublicError> {
  const { code = '' } = errorReplySchema.parse(await response.json().catch(() => null))
  return new PublicError(Object.hasOwn(errors, code) ? buildNotice({ code }).code : 'unavailable')
}
