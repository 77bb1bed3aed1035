import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import { getRejectionReason, type RejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import type { Card } from '@/lib/tool/card'
import type { Candidate } from '@/lib/tool/engine'
import type { PromptKind } from '@/lib/tool/prompt-reading'
import { getDraft } from '@/lib/tool/prompt-tool'
import { isSensitiveTopic } from '@/lib/writer/hard-day'
import { buildCard, type CardJob, collectTexts, getVisitorText, isEcho, isRewrite, isSequence } from './candidate-card'
import { findBrokenDirection, forbidsAdditions } from './directions'
import { findLostFacts, isRelatedToPrompt } from './prompt-facts'
import { isInRequestedLanguage } from './requested-language'

/** Faults of usable cards, which only fill empty places: the first ones first. */
export const softFaults = [
  'opening',
  'unrelated',
  'direction',
  'invented',
  'worn',
  'thin',
  'lost',
  'language',
  'echo',
] as const

export type SoftFault = (typeof softFaults)[number]

/** `reason` is an explanation for the model. `card` is null if the item cannot be shown at all. */
type CardReview =
  | { card: Card; fault: null }
  | { card: Card; fault: SoftFault; reason: string }
  | { card: null; fault: 'unfit'; reason: string }

/**
 * A card fits the platform, differs from earlier cards and opens with a different word; versions of one text may be
 * similar. On a hard day, items with assumptions are dropped, except text seen in an image. `getKind` returns how the
 * model has read the prompt, or undefined if it has not.
 */
export function createCardFilter(job: CardJob, getKind: () => PromptKind | undefined = () => undefined) {
  const { tool, input, refine } = job
  const shownWordSets: ReadonlySet<string>[] = []
  const shownTexts = new Set<string>()
  const openings = new Set<string>()
  const isRewriteJob = isRewrite(job)
  // A text that needs no marks is also a valid answer.
  const canEcho = refine !== undefined || !isRewriteJob || getDraft(tool)?.outputKind === 'marks'
  const hasImageInput = tool.imageInput === 'enough' && input.picture !== undefined
  const originalText = refine && (refine.text ?? tool.present(refine.item, input).copy)
  const visitorText = getVisitorText(job)
  const visitorWords = toWordSet(visitorText)
  if (originalText !== undefined && refine?.action === 'similar') shownWordSets.push(toWordSet(originalText))

  function isRepeated({ copy }: Card): boolean {
    if (isRewriteJob) return shownTexts.has(collapseWhitespace(copy))
    const words = toWordSet(copy)
    return !tool.canRepeat && shownWordSets.some((shownWords) => isNearDuplicate(shownWords, words, visitorWords))
  }

  function findRejection(card: Card): string | null {
    const { copy, assumed = [] } = card
    if (assumed.length > 0 && !isRewriteJob && !hasImageInput && isSensitiveTopic(job, getKind()))
      return `says what the request does not: ${quoteList(assumed)}`
    if (refine?.action === 'shorter' && copy.length >= (originalText?.length ?? 0)) return 'is not shorter than `item`'
    if (copy === originalText) return 'changes nothing in `item`'
    return isRepeated(card) ? 'says the same as another item' : null
  }

  function findFault(card: Card, candidate: Candidate, opening: string | null): [SoftFault, string] | null {
    if (isSequence(job)) return null
    if (opening !== null && openings.has(opening)) return ['opening', `begins with “${opening}”, as another item does`]
    if (!canEcho && isEcho(job, card)) return ['echo', 'only repeats the request']
    if (!isInRequestedLanguage(job, card)) return ['language', 'is in another language than the one asked for']
    if (candidate.lost) return ['lost', `has lost ${quoteList(candidate.lost)}`]
    if (candidate.assumed === undefined || isRewriteJob) return null
    const brokenDirection = findBrokenDirection(job, card)
    if (brokenDirection !== null) return ['direction', `has ${brokenDirection}, against the request`]
    if (isMostlyInvented(job, card, getKind()))
      return ['invented', `says what the request does not: ${quoteList(card.assumed ?? [])}`]
    const lostFacts = findLostFacts(job, card, candidate.item, getKind())
    if (lostFacts.length > 0) return ['thin', `leaves out ${lostFacts.join(', ')}`]
    return isRelatedToPrompt(job, card) ? null : ['unrelated', 'would fit any other request']
  }

  function show(card: Card): boolean {
    if (isRepeated(card)) return false
    shownTexts.add(collapseWhitespace(card.copy))
    shownWordSets.push(toWordSet(card.copy))
    return true
  }

  return {
    show,
    review(candidate: Candidate): CardReview {
      const fittedCard = buildCard(job, candidate)
      const unfitReason = fittedCard ? null : explainUnfitItem(candidate.item, visitorText, input.parameters.avoid)
      const wornCard = !fittedCard && job.count === 1 ? buildCard(job, candidate, { allowsWornPhrases: true }) : null
      const { item, card } = fittedCard ?? wornCard ?? {}
      const opening = isRewriteJob || card === undefined ? null : getOpeningWord(tool.getOpening(item), visitorText)
      const isRepeatedOpening = candidate.assumed === undefined && opening !== null && openings.has(opening)
      const rejection = card && (isRepeatedOpening ? 'begins as another item does' : findRejection(card))
      if (card === undefined || rejection) return { card: null, fault: 'unfit', reason: rejection ?? unfitReason ?? '' }
      const fault = unfitReason === null ? findFault(card, candidate, opening) : (['worn', unfitReason] as const)
      if (fault) return { card, fault: fault[0], reason: fault[1] }
      if (opening !== null) openings.add(opening)
      show(card)
      return { card, fault: null }
    },
  }
}

/** A larger share of a text must not be made up, even if the card marks it. */
const MAX_INVENTED_SHARE = 0.3
/** In texts on these, what a model adds is common knowledge more often than an event. */
const generalKinds: ReadonlySet<PromptKind | undefined> = new Set([
  'subject',
  'how-to',
  'list',
  'question',
  'comparison',
  'opinion',
] as const)

function isMostlyInvented({ input }: CardJob, { copy, assumed = [] }: Card, kind: PromptKind | undefined): boolean {
  // A suggestion for a picture, which is not copied, may show anything.
  const inventedLength = assumed.reduce((sum, phrase) => sum + (copy.includes(phrase) ? phrase.length : 0), 0)
  const isMostly = !generalKinds.has(kind) && inventedLength > copy.length * MAX_INVENTED_SHARE
  return isMostly || (inventedLength > 0 && forbidsAdditions(input))
}

const quoteList = (phrases: readonly string[]) => phrases.map((phrase) => `“${phrase}”`).join(', ')

const rejectionExplanations: Record<RejectionReason, string> = {
  opener: 'begins with a worn phrase',
  cliche: 'has a worn phrase',
  blank: 'has a placeholder without square brackets',
  bait: 'asks for comments, tags, likes or follows',
}

function explainUnfitItem(item: unknown, visitorText: string, avoidedWords: unknown): string {
  const texts = collectTexts(item)
  const reason = texts.map((text) => getRejectionReason(text, visitorText)).find((reason) => reason !== null)
  if (reason) return rejectionExplanations[reason]
  if (texts.some((text) => usesAvoidedWord(text, String(avoidedWords ?? '')))) return 'uses a word of `avoid`'
  return 'breaks a limit: a field is too long, or one that must have a value is empty'
}

/** Returns the opening word, or null if it is the visitor's own, because cards may share the visitor's words. */
export function getOpeningWord(text: string | null, visitorText: string): string | null {
  if (text === null || containsPhrase(visitorText, text.split(/\s+/, 2).join(' '))) return null
  const word = getFirstWord(text)
  return word === getFirstWord(visitorText) ? null : word
}

function getFirstWord(text: string): string | null {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/u)?.[0] ?? null
}
