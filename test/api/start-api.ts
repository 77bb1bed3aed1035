import { vi } from 'vitest'
import { solveOffer } from '@/e2e/api-call'
import { serveAssistant } from '@/lib/generate/assistant/serve-assistant'
import type { ServiceName } from '@/lib/generate/backend'
import { createCardWriter } from '@/lib/generate/cards/generate-cards'
import { generateContent } from '@/lib/generate/generate-content'
import type { Reply } from '@/lib/generate/handle-prompt-tool'
import { createBreaker } from '@/lib/generate/run/breaker'
import { serveBotCheckConfig } from '@/lib/generate/serve-bot-check-config'
import { createBotCheck } from '@/lib/server/bot-check'
import { parseEnv, toSettings } from '@/lib/server/env'
import { createReplyStore, type ReplyStore } from '@/lib/server/idempotency/reply-store'
import { createLimits } from '@/lib/server/limits/limits'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import type { LimitStore } from '@/lib/server/limits/store'
import type { CardWriter, Engine } from '@/lib/tool/engine'
import type { Tool } from '@/lib/tool/tool'
import { fixtureTool, getFixtureTool } from './fixture-tool'
import { serveHandler } from './serve-handler'

export type ApiCall = {
  toolType?: string
  prompt?: unknown
  parameters?: unknown
  /** Solved for the tool by default. */
  token?: unknown
  body?: BodyInit
  address?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

type ApiReply = { status: number; headers: Headers; body: Reply & { code?: string; error?: string } }

export type Api = Awaited<ReturnType<typeof startApi>>

type ApiOptions = {
  engine?: Engine
  builtIn?: CardWriter
  env?: Record<string, string>
  toolByType?: (type: string) => Tool | undefined
  store?: LimitStore
  replyStore?: ReplyStore
}

/** Starts the API's handlers over HTTP, with the test's engine, settings and tools. */
export async function startApi(apiOptions: ApiOptions = {}) {
  const logSpy = vi.spyOn(console, 'log').mockImplementation(() => {})
  const engine = apiOptions.engine ?? createFixedEngine(sampleLines)
  const modelEnv = engine.name === 'openai' ? { OPENAI_API_KEY: 'sk-test' } : {}
  const settings = toSettings(parseEnv({ ALTCHA_COST: '3', BURST_LIMIT: '100000', ...modelEnv, ...apiOptions.env }))
  const store = apiOptions.store ?? new MemoryLimitStore()
  const breakers = {
    text: createBreaker(),
    vision: createBreaker(),
    transcription: createBreaker(),
    speech: createBreaker(),
    images: createBreaker(),
  }
  const backend = {
    settings,
    getToolByType: apiOptions.toolByType ?? getFixtureTool,
    modelWriter: engine.name === 'openai' ? createCardWriter(engine) : null,
    builtInWriter:
      apiOptions.builtIn ?? createCardWriter(engine.name === 'openai' ? createFixedEngine(sampleLines) : engine),
    botCheck: createBotCheck(settings, store),
    limits: createLimits(store, settings),
    getBreaker: (service: ServiceName) => breakers[service],
    replyStore: apiOptions.replyStore ?? createReplyStore(null),
  }
  const url = await serveHandler((path) => {
    if (path === '/api/bot-check') return (request) => serveBotCheckConfig(backend, request)
    if (path === '/api/assistant') return (request) => serveAssistant(backend, request)
    return (request) => generateContent(backend, request)
  })

  let tokenCount = 0
  /** Requests each challenge from another address, because challenges are rate-limited too. */
  async function token(tool = fixtureTool.type as string, query = ''): Promise<string> {
    const address = `10.0.${Math.floor(tokenCount / 250)}.${tokenCount % 250}`
    tokenCount += 1
    const response = await fetch(`${url}/api/bot-check?tool=${tool}${query}`, {
      headers: { 'X-Forwarded-For': address },
    })
    return solveOffer(await response.json())
  }

  async function send(call: ApiCall = {}): Promise<Response> {
    const { toolType = fixtureTool.type, prompt = 'sourdough bread', parameters, address, headers, signal } = call
    const body =
      call.body ??
      JSON.stringify({
        toolType,
        prompt,
        turnstileToken: 'token' in call ? call.token : await token(toolType),
        parameters,
      })
    return fetch(`${url}/api/generate-content`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(address && { 'X-Forwarded-For': address }), ...headers },
      body,
      ...(signal && { signal }),
    })
  }

  return {
    url,
    token,
    send,
    async post(call: ApiCall = {}): Promise<ApiReply> {
      const response = await send(call)
      return { status: response.status, headers: response.headers, body: (await response.json()) as ApiReply['body'] }
    },
    getLogLines: () => logSpy.mock.calls.map(([line]) => String(line)),
  }
}

export const sampleLines = ['Knead the dough', 'Fold it twice', 'Wait for an hour', 'Score the top', 'Bake until brown']

export function createFixedEngine(texts: readonly string[], name: Engine['name'] = 'built-in'): Engine {
  return {
    name,
    async *write() {
      for (const text of texts) yield { item: { text } }
    },
  }
}
