import { abortableIterator } from '@/lib/core/abortable-iterator'
import { PublicError } from '@/lib/core/errors'
import type { Card } from '@/lib/tool/card'
import { getDraft } from '@/lib/tool/define'
import type { Engine, Job } from '@/lib/tool/engine'
import { createCardFilter, isEcho } from './card-filter'
import { isGroundedInPrompt } from './is-grounded'
import { isRewrite } from './is-rewrite'
import { isInRequestedLanguage } from './requested-language'

/** An engine whose items never fit is stopped here. */
const MAX_CANDIDATES = 300

/**
 * Pulls items from an engine until there are as many cards as asked for, or none left. Cards in another script than the
 * language asked for, those of a model that would fit another prompt as well, and a text given back as it was, come last, in place of those that are still missing. Throws `empty_response` when
 * not one item fits, `already_short` when none is shorter than the original, `needs_model` when the built-in writer has no other like it, and the signal's reason when it aborts, even
 * if the engine does not listen.
 */
export async function* generateCards(job: Job, engine: Engine, signal: AbortSignal): AsyncGenerator<Card> {
  const selection = createCardFilter(job)
  const ungroundedCards: Card[] = []
  const wrongLanguageCards: Card[] = []
  const echoes: Card[] = []
  // A text that needs no mark is an answer too.
  const mayEcho = job.refine !== undefined || !isRewrite(job) || getDraft(job.tool)?.writes === 'marks'
  let made = 0
  let seen = 0
  const missing = () => job.count - made
  for await (const candidate of abortableIterator(engine.write({ ...job, missing }, signal), signal)) {
    const card = selection.accept(candidate)
    seen += 1
    if (card && !mayEcho && isEcho(job, card)) echoes.push(card)
    else if (card && !isInRequestedLanguage(job, card)) wrongLanguageCards.push(card)
    else if (card && candidate.assumed && !isGroundedInPrompt(job, card)) ungroundedCards.push(card)
    else if (card) {
      made += 1
      yield card
    }
    if (missing() === 0 || seen === MAX_CANDIDATES) break
  }
  const fallbackCards = [...ungroundedCards, ...wrongLanguageCards, ...echoes].slice(0, missing())
  yield* fallbackCards
  if (made + fallbackCards.length > 0) return
  const action = job.refine?.action
  if (action === 'similar' && engine.name === 'built-in') throw new PublicError('needs_model')
  throw new PublicError(seen > 0 && action === 'shorter' ? 'already_short' : 'empty_response')
}
