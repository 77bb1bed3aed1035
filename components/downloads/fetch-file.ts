import { CatalogueError, errors, noticeFor } from '@/lib/core/errors'
import { errorReplySchema } from '@/lib/core/errors/error-reply'

export type Fetching = {
  signal: AbortSignal
  /** Bytes so far, and of all where the server says. */
  onBytes?: (done: number, total: number | null) => void
}

/** A file of this site's, in memory. Throws `CatalogueError`, or the signal's reason. */
export async function fetchFile(path: string, { signal, onBytes }: Fetching): Promise<Blob> {
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) throw await failureIn(response)
    const { headers } = response
    const type = headers.get('content-type') ?? ''
    // The second in development, where nothing restores what Next takes off: see server/content-length.mjs.
    const total = Number(headers.get('content-length') ?? headers.get('x-content-length')) || null
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let done = 0
    for (const reader = response.body?.getReader(); reader; ) {
      const { value } = await reader.read()
      if (!value) break
      pieces.push(value)
      done += value.byteLength
      onBytes?.(done, total)
    }
    return new Blob(pieces, { type })
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof CatalogueError ? error : new CatalogueError('unavailable')
  }
}

async function failureIn(response: Response): Promise<CatalogueError> {
  const { code = '' } = errorReplySchema.parse(await response.json().catch(() => null))
  return new CatalogueError(Object.hasOwn(errors, code) ? noticeFor({ code }).code : 'unavailable')
}
