import { jsonOrder, request } from '@/components/run/request'
import { RequestFailure } from '@/components/run/request-failure'
import type { Sending } from '@/components/run/run-job'
import type { Card } from '@/lib/tool/card'
import { isCard, isEngineName, isTextList } from '@/lib/tool/is-card'
import type { PromptJob } from './prompt-job'
import { requestBody } from './request-body'
import type { Reply } from './shown-run'

/** The server ends its streams within 45 s; a reply that hangs for longer than this will not come. */
const patience = 90_000

/** Asks the server to write, and hands over each result as it arrives. Throws `RequestFailure`. */
export async function send(job: PromptJob, { token, signal, tell }: Sending<Card>): Promise<Reply> {
  const { cards, engine, notes, remaining } = await request(jsonOrder(requestBody(job, token)), {
    signal,
    patience,
    onEvent: (event, value) => event === 'card' && isCard(value) && tell({ type: 'piece', piece: value }),
  })
  const known = Array.isArray(cards) ? cards.filter(isCard) : []
  if (known.length === 0 || !isEngineName(engine)) throw new RequestFailure({ code: 'empty_response' })
  return { cards: known, engine, notes: isTextList(notes) ? notes : [], remaining }
}
