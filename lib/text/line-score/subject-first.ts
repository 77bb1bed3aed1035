import { extractContentWords, quoteWords, splitWords, stemWord } from './line-words'
import type { LineScoreInput, ScoreCheck } from './score-line'

const MAX_POINTS = 10
/** Words before the subject: about two seconds of speech, or the part shown on a phone. */
const MAX_WORDS_BEFORE_SUBJECT = 5

/** Rewards an early subject: the keyword, otherwise a word of the visitor's, otherwise any content word. */
export function checkSubjectFirst(line: LineScoreInput): ScoreCheck {
  const subjectStems = getSubjectStems(line)
  const words = splitWords(line.text)
  const index = words.findIndex((word) => subjectStems.has(stemWord(word)))
  const subjectWord = words[index]
  const buildCheck = (points: number, reason: string): ScoreCheck => ({
    name: 'Subject first',
    points,
    maxPoints: MAX_POINTS,
    reason,
  })
  if (subjectWord === undefined) {
    return buildCheck(
      0,
      line.keyword ? `Your keyword ${quoteWords([line.keyword])} is missing.` : 'Doesn’t say what it’s about.',
    )
  }
  const hasSubject = line.keyword !== '' || extractContentWords(line.topic).length > 0
  if (index < MAX_WORDS_BEFORE_SUBJECT)
    return buildCheck(
      hasSubject ? MAX_POINTS : 5,
      `${quoteWords([subjectWord])} comes within the first ${MAX_WORDS_BEFORE_SUBJECT} words.`,
    )
  return buildCheck(5, `${quoteWords([subjectWord])} comes late, as word ${index + 1}.`)
}

function getSubjectStems({ text, topic, keyword }: LineScoreInput): Set<string> {
  const [subjectWords] = [keyword, topic, text].map(extractContentWords).filter((words) => words.length > 0)
  return new Set(subjectWords?.map(stemWord))
}
