import { onTestFinished } from 'vitest'
import { startMockOpenAi } from '@/e2e/mock-servers/openai'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { startApi } from './start-api'

const modelEnv = { OPENAI_API_KEY: 'sk-x', OPENAI_PRICE_INPUT: '1', OPENAI_PRICE_OUTPUT: '1', DAILY_BUDGET_USD: '100' }
const timeouts = { firstChunkMs: 30_000, idleMs: 30_000, retryMs: 10, drainMs: 1_000 }

/** Starts the API with a mock model that follows the prompt's `fault:NAME`; a token costs a micro-dollar. */
export async function startWithModel(env: Record<string, string> = {}, intervalMs = 0) {
  const model = await startMockOpenAi({ pace: { firstDelayMs: 10, chunkCount: 40, intervalMs } })
  onTestFinished(() => model.stop())
  const settings = { apiKey: 'sk-x', baseUrl: model.url, model: 'stand-in', timeouts }
  const api = await startApi({ engine: createOpenAiEngine(settings), env: { ...modelEnv, ...env } })
  return { api, model, getLastLogEntry: () => JSON.parse(api.getLogLines().at(-1) ?? '{}') as Record<string, unknown> }
}
