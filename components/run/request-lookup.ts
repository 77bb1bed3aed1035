import { type Progress, progressSchema } from '@/lib/tool/server-run'
import type { LookupJob, SendLookup } from './lookup-state'
import { readFound } from './read-reply'
import { requestEvents } from './request-events'

type Options = {
  tool: string
  token: string
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  onPart: (part: unknown) => void
}

/** Longer than any tool's own deadline on the server. */
const longestWait = 300_000

/** Asks the server, and hands over progress and parts as they arrive. Throws `RequestFailure`. */
export async function requestLookup(job: LookupJob, options: Options) {
  const { tool, token, signal, onProgress, onPart } = options
  const send = job.send ?? usual(job, tool)
  const { url, ...init } = await send(token)
  const { data, ok } = await requestEvents(url, {
    init,
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    onEvent(event, value) {
      if (event === 'part') onPart(value)
      const progress = event === 'progress' && progressSchema.safeParse(value).data
      if (progress) onProgress(progress)
    },
  })
  return readFound(data, ok)
}

function usual({ prompt, parameters }: LookupJob, toolType: string): SendLookup {
  return async (turnstileToken) => ({
    url: '/api/generate-content',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ toolType, prompt: prompt.trim(), turnstileToken, parameters }),
  })
}
