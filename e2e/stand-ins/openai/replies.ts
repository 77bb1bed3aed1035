import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How fast a streamed answer comes: the first piece after `firstMs`, then `pieces` pieces, `everyMs` apart. */
export type Pace = { firstMs: number; pieces: number; everyMs: number }

export type Answer = {
  text: string
  model: string
  finish: string | null
  refusal?: string
  usage: boolean
  pace: Pace
  /** Stops after this share of the text. */
  until?: number
  /** What happens there: the connection hangs, breaks or ends cleanly, or an error event comes. */
  ending?: 'hang' | 'cut' | 'end' | 'error-event'
}

const usageOf = (text: string) => ({
  prompt_tokens: 900,
  completion_tokens: Math.ceil(text.length / 4),
  total_tokens: 900 + Math.ceil(text.length / 4),
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
  const { text, model, finish, refusal = null } = answer
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
    ...(answer.usage && { usage: usageOf(text) }),
  })
}

/** A chat completion as server-sent events: role, pieces, finish, usage, [DONE]. */
export async function streamCompletion(response: ServerResponse, answer: Answer): Promise<void> {
  const { text, model, finish, refusal, pace } = answer
  const event = (choices: unknown[], usage: unknown = null) => {
    const chunk = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 1_700_000_000, model }
    return `data: ${JSON.stringify({ ...chunk, choices, ...(answer.usage && { usage }) })}\n\n`
  }
  const delta = (value: unknown, reason: string | null = null) =>
    event([{ index: 0, delta: value, logprobs: null, finish_reason: reason }])

  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.write(delta({ role: 'assistant', content: '', refusal: null }))
  if (pace.firstMs > 0) await sleep(pace.firstMs)
  const said = text.slice(0, Math.floor(text.length * (answer.until ?? 1)))
  for (const piece of refusal ? [] : piecesOf(said, pace.pieces)) {
    if (response.destroyed) return
    response.write(delta({ content: piece }))
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
  if (refusal) response.write(delta({ refusal }))
  response.write(delta({}, finish))
  if (answer.usage) response.write(event([], usageOf(text)))
  response.end('data: [DONE]\n\n')
}

function piecesOf(text: string, count: number): string[] {
  const letters = [...text]
  const size = Math.max(1, Math.ceil(letters.length / count))
  const pieces: string[] = []
  for (let at = 0; at < letters.length; at += size) pieces.push(letters.slice(at, at + size).join(''))
  return pieces
}
