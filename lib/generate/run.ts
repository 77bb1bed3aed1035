import type { Card, EngineName } from '@/lib/card'
import { CatalogueError } from '@/lib/errors'
import type { Exchange } from '@/lib/http/exchange'
import { toCatalogueError } from '@/lib/http/failure'
import { dailyLimit } from '@/lib/usage'
import type { Breaker } from './breaker'
import type { Engine, Job } from './engines/engine'
import { isGivenBack } from './is-given-back'
import { languageNotes } from './kept-language'
import type { Admission } from './limits/store'
import { createMeter, type Money } from './meter'
import { produce } from './produce'
import { cardOf } from './select'

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
  engine: Engine
  admission: Admission
  breaker: Breaker
  /** Uses that the server still allows after this one. */
  left: number
  money: Money | null
  signal: AbortSignal
}

/**
 * One admitted generation: yields each card as it is finished and returns the whole reply. However it ends, the slot is
 * freed, the money settled, and a use that gave the visitor nothing is given back.
 */
export async function* run(given: Run): AsyncGenerator<Card, Reply, void> {
  const { exchange, job, breaker, money } = given
  const meter = createMeter(money)
  const cards: Card[] = []
  let engine: EngineName = given.engine.name
  let failure: CatalogueError | null = new CatalogueError('internal', { reason: 'client_gone' })
  try {
    const direct = job.refine ? null : (job.tool.direct?.(job.input) ?? null)
    if (direct) engine = 'built-in'
    const made = direct
      ? direct.map((item) => cardOf(job.tool, item, job.input))
      : produce({ ...job, onCall: meter.call }, given.engine, given.signal)
    for await (const card of made) {
      cards.push(card)
      yield card
    }
    if (cards.length === 0) throw new CatalogueError('empty_response')
    failure = null
    if (engine === 'openai') breaker.succeeded()
    return replyOf(given, cards, engine, direct ? [] : notesOf(job, cards))
  } catch (error) {
    failure = toCatalogueError(error, exchange.request)
    breaker.failed(failure)
    throw error
  } finally {
    const usesModel = engine === 'openai'
    const spent = usesModel ? meter.spent() : 0
    Object.assign(
      exchange.record,
      { engine, cards: cards.length },
      usesModel && meter.total,
      money && { costMicroUsd: spent },
    )
    await given.admission.settle({ spent, refund: isGivenBack(failure, usesModel) })
  }
}

function notesOf(job: Job, cards: readonly Card[]): string[] {
  const isShort = cards.length < job.count
  return [
    ...(isShort ? [`${cards.length} of ${job.count} fit this time. Generate again for others.`] : []),
    ...languageNotes(job, cards),
  ]
}

function replyOf(
  { exchange, left }: Run,
  cards: readonly Card[],
  engine: EngineName,
  notes: readonly string[],
): Reply {
  return {
    content: cards.map((card) => card.copy).join('\n\n'),
    cards,
    engine,
    remaining: Math.max(0, Math.min(dailyLimit, left)),
    requestId: exchange.requestId,
    ...(notes.length > 0 && { notes }),
  }
}
