import { readReply, remainingSchema } from '@/components/run/read-reply'
import { buildJsonRequest, sendRequest } from '@/components/run/request'
import type { SendContext } from '@/components/run/run-job'
import { sendWithIdempotencyKey } from '@/components/run/send-with-idempotency-key'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { Reply } from '@/components/run-state/run-state'
import * as z from '@/lib/core/zod'
import { type Card, cardSchema, engineNameSchema } from '@/lib/tool/card'
import { buildRequestBody } from './request-body'

/** Milliseconds; the server ends its streams within 45 s, and a reply that hangs for longer than this will not come. */
const TIMEOUT_MS = 300_000

const replySchema: z.ZodMiniType<Reply> = z.object({
  cards: z.createLenientArraySchema(cardSchema).check(z.minLength(1)),
  engine: engineNameSchema,
  notes: z.catch(z.array(z.string()), []),
  reading: z.exactOptional(z.object({ kind: z.string(), sure: z.boolean(), again: z.string() })),
  remaining: remainingSchema,
  isFree: z.exactOptional(z.literal(true)),
})

/** Asks the server to write, and hands over each result as it arrives. Throws `RequestError`. */
export async function send(job: PromptJob, { token, signal, emit }: SendContext<Card>): Promise<Reply> {
  // Every job has a seed of its own, which is nothing that the visitor asks for.
  const fingerprint = buildRequestBody({ ...job, seed: 0 }, '')
  const reply = await sendWithIdempotencyKey(fingerprint, job, signal, (jobToSend, headers) =>
    sendRequest(buildJsonRequest(buildRequestBody(jobToSend, token), headers), {
      signal,
      timeoutMs: TIMEOUT_MS,
      onEvent(event, value) {
        const piece = event === 'card' && cardSchema.safeParse(value).data
        if (piece) emit({ type: 'piece', piece })
      },
    }),
  )
  return readReply(replySchema, reply)
}
