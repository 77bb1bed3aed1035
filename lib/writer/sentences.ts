import { removeFullStop, trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'

const abbreviationPattern = /(?:^|[\s(])(?:dr|mr|mrs|ms|st|vs|approx|incl|excl|e\.g|i\.e|prof|jr|sr|\p{Lu})\.$/iu
/** Abbreviations that may also end a sentence: "No. 5", but "They said no. We opened anyway." */
const ambiguousAbbreviationPattern = /(?:^|[\s(\d])(?:no|etc|ft|min|ave|rd|a\.m|p\.m)\.$/i
const closingMarkPattern = /[.!?…。！？।؟][”"’)]*$/u

export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split('\n')) {
    let current = ''
    const parts = line.split(/(?<=[.!?。！？।؟]["”’)]?)\s+|(?<=…["”’)]?)\s+(?=\p{Lu})|(?<=[。！？])/u)
    for (const [index, part] of parts.entries()) {
      current = current === '' ? part : `${current} ${part}`
      const isQuoting =
        current.split('“').length > current.split('”').length || current.lastIndexOf('‘') > current.lastIndexOf('’')
      if (isQuoting || !closingMarkPattern.test(current) || abbreviationPattern.test(current)) continue
      if (ambiguousAbbreviationPattern.test(current) && /^[\d\p{Ll}]/u.test(parts[index + 1] ?? '')) continue
      sentences.push(current)
      current = ''
    }
    if (current !== '') sentences.push(current)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const questionStartPattern =
  /^(?:(?:so|ok|okay|and|but|wait|guys|hey|honestly|genuine question|quick question|teachers|parents|mums|moms|dads|nurses|runners|bakers|gardeners|gamers|students|people|everyone|dog owners|cat owners),? )?(?:(?:is|are|was|were|am|do|does|did|can|could|should|would|will|has|have) (?:a|an|the|my|your|our|this|that|these|those|it|there|i|you|we|they|he|she|anyone|anybody|someone|people|everyone)\b|(?:what|which|who|where|when|why|how)(?:’s| (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|much|many|long|often|about)\b)|(?:does|has|is|did|would) any(?:one|body)\b|any(?:one|body) (?:else|know|tried|got|have|been|here|want)\b|(?:at|in|for|on|to) (?:what|which|how) |which one\b|which (?:\w{1,20} ){1,2}(?:do|does|did|would|should|am|is|are|can|will)\b)/i
/** Statements with the start of a question: "what is left of it is …", "how long it took surprised me". */
const statementPattern =
  /^(?:what (?:is|was) (?:left|more|worse|next)|how (?:much|many|long|often) (?:i|we|it|they|he|she)\b|who (?:is|was) \d)/i

/** Whether a sentence is a question, by its punctuation or, in English, by its first words. */
export function isQuestion(sentence: string): boolean {
  if (/[?？؟][”"’)]*$/.test(sentence)) return true
  const tail = sentence.split(/: |, (?=what (?:do|does|is|are|would) )/).at(-1) ?? sentence
  const startsLikeQuestion = [sentence, tail].some((text) => questionStartPattern.test(text))
  return startsLikeQuestion && !/[.!…]$/.test(sentence) && !statementPattern.test(sentence)
}

/** Capitalizes and punctuates a sentence. Links and scripts other than Latin, Greek and Cyrillic get no full stop. */
export function finishSentence(text: string, isEnglish = true): string {
  const trimmedText = trimEndMatching(text, /[\s,;:–—-]/u).trim()
  const sentence = capitalizeIfLowercase(trimmedText.replace(/^(?:[,;–—-]\s*)+/u, ''))
  if (closingMarkPattern.test(sentence) || (/[:)\]”]$/.test(sentence) && /[.!?…][)\]”]+$/.test(sentence)))
    return sentence
  if (findUrlRanges(sentence).at(-1)?.end === sentence.length) return sentence
  if (!/(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{S}\p{P}])$/u.test(sentence)) return sentence
  return `${sentence}${isEnglish && isQuestion(sentence) ? '?' : '.'}`
}

export const orphanStartPattern =
  /^(?:and|but|so|then|that|this|it|he|she|they|his|her|their|its|because|which|who|also|not|or)(?:’\p{L}+)?(?= )/iu

/** Reduces a text to lowercase letters and digits, for comparison regardless of punctuation. */
export const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Returns a title of at most `maxWords` words: the topic, a sentence, a clause, the subject, or a start with “…”. */
export function getShortTitle({ topic, subject, sentences, clauses }: PromptReading, maxWords: number): string {
  const sentence = removeFullStop(sentences[0] ?? '')
  const start = sentence.replace(/([,:]) .+$/s, (_, mark) => (mark === ',' ? ' …' : ''))
  const candidates = [topic, sentence, ...clauses.map(({ text }) => text), subject, start]
  const title = candidates.find((text) => text && countWords(text) <= maxWords)
  return capitalizeIfLowercase(title ?? sentence.replace(/^((?:\S+ ){5}\S+) .+$/s, '$1 …'))
}
