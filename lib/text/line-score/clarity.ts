import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { extractContentWords, quoteWords, splitWords } from './line-words'
import type { LineScoreInput, ScoreCheck } from './score-line'

const MAX_POINTS = 10
const MIN_LONG_WORD_LENGTH = 12
const fillerWordSet = new Set(['really', 'very', 'basically', 'literally', 'actually', 'simply', 'honestly', 'quite'])

export function checkClarity({ text }: LineScoreInput): ScoreCheck {
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
  return {
    name: 'Clarity',
    points: Math.max(0, MAX_POINTS - lostPoints),
    maxPoints: MAX_POINTS,
    reason: reason ? `${capitalizeFirst(reason)}.` : 'One idea in short words.',
  }
}
