import { toolByType, tools } from '@/content/tools'
import { createBotCheck } from '@/lib/bot-check'
import { MemoryKeptReplies } from '@/lib/idempotency/memory-kept-replies'
import { createLimits } from '@/lib/limits/limits'
import { MemoryLimitStore } from '@/lib/limits/memory-store'
import { createBreaker } from '@/lib/request/breaker'
import { bodyLimitOfTool, generateContent, servedTool } from '@/lib/request/pipeline'
import type { ServedTool } from '@/lib/tool/define'
import { settings } from './server-work.ts'

const store = new MemoryLimitStore()
async function* writesNothing() {}
const backend = {
  settings,
  toolByType,
  model: { name: 'openai', write: writesNothing },
  builtIn: { name: 'built-in', write: writesNothing },
  botCheck: createBotCheck(settings, store),
  limits: createLimits(store, settings),
  breakerOf: () => createBreaker(),
  replies: new MemoryKeptReplies(),
} as const

/**
 * Sends one body through everything between the socket and admission; its token is refused last of all. Gives the code.
 */
export async function refusalOf(body: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  const request = new Request('http://localhost/api/generate-content', { method: 'POST', headers, body })
  const { code } = (await (await generateContent(backend, request)).json()) as { code: string }
  return code
}

/**
 * Of the served tools that are read by the same code the one with the largest body. Server tools check by their own
 * code.
 */
export function largestTools(): ServedTool[] {
  const largest = new Map<string, ServedTool>()
  const types = tools.flatMap((tool) => (tool.kind === 'widget' ? (tool.asks?.type ?? []) : tool.type))
  for (const type of types) {
    const kind = toolByType(type)?.kind
    if (kind !== 'prompt' && kind !== 'server' && kind !== 'widget') continue
    const tool = servedTool(backend, type)
    const refines = tool.kind === 'prompt' && tool.form.refine.length > 0
    const key = tool.kind === 'server' ? tool.type : `${refines} ${tool.picture} ${tool.direct !== undefined}`
    const known = largest.get(key)
    if (!known || bodyLimitOfTool(known) < bodyLimitOfTool(tool)) largest.set(key, tool)
  }
  return [...largest.values()]
}
