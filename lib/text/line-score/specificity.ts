import { hasBlank } from '@/lib/core/strings/blanks'
import { contentWords, quoteWords, splitWords, stemWord } from './line-words'
import type { ScoreCheck, ScoredLine } from './score-line'

const MAX_POINTS = 30
const vague = new Set(
  `thing things stuff something everything anything amazing awesome best great ultimate incredible perfect tips tricks
   hacks secrets success better good nice interesting cool`.split(/\s+/),
)
const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|half|once|twice)\b/i

/** Details that would not fit any other video. */
export function checkSpecificity({ text, topic }: ScoredLine): ScoreCheck {
  const naming = contentWords(text).filter((word) => !vague.has(word))
  const empty = splitWords(text).filter((word) => vague.has(word))
  const found: [points: number, reason: string][] = []
  if (/\p{N}/u.test(text) || hasBlank(text) || numberWords.test(text)) found.push([9, 'a number'])
  if (/[“"][^“”"]+[”"]/.test(text)) found.push([6, 'a quotation'])
  if (namesSomebody(text)) found.push([6, 'a name'])
  if (naming.length >= 2) {
    found.push([
      naming.length >= 4 ? 14 : naming.length === 3 ? 11 : 6,
      `${naming.length} words that name something`,
    ])
  }
  const shared = sharedWord(naming, topic)
  if (shared) found.push([8, `your own word ${quoteWords([shared])}`])
  const gained = Math.min(
    MAX_POINTS,
    found.reduce((sum, [points]) => sum + points, 0),
  )
  const lost = 6 * Math.min(2, empty.length)
  const has = found.length > 0 ? `Has ${found.map(([, why]) => why).join(', ')}.` : 'Nothing specific yet.'
  const lacks = empty.length > 0 ? ` Fits any video: ${quoteWords(empty.slice(0, 2))}.` : ''
  return {
    name: 'Specificity',
    points: Math.max(0, gained - lost),
    maxPoints: MAX_POINTS,
    reason: `${has}${lacks}`,
  }
}

/** A capital inside the line; where most words have one it is a way of setting titles. */
function namesSomebody(text: string): boolean {
  const later = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}/u.test(word) && !/^I(?:['’]|$)/.test(word))
  const capital = later.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return capital.length > 0 && capital.length <= later.length / 2
}

function sharedWord(words: readonly string[], about: string): string | undefined {
  const own = new Set(contentWords(about).map(stemWord))
  return words.find((word) => own.has(stemWord(word)))
}
