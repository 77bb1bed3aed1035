import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { restoreCase, toMidSentenceCase } from './casing'
import { getWord, hasTag, isCompleteSentence, isDependentClause, isImperative, isProperName } from './grammar'
import { curlQuotes, splitClosingMark } from './marks'
import { removeRequest, removeRequestSentences } from './request'
import { splitSentences } from './sentences'
import { type Doc, getTerms, type Term, tagText } from './tagger'

const contractions: Readonly<Record<string, string>> = Object.fromEntries(
  'i’m i’ve don’t doesn’t didn’t isn’t aren’t wasn’t weren’t can’t couldn’t shouldn’t wouldn’t won’t hasn’t haven’t hadn’t you’re they’re they’ve you’ve we’ve what’s that’s there’s where’s who’s here’s he’s she’s ain’t y’all'
    .split(' ')
    .map((word) => [word.replace('’', ''), word]),
)

/** "its" is "it is" before these, "were" is "we are". */
const itsPattern =
  /\bits(?= (?:so|a|an|the|not|been|just|really|actually|too|like|my|our|your|time|official|officially|finally|never|always|all|still|here|back|because|called|\w+ing)\b)/gi
const werePattern = /^were(?= \w+ing\b| (?:open|hiring|back|live|moving|finally|now|so|officially|expanding)\b)/i

/** Apostrophes that phones leave out, and "i" for oneself. Nothing else of the visitor's words is changed. */
function restoreApostrophes(text: string): string {
  return text
    .replace(/[\p{L}’]+/gu, (word) => {
      const contraction = Object.hasOwn(contractions, word.toLowerCase()) ? contractions[word.toLowerCase()] : undefined
      if (contraction === undefined) return word
      return /^\p{Lu}/u.test(word) ? contraction.charAt(0).toUpperCase() + contraction.slice(1) : contraction
    })
    .replace(itsPattern, (word) => `${word.slice(0, 2)}’s`)
    .replace(/(?<!\p{L})(your)(?= (?:the|gonna|welcome)(?!\p{L}))/giu, (word) => `${word.slice(0, 3)}’re`)
    .replace(werePattern, (word) => `${word.slice(0, 2)}’re`)
    .replace(/(?<![\p{L}\p{N}’.])i(?=$|[\s,.!?’])/gu, 'I')
}

/** How a line is built. */
function getShape(terms: readonly Term[], mark: ParsedPrompt['mark']): ParsedPrompt['shape'] {
  if (isDependentClause(terms)) return mark === '?' ? 'sentence' : 'clause'
  const startsAsQuestion =
    /^(?:what|who|where|why|how|which|whose|do|does|did|is|are|was|were|can|could|should|would|will|has|have|am)(?:[’'].*)?$/.test(
      terms[0]?.normal ?? '',
    )
  if (mark === '?' || (startsAsQuestion && terms.some((term) => hasTag(term, 'Verb', 'Copula')))) return 'sentence'
  if (isCompleteSentence(terms) || isImperative(terms)) return 'sentence'
  const [firstTerm, secondTerm] = terms
  // "bearded dragon", "whipped feta"
  if (
    terms.length <= 3 &&
    hasTag(firstTerm, 'PastTense') &&
    hasTag(secondTerm, 'Noun') &&
    !hasTag(secondTerm, 'Possessive', 'Pronoun', 'Date')
  )
    return 'phrase'
  return firstTerm &&
    hasTag(firstTerm, 'PastTense') &&
    !hasTag(firstTerm, 'Adjective') &&
    !/(?:en|used)$/.test(getWord(firstTerm))
    ? 'sentence'
    : 'phrase'
}

/** An English prompt without its request, mended, tagged and split. */
export type EnglishPrompt = {
  /** Its words in one line, each cased as in a sentence, and cased for the middle of one. */
  line: string
  midSentenceLine: string
  mark: ParsedPrompt['mark']
  doc: Doc
  terms: readonly Term[]
  /** The terms of the first sentence. */
  firstTerms: readonly Term[]
  shape: ParsedPrompt['shape']
  isFirstPerson: boolean
  /** The visitor's sentences. */
  sentences: readonly string[]
  /** What a label before the text said that it is. */
  label?: PromptKind
}

/** Looks at a prompt that has been tidied. */
export function analyzeEnglishPrompt(text: string): EnglishPrompt {
  const requestResult = removeRequest(text.replace(/[ \t]+/g, ' ').trim())
  const textWithApostrophes = restoreApostrophes(requestResult.text === '' ? text.trim() : requestResult.text)
  const sentences = removeRequestSentences(splitSentences(textWithApostrophes))
  const { textWithoutMark: lineText, mark } = splitClosingMark(curlQuotes(sentences.join(' ').replace(/\s+/g, ' ')))
  const line = restoreCase(lineText)
  const midSentenceLine = toMidSentenceCase(line, isProperName)
  const doc = tagText(midSentenceLine + mark)
  const [firstTerms = []] = getTerms(doc)
  return {
    line,
    midSentenceLine,
    mark,
    doc,
    terms: getTerms(doc).flat(),
    firstTerms,
    shape: getShape(firstTerms, mark),
    isFirstPerson: isFirstPerson(line),
    sentences,
    ...(requestResult.label && { label: requestResult.label }),
  }
}

/** Whether somebody speaks of themselves. */
export function isFirstPerson(line: string): boolean {
  return /(?<![\p{L}’])(?:I|my|we|our|me|us|mine|myself|ours)(?!\p{L})/iu.test(line)
}
