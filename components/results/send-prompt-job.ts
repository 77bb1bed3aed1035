import {
  buildJsonRequest,
  RUN_TIMEOUT_MS,
  readReply,
  remainingUsesSchema,
  sendRequest,
  sendWithIdempotencyKey,
} from '@/components/run/request'
import type { SendContext } from '@/components/run/run-job'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { Reply } from '@/components/run-state/run-state'
import { voiceStore } from '@/lib/browser/voice-store'
import * as z from '@/lib/core/zod'
import { getBodyLimit } from '@/lib/tool/body-limit'
import { type Card, cardSchema, engineNameSchema } from '@/lib/tool/card'
import type { Refinement } from '@/lib/tool/form'

/** Sends only the last carried result. Drops the last writing samples if the request is too large. */
export function buildRequestBody(job: PromptJob, token: string): string {
  const { tool, values, refine, image } = job
  const serialize = (voiceSamples: readonly string[]) =>
    JSON.stringify({
      toolType: tool,
      prompt: values.prompt.trim(),
      turnstileToken: token,
      parameters: buildJobParameters(job, voiceSamples),
      ...(image?.base64 && { picture: image.base64 }),
    })
  const promptLength = [...values.prompt].length
  const maxBytes = getBodyLimit({ promptLimit: promptLength, hasRefinement: refine !== undefined })
  const imageLength = image?.base64?.length ?? 0
  let voiceSamples = voiceStore.read().samples
  while (voiceSamples.length > 0 && new TextEncoder().encode(serialize(voiceSamples)).length - imageLength > maxBytes) {
    voiceSamples = voiceSamples.slice(0, -1)
  }
  return serialize(voiceSamples)
}

export function buildJobParameters(
  { values, seed, refine, rerunToken }: PromptJob,
  voiceSamples: readonly string[] = voiceStore.read().samples,
) {
  const lastCarriedResult = values.carried?.at(-1)
  return {
    ...values.parameters,
    seed,
    ...(lastCarriedResult && { chosen: lastCarriedResult.text }),
    ...(refine && { refine: buildRefinement(refine) }),
    ...(voiceSamples.length > 0 && { voice: voiceSamples }),
    ...(rerunToken && { again: rerunToken }),
  }
}

function buildRefinement({ action, card, words }: NonNullable<PromptJob['refine']>): Refinement {
  const { item, copy, edited } = card
  return { action, item, ...(edited && { text: copy }), ...(words && { words }) }
}

/** Part of every reply with results. */
export const contentSchemas = {
  cards: z.createLenientArraySchema(cardSchema).check(z.minLength(1)),
  engine: engineNameSchema,
  notes: z.catch(z.array(z.string()), []),
}

const replySchema: z.ZodMiniType<Reply> = z.object({
  ...contentSchemas,
  reading: z.exactOptional(z.object({ kind: z.string(), sure: z.boolean(), again: z.exactOptional(z.string()) })),
  remaining: remainingUsesSchema,
  isFree: z.exactOptional(z.literal(true)),
})

/** Sends a writing job to the server and emits each result as it arrives. Throws `RequestError`. */
export async function send(job: PromptJob, { token, signal, emit }: SendContext<Card>): Promise<Reply> {
  // Each job has a random seed, which does not identify the request.
  const fingerprint = buildRequestBody({ ...job, seed: 0 }, '')
  const reply = await sendWithIdempotencyKey(fingerprint, signal, (headers) =>
    sendRequest(buildJsonRequest(buildRequestBody(job, token), headers), {
      signal,
      timeoutMs: RUN_TIMEOUT_MS,
      onEvent(event, value) {
        const piece = event === 'card' && cardSchema.safeParse(value).data
        if (piece) emit({ type: 'piece', piece })
      },
    }),
  )
  return readReply(replySchema, reply)
}
