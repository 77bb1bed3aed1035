import { PublicError } from '@/lib/core/errors'
import { raceAbort } from '@/lib/core/race'

/** Detects clients that drip bytes. A phone on slow 3G (30 kB a second) may pause for seven of ten seconds. */
const MIN_RATE = { bytes: 80_000, everyMs: 10_000 }

type BodyLimits = {
  maxBytes: number
  timeoutMs: number
  /** Default: `invalid_request` with 413. */
  tooLargeError?: PublicError
}

/** Next would accept 50 MB. Throws `invalid_request`, with status 408 after `timeoutMs` or below `MIN_RATE`. */
export async function readBody(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  const { maxBytes, timeoutMs, tooLargeError = createBodyTooLargeError() } = limits
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLargeError
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const slowBody = new AbortController()
  const signal = AbortSignal.any([request.signal, slowBody.signal])
  const rejectSlowBody = () => slowBody.abort(new PublicError('invalid_request', { status: 408 }))
  const timer = setTimeout(rejectSlowBody, timeoutMs)
  let [size, previousSize] = [0, 0]
  const rateTimer = setInterval(() => {
    if (size - previousSize < MIN_RATE.bytes) rejectSlowBody()
    previousSize = size
  }, MIN_RATE.everyMs)
  try {
    const chunks: Uint8Array[] = []
    for (;;) {
      const { done, value } = await raceAbort(reader.read(), signal)
      if (done) return new Uint8Array(Buffer.concat(chunks))
      chunks.push(value)
      size += value.byteLength
      if (size > maxBytes) throw tooLargeError
    }
  } catch (error) {
    reader.cancel().catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
    clearInterval(rateTimer)
  }
}

/** Decodes strict UTF-8. Throws `invalid_request` for malformed input, which Next would silently repair. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PublicError('invalid_request')
  }
}

export const createBodyTooLargeError = () => new PublicError('invalid_request', { status: 413 })
