import { Agent, request } from 'node:http'
import { createVisitorHeaders } from './visitor.ts'

/**
 * `forbidden`: many visitors with a false token. `too many`: one visitor beyond the limit. `left`: clients that do not
 * wait.
 */
export type RefusalKind = 'forbidden' | 'too many' | 'left'

const CONNECTION_COUNT = 16
/** Below the requests that a visitor may make in a minute, as the site comes. */
const REQUESTS_PER_VISITOR = 9

const buildBody = (toolType: string, prompt: string) =>
  // As long as a body may be, which a site may keep whole.
  JSON.stringify({ toolType, prompt, turnstileToken: 'x'.repeat(15_000) })

/** A text may take 45 seconds, a film's transcript 240: as long as a site may keep what it made for one. */
const requestBodies = {
  text: buildBody('tiktok-hook-generator', 'sourdough bread at home'),
  transcript: buildBody('tiktok-transcript-generator', 'https://www.tiktok.com/@demo.user/video/7300000000000000001'),
}

/** Connections that stay open between requests, until they are destroyed. */
export const createKeepAliveAgent = () => new Agent({ keepAlive: true, maxSockets: CONNECTION_COUNT })

type Options = { bodyKinds?: readonly (keyof typeof requestBodies)[]; agent: Agent }

/** Makes so many requests that the site refuses, and counts them by their status; 0 stands for no answer. */
export async function sendRefusedRequests(
  site: string,
  kind: RefusalKind,
  count: number,
  { bodyKinds = ['text', 'transcript'], agent }: Options,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let visitor = createVisitorHeaders()
  let startedCount = 0
  const sendUntilDone = async () => {
    while (startedCount < count) {
      startedCount += 1
      if (kind !== 'too many' && startedCount % REQUESTS_PER_VISITOR === 0) visitor = createVisitorHeaders()
      const body = requestBodies[bodyKinds[startedCount % bodyKinds.length] ?? 'text']
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
    // Half of them leave in the middle of their body, and half when all of it is sent.
    call.write(sentBody, () => setTimeout(() => call.destroy(), 2))
  })
}
