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
export async function sendWithIdempotencyKey<Job, Reply>(
  fingerprint: string,
  nextJob: Job,
  signal: AbortSignal,
  send: (job: Job, headers: Record<string, string>) => Promise<Reply>,
): Promise<Reply> {
  const { key, job } =
    lostRequest?.fingerprint === fingerprint
      ? { key: lostRequest.key, job: lostRequest.job as Job }
      : { key: createKey(), job: nextJob }
  lostRequest = null
  try {
    return await send(job, { 'Idempotency-Key': `"${key}"` })
  } catch (error) {
    // Who stops a run does not want its reply.
    if (shouldReuseKey(error) && !signal.aborted) lostRequest = { fingerprint, key, job }
    throw error
  }
}

/** What the server says without looking for an earlier reply, or while that is still being made. */
const keyReuseErrorCodes: readonly string[] = ['in_progress', 'rate_limited', 'bot_check', 'unavailable']

const shouldReuseKey = (error: unknown) =>
  error instanceof LostReplyError || (error instanceof RequestError && keyReuseErrorCodes.includes(error.notice.code))

/** 128 random bits; `crypto.randomUUID` exists only on HTTPS and localhost. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')
