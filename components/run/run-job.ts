import { notifySuccess } from '@/components/ui/notify'
import { isChunkLoadError } from '@/lib/core/errors/is-chunk-load-error'
import { chunkLoadNotice, pageErrors } from '@/lib/core/errors/page-errors'
import type { FlowEvent, FlowNotice, Job, StreamEvent } from './flow'
import { RequestError } from './request-error'

export type SendContext<Piece> = {
  tool: string
  token: string
  signal: AbortSignal
  emit: (event: StreamEvent<Piece>) => void
}

export type Send<JobType extends Job, Piece, Reply> = (job: JobType, context: SendContext<Piece>) => Promise<Reply>

export type JobResult<JobType extends Job, Piece, Reply> = {
  job: JobType
  pieces: readonly Piece[]
  reply: Reply | null
}

type RunOptions<JobType extends Job, Piece, Reply> = {
  job: JobType
  tool: string
  token: string
  send: Send<JobType, Piece, Reply>
  successMessage: string
  dispatch: (event: FlowEvent<JobType, Piece>) => void
  onEnd: (result: JobResult<JobType, Piece, Reply>) => void
  onSuccess: (remaining: number) => void
  onFailure: (notice: FlowNotice) => void
}

/** Sends a job and reports its events. Only success counts as a use. Returns a function that cancels the job. */
export function runJob<JobType extends Job, Piece, Reply extends { remaining: number; isFree?: true }>(
  options: RunOptions<JobType, Piece, Reply>,
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
      if (options.successMessage) notifySuccess(options.successMessage)
    } catch (error) {
      if (signal.aborted) return
      options.onFailure(toNotice(error))
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

function toNotice(error: unknown): FlowNotice {
  if (error instanceof RequestError) return error.notice
  return isChunkLoadError(error) ? chunkLoadNotice : { code: null, ...pageErrors.internal }
}
