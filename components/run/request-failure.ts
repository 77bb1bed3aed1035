import { type ErrorReply, type Notice, noticeFor } from '@/lib/core/errors'
import { getRecovery, type Recovery } from '@/lib/core/errors/recovery'

/** A request that brought no reply, with what the page says about it. */
export class RequestFailure extends Error {
  readonly notice: Notice & { next: Recovery; retryAt?: number; useCounted?: true }

  /** `retryAfter` is the reply's header of that name, in seconds. */
  constructor(
    reply: ErrorReply,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: number | null } = {},
  ) {
    const notice = noticeFor(reply)
    super(notice.text, options)
    this.name = 'RequestFailure'
    this.notice = {
      ...notice,
      next: getRecovery(notice.code),
      ...(reply.useCounted && { useCounted: true as const }),
      ...(retryAfter && { retryAt: Date.now() + retryAfter * 1_000 }),
    }
  }
}
