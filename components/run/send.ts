import { isRecord } from '@/lib/is-record'
import type { Progress } from '@/lib/tool/server-run'
import type { Job } from './flow'
import { jsonOrder, request } from './request'
import { RequestFailure } from './request-failure'
import type { Sending } from './run-job'

/** Longer than any tool's own deadline on the server. */
const patience = 300_000

/** Asks a server tool, and hands over progress and parts as they arrive. Throws `RequestFailure`. */
export async function send<Part>(
  job: Job,
  { tool, token, signal, tell }: Sending<Part>,
  readPart: (value: unknown) => Part | null,
) {
  const order = job.order ? await job.order(token, signal) : usual(job, tool, token)
  const reply = await request(order, {
    signal,
    patience,
    onEvent(event, value) {
      const piece = event === 'part' ? readPart(value) : null
      if (piece !== null) tell({ type: 'piece', piece })
      if (event === 'progress' && isProgress(value)) tell({ type: 'progress', progress: value })
    },
  })
  if (typeof reply.content !== 'string') throw new RequestFailure({ code: 'empty_response' })
  return reply
}

function usual({ values: { prompt, parameters } }: Job, toolType: string, turnstileToken: string) {
  return jsonOrder(JSON.stringify({ toolType, prompt: prompt.trim(), turnstileToken, parameters }))
}

function isProgress(value: unknown): value is Progress {
  if (!isRecord(value)) return false
  const { stage, done, total, preview } = value
  const areNumbers = [done, total].every((count) => count === undefined || typeof count === 'number')
  return typeof stage === 'string' && areNumbers && (preview === undefined || typeof preview === 'string')
}
