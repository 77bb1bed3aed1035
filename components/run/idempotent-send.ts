import { RequestError } from './request-error'

/** No word of the server's has come: it may have done the work all the same. */
export class LostReplyError extends RequestError {
  constructor(options?: ErrorOptions) {
    super({ code: 'internal' }, options)
  }
}

/** The last request whose reply was lost. */
let lostRequest: { fingerprint: string; key: string; job: unknown } | null = null

/**
 * Sends a job under a key of its own; one that asks for the same as a job whose reply was lost goes out as that one did, so that
 * the server can give the reply that it has. `fingerprint` is all that makes the job what it is.
 */
export async function sendWithIdempotencyKey<J, Reply>(
  fingerprint: string,
  nextJob: J,
  signal: AbortSignal,
  send: (job: J, headers: Record<string, string>) => Promise<Reply>,
): Promise<Reply> {
  const { key, job } =
    lostRequest?.fingerprint === fingerprint
      ? { key: lostRequest.key, job: lostRequest.job as J }
      : { key: createKey(), job: nextJob }
  lostRequest = null
  try {
    return await send(job, { 'Idempotency-Key': `"${key}"` })
  } catch (cause) {
    // Who stops a run does not want its reply.
    if (shouldReuseKey(cause) && !signal.aborted) lostRequest = { fingerprint, key, job }
    throw cause
  }
}

/** What the server says without looking for an earlier reply, or while that is still being made. */
const reusableKeyCodes: readonly string[] = ['in_progress', 'rate_limited', 'bot_check', 'unavailable']

const shouldReuseKey = (cause: unknown) =>
  cause instanceof LostReplyError || (cause instanceof RequestError && reusableKeyCodes.includes(cause.notice.code))

/** 128 random bits; `crypto.randomUUID` exists only on HTTPS and localhost. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')
