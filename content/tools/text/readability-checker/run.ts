import { formatDuration } from '@/lib/core/format/format-time'
import { clamp } from '@/lib/core/numbers'
import { detectTextLanguage } from '@/lib/text/keywords/stop-word-check'
import { findWritingMarks, markKinds } from '@/lib/text/readability/find-writing-marks'
import {
  computeReadabilityScores,
  computeTextStats,
  type TextStats,
  toWholeGrade,
} from '@/lib/text/readability/readability-scores'
import { READING_WORDS_PER_MINUTE } from '@/lib/text/words-per-minute'
import type { Mark } from '@/lib/tool/marks'
import { buildFigures, buildNote, buildTable, type TextBlock, type TextRun } from '@/lib/tool/text-tool'
import { targets } from './targets'
import type readabilityChecker from './tool'

const MIN_SENTENCES = 3

export const run: TextRun<typeof readabilityChecker> = ({ text, parameters }) => {
  const stats = computeTextStats(text)
  const language = detectTextLanguage(text)
  // A text too short to identify counts as English.
  if (language !== 'en' && !(language === 'und' && /\p{L}/u.test(text))) {
    return {
      blocks: [
        buildNote(
          'This doesn’t look like English. The formulas and marks only work for English, so here are just the counts.',
        ),
        buildCounts(stats),
      ],
    }
  }
  const marks = findWritingMarks(text, stats)
  return {
    blocks: [
      ...buildScoreBlocks(stats, targets[parameters.target].grade),
      { kind: 'marked', name: 'Your text, marked', text, kinds: markKinds, marks },
      buildGoalsTable(stats, marks),
      buildCounts(stats),
    ],
  }
}

function buildScoreBlocks(stats: TextStats, targetGrade: number): TextBlock[] {
  const scores = stats.sentences.length < MIN_SENTENCES ? null : computeReadabilityScores(stats)
  if (!scores) return [buildNote('Too short to score. Grades need at least three sentences, but the marks still work.')]
  const grade = toWholeGrade(scores.ari)
  return [
    {
      kind: 'figures',
      figures: [
        { label: `Grade (aim for ${targetGrade})`, value: String(grade), share: targetGrade / Math.max(1, grade) },
        { label: 'Flesch reading ease (0–100)', value: String(Math.round(clamp(scores.fleschEase, 0, 100))) },
        { label: 'Flesch–Kincaid grade', value: scores.fleschKincaid.toFixed(1) },
        { label: 'SMOG grade', value: scores.smog.toFixed(1) },
      ],
    },
    buildNote(describeGrade(grade, targetGrade)),
  ]
}

function describeGrade(grade: number, targetGrade: number): string {
  const gradeDifference = grade - targetGrade
  if (gradeDifference <= 0) return `Grade ${grade} by ARI. That’s on target.`
  const gradeText = gradeDifference === 1 ? 'One grade' : `${gradeDifference} grades`
  return `${gradeText} above your target by ARI. Long sentences and long words count most, so start with the very hard ones.`
}

function buildGoalsTable({ sentences }: TextStats, marks: readonly Mark[]): TextBlock {
  const formatMaxShare = (share: number) => `${Math.round(sentences.length * share)} or fewer`
  const goals = {
    'very-hard': 'none',
    hard: formatMaxShare(0.1),
    passive: formatMaxShare(0.2),
    adverb: formatMaxShare(0.2),
    complex: 'none',
    weasel: 'none',
  } as const
  const rows = markKinds.map(({ kind, label }) => {
    const foundCount = marks.filter((mark) => mark.kind === kind).length
    return [label, foundCount, goals[kind]]
  })
  return buildTable('What to work on', ['Kind', 'Found', 'Aim for'], rows)
}

function buildCounts({ wordCount, sentences, letterCount, syllableCount, longWordCount }: TextStats) {
  return buildFigures({
    Words: wordCount,
    Sentences: sentences.length,
    'Words per sentence': wordCount > 0 ? (wordCount / sentences.length).toFixed(1) : '0',
    'Letters per word': wordCount > 0 ? (letterCount / wordCount).toFixed(1) : '0',
    Syllables: syllableCount,
    'Words of 3+ syllables': longWordCount,
    'Reading time': formatDuration((wordCount * 60) / READING_WORDS_PER_MINUTE),
  })
}
