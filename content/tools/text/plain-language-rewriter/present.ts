import { cutAtWord } from '@/lib/core/strings/cut'
import { measure } from '@/lib/text/readability/measure'
import { scoresOf, wholeGrade } from '@/lib/text/readability/scores'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import type { PlainInput } from './fields'
import { isOwnText } from './fit'
import type { PlainText } from './plain-text'
import { isEnglish, swapsIn } from './swaps'

/** Sentences of more words are named; a sentence of so many is about one of grade 8. */
const LONG = 20
const MOST_NAMED = 3
const SHOWN = 60

export function presentPlainText(item: PlainText, input: PlainInput): Omit<Card, 'id' | 'item'> {
  const isOwn = isOwnText(item, input)
  const words = item.glossary.map(({ term, meaning }) => `${term}: ${meaning}`)
  const copy = words.length > 0 ? `${item.text}\n\n${words.join('\n')}` : item.text
  const terms = item.terms.map(({ from, to }) => `${from} → ${to}`).join('\n')
  return {
    heading: headingOf(item.text, input),
    parts: [
      { text: copy, rank: 'answer' },
      ...(terms === '' ? [] : [{ label: 'Simpler words', text: terms, rank: 'more' as const }]),
    ],
    copy,
    carry: [...copy.replace(/\s+/g, ' ')].slice(0, MAX_CARRY).join(''),
    notes: notesOf(item.text, input, isOwn),
    ...(isOwn
      ? { marked: { source: input.prompt, edits: swapsIn(input).map((edit) => ({ ...edit, on: true })) } }
      : { preview: { kind: 'diff' as const, text: copy, source: input.prompt } }),
  }
}

/** By Flesch and Kincaid, whose formula is for English. */
function gradeOf(text: string): number | null {
  const scores = scoresOf(measure(text))
  return scores && wholeGrade(scores.fleschKincaid)
}

function headingOf(text: string, input: PlainInput): string {
  const [before, now] = isEnglish(input) ? [gradeOf(input.prompt), gradeOf(text)] : [null, null]
  if (before === null || now === null) return 'Plain language'
  return before === now ? `Grade ${now}, as before` : `Grade ${now}, was ${before}`
}

function notesOf(text: string, input: PlainInput, isOwn: boolean): string[] {
  if (!isEnglish(input)) {
    return isOwn
      ? ['Without an AI model we have simpler words for English only, so this is your text as it was.']
      : []
  }
  const grade = gradeOf(text)
  const isHigh = grade !== null && grade > Number(input.parameters.grade)
  const long = measure(text).sentences.filter(({ words }) => words > LONG)
  return [
    ...(isHigh && isOwn
      ? [`Simpler words alone don’t reach grade ${input.parameters.grade}: shorter sentences do.`]
      : []),
    ...(isHigh && !isOwn
      ? [`Still above grade ${input.parameters.grade}. Tap Again for another version.`]
      : []),
    ...long
      .slice(0, MOST_NAMED)
      .map(({ start, end, words }) => `${words} words, split it: “${startOf(text.slice(start, end))}”`),
  ]
}

const startOf = (sentence: string) =>
  sentence.length <= SHOWN ? sentence : `${cutAtWord(sentence, SHOWN)} …`
