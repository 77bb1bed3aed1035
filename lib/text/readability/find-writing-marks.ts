import { findComplexWords } from '@/lib/text/plain-language/find-complex-words'
import type { Mark, MarkKind } from '@/lib/tool/marks/mark'
import { computeAri, toWholeGrade } from './compute-scores'
import { findVerbIssues } from './find-verb-issues'
import { findWeaselWords } from './find-weasel-words'
import { replaceLinksWithSpaces } from './replace-links-with-spaces'
import type { TextStats } from './text-stats'

/** A sentence of fewer words is never called hard. */
const MIN_HARD_WORDS = 14
const HARD_GRADE = 10
const VERY_HARD_GRADE = 14

export const markKinds = [
  { kind: 'very-hard', label: 'Very hard sentence', variant: 'red' },
  { kind: 'hard', label: 'Hard sentence', variant: 'amber' },
  { kind: 'passive', label: 'Passive', variant: 'green' },
  { kind: 'adverb', label: 'Adverb', variant: 'cyan' },
  { kind: 'complex', label: 'Complex word', variant: 'purple' },
  { kind: 'weasel', label: 'Weasel word', variant: 'dotted' },
] as const satisfies readonly MarkKind[]

/** What makes an English text hard to read or weak, where it stands and what to do about it. */
export function findWritingMarks(text: string, { sentences }: TextStats): Mark[] {
  const prose = replaceLinksWithSpaces(text)
  const wordMarks = [...findComplexMarks(prose), ...findWeaselMarks(prose)].toSorted((a, b) => a.start - b.start)
  const wordMarkStarts = new Set(wordMarks.map(({ start }) => start))
  return [
    ...sentences.flatMap((sentence) => {
      const grade = toWholeGrade(computeAri(sentence.letterCount, sentence.wordCount, 1))
      return sentence.wordCount < MIN_HARD_WORDS || grade < HARD_GRADE ? [] : [buildHardMark(sentence, grade)]
    }),
    ...wordMarks,
    ...sentences
      .filter((sentence) => sentence.wordCount > 1)
      .flatMap(({ start, end }) => findVerbMarks(prose.slice(start, end), start))
      .filter((mark) => !wordMarkStarts.has(mark.start)),
  ]
}

function buildHardMark({ start, end, wordCount }: TextStats['sentences'][number], grade: number): Mark {
  const isVeryHard = grade >= VERY_HARD_GRADE
  return {
    start,
    end,
    kind: isVeryHard ? 'very-hard' : 'hard',
    badge: `${wordCount} words`,
    explanation: `${wordCount} words at grade ${grade}. ${isVeryHard ? 'Split it into two or three sentences, one thought each.' : 'Split it, or take out what it can do without.'}`,
  }
}

function findComplexMarks(prose: string): Mark[] {
  return findComplexWords(prose).map(({ start, end, replacements }) => ({
    start,
    end,
    kind: 'complex',
    explanation: 'A shorter, more familiar word says the same.',
    suggestions: replacements,
  }))
}

function findWeaselMarks(prose: string): Mark[] {
  return findWeaselWords(prose).map(({ start, end, isUnsourced }) => ({
    start,
    end,
    kind: 'weasel',
    ...(isUnsourced
      ? { explanation: 'Who says so? Name the person or the study, or say it yourself.' }
      : {
          explanation: 'It weakens what you say. Most sentences are stronger without it.',
          suggestions: [''],
        }),
  }))
}

function findVerbMarks(sentence: string, offset: number): Mark[] {
  return findVerbIssues(sentence).map(({ kind, start, end }) => ({
    start: offset + start,
    end: offset + end,
    kind,
    ...(kind === 'passive'
      ? {
          explanation: 'Passive voice: it hides who does it. Say who: “Anna wrote it”, not “it was written”.',
        }
      : {
          explanation: 'Leave it out, or pick a verb that says it alone: “sprinted”, not “ran quickly”.',
          suggestions: [''],
        }),
  }))
}
