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
  const check = { name: 'Subject first', maxPoints: MAX_POINTS }
  if (subjectWord === undefined) {
    const missing = line.keyword ? `Your keyword ${quoteWords([line.keyword])} is missing.` : ''
    return { ...check, points: 0, reason: missing || 'Doesn’t say what it’s about.' }
  }
  const hasSubject = line.keyword !== '' || extractContentWords(line.topic).length > 0
  const isEarly = index < MAX_WORDS_BEFORE_SUBJECT
  const place = isEarly ? `within the first ${MAX_WORDS_BEFORE_SUBJECT} words` : `late, at word ${index + 1}`
  const points = isEarly && hasSubject ? MAX_POINTS : 5
  return { ...check, points, reason: `${quoteWords([subjectWord])} comes ${place}.` }
}

function getSubjectStems({ text, topic, keyword }: LineScoreInput): Set<string> {
  const [subjectWords] = [keyword, topic, text].map(extractContentWords).filter((words) => words.length > 0)
  return new Set(subjectWords?.map(stemWord))
}
