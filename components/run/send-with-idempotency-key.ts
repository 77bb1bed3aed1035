import { RequestError } from './request-error'

/** The server's reply was lost, so the work may have been done. */
export class LostReplyError extends RequestError {
  constructor(options?: ErrorOptions) {
    super({ code: 'internal' }, options)
  }
}

let lostRequest: { fingerprint: string; key: string; job: unknown } | null = null

/**
 * Sends a job with its own idempotency key. A job with the same `fingerprint` as a job whose reply was lost is sent as
 * that job with its key, so that the server can return the existing reply. `fingerprint` covers everything that
 * identifies the request.
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
    // A cancelled run does not need its reply.
    if (shouldReuseKey(error) && !signal.aborted) lostRequest = { fingerprint, key, job }
    throw error
  }
}

/** Errors that the server returns without looking up an earlier reply, or while that reply is still in progress. */
const keyReuseErrorCodes: readonly string[] = ['in_progress', 'rate_limited', 'bot_check', 'unavailable']

const shouldReuseKey = (error: unknown) =>
  error instanceof LostReplyError || (error instanceof RequestError && keyReuseErrorCodes.includes(error.notice.code))

/** 128 random bits. `crypto.randomUUID` exists only on HTTPS and localhost. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')
