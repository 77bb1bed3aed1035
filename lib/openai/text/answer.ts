import { text as textFrom } from 'node:stream/consumers'
import { isRecord } from '@/lib/core/is-record'
import { limitBytes, readEvents } from '@/lib/openai/response-body'
import { UpstreamError } from '@/lib/openai/upstream-error'
import type { TokenUsage } from '@/lib/tool/engine'

export type AnswerChunk = {
  text: string
  /** Text beside the answer that is also charged: visible reasoning or a refusal. */
  reasoning: string
  isRefused: boolean
  finishReason: string | null
  usage: (TokenUsage & { reasoningTokens: number }) | null
}

/** Tokens beyond the requested limit, such as a model's reasoning. */
const EXTRA_TOKENS = 1_000
/** A streamed token takes about 300 bytes with its JSON. */
const MAX_BYTES_PER_TOKEN = 1_000
/** Four times the length of a text token, and less than a parser may hold in memory. */
const MAX_CHARACTERS_PER_TOKEN = 16

/** Throws `malformed` without a finish reason, which shows a lost answer, and `oversized` for too much data. */
export async function* readAnswer(response: Response, maxTokens: number): AsyncGenerator<AnswerChunk> {
  const tokenLimit = maxTokens + EXTRA_TOKENS
  const splitThoughts = createThoughtSplitter()
  let characterCount = 0
  for await (const chunk of readChunks(response, tokenLimit * MAX_BYTES_PER_TOKEN)) {
    characterCount += chunk.text.length
    if (characterCount > tokenLimit * MAX_CHARACTERS_PER_TOKEN) throw new UpstreamError('oversized')
    const { text, thoughts } = splitThoughts(chunk.text)
    yield { ...chunk, text, reasoning: chunk.reasoning + thoughts }
  }
}

const thoughtStart = '<think>'
const thoughtEnd = '</think>'

/** Separates a leading `<think>…</think>`, which servers without a parser for the model leave in the text. */
function createThoughtSplitter(): (text: string) => { text: string; thoughts: string } {
  let state: 'start' | 'thoughts' | 'answer' = 'start'
  let buffer = ''
  return (text) => {
    if (state === 'answer') return { text, thoughts: '' }
    buffer += text
    if (state === 'start') {
      const beginning = buffer.trimStart()
      if (thoughtStart.startsWith(beginning)) return { text: '', thoughts: '' }
      state = beginning.startsWith(thoughtStart) ? 'thoughts' : 'answer'
    }
    const end = state === 'thoughts' ? buffer.indexOf(thoughtEnd) : 0
    if (end < 0) {
      buffer = buffer.slice(-thoughtEnd.length)
      return { text: '', thoughts: text }
    }
    const answer = state === 'thoughts' ? buffer.slice(end + thoughtEnd.length) : buffer
    state = 'answer'
    return { text: answer, thoughts: '' }
  }
}

async function* readChunks(response: Response, maxBytes: number): AsyncGenerator<AnswerChunk> {
  const contentType = response.headers.get('content-type') ?? ''
  if (/html/i.test(contentType)) throw new UpstreamError('malformed')
  if (/json/i.test(contentType)) {
    const chunk = toChunk(JSON.parse(await textFrom(limitBytes(response.body, maxBytes))))
    yield { ...chunk, finishReason: chunk.finishReason ?? 'stop' }
    return
  }
  let isFinished = false
  try {
    for await (const event of readEvents(response, maxBytes)) {
      const chunk = toChunk(event)
      isFinished ||= chunk.finishReason !== null
      yield chunk
    }
  } catch (error) {
    if (!isFinished) throw error
  }
  if (!isFinished) throw new UpstreamError('malformed')
}

/** Reads `delta`, or `message` if a server ignores `stream`. Hundreds of chunks rule out a schema library. */
function toChunk(value: unknown): AnswerChunk {
  const reply = toRecord(value)
  if (!reply || reply.error) throw new UpstreamError('malformed')
  const choice = Array.isArray(reply.choices) ? toRecord(reply.choices[0]) : null
  const message = toRecord(choice?.delta) ?? toRecord(choice?.message)
  const finishReason = choice?.finish_reason
  return {
    text: getContentText(message?.content),
    // Servers use two names for visible reasoning.
    reasoning: getContentText(message?.reasoning_content ?? message?.reasoning) + getContentText(message?.refusal),
    isRefused: Boolean(message?.refusal) || finishReason === 'content_filter',
    finishReason: typeof finishReason === 'string' ? finishReason : null,
    usage: parseUsage(toRecord(reply.usage)),
  }
}

/** Some servers send the text as an array of parts. */
function getContentText(content: unknown): string {
  if (Array.isArray(content)) return content.map((part) => getContentText(toRecord(part)?.text)).join('')
  return typeof content === 'string' ? content : ''
}

function parseUsage(usage: Record<string, unknown> | null): AnswerChunk['usage'] {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage ?? {}
  if (!isCount(inputTokens) || !isCount(outputTokens)) return null
  const reasoningTokens = toRecord(usage?.completion_tokens_details)?.reasoning_tokens
  return { inputTokens, outputTokens, reasoningTokens: isCount(reasoningTokens) ? reasoningTokens : 0 }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function toRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}
