import * as z from '@/lib/core/zod'
import { progressSchema } from '@/lib/tool/server-run'
import type { Job } from './flow'
import { sendOnce } from './lost-reply'
import { readReply, remainingSchema } from './read-reply'
import { jsonOrder, type Outgoing, request } from './request'
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
  const ask = (order: Outgoing) =>
    request(order, {
      signal,
      patience: PATIENCE,
      onEvent(event, value) {
        const piece = event === 'part' ? readPart(value) : null
        if (piece !== null) tell({ type: 'piece', piece })
        const progress = event === 'progress' && progressSchema.safeParse(value).data
        if (progress) tell({ type: 'progress', progress })
      },
    })
  const reply = job.order
    ? await ask(await job.order(token, signal))
    : await sendOnce(body(job, tool, ''), job, signal, (same, headers) =>
        ask(jsonOrder(body(same, tool, token), headers)),
      )
  return readReply(foundSchema, reply)
}

function body({ values: { prompt, parameters } }: Job, toolType: string, turnstileToken: string): string {
  return JSON.stringify({ toolType, prompt: prompt.trim(), turnstileToken, parameters })
}
