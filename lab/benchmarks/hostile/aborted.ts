import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultToolType, generate, sendGenerateRequest, createVisitorHeaders, fetchSolvedTokens } from '../../../e2e/api-call.ts'
import { formatCounts } from './measure-under-load.ts'
import { siteSettings, startSite } from '../../../e2e/site-process.ts'
import { startMockOpenAi } from '../../../e2e/mock-servers/openai.ts'

const RUN_COUNT = 1_000
const CONCURRENCY = 2
const OTHER_VISITORS = 10
/** A response takes half a second; a visitor may leave at any point in it. */
const pace = { firstDelayMs: 100, chunkCount: 24, intervalMs: 20 }
const MAX_VISIT_MS = 600
/** Micro-dollars per token, as for gpt-4.1-mini. */
const price = { input: 0.4, output: 1.6 }

export const abortedHeadings = ['attack', 'answers', 'booked, µ$', 'used, µ$', 'booked ÷ used', 'ten others']

/** Starts and aborts 1,000 runs of one address. Compares the booked cost with the mock server's count. */
export async function measureAbortedRow(folder: string, dollars: number): Promise<string[]> {
  const model = await startMockOpenAi({ pace })
  const state = mkdtempSync(join(tmpdir(), 'postsmith-bench-'))
  const site = await startSite(
    {
      ...siteSettings,
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_BASE_URL: model.url,
      OPENAI_PRICE_INPUT: String(price.input),
      OPENAI_PRICE_OUTPUT: String(price.output),
      DAILY_BUDGET_USD: String(dollars),
      BURST_LIMIT: '100000',
      IP_QUOTA_FACTOR: '1000',
      STATE_DIR: state,
    },
    { folder },
  )
  let used = 0
  const count = () => {
    for (const request of model.requests.splice(0))
      used += price.input * request.used.inputTokens + price.output * request.used.outputTokens
  }
  try {
    // The cost estimate of an aborted run is based on usage that the model reported earlier.
    await generate(site.url, { headers: createVisitorHeaders() })
    const attacker = createVisitorHeaders()
    const answers: string[] = []
    for (let run = 0; run < RUN_COUNT; run += CONCURRENCY) {
      const tokens = await fetchSolvedTokens(site.url, defaultToolType, CONCURRENCY)
      answers.push(...(await Promise.all(tokens.map((token) => sendAndAbort(site.url, token, attacker)))))
      if (run % 100 === 0) {
        await sleep(200)
        count()
      }
    }
    await sleep(1_000)
    const served: string[] = []
    for (const token of await fetchSolvedTokens(site.url, defaultToolType, OTHER_VISITORS)) {
      const { status, body } = await generate(site.url, { token, headers: createVisitorHeaders() })
      served.push([status, body.code].filter(Boolean).join(' '))
    }
    await sleep(1_000)
    count()
    const booked = readBookedCost(state)
    return [
      `A4 ${RUN_COUNT} runs aborted, a budget of $${dollars}`,
      formatCounts(answers),
      booked.toFixed(0),
      used.toFixed(0),
      (booked / used).toFixed(2),
      formatCounts(served),
    ]
  } finally {
    await site.stop()
    await model.stop()
    rmSync(state, { recursive: true })
  }
}

async function sendAndAbort(site: string, token: string, headers: Record<string, string>): Promise<string> {
  const signal = AbortSignal.timeout(Math.ceil(Math.random() * MAX_VISIT_MS))
  const streamed = { ...headers, Accept: 'text/event-stream' }
  try {
    const response = await sendGenerateRequest(site, { token, headers: streamed, signal })
    await response.text()
    return String(response.status)
  } catch {
    return 'aborted'
  }
}

function readBookedCost(state: string): number {
  const spending = JSON.parse(readFileSync(join(state, 'spending.json'), 'utf8')) as Record<string, number>
  return Object.entries(spending).find(([key]) => /^budget:[\d-]+$/.test(key))?.[1] ?? Number.NaN
}
