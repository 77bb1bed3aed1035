import { type Card, cardSchema } from '@/lib/tool/card'
import type { Reply } from './generation'
import type { Job } from './job'
import { readWritten } from './read-reply'
import { requestBody } from './request-body'
import { requestEvents } from './request-events'

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
    onEvent(event, value) {
      const card = event === 'card' && cardSchema.safeParse(value).data
      if (card) onCard(card)
    },
  })
  return readWritten(data, ok)
}
