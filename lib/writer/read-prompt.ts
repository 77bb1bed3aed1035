import { detectLanguage } from '@/lib/text/language/detect-language'
import type { PromptDetails, PromptKind, PromptReading } from '@/lib/tool/prompt-reading'
import { findClauses, type TaggedSentence } from './clauses'
import { bulletPattern, findFacts, findListItems } from './facts'
import { isAboutHardDay, isSensitive } from './hard-day'
import { splitInstructions } from './instructions'
import { findKind, splitLabel } from './kind'
import { lowerFirst, mendNames, splitOffEmojiAndHashtags } from './known-names'
import { mendRunOn, mendSpelling } from './mend-text'
import { finishSentence, isQuestion, splitSentences } from './sentences'
import { type Term, tagWords } from './tagger'
import { findKeywords, findLongWords, readTopic } from './topic'

const MAX_LANGUAGE_LENGTH = 400

type ReadPromptOptions = { details?: PromptDetails; chosenKind?: PromptKind }

export function readPrompt(prompt: string, { details = {}, chosenKind }: ReadPromptOptions = {}): PromptReading {
  const { text: plainText, hashtags, emoji } = splitOffEmojiAndHashtags(prompt)
  const { text: audienceText, instructions } = splitInstructions(plainText)
  const language = readLanguage((audienceText || plainText).slice(0, MAX_LANGUAGE_LENGTH))
  const isEnglish = language === 'en'
  const { text: unlabeledText, label } = isEnglish ? splitLabel(audienceText) : { text: audienceText }
  const text = finishLines(isEnglish ? mendRunOn(mendNames(mendSpelling(unlabeledText))) : unlabeledText, isEnglish)
  const sentences = splitSentences(text)
  const terms = isEnglish ? tagWords(text) : []
  const keywords = isEnglish ? findKeywords(terms, text) : findLongWords(text)
  const topic = isEnglish && sentences.length === 1 ? readTopic(sentences[0] ?? '', audienceText) : null
  const isHardDay = chosenKind ? chosenKind === 'hard-time' : isAboutHardDay(text, language)
  const baseReading = {
    language,
    text,
    sentences,
    question: sentences.find((sentence) => isQuestion(sentence)) ?? null,
    listItems: findListItems(text),
    facts: findFacts(text, isEnglish),
    isFirstPerson: /(?<![\p{L}\p{N}])(?:I|I’\p{L}+|my|me|we|our|us|mine|we’\p{L}+)(?![\p{L}\p{N}’])/iu.test(text),
  }
  const { kind, sure } = isHardDay
    ? { kind: 'hard-time' as const, sure: true }
    : findKind({ ...baseReading, isTopic: topic !== null }, label)
  return {
    ...baseReading,
    kind: chosenKind ?? kind,
    sure: chosenKind !== undefined || (sure && (isHardDay || !isSensitive(text))),
    isHardDay,
    instructions,
    clauses: findClauses(assignTerms(sentences, terms, text), text),
    topic,
    subject: findSubject(keywords, text),
    keywords,
    hashtags,
    emoji,
    details,
  }
}

const outputLanguages = new Set(['en', 'es', 'pt', 'fr', 'de', 'it', 'id', 'hi', 'ja'])

/** Detects the language; short texts around an English preposition count as English: "parkour in Bristol". */
function readLanguage(text: string): string {
  const language = detectLanguage(text)
  if (language === 'en' && isRomanizedHindi(text)) return 'hi'
  const isShortEnglish =
    text.split(' ').length < 5 && /^[\x20-\x7E’]+$/.test(text) && / (?:in|for|and|with|of|at|on) /.test(text)
  return isShortEnglish && !outputLanguages.has(language) ? 'en' : language
}

const hindiWordPattern =
  /^(?:hai|hain|hoon|hu|hun|ho|tha|thi|ke|ki|ka|ko|se|mein|ne|tak|nahi|nahin|nhi|aur|kya|kyu|kyun|yeh|ye|woh|bhi|toh|ab|mera|meri|mere|apna|apne|apni|kaise|kar|karna|karo|karte|raha|rahi|rahe|gaya|gayi|roz|sab|bahut|bohot|wala|wale|wali|liye|saath|koi|kuch|jab|tab|phir|sirf|ghar|din|aap|tum|hum)$/i
const englishWordPattern = /^(?:a|an|and|are|at|but|for|i|in|is|it|my|of|on|that|this|to|was|we|with|you)$/i

/** Whether a text is Hindi in Latin letters, which language detection reports as English, by its function words. */
function isRomanizedHindi(text: string): boolean {
  const words = text.split(/[^\p{L}’]+/u)
  const hindiCount = words.filter((word) => hindiWordPattern.test(word)).length
  return hindiCount > 2 && hindiCount > words.filter((word) => englishWordPattern.test(word)).length
}

function finishLines(text: string, isEnglish: boolean): string {
  const lines = text.split('\n').map((line) => line.trim())
  const isList = lines.filter(Boolean).length > 2
  const finishLine = (line: string) =>
    isList && (bulletPattern.test(line) || !/[.!?]/.test(line))
      ? line
      : splitSentences(line)
          .map((sentence) => finishSentence(sentence, isEnglish))
          .join(' ')
  return lines
    .map(finishLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Assigns terms to sentences. A sentence beyond the tagged length gets none. */
function assignTerms(sentences: readonly string[], terms: readonly Term[], text: string): TaggedSentence[] {
  let end = 0
  return sentences.map((sentence) => {
    const start = text.indexOf(sentence, end)
    end = start + sentence.length
    const sentenceTerms = terms.filter((term) => term.start >= start && term.end <= end)
    const isWhole = text.slice(sentenceTerms.at(-1)?.end ?? start, end).length < 4
    return { text: sentence, terms: isWhole ? sentenceTerms : [] }
  })
}

function findSubject([first]: readonly string[], text: string): string | null {
  if (first === undefined) return null
  const isRepeated = text.toLowerCase().split(first.toLowerCase()).length > 2
  return first.includes(' ') || isRepeated ? lowerFirst(first) : null
}
