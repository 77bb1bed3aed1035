import { randomUUID } from 'node:crypto'
import { hasBlank } from '@/lib/core/strings/blanks'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { findFigures } from '@/lib/core/strings/invented-numbers'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import type { Card } from '@/lib/tool/card'
import type { Candidate, WritingJob } from '@/lib/tool/engine'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { isSensitiveTopic } from '@/lib/writer/hard-day'

export function isRewrite({ tool, input }: Pick<WritingJob, 'tool' | 'input'>): boolean {
  return tool.buildBrief(input).outputShape === 'rewrite'
}

export function collectTexts(item: unknown): string[] {
  if (typeof item === 'string') return /\s|[^\0-\x7f]/.test(item) ? [item] : []
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(collectTexts) : []
}

/** In text with many capitals, such as titles and German, a capital does not mark a name. */
const MAX_CAPITAL_SHARE = 0.25

/** Returns the phrases that the model lists as assumed, and names and figures that `visitorText` lacks, in order. */
export function findAssumedPhrases(text: string, visitorText: string, modelPhrases: readonly string[]): string[] {
  const lowercaseVisitorText = visitorText.toLowerCase()
  const phrases = [...modelPhrases.map((phrase) => phrase.trim()), ...findNames(text), ...findNumbers(text)]
  const matches = phrases.flatMap((phrase) => {
    const offset =
      phrase === '' || lowercaseVisitorText.includes(phrase.toLowerCase())
        ? -1
        : text.toLowerCase().indexOf(phrase.toLowerCase())
    return offset < 0 ? [] : [{ offset, phrase: text.slice(offset, offset + phrase.length) }]
  })
  const outerMatches = matches.filter(
    ({ phrase, offset }) => !matches.some((other) => encloses(other, { phrase, offset })),
  )
  return [...new Set(outerMatches.toSorted((one, other) => one.offset - other.offset).map(({ phrase }) => phrase))]
}

type PhraseMatch = { offset: number; phrase: string }

function encloses(outer: PhraseMatch, inner: PhraseMatch): boolean {
  const isLonger = outer.phrase.length > inner.phrase.length
  return (
    isLonger && outer.offset <= inner.offset && inner.offset + inner.phrase.length <= outer.offset + outer.phrase.length
  )
}

function findNames(text: string): string[] {
  const innerWords = [...text.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{L}[\p{L}’'-]*/gu)].map(([word]) => word)
  const capitalizedWords = innerWords.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return capitalizedWords.length > innerWords.length * MAX_CAPITAL_SHARE ? [] : capitalizedWords
}

/** A color value, such as `#6b4a2f`, is not a claim. */
const hexColorPattern = /#[0-9a-f]{6}\b/gi

function findNumbers(text: string): string[] {
  return text.replace(hexColorPattern, '').match(/(?<![\p{L}\p{N}/.:-])\d+(?:[.,]\d+)*(?![\p{N}/:-])/gu) ?? []
}

/**
 * A card fits the platform, differs from earlier cards and opens with a different word; versions of one text may be
 * similar. For a hard-day prompt, items with assumptions are dropped, except text seen in an image.
 */
export function createCardFilter(job: CardJob) {
  const { tool, input, refine } = job
  const acceptedWordSets: ReadonlySet<string>[] = []
  const openings = new Set<string>()
  const acceptedTexts = new Set<string>()
  const isRewriteJob = isRewrite({ tool, input })
  const hasImageInput = tool.imageInput === 'enough' && input.picture !== undefined
  const originalText = refine && (refine.text ?? tool.present(refine.item, input).copy)
  const { visitorText } = getVisitorTexts(job)
  if (originalText !== undefined && refine?.action === 'similar') acceptedWordSets.push(toWordSet(originalText))

  return {
    accept(candidate: Candidate): Card | null {
      const cardWithItem = buildCard(job, candidate)
      if (cardWithItem === null) return null
      const { item, card } = cardWithItem
      const assumedPhrases = card.assumed ?? []
      const opening = isRewriteJob ? null : getOpeningWord(tool.getOpening(item), visitorText)
      if (opening !== null && openings.has(opening)) return null
      if (assumedPhrases.length > 0 && !isRewriteJob && !hasImageInput && isSensitiveTopic(job)) return null
      if (refine?.action === 'shorter' && card.copy.length >= (originalText?.length ?? 0)) return null
      if (card.copy === originalText) return null
      if (isRewriteJob) return addIfNew(acceptedTexts, card.copy) ? card : null
      const words = toWordSet(card.copy)
      if (
        !tool.canRepeat &&
        acceptedWordSets.some((acceptedWords) => isNearDuplicate(acceptedWords, words, toWordSet(visitorText)))
      )
        return null
      acceptedWordSets.push(words)
      if (opening !== null) openings.add(opening)
      return card
    },
  }
}

type CardJob = Pick<WritingJob, 'tool' | 'input' | 'refine'>

/** Figures in the text that a refinement changes count as the visitor's. */
function getVisitorTexts({ input, refine }: CardJob) {
  const promptText = [input.prompt, input.chosen, refine?.text, refine?.words]
    .filter((text) => text !== undefined)
    .join('\n')
  return { promptText, visitorText: [promptText, ...getTextParameters(input)].join('\n') }
}

/** Null if the item does not fit. `allowsFigures` only marks new figures, which may be sums of the visitor's. */
export function buildCard(
  job: CardJob,
  candidate: Candidate,
  { allowsFigures = false }: { allowsFigures?: boolean } = {},
): { item: unknown; card: Card } | null {
  const { tool, input } = job
  const { promptText, visitorText } = getVisitorTexts(job)
  const figures = allowsFigures ? findFigures(JSON.stringify(candidate.item)) : []
  const item = tool.fit(candidate.item, { ...input, prompt: [promptText, ...figures].join('\n') })
  if (item === null) return null
  const assumedPhrases = findAssumptions(job, item, visitorText, candidate.assumed)
  // Only text from a model needs a review, because the built-in writer uses the visitor's own words.
  const { review, ...card } = toCard(tool, item, input)
  return {
    item,
    card: {
      ...card,
      ...(review && candidate.assumed && { review }),
      ...(assumedPhrases.length > 0 && { assumed: assumedPhrases }),
      ...(candidate.lost && { lost: candidate.lost }),
    },
  }
}

export function toCard(tool: PromptTool, item: unknown, input: WritingJob['input']): Card {
  const card = tool.present(item, input)
  return { id: randomUUID(), ...card, ...(hasBlank(card.copy) && { outline: true as const }), item }
}

function addIfNew(acceptedTexts: Set<string>, text: string): boolean {
  const previousSize = acceptedTexts.size
  return acceptedTexts.add(collapseWhitespace(text)).size > previousSize
}

export function isEcho({ input }: Pick<WritingJob, 'input'>, { copy }: Pick<Card, 'copy'>): boolean {
  return toLettersAndDigits(copy) === toLettersAndDigits(input.prompt)
}

const toLettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Names and tags make no claims, and marks refer to existing text. */
const kindsWithoutAssumptions: ReadonlySet<string | undefined> = new Set(['names', 'marks'])

/** Does not check translations, because every name looks new in another language. */
function findAssumptions(
  job: Pick<WritingJob, 'tool' | 'input'>,
  item: unknown,
  visitorText: string,
  modelPhrases?: readonly string[],
): string[] {
  if (modelPhrases === undefined || kindsWithoutAssumptions.has(getDraft(job.tool)?.outputKind)) return []
  const { language = 'auto' } = job.input.parameters
  if (isRewrite(job) && language !== 'auto') return []
  return findAssumedPhrases(collectTexts(item).join('\n'), visitorText, modelPhrases)
}

function getTextParameters({ parameters }: WritingJob['input']): string[] {
  return Object.values(parameters).filter((value) => typeof value === 'string')
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
