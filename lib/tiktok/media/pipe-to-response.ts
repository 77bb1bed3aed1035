import type { IncomingMessage, ServerResponse } from 'node:http'
import { readWithBufferReuse } from '@/lib/server/net/buffer-reuse-agent'
import {
  createConnectionError,
  createMalformedError,
  createTimeoutError,
  type RelayLimits,
  type StreamEnd,
} from './transfer'

/** Above this size, buffer reuse uses up the upstream connection. A smaller body leaves it for the next file. */
const LARGE_BYTES = 1_000_000

type PipeOptions = RelayLimits & {
  /** Longest stall of the visitor, in milliseconds. */
  stallTimeoutMs: number
  /** Aborts the transfer with the signal's reason. */
  signal: AbortSignal
}

/** Like `relayStream`, without an allocation per chunk. Call the returned function once the head is written. */
export function pipeToResponse(
  body: IncomingMessage,
  response: ServerResponse,
  { expectedBytes, maxBytes, idleTimeoutMs, stallTimeoutMs, signal }: PipeOptions,
  onEnd: (ending: StreamEnd, byteCount: number) => void,
): () => void {
  const isLarge = expectedBytes !== null && expectedBytes > LARGE_BYTES
  const source = isLarge ? body.socket : body
  let byteCount = 0
  let timer: NodeJS.Timeout | undefined
  let hasReceivedAll = false
  let hasEnded = false

  function end(ending: StreamEnd): void {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timer)
    if (ending.name !== 'complete') {
      body.destroy()
      response.destroy()
    }
    onEnd(ending, byteCount)
  }
  const fail = (error: unknown) => end({ name: 'failed', error: signal.aborted ? signal.reason : error })
  function startTimer(onTimeout: () => void, timeoutMs: number): void {
    clearTimeout(timer)
    if (!hasEnded) timer = setTimeout(onTimeout, timeoutMs)
  }
  const waitForUpstream = () => startTimer(() => fail(createTimeoutError()), idleTimeoutMs)
  const waitForVisitor = () => startTimer(() => end({ name: 'left' }), stallTimeoutMs)

  /** Reading pauses while a chunk is being written, so that the chunk need not be copied. */
  function handleChunk(chunk: Buffer): void {
    byteCount += chunk.length
    if (byteCount > (expectedBytes ?? maxBytes)) fail(createMalformedError())
    if (hasEnded) return
    source.pause()
    waitForVisitor()
    response.write(chunk, resumeReading)
  }

  function resumeReading(): void {
    if (hasEnded || hasReceivedAll || response.writableLength > 0) return
    waitForUpstream()
    source.resume()
  }

  function finish(): void {
    if (byteCount < (expectedBytes ?? 0)) fail(createMalformedError())
    if (hasEnded) return
    hasReceivedAll = true
    response.end()
    waitForVisitor()
  }

  response.once('close', () => end(response.writableFinished ? { name: 'complete' } : { name: 'left' }))
  body.once('error', () => hasReceivedAll || fail(createConnectionError()))
  return () => {
    waitForUpstream()
    if (isLarge)
      return readWithBufferReuse(
        body,
        expectedBytes,
        { onChunk: handleChunk, canReuse: () => response.writableLength === 0 },
        finish,
      )
    body.once('end', finish)
    body.on('data', handleChunk)
  }
}
