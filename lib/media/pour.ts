import type { IncomingMessage, ServerResponse } from 'node:http'
import { borrow } from '@/lib/net/lending-agents'
import { type Bounds, brokenOff, type Ending, malformed, silent } from './pass-on'

/** What may wait for a visitor before the file is read no further. */
const UNSENT_BYTES = 64 * 1024

type PourBounds = Bounds & {
  /** Longest time in which the visitor may take nothing, in milliseconds. */
  stalledMs: number
  /** Ends it, with its reason. */
  signal: AbortSignal
}

/**
 * `passOn` for a body that goes straight into a response of our own server, with the same guarantees and with nothing made
 * anew for each piece. Call what it returns once the head is written; the visitor's leaving counts before that too. A file
 * that breaks off closes its connection.
 */
export function pour(
  body: IncomingMessage,
  response: ServerResponse,
  { length, maxBytes, idleMs, stalledMs, signal }: PourBounds,
  onEnd: (ending: Ending, bytes: number) => void,
): () => void {
  let bytes = 0
  let clock: NodeJS.Timeout | undefined
  let hasEnded = false

  function end(ending: Ending): void {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(clock)
    if (ending.name !== 'complete') {
      body.destroy()
      response.destroy()
    }
    onEnd(ending, bytes)
  }
  const fail = (error: unknown) => end({ name: 'failed', error: signal.aborted ? signal.reason : error })
  const waitForMore = () => wait(() => fail(silent()), idleMs)
  const waitForVisitor = () => wait(() => end({ name: 'left' }), stalledMs)
  function wait(then: () => void, ms: number): void {
    clearTimeout(clock)
    if (!hasEnded) clock = setTimeout(then, ms)
  }

  function take(piece: Buffer): void {
    bytes += piece.length
    if (bytes > (length ?? maxBytes)) fail(malformed())
    else response.write(piece)
    if (response.writableLength <= UNSENT_BYTES) {
      clock?.refresh()
    } else {
      body.pause()
      waitForVisitor()
    }
  }

  response.once('close', () => end(response.writableFinished ? { name: 'complete' } : { name: 'left' }))
  body.once('error', () => fail(brokenOff()))
  return () => {
    response.on('drain', () => {
      body.resume()
      waitForMore()
    })
    body.once('end', () => {
      if (bytes < (length ?? 0)) return fail(malformed())
      response.end()
      waitForVisitor()
    })
    waitForMore()
    borrow(body, () => response.writableLength === 0)
    body.on('data', take)
  }
}
