import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { countTokens } from './tokens.ts'

/** What a call has cost its server so far, whether or not it is reported. */
export type TokenUsage = { inputTokens: number; outputTokens: number }

/** How fast a streamed answer comes: the first piece after `firstMs`, then `pieces` pieces, `everyMs` apart. */
export type Pace = { firstMs: number; pieces: number; everyMs: number }

export type Answer = {
  text: string
  model: string
  finish: string | null
  refusal?: string
  /** Whether usage is reported. */
  reportsUsage: boolean
  used: TokenUsage
  pace: Pace
  /** Output tokens spent before the first piece, which nobody sees. */
  hiddenTokens?: number
  /** Sent before the answer as thoughts. */
  reasoning?: string
  /** Stops after this share of the text. */
  truncateAt?: number
  /** What happens there: the connection hangs, breaks or ends cleanly, or an error event comes. */
  ending?: 'hang' | 'cut' | 'end' | 'error-event'
}

const buildUsage = ({ used, hiddenTokens = 0 }: Answer) => ({
  prompt_tokens: used.inputTokens,
  completion_tokens: used.outputTokens,
  total_tokens: used.inputTokens + used.outputTokens,
  ...(hiddenTokens > 0 && { completion_tokens_details: { reasoning_tokens: hiddenTokens } }),
})

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  send(response, status, 'application/json', JSON.stringify(body), headers)
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): void {
  const bytes = Buffer.from(text)
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length, ...headers })
  response.end(bytes)
}

/** An error in the form of OpenAI's API. */
export function sendError(
  response: ServerResponse,
  status: number,
  error: { message: string; type?: string; code?: string; param?: string },
  headers?: Record<string, string>,
): void {
  sendJson(
    response,
    status,
    { error: { type: 'invalid_request_error', param: null, code: null, ...error } },
    headers,
  )
}

/** A chat completion in one JSON body. */
export async function sendCompletion(response: ServerResponse, answer: Answer): Promise<void> {
  if (answer.pace.firstMs > 0) await sleep(answer.pace.firstMs)
  const { text, model, finish, refusal = null, used } = answer
  used.outputTokens += countTokens(refusal ?? text)
  sendJson(response, 200, {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal === null ? text : null, refusal },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    ...(answer.reportsUsage && { usage: buildUsage(answer) }),
  })
}

/** A chat completion as server-sent events: role, pieces, finish, usage, [DONE]. */
export async function streamCompletion(response: ServerResponse, answer: Answer): Promise<void> {
  const { text, model, finish, refusal, pace, reasoning, used } = answer
  const event = (choices: unknown[], usage: unknown = null) => {
    const chunk = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 1_700_000_000, model }
    return `data: ${JSON.stringify({ ...chunk, choices, ...(answer.reportsUsage && { usage }) })}\n\n`
  }
  const delta = (value: unknown, reason: string | null = null) =>
    event([{ index: 0, delta: value, logprobs: null, finish_reason: reason }])

  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.write(delta({ role: 'assistant', content: '', refusal: null }))
  used.outputTokens += answer.hiddenTokens ?? 0
  if (pace.firstMs > 0) await sleep(pace.firstMs)
  if (reasoning) response.write(delta({ reasoning_content: reasoning }))
  const before = used.outputTokens + countTokens(reasoning ?? '')
  const said = text.slice(0, Math.floor(text.length * (answer.truncateAt ?? 1)))
  let written = ''
  for (const piece of refusal ? [] : splitPieces(said, pace.pieces)) {
    if (response.destroyed) return
    response.write(delta({ content: piece }))
    written += piece
    used.outputTokens = before + countTokens(written)
    if (pace.everyMs > 0) await sleep(pace.everyMs)
  }
  if (answer.ending === 'hang') return
  if (answer.ending === 'cut') {
    setTimeout(() => response.destroy(), 20)
    return
  }
  if (answer.ending === 'error-event') {
    response.end('data: {"error":{"message":"The server had an error","type":"server_error"}}\n\n')
    return
  }
  if (answer.ending === 'end') {
    response.end()
    return
  }
  if (refusal) {
    response.write(delta({ refusal }))
    used.outputTokens = before + countTokens(refusal)
  }
  response.write(delta({}, finish))
  if (answer.reportsUsage) response.write(event([], buildUsage(answer)))
  response.end('data: [DONE]\n\n')
}

function splitPieces(text: string, count: number): string[] {
  const letters = [...text]
  const size = Math.max(1, Math.ceil(letters.length / count))
  const pieces: string[] = []
  for (let at = 0; at < letters.length; at += size) pieces.push(letters.slice(at, at + size).join(''))
  return pieces
}
