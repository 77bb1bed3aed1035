import { hasBlank } from '@/lib/core/strings/blanks'
import { extractContentWords, quoteWords, splitWords, stemWord } from './line-words'
import type { LineCheck, LineScoreInput } from './score-line'

const sumPoints = (findings: readonly (readonly [points: number, ...unknown[]])[]) =>
  findings.reduce((sum, [points]) => sum + points, 0)

const vagueWords = new Set(
  `thing things stuff something everything anything amazing awesome best great ultimate incredible perfect tips tricks
   hacks secrets success better good nice interesting cool`.split(/\s+/),
)
const numberWordPattern =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|half|once|twice)\b/i

export const checkSpecificity: LineCheck = ({ text, topic }, maxPoints) => {
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
  test(text) {
    const index = text.search(/\b(?:i|we|my|our)\b/i)
    return index >= 0 && pastVerbPattern.test(text.slice(index))
  },
}
const pastVerbPattern =
  /\p{L}ed\b|\b(?:got|lost|made|found|went|took|built|sold|bought|quit|told|learned|tried|spent|left|kept)\b/iu

const comparisonPattern: CuriosityPattern = {
  test(text) {
    const index = text.search(/\bnot ./i)
    return /\b(?:vs|versus|than)\b/i.test(text) || (index >= 0 && / but\b/i.test(text.slice(index + 'not x'.length)))
  },
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
export const checkCuriosity: LineCheck = ({ text }) => {
  const foundSigns = curiositySigns.filter(([, pattern]) => pattern.test(text))
  if (foundSigns.length === 0) return [0, 'Leaves nothing open. Add a twist or a question.']
  return [sumPoints(foundSigns), `Opens with ${foundSigns.map(([, , reason]) => reason).join(', ')}.`]
}

/** Words before the subject: about two seconds of speech, or the part shown on a phone. */
const MAX_WORDS_BEFORE_SUBJECT = 5

/** Rewards an early subject: the keyword, otherwise a word of the visitor's, otherwise any content word. */
export const checkSubjectFirst: LineCheck = (line, maxPoints) => {
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
