import { joinWhere, splitSentences } from '@/lib/core/strings/split-sentences'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { uniqueBy } from '@/lib/core/unique-by'
import { findProtectedWords } from '@/lib/text/placeholders/find-protected-words'
import { scoreSentences } from '@/lib/text/summary/key-sentences'

export type LengthLimit = { max: number; measure(text: string): number }

export type ShortenedText = { text: string; retainedSentenceCount: number; totalSentenceCount: number; isCut: boolean }

type ShortenOptions = {
  /** Moves links and tags of dropped sentences to the end. */
  shouldKeepLinks: boolean
  /** Prefers the most informative sentences (`rank`) or the first ones (`place`). */
  priority: 'rank' | 'place'
}

/** Cuts a sentence only if not even one fits. If links and tags alone do not fit, drops them from the end. */
export function shortenToLimit(
  text: string,
  limit: LengthLimit,
  { shouldKeepLinks, priority }: ShortenOptions,
): ShortenedText {
  const allSentences = locateSentences(text)
  const links = shouldKeepLinks ? findLinks(text) : []
  const sentences = allSentences.filter((sentence) => !isOnlyLinks(sentence))
  const orderedSentences = priority === 'rank' ? sortByScore(sentences) : sentences
  const fullText = buildText(allSentences, [])
  if (fitsLimit(fullText)) return buildResult(fullText, sentences.length)

  const requiredLinks = [...links]
  while (requiredLinks.length > 0 && !fitsLimit(requiredLinks.join(' '))) requiredLinks.pop()
  const chosenSentences: LocatedSentence[] = []
  let remainingLength = limit.max - (requiredLinks.length > 0 ? limit.measure(requiredLinks.join(' ')) + 1 : 0)
  for (const sentence of orderedSentences) {
    const sentenceLength = limit.measure(sentence.text) + 1
    const sentenceLinks = requiredLinks.filter((link) => sentence.text.includes(link)).join(' ')
    const addedLength = sentenceLinks === '' ? sentenceLength : sentenceLength - limit.measure(sentenceLinks) - 1
    if (addedLength - 1 <= remainingLength) {
      chosenSentences.push(sentence)
      remainingLength -= addedLength
    } else if (priority === 'place') break
  }
  while (chosenSentences.length > 0 && !fitsLimit(buildText(chosenSentences, requiredLinks))) chosenSentences.pop()
  return chosenSentences.length > 0
    ? buildResult(buildText(chosenSentences, requiredLinks), chosenSentences.length)
    : { ...buildResult(truncateSentence(orderedSentences[0]?.text ?? '', requiredLinks), 0), isCut: true }

  function buildResult(shortenedText: string, retainedSentenceCount: number): ShortenedText {
    return { text: shortenedText, retainedSentenceCount, totalSentenceCount: sentences.length, isCut: false }
  }

  function fitsLimit(candidate: string): boolean {
    return limit.measure(candidate) <= limit.max
  }

  /** Cuts a sentence if none fits, before its links: a cut link does not work. */
  function truncateSentence(sentence: string, retainedLinks: readonly string[]): string {
    const sentenceWithoutLinks = removeLinks(sentence).replace(/ {2,}/g, ' ').trim()
    const suffix = retainedLinks.length > 0 ? ` ${retainedLinks.join(' ')}` : ''
    const measure = (candidate: string) => limit.measure(`${candidate}…${suffix}`)
    const truncatedText = truncateAtWord(sentenceWithoutLinks, limit.max, measure, { canCutWord: true })
    const shortenedText = (truncatedText === '' ? suffix : `${truncatedText}…${suffix}`).trim()
    return fitsLimit(shortenedText) ? shortenedText : ''
  }
}

function sortByScore(sentences: readonly LocatedSentence[]): LocatedSentence[] {
  const scores = scoreSentences(sentences.map(({ text }) => text))
  const firstSentences = new Set(uniqueBy(sentences, ({ text }) => text.toLowerCase()))
  const scoredSentences = sentences.map((sentence, index) => ({
    sentence,
    score: firstSentences.has(sentence) ? (scores[index] ?? 0) : -1,
  }))
  return scoredSentences.toSorted((one, other) => other.score - one.score).map(({ sentence }) => sentence)
}

/** A sentence with its line and paragraph. Japanese has no space after a sentence. */
type LocatedSentence = { text: string; index: number; lineIndex: number; paragraphIndex: number; hasSpace: boolean }

function locateSentences(text: string): LocatedSentence[] {
  const locatedSentences: LocatedSentence[] = []
  let paragraphIndex = 0
  for (const [lineIndex, rawLine] of text.split('\n').entries()) {
    // An emoji after a sentence belongs to it.
    const sentences = joinWhere(
      splitSentences(rawLine).filter((sentence) => sentence.trim() !== ''),
      (previousSentence, sentence) => previousSentence !== '' && !/[\p{L}\p{N}]/u.test(sentence),
    )
    if (sentences.length === 0) paragraphIndex += 1
    for (const sentence of sentences) {
      locatedSentences.push({
        text: sentence.trim(),
        index: locatedSentences.length,
        lineIndex,
        paragraphIndex,
        hasSpace: /\s$/.test(sentence),
      })
    }
  }
  return locatedSentences
}

const findLinks = (text: string) =>
  findProtectedWords(text, ['links', 'tags']).map((protectedWord) => protectedWord.text)

/** Longest first, because #me is also the start of #meme. */
const removeLinks = (text: string) =>
  findLinks(text)
    .toSorted((one, other) => other.length - one.length)
    .reduce((remainder, link) => remainder.replaceAll(link, ''), text)

const isOnlyLinks = ({ text }: LocatedSentence) => {
  const remainder = removeLinks(text)
  return remainder !== text && !/[\p{L}\p{N}]/u.test(remainder)
}

/** Joins sentences in order with the line breaks between them, then appends the links that they lack. */
function buildText(sentences: readonly LocatedSentence[], links: readonly string[]): string {
  let text = ''
  let previousSentence: LocatedSentence | undefined
  for (const sentence of sentences.toSorted((one, other) => one.index - other.index)) {
    if (previousSentence)
      text +=
        sentence.paragraphIndex > previousSentence.paragraphIndex
          ? '\n\n'
          : sentence.lineIndex > previousSentence.lineIndex
            ? '\n'
            : previousSentence.hasSpace
              ? ' '
              : ''
    text += sentence.text
    previousSentence = sentence
  }
  if (links.length === 0) return text
  const presentLinks = new Set(findLinks(text))
  const missingLinks = links.filter((link) => !presentLinks.has(link))
  return missingLinks.length > 0 ? `${text}\n${missingLinks.join(' ')}`.trim() : text
}
