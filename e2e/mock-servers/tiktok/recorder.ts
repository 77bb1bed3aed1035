import type { IncomingHttpHeaders } from 'node:http'

export type TikTokRequest = {
  method: string
  /** Includes the query; an absolute URL for the internal server. */
  path: string
  headers: IncomingHttpHeaders
  aborted: boolean
}

const MAX_RECORDED = 5_000

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
