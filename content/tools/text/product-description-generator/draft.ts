import { countWords } from '@/lib/core/strings/count-words'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { isListedName, toMidSentenceCase } from '@/lib/writer/reading/casing'
import { addClosingMark } from '@/lib/writer/sequence/steps'
import { channels } from './channels'
import { parseFeatures } from './features'
import type { ProductInput, productFields } from './fields'
import { suggestKeywords } from './keywords'
import type { Listing } from './listing'

/**
 * What a feature means by the sense of its words alone, so that saying it claims nothing more: what is machine washable goes into the machine. All else about
 * what it is good for only the seller knows.
 */
const benefitPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bmachine[- ]wash/i, 'it goes in with the rest of the laundry'],
  [/\bdishwasher[- ](?:safe|proof)/i, 'no washing up by hand'],
  [/\bmicrowave[- ](?:safe|proof)/i, 'warm it up in the same dish'],
  [/\b(?:oven[- ](?:safe|proof))/i, 'from the oven to the table in one dish'],
  [/\bwater[- ]?(?:proof|resistant)\b/i, 'rain and splashes stay outside'],
  [/\badjustable\b/i, 'set it the way it fits you'],
  [/\b(?:foldable|folds? (?:flat|up|down)|collapsible)\b/i, 'put it away when you don’t need it'],
  [/\brechargeable\b/i, 'no batteries to buy'],
  [/\bcordless|\bwireless\b/i, 'no cable in the way'],
  [/\bnon[- ]?slip\b|\banti[- ]?slip\b/i, 'it stays where you put it'],
  [/\brefillable\b/i, 'keep it and buy only the refill'],
  [/\bremovable\b|\bdetachable\b/i, 'take it off when you want to'],
  [/\bstackable\b/i, 'several take the room of one'],
  [/\breversible\b/i, 'two looks in one'],
  [/\b(?:unscented|fragrance[- ]free)\b/i, 'it smells of nothing'],
  [/\bpockets?\b/i, 'keep what you need on you'],
]

const benefitClausePattern = /\b(?:so(?: that)?|because|which|lets?|keeps?|for|to|without|means?)\b/i

/** What a feature is good for, from its own words; null where they don’t say, '' where they say it already. */
function getBenefit(feature: string): string | null {
  if (benefitClausePattern.test(feature)) return ''
  return benefitPatterns.find(([pattern]) => pattern.test(feature))?.[1] ?? null
}

type ProductDraftInput = ProductInput & DraftContext

/** Blanks that a listing gets in its bullets: more of them would be a form. */
const MAX_BLANKS = 2
/** A title says the first of its features; the rest stands below. */
const MAX_TITLE_FEATURES = 3
/** As long as a title is read on a phone, where its limit allows it. */
const PREFERRED_TITLE_LENGTH = 80

/** Words that the name and what is still missing take. */
const RESERVED_WORD_COUNT = 25

const nameBlank = '[product name]'

/** What buyers ask that the seller has not said, most asked first; the longer the text, the more of it. */
const buyerQuestions = [
  [
    /\b\d+(?:[.,]\d+)?\s?(?:cm|mm|m|in|inch(?:es)?|ml|l|g|kg|oz|lbs?)\b|\bsize\b|\bone size\b/i,
    'Size: [the measurements, or the sizes there are]',
  ],
  [
    /\b(?:made (?:of|from)|cotton|linen|wool|leather|wood|oak|steel|glass|ceramic|silk|soy|wax|paper|plastic|silver|gold|brass)\b/i,
    'Made of: [the material]',
  ],
  [/\b(?:box|includes?|comes with|set of|pack of)\b/i, 'In the box: [what comes with it]'],
  [/\b(?:wash|clean|wipe|care|dishwasher)/i, 'Care: [how to clean or keep it]'],
] as const

/** A size or a material needs no reason. */
const isFact = (feature: string) => buyerQuestions.slice(0, 2).some(([pattern]) => pattern.test(feature))

export const draft: DraftRecipe<typeof productFields, Listing> = {
  outputKind: 'sentences',
  *write(input) {
    yield buildListing(input)
  },
  shorten(listing) {
    const paragraphs = listing.description.split('\n\n')
    if (paragraphs.length > 1) return { ...listing, description: paragraphs.slice(0, -1).join('\n\n') }
    return listing.bullets.length > 1 ? { ...listing, bullets: listing.bullets.slice(0, -1) } : null
  },
}

function buildListing(input: ProductDraftInput): Listing {
  const { parameters } = input
  const { features } = parseFeatures(input)
  const bullets = parameters.bullets ? buildBullets(features, channels[parameters.channel].bullets.maxCount) : []
  return {
    title: buildTitle(input),
    bullets,
    description: buildDescription(input, bullets.length > 0),
    keywords: suggestKeywords(input),
  }
}

function buildTitle(input: ProductDraftInput): string {
  const { name, channel } = input.parameters
  const { features } = parseFeatures(input)
  const { max } = channels[channel].title
  const productName = upperFirst(name || nameBlank)
  const newFeatures = features.filter((feature) => !productName.toLowerCase().includes(feature.toLowerCase()))
  for (let count = Math.min(MAX_TITLE_FEATURES, newFeatures.length); count > 0; count -= 1) {
    const title = `${productName}: ${newFeatures.slice(0, count).map(formatForTitle).join(', ')}`
    if (title.length <= Math.min(max, PREFERRED_TITLE_LENGTH)) return title
  }
  return truncateAtWord(productName, max)
}

/** A feature behind a colon begins small, unless it is a name. */
const formatForTitle = (feature: string) => toMidSentenceCase(feature, (word) => isListedName(word.toLowerCase()))

/** A feature with what it is good for: as the seller says it, by the sense of its words, or a blank. */
function buildBullets(features: readonly string[], maxCount: number): string[] {
  let remainingBlankCount = MAX_BLANKS
  return features.slice(0, maxCount).map((feature) => {
    const benefit = getBenefit(feature)
    const text = upperFirst(feature)
    if (benefit) return `${text}: ${benefit}`
    if (benefit === '' || remainingBlankCount === 0 || isFact(feature)) return text
    remainingBlankCount -= 1
    return `${text}: [what that is good for]`
  })
}

/** As many sentences as there are words for, at least the first. */
function joinFittingSentences(sentences: readonly string[], maxWords: number): string {
  let remainingWordCount = maxWords
  const fittingSentences = sentences.filter((sentence, index) => {
    remainingWordCount -= countWords(sentence)
    return index === 0 || remainingWordCount >= 0
  })
  return fittingSentences.map((sentence) => addClosingMark(upperFirst(sentence))).join(' ')
}

function buildDescription(input: ProductDraftInput, hasBullets: boolean): string {
  const { prompt, parameters } = input
  const { name, audience, words } = parameters
  const { features, sentences } = parseFeatures(input)
  const openingLine = `${upperFirst(name || nameBlank)}${audience ? ` for ${audience}` : ''}`
  const sentenceText = joinFittingSentences(sentences, Number(words) - RESERVED_WORD_COUNT)
  const shouldListFeatures = (!hasBullets || sentences.length === 0) && features.length > 0
  const featureText = shouldListFeatures ? features.map((feature) => addClosingMark(upperFirst(feature))).join(' ') : ''
  const openQuestions = buyerQuestions.flatMap(([pattern, question]) => (pattern.test(prompt) ? [] : [question]))
  const momentBlanks =
    sentences.length === 0 ? ['[the moment in which somebody is glad to have it, in a sentence or two]'] : []
  const maxQuestions = { '80': 1, '150': 2, '300': 4 }[words]
  const hasOnlySentences = name === '' && audience === '' && sentenceText !== ''
  return [
    hasOnlySentences ? '' : addClosingMark(openingLine),
    sentenceText,
    featureText,
    ...momentBlanks,
    openQuestions.slice(0, maxQuestions).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
