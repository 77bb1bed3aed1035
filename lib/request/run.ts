import { dailyLimit } from '@/lib/browser/usage'
import { CatalogueError } from '@/lib/errors'
import type { Exchange } from '@/lib/http/exchange'
import { toCatalogueError } from '@/lib/http/failure'
import type { Admission } from '@/lib/limits/store'
import type { Card, EngineName } from '@/lib/tool/card'
import type { Breaker } from './breaker'
import type { Deadline } from './deadline'
import type { CardWriter, Job } from './engine'
import { isGivenBack } from './is-given-back'
import { languageNotes } from './kept-language'
import { createMeter, type Money } from './meter'

export type Reply = {
  /** The cards' texts in order, with a blank line between them. */
  content: string
  cards: readonly Card[]
  engine: EngineName
  /** Uses that this visitor has left today for this tool. */
  remaining: number
  requestId: string
  notes?: readonly string[]
}

export type Run = {
  exchange: Exchange
  job: Job
  writer: CardWriter
  admission: Admission
  breaker: Breaker
  /** Uses that the server still allows after this one. */
  left: number
  money: Money | null
  /** Cleared when the run ends. */
  deadline: Deadline
}

/**
 * One admitted generation: yields each card as it is finished and returns the whole reply. However it ends, the slot is
 * freed, the money settled, and a use that gave the visitor nothing is given back.
 */
export async function* run(given: Run): AsyncGenerator<Card, Reply, void> {
  const { exchange, job, writer, breaker, money, deadline } = given
  const meter = createMeter(money)
  const cards: Card[] = []
  const usesModel = writer.name === 'openai'
  let failure: CatalogueError | null = new CatalogueError('internal', { reason: 'client_gone' })
  try {
    for await (const card of writer.write({ ...job, onCall: meter.call }, deadline.signal)) {
      cards.push(card)
      yield card
    }
    if (cards.length === 0) throw new CatalogueError('empty_response')
    failure = null
    if (usesModel) breaker.succeeded()
    return replyOf(given, cards)
  } catch (error) {
    failure = toCatalogueError(error, exchange.request)
    breaker.failed(failure)
    throw error
  } finally {
    deadline.clear()
    const spent = usesModel ? meter.spent() : 0
    Object.assign(
      exchange.record,
      { engine: writer.name, cards: cards.length },
      usesModel && meter.total,
      money && { costMicroUsd: spent },
    )
    await given.admission.settle({ spent, refund: isGivenBack(failure, usesModel) })
  }
}

function notesOf(job: Job, cards: readonly Card[]): string[] {
  if (job.direct) return []
  const isShort = cards.length < job.count
  return [
    ...(isShort ? [`${cards.length} of ${job.count} fit this time. Generate again for others.`] : []),
    ...languageNotes(job, cards),
  ]
}

function replyOf({ exchange, job, writer, left }: Run, cards: readonly Card[]): Reply {
  const notes = notesOf(job, cards)
  return {
    content: cards.map((card) => card.copy).join('\n\n'),
    cards,
    engine: writer.name,
    remaining: Math.max(0, Math.min(dailyLimit, left)),
    requestId: exchange.requestId,
    ...(notes.length > 0 && { notes }),
  }
}
