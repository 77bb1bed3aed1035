import { formatQuantity } from '@/lib/core/format/format-quantity'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { getRejectionReason, type RejectionReason } from '@/lib/core/strings/rejection-reason'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { extractContentWords, quoteWords, splitWords } from './line-words'
import type { LineCheck } from './score-line'

/** Counts hooks in words, because they are spoken, and titles in YouTube's characters. */
export const checkLineLength: LineCheck = ({ kind, text }, maxPoints) =>
  kind === 'hook'
    ? scoreSpokenLength(splitWords(text).length, maxPoints)
    : scoreDisplayedLength(measureUtf16Length(text), maxPoints)

/** Creators speak about 15 words in five seconds. */
function scoreSpokenLength(wordCount: number, maxPoints: number): [number, string] {
  const countText = formatQuantity(wordCount, 'word')
  if (wordCount < 3) return [1, `${countText}. Too short to say what’s coming.`]
  if (wordCount < 5) return [6, `${countText}. Short, with room for one more detail.`]
  if (wordCount <= 12) return [maxPoints, `${countText}. You can say it in one breath.`]
  if (wordCount <= 15) return [7, `${countText}. Almost too long for one breath. Try cutting the end.`]
  if (wordCount <= 20) return [3, `${countText}. That’s over five seconds of talking before anything happens.`]
  return [0, `${countText}. Too long. People will scroll before you finish.`]
}

function scoreDisplayedLength(characterCount: number, maxPoints: number): [number, string] {
  const countText = `${characterCount} characters`
  const { max, fold } = youtubeTitle
  if (characterCount > max) return [0, `${countText}. YouTube allows ${max}.`]
  if (characterCount > fold.max) return [3, `${countText}. A phone shows about the first ${fold.maxOnPhone}.`]
  if (characterCount > fold.maxOnPhone) return [7, `${countText}. A phone cuts it off after about ${fold.maxOnPhone}.`]
  if (characterCount >= 30) return [maxPoints, `${countText}. A phone shows all of it.`]
  if (characterCount >= 15) return [6, `${countText}. A phone shows all of it, with room for one more detail.`]
  return [1, `${countText}. Too short to say what happens.`]
}

const MIN_LONG_WORD_LENGTH = 12
const fillerWordSet = new Set(['really', 'very', 'basically', 'literally', 'actually', 'simply', 'honestly', 'quite'])

export const checkClarity: LineCheck = ({ text }, maxPoints) => {
  const words = splitWords(text)
  const longWords = words.filter((word) => word.length >= MIN_LONG_WORD_LENGTH)
  const fillerWords = words.filter((word) => fillerWordSet.has(word))
  const sentenceCount = text.split(/(?<![.!?])[.!?]+(?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length
  const commaCount = text.match(/[,;:]/g)?.length ?? 0
  const faults: [points: number, reason: string][] = []
  if (words.length < 3) faults.push([8, 'no sentence yet'])
  else if (words.length > 3 && extractContentWords(text).length === words.length)
    faults.push([5, 'just names, no sentence'])
  if (longWords.length > 0)
    faults.push([2 * Math.min(2, longWords.length), `long: ${quoteWords(longWords.slice(0, 2))}`])
  if (fillerWords.length > 0)
    faults.push([2 * Math.min(2, fillerWords.length), `filler: ${quoteWords(fillerWords.slice(0, 2))}`])
  if (sentenceCount > 2) faults.push([3, `${sentenceCount} sentences`])
  if (commaCount > 2) faults.push([2, `${commaCount} pauses`])
  if (/[!?]{2,}|…|\.{3}/.test(text)) faults.push([2, 'extra punctuation'])
  const lostPoints = faults.reduce((sum, [points]) => sum + points, 0)
  const reason = faults.map(([, faultReason]) => faultReason).join('; ')
  return [maxPoints - lostPoints, reason ? `${capitalizeFirst(reason)}.` : 'One idea in short words.']
}

const messagesByRejectionReason: Record<RejectionReason, string> = {
  opener: 'Opens with a cliché.',
  cliche: 'Sounds like AI wrote it.',
  blank: 'There’s still a blank to fill in.',
  bait: 'Begs for engagement, which TikTok’s feed standards count against you.',
}

export const checkOpening: LineCheck = ({ text }, maxPoints) => {
  const rejection = getRejectionReason(text)
  return rejection ? [0, messagesByRejectionReason[rejection]] : [maxPoints, 'Not a cliché.']
}

const allCapsWordPattern = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** Deducts points for words in capitals, except acronyms of up to three letters and words from the visitor's input. */
export const checkCapitals: LineCheck = ({ text, topic, keyword }, maxPoints) => {
  const visitorAllCapsWords = new Set(`${topic} ${keyword}`.match(/\p{Lu}{2,}/gu) ?? [])
  const allCapsWords = (text.match(allCapsWordPattern) ?? []).filter((word) => !visitorAllCapsWords.has(word))
  if (allCapsWords.length === 0) return [maxPoints, 'No shouting.']
  return [allCapsWords.length === 1 ? 2 : 0, `Shouts ${quoteWords(allCapsWords.slice(0, 3))}.`]
}
