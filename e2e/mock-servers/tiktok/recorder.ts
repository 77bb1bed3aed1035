import type { IncomingHttpHeaders } from 'node:http'

export type TikTokRequest = {
  method: string
  /** With its query; a whole address for the neighbour. */
  path: string
  headers: IncomingHttpHeaders
  /** Whether the connection closed before the answer was complete. */
  aborted: boolean
}

const MAX_RECORDED = 5_000

/** The last requests, in their order. */
export class Recorder {
  readonly requests: TikTokRequest[] = []

  add(method: string, path: string, headers: IncomingHttpHeaders): TikTokRequest {
    const record = { method, path, headers, aborted: false }
    if (this.requests.push(record) > MAX_RECORDED) this.requests.shift()
    return record
  }

  clear(): void {
    this.requests.length = 0
  }
}
