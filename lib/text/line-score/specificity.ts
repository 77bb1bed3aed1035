import { hasBlank } from '@/lib/core/strings/blanks'
import { extractContentWords, quoteWords, splitWords, stemWord } from './line-words'
import type { LineScoreInput, ScoreCheck } from './score-line'

const MAX_POINTS = 30
const vagueWords = new Set(
  `thing things stuff something everything anything amazing awesome best great ultimate incredible perfect tips tricks
   hacks secrets success better good nice interesting cool`.split(/\s+/),
)
const numberWordPattern =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|half|once|twice)\b/i

export function checkSpecificity({ text, topic }: LineScoreInput): ScoreCheck {
  const specificWords = extractContentWords(text).filter((word) => !vagueWords.has(word))
  const foundVagueWords = splitWords(text).filter((word) => vagueWords.has(word))
  const foundDetails: [points: number, reason: string][] = []
  if (/\p{N}/u.test(text) || hasBlank(text) || numberWordPattern.test(text)) foundDetails.push([9, 'a number'])
  if (/[“"][^“”"]+[”"]/.test(text)) foundDetails.push([6, 'a quote'])
  if (hasPersonName(text)) foundDetails.push([6, 'a name'])
  if (specificWords.length >= 2) {
    foundDetails.push([
      specificWords.length >= 4 ? 14 : specificWords.length === 3 ? 11 : 6,
      `${specificWords.length} specific words`,
    ])
  }
  const visitorWord = findSharedWord(specificWords, topic)
  if (visitorWord) foundDetails.push([8, `your own word ${quoteWords([visitorWord])}`])
  const gainedPoints = Math.min(
    MAX_POINTS,
    foundDetails.reduce((sum, [points]) => sum + points, 0),
  )
  const lostPoints = 6 * Math.min(2, foundVagueWords.length)
  const foundText =
    foundDetails.length > 0
      ? `Has ${foundDetails.map(([, detailReason]) => detailReason).join(', ')}.`
      : 'Nothing specific yet.'
  const vagueText = foundVagueWords.length > 0 ? ` Could be any video: ${quoteWords(foundVagueWords.slice(0, 2))}.` : ''
  return {
    name: 'Specificity',
    points: Math.max(0, gainedPoints - lostPoints),
    maxPoints: MAX_POINTS,
    reason: `${foundText}${vagueText}`,
  }
}

/** Looks for a capitalized word after the first. If most words are capitalized, the line is in title case. */
function hasPersonName(text: string): boolean {
  const laterWords = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}/u.test(word) && !/^I(?:['’]|$)/.test(word))
  const capitalizedWords = laterWords.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return capitalizedWords.length > 0 && capitalizedWords.length <= laterWords.length / 2
}

function findSharedWord(words: readonly string[], topic: string): string | undefined {
  const topicStems = new Set(extractContentWords(topic).map(stemWord))
  return words.find((word) => topicStems.has(stemWord(word)))
}
