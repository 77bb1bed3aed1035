import { useCallback, useEffect } from 'react'
import { notifyError } from '@/components/ui/notify'
import { recordLastUse } from '@/lib/browser/last-use'
import type { Job } from './flow'
import type { JobResult, SendContext } from './run-job'
import type { ServerReply } from './send-server-job'
import { useFlow } from './use-flow'

export type ServerFlowOptions<Part> = {
  type: string
  name: string
  promptLimit: number
  /** Also loads the code that displays the parts. Parts read as null are omitted. Must be stable between renders. */
  loadPartReader: () => Promise<(value: unknown) => Part | null>
  perDay?: number
  successMessage?: string
}

export function useServerFlow<Part>({ loadPartReader, name, ...options }: ServerFlowOptions<Part>) {
  const load = useCallback(async () => {
    const [runModule, readPart] = await Promise.all([import('./deferred-run'), loadPartReader()])
    const send = (job: Job, context: SendContext<Part>) => runModule.send(job, context, readPart)
    return { ...runModule, send }
  }, [loadPartReader])

  /** Skips file uploads, which cannot be restored, and failed runs. */
  function onEnd({ job, reply }: JobResult<Job, Part, ServerReply>) {
    if (!reply || job.buildRequest) return
    recordLastUse({ tool: options.type, path: location.pathname, name, ...job.values, at: Date.now() })
  }

  const flow = useFlow<Job, Part, ServerReply, Awaited<ReturnType<typeof load>>>({ ...options, load, onEnd })
  const { failure, lazyModule } = flow
  // The component that shows a rejection may not be loaded yet.
  const pendingNotice = failure && lazyModule.status !== 'loaded' ? failure.notice : null
  useEffect(() => {
    if (pendingNotice) notifyError(pendingNotice)
  }, [pendingNotice])
  return flow
}

export type ServerFlow<Part = unknown> = ReturnType<typeof useServerFlow<Part>>
