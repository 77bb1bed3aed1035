import { useCallback, useEffect } from 'react'
import { notifyError } from '@/components/ui/notify'
import { recordLastUse } from '@/lib/browser/last-use'
import type { Job } from './flow'
import type { JobResult, SendContext } from './run-job'
import type { ServerReply } from './send'
import { useFlow } from './use-flow'

type Options<Part> = {
  type: string
  /** The tool's, for the way back to it. */
  name: string
  /** Longest prompt, in code points. */
  promptLimit: number
  /**
   * Fetches what reads a part of the reply, and all that shows it, so that nothing is asked for that could not be shown; a part
   * that it reads as null is left out. The same function at every render.
   */
  loadPartReader: () => Promise<(value: unknown) => Part | null>
  /** Uses a day where the tool has fewer than the usual ones. */
  perDay?: number
  /** Said when a run has succeeded. */
  successMessage?: string
}

/** The flow of one server tool's page: its pieces are the parts of the reply. */
export function useServerFlow<Part>({ loadPartReader, name, ...options }: Options<Part>) {
  const load = useCallback(async () => {
    const [runModule, readPart] = await Promise.all([import('./deferred-run'), loadPartReader()])
    const send = (job: Job, context: SendContext<Part>) => runModule.send(job, context, readPart)
    return { ...runModule, send }
  }, [loadPartReader])

  /** A file cannot come back, and what failed need not. */
  function onEnd({ job, reply }: JobResult<Job, Part, ServerReply>) {
    if (!reply || job.buildRequest) return
    recordLastUse({ tool: options.type, path: location.pathname, name, ...job.values, at: Date.now() })
  }

  const flow = useFlow<Job, Part, ServerReply, Awaited<ReturnType<typeof load>>>({ ...options, load, onEnd })
  const { failure, lazyModule } = flow
  // What shows a refusal on the page comes with the rest.
  const pendingNotice = failure && lazyModule.status !== 'loaded' ? failure.notice : null
  useEffect(() => {
    if (pendingNotice) notifyError(pendingNotice)
  }, [pendingNotice])
  return flow
}

export type ServerFlow<Part = unknown> = ReturnType<typeof useServerFlow<Part>>
