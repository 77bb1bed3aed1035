import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { detectLanguage } from '@/lib/text/language/detect-language'
import { computeReadabilityScores, computeTextStats, toWholeGrade } from '@/lib/text/readability/readability-scores'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { memoizePerRequest } from '@/lib/tool/visitor-text'
import type { PlainInput, PlainText } from './fields'

/** Lists sentences with more words; this length corresponds to about grade 8. */
const LONG_SENTENCE_WORDS = 20
const MAX_LISTED_SENTENCES = 3
const MAX_EXCERPT_LENGTH = 60

export function presentPlainText(item: PlainText, input: PlainInput): Omit<Card, 'id' | 'item'> {
  const glossaryLines = item.glossary.map(({ term, meaning }) => `${term}: ${meaning}`)
  const copy = glossaryLines.length > 0 ? `${item.text}\n\n${glossaryLines.join('\n')}` : item.text
  const terms = item.terms.map(({ from, to }) => `${from} → ${to}`).join('\n')
  return {
    heading: formatHeading(item.text, input),
    parts: [
      { text: copy, rank: 'answer' },
      ...(terms === '' ? [] : [{ label: 'Simpler words', text: terms, rank: 'more' as const }]),
    ],
    copy,
    carry: [...copy.replace(/\s+/g, ' ')].slice(0, MAX_CARRY_LENGTH).join(''),
    notes: buildNotes(item.text, input),
    preview: { kind: 'diff', text: copy, source: input.prompt },
  }
}

const isEnglish = memoizePerRequest(({ prompt }: PlainInput) => detectLanguage(prompt.slice(0, 600)) === 'en')

/** Flesch–Kincaid grade; the formula is for English. */
function computeGrade(text: string): number | null {
  const scores = computeReadabilityScores(computeTextStats(text))
  return scores && toWholeGrade(scores.fleschKincaid)
}

function formatHeading(text: string, input: PlainInput): string {
  const [gradeBefore, gradeAfter] = isEnglish(input) ? [computeGrade(input.prompt), computeGrade(text)] : [null, null]
  if (gradeBefore === null || gradeAfter === null) return 'Plain language'
  return gradeBefore === gradeAfter ? `Grade ${gradeAfter}, as before` : `Grade ${gradeAfter}, was ${gradeBefore}`
}

function buildNotes(text: string, input: PlainInput): string[] {
  if (!isEnglish(input)) return []
  const grade = computeGrade(text)
  const isAboveTarget = grade !== null && grade > Number(input.parameters.grade)
  const longSentences = computeTextStats(text).sentences.filter(({ wordCount }) => wordCount > LONG_SENTENCE_WORDS)
  return [
    ...(isAboveTarget ? [`Still above grade ${input.parameters.grade}. Tap Again for another version.`] : []),
    ...longSentences
      .slice(0, MAX_LISTED_SENTENCES)
      .map(
        ({ start, end, wordCount }) => `${wordCount} words, split it: “${truncateSentence(text.slice(start, end))}”`,
      ),
  ]
}

const truncateSentence = (sentence: string) =>
  sentence.length <= MAX_EXCERPT_LENGTH ? sentence : `${truncateAtWord(sentence, MAX_EXCERPT_LENGTH)} …`
