import { buildNotice, type ErrorReply, type Notice } from '@/lib/core/errors'
import { getRecovery, type Recovery } from '@/lib/core/errors/recovery'

/** Error of a request that got no valid reply, with its notice for the page. */
export class RequestError extends Error {
  readonly notice: Notice & { next: Recovery; retryAt?: number; useCounted?: true }

  /** `retryAfter` is the response header of that name, in seconds. */
  constructor(reply: ErrorReply, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number | null } = {}) {
    const notice = buildNotice(reply)
    super(notice.text, options)
    this.name = 'RequestError'
    this.notice = {
      ...notice,
      next: getRecovery(notice.code),
      ...(reply.useCounted && { useCounted: true as const }),
      ...(retryAfter && { retryAt: Date.now() + retryAfter * 1_000 }),
    }
  }
}
