import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { createVisitorHeaders, fetchSolvedTokens, generate } from './api-call.ts'

type HostileInput = { toolType: string; prompt: string; parameters?: Record<string, string> }

/** The most expensive prompts that we could find within all limits. */
export const hostileInputs = {
  slides: { toolType: 'instagram-carousel', prompt: 'a '.repeat(3_000), parameters: { mode: 'text' } },
  posts: { toolType: 'twitter-thread', prompt: '😀'.repeat(3_600), parameters: { mode: 'split' } },
  request: { toolType: 'tiktok-hook-generator', prompt: `write me ${'short '.repeat(60)}` },
  places: { toolType: 'tiktok-hook-generator', prompt: `small bakery ${'LONDON'.repeat(12)}1` },
  addresses: { toolType: 'tiktok-hook-generator', prompt: 'a@'.repeat(1_000) },
  manyAddresses: { toolType: 'instagram-carousel', prompt: 'a@'.repeat(3_000) },
  word: { toolType: 'instagram-carousel', prompt: 'abcdefghij'.repeat(600) },
  marks: { toolType: 'ai-alt-text-generator', prompt: `a${'\u0316\u0301'.repeat(102_000)}` },
  tags: { toolType: 'content-repurposer', prompt: buildDistinctTags(12_000) },
} as const satisfies Record<string, HostileInput>

/** Builds `#t1 #t2 …`, up to `length` characters: repeated but distinct tags. */
function buildDistinctTags(length: number): string {
  let text = ''
  for (let i = 1; text.length + `#t${i} `.length <= length; i += 1) text += `#t${i} `
  return text
}

export function createWorstCases(count: number): HostileInput[] {
  const inputs = Object.values<HostileInput>(hostileInputs)
  return Array.from({ length: count }, (_, i) => inputs[i % inputs.length] ?? hostileInputs.request)
}

export type PreparedRequest = { input: HostileInput; token: string; visitor: Record<string, string> }

/** Prepares requests, each with its own proof of work and visitor. */
export async function prepareRequests(site: string, inputs: readonly HostileInput[]): Promise<PreparedRequest[]> {
  const preparedRequests: PreparedRequest[] = []
  for (const input of inputs) {
    const [token = ''] = await fetchSolvedTokens(site, input.toolType, 1)
    preparedRequests.push({ input, token, visitor: createVisitorHeaders() })
  }
  return preparedRequests
}

export function prepareOrdinaryRequests(site: string): Promise<PreparedRequest[]> {
  const tools = new Set(Object.values(hostileInputs).map(({ toolType }) => toolType))
  return prepareRequests(
    site,
    [...tools].map((toolType) => ({ toolType, prompt: 'sourdough bread at home' })),
  )
}

/** Returns the outcome, such as `422 unclear_topic` or `no answer`, and the time. */
export async function sendPrepared(site: string, { input, token, visitor }: PreparedRequest, timeoutMs: number) {
  const call = { ...input, token, headers: visitor, signal: AbortSignal.timeout(timeoutMs) }
  const outcome = await generate(site, call).then(
    ({ status, body }) => [status, body.code].filter(Boolean).join(' '),
    () => 'no answer',
  )
  return { what: outcome, at: performance.now() }
}

const toolType = 'twitter-thread'
/** Each character has three bytes, so the response of 170 kB exceeds the server's buffer for one client. */
const sentence = '长文章里的一句话需要很多字才能说清楚道理而且写得越多就越容易让读者记住。'
const prompt = sentence.repeat(105).slice(0, 4_000)
/** Their responses exceed the system's buffer for a loopback connection, which is up to 4 MB. */
const EARLIER_REQUEST_COUNT = 20

export const unreadToolType = toolType

/** Requests a stream and never reads it. Earlier requests on its connection fill the system's network buffers. */
export async function openUnreadStream(site: string, token: string, visitor: Record<string, string>): Promise<Socket> {
  const { hostname, port } = new URL(site)
  const body = JSON.stringify({ toolType, prompt, turnstileToken: token, parameters: { mode: 'split' } })
  const headerLines = [
    'POST /api/generate-content HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Accept: text/event-stream',
    ...Object.entries(visitor).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  const pageRequests = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(EARLIER_REQUEST_COUNT)
  socket.write(`${pageRequests}${headerLines.join('\r\n')}\r\n\r\n${body}`)
  return socket
}

/** An invalid token, or a disconnection before the response. */
type RefusalKind = 'forbidden' | 'left'

const CONNECTION_COUNT = 16
/** Below the default limit of requests per visitor and minute. */
const REQUESTS_PER_VISITOR = 9

const buildBody = (toolType: string, prompt: string) =>
  // The maximum body length, which a site may store whole.
  JSON.stringify({ toolType, prompt, turnstileToken: 'x'.repeat(15_000) })

/** A text may take 45 seconds, a video's transcript 240; a site may store a request's data that long. */
const requestBodies = {
  text: buildBody('tiktok-hook-generator', 'sourdough bread at home'),
  transcript: buildBody('tiktok-transcript-generator', 'https://www.tiktok.com/@demo.user/video/7300000000000000001'),
}

/** Creates an agent whose connections stay open between requests until it is destroyed. */
export const createKeepAliveAgent = () => new Agent({ keepAlive: true, maxSockets: CONNECTION_COUNT })

/** Sends `count` requests that the site refuses, and counts them by status; 0 means no response. */
export async function sendRefusedRequests(
  site: string,
  kind: RefusalKind,
  count: number,
  agent: Agent,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let visitor = createVisitorHeaders()
  let startedCount = 0
  const sendUntilDone = async () => {
    while (startedCount < count) {
      startedCount += 1
      if (startedCount % REQUESTS_PER_VISITOR === 0) visitor = createVisitorHeaders()
      const body = startedCount % 2 === 0 ? requestBodies.text : requestBodies.transcript
      const status = await sendOnce(site, {
        kind,
        agent,
        visitor,
        body,
        sentBody: startedCount % 4 < 2 ? body : body.slice(0, 9),
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CONNECTION_COUNT }, sendUntilDone))
  return statuses
}

type RequestOptions = {
  kind: RefusalKind
  agent: Agent
  visitor: Record<string, string>
  body: string
  sentBody: string
}

function sendOnce(site: string, { kind, agent, visitor, body, sentBody }: RequestOptions): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, ...visitor }
    const call = request(`${site}/api/generate-content`, { method: 'POST', agent, headers, timeout: 60_000 })
    call.on('response', (response) => response.resume().on('close', () => resolve(response.statusCode ?? 0)))
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(0))
    if (kind !== 'left') return call.end(body)
    // Half of the clients disconnect in the middle of the body, half after all of it is sent.
    call.write(sentBody, () => setTimeout(() => call.destroy(), 2))
  })
}
