import { isRecord } from '@/lib/is-record'
import type { Card } from '@/lib/tool/card'
import { isCard, isEngineName, isTextList } from '@/lib/tool/is-card'
import type { Reply } from './generation'
import type { Job } from './job'
import { requestBody } from './request-body'
import { requestEvents } from './request-events'
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
  const { data, ok } = await requestEvents(`${origin}/api/generate-content`, {
    init: { headers: { 'Content-Type': 'application/json' }, body: requestBody(job, { tool, token }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
    onEvent: (event, value) => event === 'card' && isCard(value) && onCard(value),
  })
  return readReply(data, ok)
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
