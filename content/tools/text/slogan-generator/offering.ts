import { countWords } from '@/lib/core/strings/count-words'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { isPlural } from '@/lib/writer/reading/is-plural'
import { getTerms, tagText } from '@/lib/writer/reading/tagger'

/** What is offered, in the visitor's own words. */
export type Offering = {
  /** “small-batch soy candles”, without an article. */
  phrase: string
  /** Its last word, which names it; all of it where two things are named or that word names nothing by itself. */
  noun: string
  /** `many`: a plural or what is not counted, so that it stands without an article; `one`: said with an article; else `bare`. */
  grammaticalNumber: 'many' | 'bare' | 'one'
  /** What it is like or made of, where it is said in two words or more that can stand alone. */
  qualities: readonly string[]
  /** What is said of it behind it: “baked overnight in Leeds”; '' for nothing. */
  tail: string
  /** The same, where it can stand alone. */
  claim: string
}

const articlePattern = /^(?:an?|the|my|our|your|this|that|one|some)\s+/i
/** A longer one does not fit beside other words. */
const MAX_WORDS = 4

/** Where what is offered ends and what is said about it begins. */
const offeringEndPattern =
  /[,;:.!?(]|\s(?:about|for|from|in|with|without|at|of|on|to|by|near|who|that|which|and how|when|where|so|made|sewn|grown|\p{L}{2,12}ed)\s/iu

/** Materials, which are nouns and still say what something is like. */
const materials = new Set(
  'soy wool linen cotton oak ceramic leather silver gold copper bamboo denim clay glass wood wooden paper steel rye oat silk'.split(
    ' ',
  ),
)

/** “A podcast about” is what one asks other tools for, so a reading leaves it out; here it is what is offered. */
const workTitlePattern = /^((?:an?|the|my|our)\s+)?([\p{L}-]{2,30}(?:\s[\p{L}-]{2,30})?)\s+about\s/iu

/** What the prompt offers; null where it names nothing that could stand alone. */
export function findOffering(
  { spans, midSentenceLine, language, shape }: ParsedPrompt,
  prompt: string,
): Offering | null {
  if (language !== 'en') return null
  const [, determiner, work] = workTitlePattern.exec(prompt) ?? []
  if (work && !midSentenceLine.includes(work) && (determiner || isNoun(work))) {
    const noun = work.split(' ').at(-1) ?? work
    return {
      phrase: work,
      noun,
      grammaticalNumber: determiner || !isPlural(work) ? 'one' : 'many',
      qualities: [],
      tail: `about ${midSentenceLine}`,
      claim: '',
    }
  }
  const source = shape === 'phrase' ? midSentenceLine : (spans.subject ?? midSentenceLine)
  const end = offeringEndPattern.exec(`${source} `)?.index ?? source.length
  const offeringText = source.slice(0, end).trim()
  const phrase = offeringText.replace(articlePattern, '')
  const wordCount = countWords(phrase)
  if (wordCount === 0 || wordCount > MAX_WORDS || !canNameOffering(phrase)) return null
  const offset = midSentenceLine.toLowerCase().indexOf(offeringText.toLowerCase())
  const wordList = phrase.split(/\s+/)
  const namesTwoThings = /\s(?:and|&|or)\s/i.test(phrase)
  const lastWord = wordList.at(-1) ?? phrase
  const noun = namesTwoThings || genericNouns.has(lastWord.toLowerCase()) ? phrase : lastWord
  const hasArticle =
    phrase !== offeringText ||
    /\b(?:an?|the|my|our|your|this|that|one)\s+$/i.test(midSentenceLine.slice(0, Math.max(0, offset)))
  const tail = offset === 0 ? extractTail(midSentenceLine.slice(offeringText.length), shape) : ''
  return {
    phrase,
    noun,
    grammaticalNumber: hasArticle ? 'one' : isPlural(phrase) ? 'many' : 'bare',
    qualities: namesTwoThings ? [] : findQualities(wordList.slice(0, -1)),
    tail,
    claim: /^(?:in|at|from|on|by|near|of|with|to)\s/i.test(tail) || countWords(tail) < 3 ? '' : tail,
  }
}

/** Words that name nothing without what stands before them. */
const genericNouns = new Set('goods items products services solutions stuff supplies things'.split(' '))

function isNoun(text: string): boolean {
  return getTerms(tagText(text)).flat().at(-1)?.tags.has('Noun') ?? false
}

/** “I run a shop” or “10 ways” name nothing to sell. */
function canNameOffering(phrase: string): boolean {
  return /^\p{L}\S/u.test(phrase) && !/^(?:all|i|we|how|why|what|he|she|it|they|there|when)\b/i.test(phrase)
}

function findQualities(words: readonly string[]): string[] {
  const qualityWords = words.filter(
    (word) =>
      word.includes('-') ||
      materials.has(word.toLowerCase()) ||
      getTerms(tagText(word))
        .flat()
        .some(({ tags }) => tags.has('Adjective')),
  )
  return qualityWords.length >= 2 && qualityWords.length === words.length ? qualityWords.slice(-2) : []
}

/** Of a whole sentence only a participle goes on about the thing: the rest has a verb of its own. */
function extractTail(text: string, shape: ParsedPrompt['shape']): string {
  const trimmedText = text.replace(/^[\s,;:.]+/, '')
  const tail = trimmedText.replace(/^(?:that|which|and)\s+/i, '')
  const firstWord = tail.split(/\s/)[0] ?? ''
  if (shape === 'sentence' && !/^(?:made|sewn|grown|\p{L}{2,12}ed)$/iu.test(firstWord)) return ''
  if (tail === trimmedText && /^(?:in|at|from|on|by|near|of)$/i.test(firstWord) && hasVerb(tail)) return ''
  return /[.!?(]/.test(tail) || countWords(tail) < 2 ? '' : tail
}

function hasVerb(text: string): boolean {
  return getTerms(tagText(text))
    .flat()
    .some(({ tags }) => tags.has('PresentTense') || tags.has('PastTense') || tags.has('Copula'))
}
