import { buildJobParameters, contentSchemas } from '@/components/results/send-prompt-job'
import type { FlowNotice } from '@/components/run/flow'
import { readReply, sendRequest } from '@/components/run/request'
import { RequestError } from '@/components/run/request-error'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { RunContent } from '@/components/run-state/run-state'
import { offlineNotice } from '@/lib/core/errors/connection-notices'
import { pageErrors } from '@/lib/core/errors/page-errors'
import * as z from '@/lib/core/zod'

const TIMEOUT_MS = 30_000

const promptReplySchema = z.object({ prompt: z.string() })

const cardsReplySchema: z.ZodMiniType<RunContent & { omitted: readonly string[] }> = z.object({
  ...contentSchemas,
  omitted: z.catch(z.array(z.string()), []),
})

/** Fetches the prompt of a job for the visitor's assistant. Throws a `FlowNotice`. */
export const fetchAssistantPrompt = async (job: PromptJob, signal: AbortSignal, writer?: Writer): Promise<string> =>
  (await post(promptReplySchema, buildBody(job, writer), signal)).prompt

/** Returns the cards from the assistant's answer, and the items that do not fit as text. Throws a `FlowNotice`. */
export const sendAssistantAnswer = (job: PromptJob, answer: string, signal: AbortSignal, writer?: Writer) =>
  post(cardsReplySchema, { ...buildBody(job, writer), answer }, signal)

/** The visitor's chat assistant, or the browser's built-in small model, which gets a simpler prompt. */
type Writer = 'assistant' | 'browser'

function buildBody(job: PromptJob, writer: Writer = 'assistant') {
  const { tool, values, image } = job
  const parameters = buildJobParameters(job)
  return { toolType: tool, prompt: values.prompt.trim(), parameters, hasImage: image !== undefined, writer }
}

async function post<Reply>(schema: z.ZodMiniType<Reply>, body: object, signal: AbortSignal): Promise<Reply> {
  const request = { url: '/api/assistant', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    return readReply(schema, await sendRequest(request, { signal, timeoutMs: TIMEOUT_MS, onEvent: () => {} }))
  } catch (error) {
    const notice: FlowNotice = error instanceof RequestError ? error.notice : pageErrors.internal
    throw navigator.onLine ? notice : offlineNotice
  }
}
