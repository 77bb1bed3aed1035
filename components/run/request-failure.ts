import { type Notice, noticeFor } from '@/lib/errors'

/** A request that brought no reply, with what the page says about it. */
export class RequestFailure extends Error {
  readonly notice: Notice

  constructor(reply: { code?: string; error?: string }, options?: ErrorOptions) {
    const notice = noticeFor(reply)
    super(notice.text, options)
    this.name = 'RequestFailure'
    this.notice = notice
  }
}
