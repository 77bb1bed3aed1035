import { eng, removeStopwords } from 'stopword'
import { PublicError } from '@/lib/core/errors'
import { iterateUntilAborted } from '@/lib/core/iterate-until-aborted'
import type { Card } from '@/lib/tool/card'
import type { Engine, WritingJob } from '@/lib/tool/engine'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { getDraft } from '@/lib/tool/tool-definition'
import { createCardFilter, isEcho } from './card-filter'
import { isRewrite } from './is-rewrite'
import { isInRequestedLanguage } from './requested-language'

/** More than this many phrases of its own, and a text is about somebody else. */
const MAX_ASSUMED_PHRASES = 3

/**
 * Whether a card of a model's is made of this request: it shares a word with the prompt, and assumes little. True where
 * words cannot be compared: the answer is in another language, or the prompt has no word of four letters.
 */
function isGroundedInPrompt({ input }: Pick<WritingJob, 'input'>, { copy, assumed = [] }: Card): boolean {
  if (assumed.length > MAX_ASSUMED_PHRASES) return false
  const { language } = input.parameters
  const stems = language === undefined || language === 'auto' ? getPromptStems(input) : []
  const text = copy.toLowerCase()
  return stems.length === 0 || stems.some((stem) => text.includes(stem))
}

/** The words that name something, each without an ending that a sentence may change. */
const getPromptStems = memoizePerRequest(({ prompt, chosen = '' }: WritingJob['input']) => {
  const words = `${prompt} ${chosen}`.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
  return removeStopwords(words, eng).map((word) => word.slice(0, Math.max(4, word.length - 2)))
})

/** An engine whose items never fit is stopped here. */
const MAX_CANDIDATES = 300

/**
 * Pulls items from an engine until there are as many cards as asked for, or none left. Cards in another script than the
 * language asked for, those of a model that would fit another prompt as well, and a text given back as it was, come
 * last, in place of those that are still missing. Throws `empty_response` when not one item fits, `already_short` when
 * none is shorter than the original, `needs_model` when the built-in writer has nothing, and the signal's
 * reason when it aborts, even if the engine does not listen.
 */
export async function* generateCards(job: WritingJob, engine: Engine, signal: AbortSignal): AsyncGenerator<Card> {
  const cardFilter = createCardFilter(job)
  const ungroundedCards: Card[] = []
  const wrongLanguageCards: Card[] = []
  const echoes: Card[] = []
  // A text that needs no mark is an answer too.
  const canEcho = job.refine !== undefined || !isRewrite(job) || getDraft(job.tool)?.outputKind === 'marks'
  let yieldedCount = 0
  let candidateCount = 0
  const countMissing = () => job.count - yieldedCount
  for await (const candidate of iterateUntilAborted(engine.write({ ...job, countMissing }, signal), signal)) {
    const card = cardFilter.accept(candidate)
    candidateCount += 1
    if (card && !canEcho && isEcho(job, card)) echoes.push(card)
    else if (card && !isInRequestedLanguage(job, card)) wrongLanguageCards.push(card)
    else if (card && candidate.assumed && !isGroundedInPrompt(job, card)) ungroundedCards.push(card)
    else if (card) {
      yieldedCount += 1
      yield card
    }
    if (countMissing() === 0 || candidateCount === MAX_CANDIDATES) break
  }
  const fallbackCards = [...ungroundedCards, ...wrongLanguageCards, ...echoes].slice(0, countMissing())
  yield* fallbackCards
  if (yieldedCount + fallbackCards.length > 0) return
  const action = job.refine?.action
  if (engine.name === 'built-in') throw new PublicError('needs_model')
  throw new PublicError(candidateCount > 0 && action === 'shorter' ? 'already_short' : 'empty_response')
}
