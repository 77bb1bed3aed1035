import { formatQuantity } from '@/lib/core/format/format-quantity'
import { clamp } from '@/lib/core/numbers'
import { hasBlank } from '@/lib/core/strings/blanks'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { getRejectionReason, type RejectionReason } from '@/lib/core/strings/rejection-reason'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { ScoreKind } from '@/lib/tool/card'
import { extractContentWords, looksEnglish, quoteWords, splitWords, stemWord } from './line-words'

type LineScoreInput = {
  kind: ScoreKind
  text: string
  topic: string
  /** The search phrase that the line targets, or ''. */
  keyword: string
}

/** Points beyond the check's range count as its minimum or maximum. */
type LineCheck = (line: LineScoreInput, maxPoints: number) => readonly [points: number, reason: string]

/** Counts hooks in words, because they are spoken, and titles in YouTube's characters. */
const checkLineLength: LineCheck = ({ kind, text }, maxPoints) =>
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

const checkClarity: LineCheck = ({ text }, maxPoints) => {
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

const checkOpening: LineCheck = ({ text }, maxPoints) => {
  const rejection = getRejectionReason(text)
  return rejection ? [0, messagesByRejectionReason[rejection]] : [maxPoints, 'Not a cliché.']
}

const allCapsWordPattern = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** Deducts points for words in capitals, except acronyms of up to three letters and words from the visitor's input. */
const checkCapitals: LineCheck = ({ text, topic, keyword }, maxPoints) => {
  const visitorAllCapsWords = new Set(`${topic} ${keyword}`.match(/\p{Lu}{2,}/gu) ?? [])
  const allCapsWords = (text.match(allCapsWordPattern) ?? []).filter((word) => !visitorAllCapsWords.has(word))
  if (allCapsWords.length === 0) return [maxPoints, 'No shouting.']
  return [allCapsWords.length === 1 ? 2 : 0, `Shouts ${quoteWords(allCapsWords.slice(0, 3))}.`]
}

const sumPoints = (findings: readonly (readonly [points: number, ...unknown[]])[]) =>
  findings.reduce((sum, [points]) => sum + points, 0)

const vagueWords = new Set(
  `thing things stuff something everything anything amazing awesome best great ultimate incredible perfect tips tricks
   hacks secrets success better good nice interesting cool`.split(/\s+/),
)
const numberWordPattern =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|half|once|twice)\b/i

const checkSpecificity: LineCheck = ({ text, topic }, maxPoints) => {
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
  const lostPoints = 6 * Math.min(2, foundVagueWords.length)
  const foundText =
    foundDetails.length > 0
      ? `Has ${foundDetails.map(([, detailReason]) => detailReason).join(', ')}.`
      : 'Nothing specific yet.'
  const vagueText = foundVagueWords.length > 0 ? ` Could be any video: ${quoteWords(foundVagueWords.slice(0, 2))}.` : ''
  return [Math.min(maxPoints, sumPoints(foundDetails)) - lostPoints, `${foundText}${vagueText}`]
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

type CuriosityPattern = Pick<RegExp, 'test'>

/** A first-person story: the verb comes anywhere after the first "I". */
const storyPattern: CuriosityPattern = {
  test: (text) => pastVerbPattern.test(/\b(?:i|we|my|our)\b(.*)/is.exec(text)?.[1] ?? ''),
}
const pastVerbPattern =
  /\p{L}ed\b|\b(?:got|lost|made|found|went|took|built|sold|bought|quit|told|learned|tried|spent|left|kept)\b/iu

const comparisonPattern: CuriosityPattern = {
  test: (text) => /\b(?:vs|versus|than)\b/i.test(text) || / but\b/i.test(/\bnot .(.*)/is.exec(text)?.[1] ?? ''),
}

const curiositySigns: readonly (readonly [points: number, pattern: CuriosityPattern, reason: string])[] = [
  [14, /\?|^(?:why|how|what|where|who|which|when)\b/i, 'a question the video has to answer'],
  [
    14,
    /\b(?:but|until|instead|without|before|almost|never|nobody|no one|stop|stopped|wrong|mistake|mistakes|regret|worst|lost|fail|failed|quit|except|unless|only|still|yet|actually)\b|n['’]t\b/i,
    'something unexpected',
  ],
  [10, storyPattern, 'a story already underway'],
  [10, comparisonPattern, 'a comparison'],
  [6, /\b(?:this|here['’]s|the (?:one|part|reason|moment|step|day))\b/i, 'something we haven’t seen yet'],
]

/** Rewards a reason to keep watching: a gap between what the line says and what it withholds. */
const checkCuriosity: LineCheck = ({ text }) => {
  const foundSigns = curiositySigns.filter(([, pattern]) => pattern.test(text))
  if (foundSigns.length === 0) return [0, 'Leaves nothing open. Add a twist or a question.']
  return [sumPoints(foundSigns), `Opens with ${foundSigns.map(([, , reason]) => reason).join(', ')}.`]
}

/** Words before the subject: about two seconds of speech, or the part shown on a phone. */
const MAX_WORDS_BEFORE_SUBJECT = 5

/** Rewards an early subject: the keyword, otherwise a word of the visitor's, otherwise any content word. */
const checkSubjectFirst: LineCheck = (line, maxPoints) => {
  const subjectStems = getSubjectStems(line)
  const words = splitWords(line.text)
  const index = words.findIndex((word) => subjectStems.has(stemWord(word)))
  const subjectWord = words[index]
  if (subjectWord === undefined)
    return [0, line.keyword ? `Your keyword ${quoteWords([line.keyword])} is missing.` : 'Doesn’t say what it’s about.']
  const hasSubject = line.keyword !== '' || extractContentWords(line.topic).length > 0
  const isEarly = index < MAX_WORDS_BEFORE_SUBJECT
  const place = isEarly ? `within the first ${MAX_WORDS_BEFORE_SUBJECT} words` : `late, at word ${index + 1}`
  return [isEarly && hasSubject ? maxPoints : 5, `${quoteWords([subjectWord])} comes ${place}.`]
}

function getSubjectStems({ text, topic, keyword }: LineScoreInput): Set<string> {
  const [subjectWords] = [keyword, topic, text].map(extractContentWords).filter((words) => words.length > 0)
  return new Set(subjectWords?.map(stemWord))
}

/** The weights are our own and predict no reach. */
const checks: readonly (readonly [name: string, maxPoints: number, check: LineCheck])[] = [
  ['Length', 10, checkLineLength],
  ['Clarity', 10, checkClarity],
  ['Specificity', 30, checkSpecificity],
  ['Curiosity', 30, checkCuriosity],
  ['Opening', 5, checkOpening],
  ['Subject first', 10, checkSubjectFirst],
  ['Capitals', 5, checkCapitals],
]

type ScoreCheck = { name: string; points: number; maxPoints: number; reason: string }

export type Score = { total: number; checks: readonly ScoreCheck[] }

/** Null without letters or digits; `unreadable` if mostly not English. */
export function scoreLine(line: LineScoreInput): Score | 'unreadable' | null {
  const text = collapseWhitespace(line.text)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  if (!looksEnglish(text)) return 'unreadable'
  const results = checks.map(([name, maxPoints, check]) => {
    const [points, reason] = check({ ...line, text }, maxPoints)
    return { name, points: clamp(points, 0, maxPoints), maxPoints, reason }
  })
  return { total: results.reduce((sum, { points }) => sum + points, 0), checks: results }
}
