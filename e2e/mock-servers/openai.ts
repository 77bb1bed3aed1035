/**
 * A server that speaks OpenAI's Chat Completions API, for tests and benchmarks. It writes items that satisfy the
 * request's schema. The words `fault:NAME` in the visitor's prompt choose a fault: see `openai/refusals.ts` and
 * `openai/answer-items.ts`. It also transcribes, speaks and draws, with the same faults and more: see
 * `openai/audio.ts` and `openai/images.ts`.
 *
 *     node e2e/mock-servers/openai.ts --port 3190 [--pace FIRST_MS,PIECES,EVERY_MS]
 *
 * `GET /health` returns 200; `GET /requests` lists the last requests with their prompt and whether they were aborted.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { answerFaults, writeAnswer } from './openai/answer-items.ts'
import { handleSpeech, handleTranscription } from './openai/audio.ts'
import {
  type ChatBody,
  type ChatRequest,
  countInputTokens,
  getMessageText,
  getStrictProblem,
  parseChatRequest,
} from './openai/chat-request.ts'
import { handleImageRequest } from './openai/images.ts'
import { findFault, type MediaCall, refusals } from './openai/refusals.ts'
import {
  type Answer,
  type Pace,
  sendCompletion,
  sendError,
  sendJson,
  streamCompletion,
  type TokenUsage,
} from './openai/replies.ts'
import { createRequestListener, listen, readBody } from './request-listener.ts'

type Route = (call: MediaCall, file: File | null) => Promise<void>

const mediaRoutes: Readonly<Record<string, Route>> = {
  '/v1/audio/transcriptions': handleTranscription,
  '/v1/audio/speech': handleSpeech,
  '/v1/images/generations': handleImageRequest,
}

async function readFields(request: IncomingMessage): Promise<{ fields: Record<string, unknown>; file: File | null }> {
  const type = request.headers['content-type'] ?? ''
  const chunks: Buffer[] = await Array.fromAsync(request)
  const body = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } })
  if (!type.startsWith('multipart/form-data')) {
    return { fields: (await body.json()) as Record<string, unknown>, file: null }
  }
  const form = await body.formData()
  const file = form.get('file')
  form.delete('file')
  const fields = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).join()]))
  return { fields, file: file instanceof File ? file : null }
}

type RecordedRequest = {
  prompt: string
  body: ChatBody & Record<string, unknown>
  authorization: string | undefined
  /** Whether the client closed the connection before the response was complete. */
  aborted: boolean
  /** Bytes of the response written to the connection, including bytes still in the kernel's buffer. */
  sent: number
  /** Tokens used until the call ended or was aborted; none when it was refused with a status. */
  used: TokenUsage
}

export type MockOpenAi = { url: string; requests: RecordedRequest[]; connections(): number; stop(): Promise<void> }

const instantPace: Pace = { firstDelayMs: 0, chunkCount: 24, intervalMs: 0 }
const MAX_RECORDED = 500

export async function startMockOpenAi(options: { port?: number; pace?: Pace } = {}): Promise<MockOpenAi> {
  const requests: RecordedRequest[] = []
  const attempts = new Map<string, number>()
  const pace = options.pace ?? instantPace
  const recordRequest = (request: IncomingMessage, response: ServerResponse, prompt: string, body: object) => {
    const { authorization } = request.headers
    const tokenUsage = { inputTokens: 0, outputTokens: 0 }
    const record: RecordedRequest = {
      prompt,
      body: { ...body },
      authorization,
      aborted: false,
      sent: 0,
      used: tokenUsage,
    }
    const { socket } = request
    const bytesBefore = socket.bytesWritten
    if (requests.push(record) > MAX_RECORDED) requests.shift()
    response.on('close', () => {
      record.aborted = !response.writableFinished
      record.sent = socket.bytesWritten - bytesBefore
      if (response.statusCode >= 400) tokenUsage.inputTokens = 0
    })
    return tokenUsage
  }

  const server = createServer(
    createRequestListener(async (request, response) => {
      if (request.url === '/health') return sendJson(response, 200, { status: 'ok' })
      if (request.url === '/requests') return sendJson(response, 200, requests)
      const route = request.method === 'POST' && mediaRoutes[request.url ?? '']
      if (route) {
        const { fields, file } = await readFields(request)
        const prompt = String(fields.input ?? fields.prompt ?? '')
        const fileInfo = file && { name: file.name, type: file.type, size: file.size }
        recordRequest(request, response, prompt, { ...fields, ...(fileInfo && { file: fileInfo }) })
        const attempt = (attempts.get(prompt) ?? 0) + 1
        attempts.set(prompt, attempt)
        return await route({ response, fields, fault: findFault(prompt), attempt }, file)
      }
      if (request.url !== '/v1/chat/completions' || request.method !== 'POST') {
        return sendError(response, 404, { message: `Invalid URL (${request.method} ${request.url})` })
      }
      const body = JSON.parse(await readBody(request)) as RecordedRequest['body']
      const chatRequest = parseChatRequest(body)
      const tokenUsage = recordRequest(request, response, chatRequest.prompt, body)
      tokenUsage.inputTokens = countInputTokens(body)
      const attempt = (attempts.get(chatRequest.prompt) ?? 0) + (chatRequest.isFollowUp ? 0 : 1)
      attempts.set(chatRequest.prompt, attempt)
      await sendAnswer(response, body, { chatRequest, attempt, pace, tokenUsage })
    }),
  )
  let connectionCount = 0
  server.on('connection', () => {
    connectionCount += 1
  })
  server.keepAliveTimeout = 65_000
  const { origin, stop } = await listen(server, options.port)

  return { url: `${origin}/v1`, requests, connections: () => connectionCount, stop }
}

type AnswerContext = { chatRequest: ChatRequest; attempt: number; pace: Pace; tokenUsage: TokenUsage }

async function sendAnswer(
  response: ServerResponse,
  body: ChatBody,
  { chatRequest, attempt, pace, tokenUsage }: AnswerContext,
): Promise<void> {
  const { fault } = chatRequest
  if (fault && refusals[fault]?.(response, body, attempt)) return
  const problem = validateRequest(body)
  if (problem) return sendError(response, 400, { message: problem, param: 'response_format' })

  const offset = (chatRequest.isFollowUp ? 24 : 0) + 7 * (attempt - 1) + (chatRequest.item ? 11 : 0)
  const validAnswer: Answer = {
    text: writeAnswer(chatRequest, offset),
    model: String(body.model),
    finishReason: 'stop',
    reportsUsage: body.stream !== true || body.stream_options?.include_usage === true,
    tokenUsage,
    pace,
  }
  const answer = { ...validAnswer, ...(fault ? answerFaults[fault]?.(validAnswer, chatRequest) : {}) }
  if (body.stream === true && fault !== 'ignores-stream') return streamCompletion(response, answer)
  return sendCompletion(response, answer)
}

function validateRequest(body: ChatBody): string | null {
  const { messages, response_format } = body
  if (!messages?.length) return "Missing required parameter: 'messages'."
  const schema = response_format?.json_schema?.schema
  if (schema) {
    const problem = getStrictProblem(schema as Record<string, unknown>)
    return problem && `Invalid schema for response_format: ${problem}`
  }
  if (
    response_format?.type === 'json_object' &&
    !/json/i.test(messages.map(({ role }) => getMessageText(body, role)).join(' '))
  ) {
    return "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'."
  }
  return null
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, pace: { type: 'string' } } })
  const [firstDelayMs = 0, chunkCount = 24, intervalMs = 0] = (values.pace ?? '').split(',').filter(Boolean).map(Number)
  const { url } = await startMockOpenAi({
    port: Number(values.port ?? 3190),
    pace: { firstDelayMs, chunkCount, intervalMs },
  })
  console.log(`OpenAI mock server on ${url}`)
}
