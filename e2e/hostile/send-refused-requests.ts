import { Agent, request } from 'node:http'
import { createVisitorHeaders } from './visitor.ts'

/**
 * `forbidden`: many visitors with an invalid token. `too many`: one visitor over the limit. `left`: clients that
 * disconnect.
 */
export type RefusalKind = 'forbidden' | 'too many' | 'left'

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

type Options = { bodyKinds?: readonly (keyof typeof requestBodies)[]; agent: Agent }

/** Sends `count` requests that the site refuses, and counts them by status; 0 means no response. */
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
    // Half of the clients disconnect in the middle of the body, half after all of it is sent.
    call.write(sentBody, () => setTimeout(() => call.destroy(), 2))
  })
}
