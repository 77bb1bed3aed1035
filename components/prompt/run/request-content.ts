import { createParser } from 'eventsource-parser'
import type { Card } from '@/lib/card'
import { isCard, isEngineName, isTextList } from '@/lib/is-card'
import { isRecord } from '@/lib/is-record'
import type { Reply } from './generation'
import type { Job } from './job'
import { requestBody } from './request-body'
import { RequestFailure } from './request-failure'

type Options = {
  tool: string
  token: string
  signal: AbortSignal
  onCard: (card: Card) => void
  /** Where the site's own API answers; another origin only in tests. */
  origin?: string
}

/** The server ends its streams within 45 s; a reply that hangs for longer than this will not come. */
const longestWait = 90_000

/** Asks the server to write, and hands over each result as it arrives. Throws `RequestFailure`. */
export async function requestContent(job: Job, options: Options): Promise<Reply> {
  const { tool, token, signal, onCard, origin = '' } = options
  const response = await reach(`${origin}/api/generate-content`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: requestBody(job, { tool, token }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
  })
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return readStream(response, onCard)
  return readReply(fromJson(await response.text().catch(() => '')), response.ok)
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    throw new RequestFailure({ code: 'internal' }, { cause })
  }
}

/** The reply of a stream that ends with `done`; one that breaks off before that has failed. */
async function readStream(response: Response, onCard: (card: Card) => void): Promise<Reply> {
  const ends: { ok: boolean; data: unknown }[] = []
  const parser = createParser({
    onEvent({ event, data }) {
      const value = fromJson(data)
      if (event === 'card' && isCard(value)) onCard(value)
      if (event === 'done' || event === 'error') ends.push({ ok: event === 'done', data: value })
    },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      parser.feed(chunk.value)
    }
  } catch (cause) {
    if (ends.length === 0) throw new RequestFailure({ code: 'internal' }, { cause })
  }
  const [end] = ends
  if (!end) throw new RequestFailure({ code: 'internal' })
  return readReply(end.data, end.ok)
}

function readReply(body: unknown, ok: boolean): Reply {
  const reply = isRecord(body) ? body : {}
  if (!ok || reply.error !== undefined) {
    throw new RequestFailure({
      ...(typeof reply.code === 'string' && { code: reply.code }),
      ...(typeof reply.error === 'string' && { error: reply.error }),
    })
  }
  const cards = Array.isArray(reply.cards) ? reply.cards.filter(isCard) : []
  if (cards.length === 0 || !isEngineName(reply.engine)) throw new RequestFailure({ code: 'empty_response' })
  return {
    cards,
    engine: reply.engine,
    notes: isTextList(reply.notes) ? reply.notes : [],
    remaining: typeof reply.remaining === 'number' ? reply.remaining : Number.POSITIVE_INFINITY,
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
