import { count } from '@/lib/core/format/count'
import { duration } from '@/lib/core/format/duration'
import { languageOfText } from '@/lib/text/keywords/small-words'
import { type Measured, measure } from '@/lib/text/readability/measure'
import { scoresOf, wholeGrade } from '@/lib/text/readability/scores'
import { markKinds, writingMarks } from '@/lib/text/readability/writing-marks'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { targetOf } from './targets'
import type { readabilityChecker } from './tool'

type Input = TextInput<(typeof readabilityChecker)['fields']>

const fewestSentences = 3
const wordsPerMinute = 238

/** How hard a text is to read and where; only its counts where it is not English. */
export function run({ text, parameters }: Input): TextResult {
  const measured = measure(text)
  const language = languageOfText(text)
  // Too few small words to tell are taken for English ones.
  if (language !== 'en' && !(language === 'und' && /\p{L}/u.test(text))) {
    return {
      blocks: [
        note(
          'This doesn’t look like English. The formulas and marks are made for English, so here are the counts alone.',
        ),
        { kind: 'figures', figures: countsOf(measured) },
      ],
    }
  }
  const target = targetOf(parameters.target)
  const marks = writingMarks(text, measured)
  const scored = measured.sentences.length < fewestSentences ? tooShort : scoreBlocks(measured, target.grade)
  return {
    blocks: [
      ...scored,
      { kind: 'marked', name: 'Your text, marked', text, kinds: markKinds, marks },
      aimsOf(
        measured,
        new Map(markKinds.map(({ kind }) => [kind, marks.filter((mark) => mark.kind === kind).length])),
      ),
      { kind: 'figures', figures: countsOf(measured) },
    ],
  }
}

const note = (text: string): TextBlock => ({ kind: 'note', text })

const tooShort = [
  note('Too short to score: grades need at least three sentences. The marks work all the same.'),
]

function scoreBlocks(measured: Measured, target: number): TextBlock[] {
  const scores = scoresOf(measured)
  if (!scores) return tooShort
  const grade = wholeGrade(scores.ari)
  return [
    {
      kind: 'figures',
      figures: [
        {
          label: `Grade (yours: ${target} at most)`,
          value: String(grade),
          share: target / Math.max(1, grade),
        },
        {
          label: 'Flesch ease, 0 to 100',
          value: String(Math.round(Math.min(100, Math.max(0, scores.fleschEase)))),
        },
        { label: 'Flesch–Kincaid grade', value: scores.fleschKincaid.toFixed(1) },
        { label: 'SMOG grade', value: scores.smog.toFixed(1) },
      ],
    },
    note(verdict(grade, target)),
  ]
}

function verdict(grade: number, target: number): string {
  const over = grade - target
  if (over <= 0) return `Grade ${grade} by ARI: that fits.`
  const grades = over === 1 ? 'One grade' : `${over} grades`
  return `${grades} above your target by ARI. Long sentences and long words count most: begin with the very hard ones.`
}

function aimsOf({ sentences }: Measured, found: ReadonlyMap<string, number>): TextBlock {
  const few = (share: number) => `${Math.round(sentences.length * share)} or fewer`
  const aims = {
    'very-hard': 'none',
    hard: few(0.1),
    passive: few(0.2),
    adverb: few(0.2),
    complex: 'none',
    weasel: 'none',
  } as const
  return {
    kind: 'table',
    caption: 'What to look at',
    columns: ['Kind', 'Found', 'Aim for'],
    rows: markKinds.map(({ kind, label }) => [label, count(found.get(kind) ?? 0), aims[kind]]),
  }
}

function countsOf({ words, sentences, letters, syllables, longWords }: Measured) {
  return [
    { label: 'Words', value: count(words) },
    { label: 'Sentences', value: count(sentences.length) },
    { label: 'Words a sentence', value: words > 0 ? (words / sentences.length).toFixed(1) : '0' },
    { label: 'Letters a word', value: words > 0 ? (letters / words).toFixed(1) : '0' },
    { label: 'Syllables', value: count(syllables) },
    { label: 'Words of 3+ syllables', value: count(longWords) },
    { label: 'To read', value: duration((words * 60) / wordsPerMinute) },
  ]
}
