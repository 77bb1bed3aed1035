import { isRecord } from '@/lib/is-record'
import type { Progress } from '@/lib/tool/server-run'
import type { LookupJob, SendLookup } from './lookup-state'
import { requestEvents } from './request-events'
import { RequestFailure } from './request-failure'

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
      if (event === 'progress' && isProgress(value)) onProgress(value)
    },
  })
  return readReply(data, ok)
}

function usual({ prompt, parameters }: LookupJob, toolType: string): SendLookup {
  return async (turnstileToken) => ({
    url: '/api/generate-content',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ toolType, prompt: prompt.trim(), turnstileToken, parameters }),
  })
}

function readReply(body: unknown, ok: boolean): { content: string; remaining: number } {
  const reply = isRecord(body) ? body : {}
  if (!ok || reply.error !== undefined) {
    throw new RequestFailure({
      ...(typeof reply.code === 'string' && { code: reply.code }),
      ...(typeof reply.error === 'string' && { error: reply.error }),
    })
  }
  if (typeof reply.content !== 'string') throw new RequestFailure({ code: 'empty_response' })
  const remaining = typeof reply.remaining === 'number' ? reply.remaining : Number.POSITIVE_INFINITY
  return { content: reply.content, remaining }
}

function isProgress(value: unknown): value is Progress {
  if (!isRecord(value)) return false
  const { stage, done, total, preview } = value
  const areNumbers = [done, total].every((count) => count === undefined || typeof count === 'number')
  return typeof stage === 'string' && areNumbers && (preview === undefined || typeof preview === 'string')
}
