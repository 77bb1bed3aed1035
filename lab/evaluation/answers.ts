import { createServer } from 'node:http'
import { type ChatBody, countInputTokens, getMessageText } from '@/e2e/mock-servers/openai/chat-request'
import { sendError, streamCompletion } from '@/e2e/mock-servers/openai/replies'
import { createRequestListener, listen, readBody } from '@/e2e/mock-servers/request-listener'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { type Case, runCase } from './cases'

/** What a visitor would get if a model gave these answers. */
export async function fitAnswers(givenCase: Case) {
  const { answers = [] } = givenCase
  const model = await startRecordedModel(answers)
  try {
    const engine = createOpenAiEngine({ apiKey: null, baseUrl: model.url, model: 'recorded' })
    const outcome = await runCase(givenCase, engine)
    return { ...outcome, calls: model.calls.length, missingAnswer: model.calls[answers.length] }
  } finally {
    await model.stop()
  }
}

/** A server of OpenAI's API without structured output. A call without an answer gets no items. */
async function startRecordedModel(answers: readonly string[]) {
  /** Without the secret token of `Canary`. */
  const calls: { system: string; user: string }[] = []
  const server = createServer(
    createRequestListener(async (request, response) => {
      const body: ChatBody = JSON.parse(await readBody(request))
      if (body.response_format) return sendError(response, 400, { message: 'response_format is not supported' })
      const text = answers[calls.length] ?? '{"items":[]}'
      calls.push({
        system: getMessageText(body, 'system').replace(/\n\nInternal reference pm-.*/, ''),
        user: getMessageText(body, 'user'),
      })
      await streamCompletion(response, {
        text,
        model: 'recorded',
        finishReason: 'stop',
        reportsUsage: true,
        tokenUsage: { inputTokens: countInputTokens(body), outputTokens: 0 },
        pace: { firstDelayMs: 0, chunkCount: 24, intervalMs: 0 },
      })
    }),
  )
  const { origin, stop } = await listen(server)
  return { calls, url: `${origin}/v1`, stop }
}
