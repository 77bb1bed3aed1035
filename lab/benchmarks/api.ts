/**
 * `npm run bench:api`: measures the time that the site adds to the model. Compares a request sent directly to the mock
 * server with the same request sent through the site. Only compare columns of the same run. `--instances 2` adds
 * rows with that many instances, which share a Redis if redis-server is installed.
 */
import { parseArgs } from 'node:util'
import { mockModelUrl, startServers } from './api-servers.ts'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createVisitorHeaders, fetchSolvedTokens } from '../../e2e/api-call.ts'

type Call = { url: string; headers?: Record<string, string>; body: string }

/** Times of one series of calls in milliseconds. */
type Series = { firstByte: number[]; total: number[] }

/** One call at a time on each connection. Throws if `isAnswer` returns false for a body. */
async function measure(
  next: () => Call,
  { connections, count, isAnswer }: { connections: number; count: number; isAnswer: (body: string) => boolean },
): Promise<Series> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const series: Series = { firstByte: [], total: [] }
  let left = count
  const work = async () => {
    while (left-- > 0) {
      const { firstByte, total, body } = await callOnce(next(), agent)
      if (!isAnswer(body)) throw new Error(`Not an answer: ${body.slice(0, 300)}`)
      series.firstByte.push(firstByte)
      series.total.push(total)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return series
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function callOnce({ url, headers, body }: Call, agent: Agent) {
  return new Promise<{ firstByte: number; total: number; body: string }>((resolve, reject) => {
    const started = performance.now()
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (response: IncomingMessage) => {
      let firstByte = 0
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        firstByte ||= performance.now() - started
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => resolve({ firstByte, total: performance.now() - started, body: text }))
    })
    sent.end(body)
  })
}

const { values } = parseArgs({ options: { instances: { type: 'string', default: '1' } } })
const instances = Number(values.instances)
if (!(Number.isInteger(instances) && instances >= 1)) throw new Error('--instances must be a number of at least 1.')

const tool = 'tiktok-hook-generator'
const prompt = 'sourdough bread fault:realistic'
/** Calls of a round, by connections. */
const counts = { 1: 3, 50: 100 }
/** Sites and mock server alternate, so that a busy moment affects all. The first round is a warm-up. */
const rounds = 5
const modes = { JSON: 'application/json', stream: 'text/event-stream' } as const

const { sites, hasRedis, stop } = await startServers(instances)
const groups = instances > 1 ? [sites.slice(0, 1), sites] : [sites]
try {
  if (instances > 1) console.log(hasRedis ? 'Limits are counted in Redis.\n' : 'Limits are counted by instance.\n')
  console.log('| connections | reply | instances | direct p50, ms | site | ratio | first card, ms |')
  console.log('|---|---|---|---|---|---|---|')
  const direct = await createDirectCall()
  for (const connections of [1, 50] as const)
    for (const mode of ['JSON', 'stream'] as const) await compare(direct, connections, mode)
} finally {
  stop()
}

async function compare(direct: Call, connections: 1 | 50, mode: keyof typeof modes): Promise<void> {
  const count = counts[connections]
  const isReply = (body: string) => (mode === 'JSON' ? body.startsWith('{"content"') : body.includes('event: done'))
  const isCompletion = (body: string) => body.includes('[DONE]')
  const throughSites: Series[][] = groups.map(() => [])
  const alone: Series[] = []
  for (let round = 0; round <= rounds; round++) {
    const turns: Series[] = []
    for (const group of groups) {
      const calls = await createSiteCalls(group, modes[mode], count)
      turns.push(await measure(calls, { connections, count, isAnswer: isReply }))
    }
    const directRound = await measure(() => direct, { connections, count, isAnswer: isCompletion })
    if (round === 0) continue
    for (const [index, turn] of turns.entries()) throughSites[index]?.push(turn)
    alone.push(directRound)
  }
  const directMs = getMedian(alone.flatMap(({ total }) => total))
  for (const [index, group] of groups.entries()) {
    const series = throughSites[index] ?? []
    const siteMs = getMedian(series.flatMap(({ total }) => total))
    const firstCardMs = mode === 'stream' ? getMedian(series.flatMap(({ firstByte }) => firstByte)).toFixed(1) : ''
    const figures = [directMs.toFixed(1), siteMs.toFixed(1), (siteMs / directMs).toFixed(2), firstCardMs]
    console.log(`| ${[connections, mode, group.length, ...figures].join(' | ')} |`)
  }
}

async function createDirectCall(): Promise<Call> {
  const call = await createSiteCalls(sites.slice(0, 1), modes.JSON, 1)
  await measure(call, { connections: 1, count: 1, isAnswer: (body) => body.startsWith('{"content"') })
  const seen = (await (await fetch(`${mockModelUrl}/requests`)).json()) as { prompt: string; body: unknown }[]
  const last = seen.filter((request) => request.prompt === prompt)
  if (last.length !== 1) throw new Error(`The site called the model ${last.length} times for one request.`)
  return { url: `${mockModelUrl}/v1/chat/completions`, body: JSON.stringify(last[0]?.body) }
}

async function createSiteCalls(
  to: readonly string[],
  accept: string,
  count: number,
): Promise<() => Call> {
  // Solved before the measurement starts; a browser does this while the visitor types.
  const tokens = await fetchSolvedTokens(to[0] ?? '', tool, count)
  let calls = 0
  return () => {
    calls += 1
    return {
      url: `${to[calls % to.length]}/api/generate-content`,
      headers: { Accept: accept, ...createVisitorHeaders() },
      body: JSON.stringify({ toolType: tool, prompt, turnstileToken: tokens.pop(), parameters: {} }),
    }
  }
}
