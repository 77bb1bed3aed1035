import { useCallback, useEffect } from 'react'
import { notifyError } from '@/components/ui/notify'
import { noteUse } from '@/lib/browser/last-used'
import type { Job } from './flow'
import type { End, Sending } from './run-job'
import type { Found } from './send'
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
  loadReader: () => Promise<(value: unknown) => Part | null>
  /** Uses a day where the tool has fewer than the usual ones. */
  perDay?: number
  /** Said when a run has succeeded. */
  success?: string
}

/** The flow of one server tool's page: its pieces are the parts of the reply. */
export function useServerRun<Part>({ loadReader, name, ...options }: Options<Part>) {
  const load = useCallback(async () => {
    const [parts, readPart] = await Promise.all([import('./after-typing'), loadReader()])
    const send = (job: Job, sending: Sending<Part>) => parts.send(job, sending, readPart)
    return { ...parts, send }
  }, [loadReader])

  /** A file cannot come back, and what failed need not. */
  function onEnd({ job, reply }: End<Job, Part, Found>) {
    if (!reply || job.order) return
    noteUse({ tool: options.type, path: location.pathname, name, ...job.values, at: Date.now() })
  }

  const flow = useFlow<Job, Part, Found, Awaited<ReturnType<typeof load>>>({ ...options, load, onEnd })
  const { failure, parts } = flow
  // What shows a refusal on the page comes with the rest.
  const unseen = failure && parts.status !== 'loaded' ? failure.notice : null
  useEffect(() => {
    if (unseen) notifyError(unseen)
  }, [unseen])
  return flow
}

export type ServerRun<Part = unknown> = ReturnType<typeof useServerRun<Part>>
