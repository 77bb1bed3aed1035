import { detectLanguage } from '@/lib/text/language/detect-language'
import { getNonTopicWords } from '@/lib/text/language/non-topic-words'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { getChosenKind, type PromptKind } from '@/lib/tool/prompt-reading'
import { getDraft } from '@/lib/tool/prompt-tool'
import { findNames, getStems } from './assumptions'

/** Figures, days, months and names of a prompt in lower case. */
export const findFacts = memoizePerRequest(({ prompt }: WritingJob['input']): readonly string[] => {
  const language = detectLanguage(prompt)
  const { dates } = getNonTopicWords(language)
  const words = prompt.toLowerCase().match(/\p{L}+|\d+(?:[.,:]\d+)*/gu) ?? []
  const figuresAndDates = words.filter((word) => /\d/.test(word) || dates.has(word))
  const names = findNames(prompt, language).map((name) => name.toLowerCase().replace(/[’']s$/, ''))
  return [...new Set([...figuresAndDates, ...names])]
})

export function countFacts(facts: readonly string[], text: string): number {
  return facts.length - findMissingFacts(facts, text).length
}

function findMissingFacts(facts: readonly string[], text: string): string[] {
  const lowercaseText = text.toLowerCase()
  const figures = new Set(lowercaseText.match(/\d+(?:[.,:]\d+)*/g))
  return facts.filter((fact) => !(/\d/.test(fact) ? figures.has(fact) : lowercaseText.includes(fact)))
}

const MIN_FACTS = 3
/** A shorter text has room for one fact, and below `MIN_FULL_TEXT_LENGTH` for some. */
const MIN_TEXT_LENGTH = 60
const MIN_FULL_TEXT_LENGTH = 120

/** Returns the facts that a text about news or an offer leaves out, or lost when it was cut, if these are too many. */
export function findLostFacts(
  { tool, input }: Pick<WritingJob, 'tool' | 'input'>,
  { copy }: Card,
  writtenItem: unknown,
  kind?: PromptKind,
): string[] {
  const promptKind = getChosenKind(input.parameters) ?? kind
  const isNews = promptKind === 'offer' || promptKind === 'announcement'
  if (!isNews || tool.buildBrief(input).outputShape !== 'set') return []
  const facts = findFacts(input)
  const missingFacts = findMissingFacts(facts, copy)
  const wasCut = findMissingFacts(facts, JSON.stringify(writtenItem)).length < missingFacts.length
  const maxMissing = copy.length >= MIN_FULL_TEXT_LENGTH || wasCut ? facts.length / 2 : facts.length - 1
  const isLongEnough = wasCut || copy.length >= MIN_TEXT_LENGTH
  return isLongEnough && facts.length >= MIN_FACTS && missingFacts.length > maxMissing ? missingFacts : []
}

const MIN_ASSUMED_PHRASES = 3
const WORDS_PER_ASSUMED_PHRASE = 20

/** Whether a card shares a word or a figure with the prompt and assumes little for its length. */
export function isRelatedToPrompt({ tool, input }: Pick<WritingJob, 'tool' | 'input'>, card: Card): boolean {
  const { copy, assumed = [] } = card
  const wordCount = copy.split(/\s+/).length
  if (assumed.length > Math.max(MIN_ASSUMED_PHRASES, wordCount / WORDS_PER_ASSUMED_PHRASE)) return false
  const { language = 'auto' } = input.parameters
  // Scripts without spaces have no words to compare.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(input.prompt))
    return true
  const isTagOrName = getDraft(tool)?.outputKind === 'names' || tool.buildBrief(input).outputShape === 'lists'
  if (isTagOrName || language !== 'auto') return true
  const promptStems = getPromptStems(input)
  const text = copy.toLowerCase()
  const textStems = new Set(getStems(copy, getPromptLanguage(input)))
  const isInText = (stem: string) => textStems.has(stem) || (stem.length > 3 && text.includes(stem))
  return promptStems.length === 0 || promptStems.some(isInText)
}

const getPromptLanguage = memoizePerRequest(({ prompt }: WritingJob['input']) => detectLanguage(prompt))

const getPromptStems = memoizePerRequest((input: WritingJob['input']) =>
  getStems(`${input.prompt} ${input.chosen ?? ''}`, getPromptLanguage(input)),
)
