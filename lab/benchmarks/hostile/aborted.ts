import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { post, send, tool } from '../../../e2e/api-call.ts'
import { operator } from '../../../e2e/hostile/operator.ts'
import { tally } from '../../../e2e/hostile/standstill.ts'
import { newVisitor, solvedTokens } from '../../../e2e/hostile/visitor.ts'
import { startOwnSite } from '../../../e2e/own-site.ts'
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai.ts'

const runs = 1_000
const atOnce = 2
const others = 10
/** An answer takes half a second; a visitor leaves at any moment of it. */
const pace = { firstMs: 100, pieces: 24, everyMs: 20 }
const longestStayMs = 600
/** Micro-dollars a token, as for gpt-4.1-mini. */
const price = { input: 0.4, output: 1.6 }

export const abortedHeadings = ['attack', 'answers', 'booked, µ$', 'used, µ$', 'booked ÷ used', 'ten others']

/** One address starts 1,000 runs and leaves each; what is booked beside what the model's stand-in has counted. */
export async function abortedRow(folder: string, dollars: number): Promise<string[]> {
  const model = await startOpenAiStandIn({ pace })
  const state = mkdtempSync(join(tmpdir(), 'postsmith-bench-'))
  const site = await startOwnSite(
    {
      ...operator,
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
    for (const request of model.requests.splice(0)) {
      used += price.input * request.used.inputTokens + price.output * request.used.outputTokens
    }
  }
  try {
    // The estimate of an aborted run goes by what the model has reported before.
    await post(site.url, { headers: newVisitor() })
    const attacker = newVisitor()
    const answers: string[] = []
    for (let run = 0; run < runs; run += atOnce) {
      const tokens = await solvedTokens(site.url, tool, atOnce)
      answers.push(...(await Promise.all(tokens.map((token) => leave(site.url, token, attacker)))))
      if (run % 100 === 0) {
        await sleep(200)
        count()
      }
    }
    await sleep(1_000)
    const served: string[] = []
    for (const token of await solvedTokens(site.url, tool, others)) {
      const { status, body } = await post(site.url, { token, headers: newVisitor() })
      served.push([status, body.code].filter(Boolean).join(' '))
    }
    await sleep(1_000)
    count()
    const booked = bookedIn(state)
    return [
      `A4 ${runs} runs aborted, a budget of $${dollars}`,
      tally(answers),
      booked.toFixed(0),
      used.toFixed(0),
      (booked / used).toFixed(2),
      tally(served),
    ]
  } finally {
    await site.stop()
    await model.stop()
    rmSync(state, { recursive: true })
  }
}

async function leave(site: string, token: string, headers: Record<string, string>): Promise<string> {
  const signal = AbortSignal.timeout(Math.ceil(Math.random() * longestStayMs))
  const streamed = { ...headers, Accept: 'text/event-stream' }
  try {
    const response = await send(site, { token, headers: streamed, signal })
    await response.text()
    return String(response.status)
  } catch {
    return 'aborted'
  }
}

function bookedIn(state: string): number {
  const spending = JSON.parse(readFileSync(join(state, 'spending.json'), 'utf8')) as Record<string, number>
  return Object.entries(spending).find(([key]) => /^budget:[\d-]+$/.test(key))?.[1] ?? Number.NaN
}
