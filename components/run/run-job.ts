import { clearErrors, notifyError, notifySuccess } from '@/components/ui/notify'
import { pageErrors } from '@/lib/errors/page'
import type { GenerationEvent } from './generation'
import type { Job } from './job'

type Parts = typeof import('./after-typing')

type Run = {
  job: Job
  tool: string
  token: string
  parts: Parts
  signal: AbortSignal
  dispatch: (event: GenerationEvent) => void
  onSuccess: (remaining: number) => void
  onRejected: () => void
}

/** Sends one job and reports what comes back. Only success counts as a use. */
export async function runJob({ job, tool, token, parts, signal, dispatch, onSuccess, onRejected }: Run) {
  dispatch({ type: 'started' })
  clearErrors()
  const onCard = (card: Extract<GenerationEvent, { type: 'card' }>['card']) => {
    if (!signal.aborted) dispatch({ type: 'card', card })
  }
  try {
    const reply = await parts.requestContent(job, { tool, token, signal, onCard })
    if (signal.aborted) return
    dispatch({ type: 'finished', reply, tool, at: Date.now() })
    onSuccess(reply.remaining)
    notifySuccess('Content generated!')
  } catch (cause) {
    if (signal.aborted) return
    const notice =
      cause instanceof parts.RequestFailure ? cause.notice : { code: null, ...pageErrors.internal }
    dispatch({ type: 'failed', notice, tool, at: Date.now() })
    notifyError(notice)
    if (notice.code === 'bot_check') onRejected()
  }
}
