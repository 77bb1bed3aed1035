import { progressSchema } from '@/lib/tool/server-run'
import * as z from '@/lib/zod'
import type { Job } from './flow'
import { readReply, remainingSchema } from './read-reply'
import { jsonOrder, request } from './request'
import type { Sending } from './run-job'

/** Milliseconds; longer than any tool's own deadline on the server. */
const PATIENCE = 300_000

const foundSchema = z.object({ content: z.string(), remaining: remainingSchema })

export type Found = z.infer<typeof foundSchema>

/** Asks a server tool, and hands over progress and parts as they arrive. Throws `RequestFailure`. */
export async function send<Part>(
  job: Job,
  { tool, token, signal, tell }: Sending<Part>,
  readPart: (value: unknown) => Part | null,
): Promise<Found> {
  const order = job.order ? await job.order(token, signal) : usual(job, tool, token)
  const reply = await request(order, {
    signal,
    patience: PATIENCE,
    onEvent(event, value) {
      const piece = event === 'part' ? readPart(value) : null
      if (piece !== null) tell({ type: 'piece', piece })
      const progress = event === 'progress' && progressSchema.safeParse(value).data
      if (progress) tell({ type: 'progress', progress })
    },
  })
  return readReply(foundSchema, reply)
}

function usual({ values: { prompt, parameters } }: Job, toolType: string, turnstileToken: string) {
  return jsonOrder(JSON.stringify({ toolType, prompt: prompt.trim(), turnstileToken, parameters }))
}
