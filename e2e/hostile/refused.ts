import { Agent, request } from 'node:http'
import { newVisitor } from './visitor.ts'

/** `forbidden`: many visitors with a false token. `too many`: one visitor beyond the limit. `left`: clients that do not wait. */
export type Refusal = 'forbidden' | 'too many' | 'left'

const connections = 16
/** Below the requests that a visitor may make in a minute, as the site comes. */
const each = 9

const body = JSON.stringify({
  toolType: 'tiktok-hook-generator',
  prompt: 'sourdough bread at home',
  // As long as a body may be, which a site may keep whole.
  turnstileToken: 'x'.repeat(15_000),
})

/** Makes so many requests that the site refuses, and counts them by their status; 0 stands for no answer. */
export async function makeRefused(site: string, kind: Refusal, count: number): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  let visitor = newVisitor()
  let begun = 0
  const work = async () => {
    while (begun < count) {
      begun += 1
      if (kind !== 'too many' && begun % each === 0) visitor = newVisitor()
      const status = await askOnce(site, {
        kind,
        agent,
        visitor,
        part: begun % 2 === 0 ? body : body.slice(0, 9),
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return statuses
}

type Once = { kind: Refusal; agent: Agent; visitor: Record<string, string>; part: string }

function askOnce(site: string, { kind, agent, visitor, part }: Once): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, ...visitor }
    const sent = request(`${site}/api/generate-content`, { method: 'POST', agent, headers, timeout: 60_000 })
    sent.on('response', (response) => response.resume().on('close', () => resolve(response.statusCode ?? 0)))
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(0))
    if (kind !== 'left') return sent.end(body)
    // Half of them leave in the middle of their body, and half when all of it is sent.
    sent.write(part, () => setTimeout(() => sent.destroy(), 2))
  })
}
