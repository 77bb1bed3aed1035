import { chunkLoadNotice } from '@/components/loading/chunk-load-notice'
import { notifySuccess } from '@/components/ui/notify'
import { isChunkLoadError } from '@/lib/core/errors/is-chunk-load-error'
import { pageErrors } from '@/lib/core/errors/page-errors'
import type { FlowEvent, FlowNotice, Job, StreamEvent } from './flow'
import { RequestError } from './request-error'

export type SendContext<Piece> = {
  tool: string
  token: string
  signal: AbortSignal
  emit: (event: StreamEvent<Piece>) => void
}

/** Sends one job and gives the reply. Throws `RequestError`. */
export type Send<J extends Job, Piece, Reply> = (job: J, context: SendContext<Piece>) => Promise<Reply>

/** How far a job that was sent has come: to its reply, or only to these pieces. */
export type JobResult<J extends Job, Piece, Reply> = { job: J; pieces: readonly Piece[]; reply: Reply | null }

type RunOptions<J extends Job, Piece, Reply> = {
  job: J
  tool: string
  token: string
  send: Send<J, Piece, Reply>
  /** Said when the run has succeeded. */
  successMessage: string
  dispatch: (event: FlowEvent<J, Piece>) => void
  onEnd: (result: JobResult<J, Piece, Reply>) => void
  onSuccess: (remaining: number) => void
  onFailure: (notice: FlowNotice) => void
}

/** Sends one job, and reports what comes back up to its end. Only success counts as a use. Gives what stops it. */
export function runJob<J extends Job, Piece, Reply extends { remaining: number; isFree?: true }>(
  options: RunOptions<J, Piece, Reply>,
): () => void {
  const { job, tool, token, send, dispatch } = options
  const controller = new AbortController()
  const { signal } = controller
  const pieces: Piece[] = []
  let hasEnded = false

  function finish(reply: Reply | null) {
    hasEnded = true
    options.onEnd({ job, pieces, reply })
  }

  function emitEvent(event: StreamEvent<Piece>) {
    if (signal.aborted) return
    if (event.type === 'piece') pieces.push(event.piece)
    dispatch(event)
  }

  async function sendJob() {
    try {
      const reply = await send(job, { tool, token, signal, emit: emitEvent })
      if (signal.aborted) return
      dispatch({ type: 'finished' })
      finish(reply)
      if (!reply.isFree) options.onSuccess(reply.remaining)
      notifySuccess(options.successMessage)
    } catch (cause) {
      if (signal.aborted) return
      options.onFailure(toNotice(cause))
      finish(null)
    }
  }

  dispatch({ type: 'started' })
  void sendJob()
  return () => {
    if (hasEnded) return
    controller.abort()
    finish(null)
  }
}

function toNotice(cause: unknown): FlowNotice {
  if (cause instanceof RequestError) return cause.notice
  return isChunkLoadError(cause) ? chunkLoadNotice : { code: null, ...pageErrors.internal }
}
