import type { IncomingMessage, ServerResponse } from 'node:http'
import { readWithBufferReuse } from '@/lib/server/net/buffer-reuse-agents'
import {
  connectionError,
  malformedError,
  type RelayLimits,
  type StreamEnd,
  timeoutError,
} from './relay-stream'

/** For as much the connection to the file's server is given up; less leaves it for the next file. */
const LARGE_BYTES = 1_000_000

type PipeOptions = RelayLimits & {
  /** Longest time in which the visitor may take nothing, in milliseconds. */
  stalledMs: number
  /** Ends it, with its reason. */
  signal: AbortSignal
}

/**
 * `passOn` for a body that goes straight into a response of our own server, with the same guarantees and, for large ones,
 * with nothing made anew for each piece. Call what it returns once the head is written; the visitor's leaving counts before that too. A file
 * that breaks off closes its connection.
 */
export function pipeToResponse(
  body: IncomingMessage,
  response: ServerResponse,
  { length, maxBytes, idleMs, stalledMs, signal }: PipeOptions,
  onEnd: (ending: StreamEnd, bytes: number) => void,
): () => void {
  const isLarge = length !== null && length > LARGE_BYTES
  const source = isLarge ? body.socket : body
  let bytes = 0
  let clock: NodeJS.Timeout | undefined
  let hasAll = false
  let hasEnded = false

  function end(ending: StreamEnd): void {
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
  function wait(then: () => void, ms: number): void {
    clearTimeout(clock)
    if (!hasEnded) clock = setTimeout(then, ms)
  }
  const waitForMore = () => wait(() => fail(timeoutError()), idleMs)
  const waitForVisitor = () => wait(() => end({ name: 'left' }), stalledMs)

  /** Nothing is read while a piece is on its way, so that it need not be copied. */
  function take(piece: Buffer): void {
    bytes += piece.length
    if (bytes > (length ?? maxBytes)) fail(malformedError())
    if (hasEnded) return
    source.pause()
    waitForVisitor()
    response.write(piece, goOn)
  }

  function goOn(): void {
    if (hasEnded || hasAll || response.writableLength > 0) return
    waitForMore()
    source.resume()
  }

  function finish(): void {
    if (bytes < (length ?? 0)) fail(malformedError())
    if (hasEnded) return
    hasAll = true
    response.end()
    waitForVisitor()
  }

  response.once('close', () => end(response.writableFinished ? { name: 'complete' } : { name: 'left' }))
  body.once('error', () => hasAll || fail(connectionError()))
  return () => {
    waitForMore()
    if (isLarge)
      return readWithBufferReuse(
        body,
        length,
        { onPiece: take, canReuse: () => response.writableLength === 0 },
        finish,
      )
    body.once('end', finish)
    body.on('data', take)
  }
}
