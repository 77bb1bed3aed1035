import { eng, removeStopwords } from 'stopword'
import { PublicError } from '@/lib/core/errors'
import { iterateUntilAborted } from '@/lib/core/iterate-until-aborted'
import type { Card } from '@/lib/tool/card'
import type { CardWriter, Engine, WritingJob } from '@/lib/tool/engine'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { getDraft } from '@/lib/tool/prompt-tool'
import { createCardFilter, isEcho, isRewrite, toCard } from './card-filter'
import { isInRequestedLanguage } from './requested-language'

/** A text with more assumed phrases is about a different subject. */
const MAX_ASSUMED_PHRASES = 3

/** Whether a card shares a word with the prompt and assumes little. True if the words cannot be compared. */
function isGroundedInPrompt({ input }: Pick<WritingJob, 'input'>, { copy, assumed = [] }: Card): boolean {
  if (assumed.length > MAX_ASSUMED_PHRASES) return false
  const { language } = input.parameters
  const stems = language === undefined || language === 'auto' ? getPromptStems(input) : []
  const text = copy.toLowerCase()
  return stems.length === 0 || stems.some((stem) => text.includes(stem))
}

/** Stems of the prompt's content words, without endings that vary in a sentence. */
const getPromptStems = memoizePerRequest(({ prompt, chosen = '' }: WritingJob['input']) => {
  const words = `${prompt} ${chosen}`.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
  return removeStopwords(words, eng).map((word) => word.slice(0, Math.max(4, word.length - 2)))
})

/** An engine is stopped after this number of candidates, because its items apparently never fit. */
const MAX_CANDIDATES = 300

/**
 * Cards in another script, cards that fit any prompt and unchanged copies only fill empty places. Throws
 * `empty_response`, `already_short`, `needs_model` or an abort reason, even if the engine ignores the abort.
 */
export async function* generateCards(job: WritingJob, engine: Engine, signal: AbortSignal): AsyncGenerator<Card> {
  const cardFilter = createCardFilter(job)
  const ungroundedCards: Card[] = []
  const wrongLanguageCards: Card[] = []
  const echoes: Card[] = []
  // A text that needs no marks is also a valid answer.
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

export function createCardWriter(engine: Engine): CardWriter {
  return {
    name: engine.name,
    async *write(job, signal) {
      const { tool, input } = job
      if (!job.isModelFree) yield* generateCards(job, engine, signal)
      else for (const item of tool.modelFreeMode?.buildItems(input) ?? []) yield toCard(tool, item, input)
    },
  }
}
