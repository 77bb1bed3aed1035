import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Splits a text as a byte-pair tokenizer does before it merges bytes: into words, numbers, punctuation and spaces. */
const chunkPattern = / ?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s+/gu

/** Within 6 % of o200k_base for the tools' briefs and answers. The site itself estimates from the character count. */
export function countTokens(text: string): number {
  let tokens = 0
  for (const [chunk] of text.matchAll(chunkPattern)) tokens += countChunkTokens(chunk)
  return tokens
}

function countChunkTokens(chunk: string): number {
  if (/[\p{N}\s]/u.test(chunk[0] === ' ' ? chunk.slice(1) : chunk)) return 1
  const bytes = Buffer.byteLength(chunk.trimStart())
  if (!/\p{L}/u.test(chunk)) return Math.ceil(bytes / 3)
  return Math.ceil(bytes / 9)
}

/** Tokens used by a call so far, even if they are not reported. */
export type TokenUsage = { inputTokens: number; outputTokens: number }

export type Pace = { firstDelayMs: number; chunkCount: number; intervalMs: number }

export type Answer = {
  text: string
  model: string
  finishReason: string | null
  refusal?: string
  reportsUsage: boolean
  tokenUsage: TokenUsage
  pace: Pace
  /** Hidden output tokens spent before the first chunk. */
  hiddenTokens?: number
  reasoning?: string
  /** The share of the text after which the stream stops. */
  truncateAt?: number
  /** How a truncated stream ends: it hangs, breaks, ends cleanly or sends an error event. */
  ending?: 'hang' | 'cut' | 'end' | 'error-event'
}

const buildUsage = ({ tokenUsage, hiddenTokens = 0 }: Answer) => ({
  prompt_tokens: tokenUsage.inputTokens,
  completion_tokens: tokenUsage.outputTokens,
  total_tokens: tokenUsage.inputTokens + tokenUsage.outputTokens,
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

export function sendError(
  response: ServerResponse,
  status: number,
  error: { message: string; type?: string; code?: string; param?: string },
  headers?: Record<string, string>,
): void {
  sendJson(response, status, { error: { type: 'invalid_request_error', param: null, code: null, ...error } }, headers)
}

export async function sendCompletion(response: ServerResponse, answer: Answer): Promise<void> {
  if (answer.pace.firstDelayMs > 0) await sleep(answer.pace.firstDelayMs)
  const { text, model, finishReason, refusal = null, tokenUsage } = answer
  tokenUsage.outputTokens += countTokens(refusal ?? text)
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
        finish_reason: finishReason,
      },
    ],
    ...(answer.reportsUsage && { usage: buildUsage(answer) }),
  })
}

/** Sends a chat completion as server-sent events: role, chunks, finish, usage, [DONE]. */
export async function streamCompletion(response: ServerResponse, answer: Answer): Promise<void> {
  const { text, model, finishReason, refusal, pace, reasoning, tokenUsage } = answer
  const formatEvent = (choices: unknown[], usage: unknown = null) => {
    const chunk = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 1_700_000_000, model }
    return `data: ${JSON.stringify({ ...chunk, choices, ...(answer.reportsUsage && { usage }) })}\n\n`
  }
  const formatDelta = (value: unknown, reason: string | null = null) =>
    formatEvent([{ index: 0, delta: value, logprobs: null, finish_reason: reason }])

  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.write(formatDelta({ role: 'assistant', content: '', refusal: null }))
  tokenUsage.outputTokens += answer.hiddenTokens ?? 0
  if (pace.firstDelayMs > 0) await sleep(pace.firstDelayMs)
  if (reasoning) response.write(formatDelta({ reasoning_content: reasoning }))
  const tokensBefore = tokenUsage.outputTokens + countTokens(reasoning ?? '')
  const visibleText = text.slice(0, Math.floor(text.length * (answer.truncateAt ?? 1)))
  let writtenText = ''
  for (const textChunk of refusal ? [] : splitIntoChunks(visibleText, pace.chunkCount)) {
    if (response.destroyed) return
    response.write(formatDelta({ content: textChunk }))
    writtenText += textChunk
    tokenUsage.outputTokens = tokensBefore + countTokens(writtenText)
    if (pace.intervalMs > 0) await sleep(pace.intervalMs)
  }
  if (answer.ending === 'cut') setTimeout(() => response.destroy(), 20)
  if (answer.ending === 'error-event')
    response.end('data: {"error":{"message":"The server had an error","type":"server_error"}}\n\n')
  if (answer.ending === 'end') response.end()
  if (answer.ending) return
  if (refusal) {
    response.write(formatDelta({ refusal }))
    tokenUsage.outputTokens = tokensBefore + countTokens(refusal)
  }
  response.write(formatDelta({}, finishReason))
  if (answer.reportsUsage) response.write(formatEvent([], buildUsage(answer)))
  response.end('data: [DONE]\n\n')
}

function splitIntoChunks(text: string, count: number): string[] {
  const characters = [...text]
  const size = Math.max(1, Math.ceil(characters.length / count))
  const chunks: string[] = []
  for (let index = 0; index < characters.length; index += size)
    chunks.push(characters.slice(index, index + size).join(''))
  return chunks
}
