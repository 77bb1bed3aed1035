import { missingPart } from '@/components/loading/missing-part'
import { notifySuccess } from '@/components/ui/notify'
import { isMissingPart } from '@/lib/core/errors/is-missing-part'
import { pageErrors } from '@/lib/core/errors/page'
import type { Arrival, FlowEvent, FlowNotice, Job } from './flow'
import { RequestFailure } from './request-failure'

export type Sending<Piece> = {
  tool: string
  token: string
  signal: AbortSignal
  tell: (event: Arrival<Piece>) => void
}

/** Sends one job and gives the reply. Throws `RequestFailure`. */
export type Send<J extends Job, Piece, Reply> = (job: J, sending: Sending<Piece>) => Promise<Reply>

/** How far a job that was sent has come: to its reply, or only to these pieces. */
export type End<J extends Job, Piece, Reply> = { job: J; pieces: readonly Piece[]; reply: Reply | null }

type RunOptions<J extends Job, Piece, Reply> = {
  job: J
  tool: string
  token: string
  send: Send<J, Piece, Reply>
  /** Said when the run has succeeded. */
  success: string
  dispatch: (event: FlowEvent<J, Piece>) => void
  onEnd: (end: End<J, Piece, Reply>) => void
  onSuccess: (remaining: number) => void
  onFailure: (notice: FlowNotice) => void
}

/** Sends one job, and reports what comes back up to its end. Only success counts as a use. Gives what stops it. */
export function runJob<J extends Job, Piece, Reply extends { remaining: number; isFree?: true }>(
  run: RunOptions<J, Piece, Reply>,
): () => void {
  const { job, tool, token, send, dispatch } = run
  const controller = new AbortController()
  const { signal } = controller
  const pieces: Piece[] = []
  let isOver = false

  function end(reply: Reply | null) {
    isOver = true
    run.onEnd({ job, pieces, reply })
  }

  function tell(event: Arrival<Piece>) {
    if (signal.aborted) return
    if (event.type === 'piece') pieces.push(event.piece)
    dispatch(event)
  }

  async function attempt() {
    try {
      const reply = await send(job, { tool, token, signal, tell })
      if (signal.aborted) return
      dispatch({ type: 'finished' })
      end(reply)
      if (!reply.isFree) run.onSuccess(reply.remaining)
      notifySuccess(run.success)
    } catch (cause) {
      if (signal.aborted) return
      run.onFailure(noticeOf(cause))
      end(null)
    }
  }

  dispatch({ type: 'started' })
  void attempt()
  return () => {
    if (isOver) return
    controller.abort()
    end(null)
  }
}

function noticeOf(cause: unknown): FlowNotice {
  if (cause instanceof RequestFailure) return cause.notice
  return isMissingPart(cause) ? missingPart : { code: null, ...pageErrors.internal }
}
