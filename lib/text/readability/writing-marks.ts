import { plainWordsIn } from '@/lib/text/plain-words/plain-words-in'
import type { Mark, MarkKind } from '@/lib/tool/marks/mark'
import type { Measured } from './measure'
import { proseOf } from './prose-of'
import { ariOf, wholeGrade } from './scores'
import { verbSigns } from './verb-signs'
import { weaselsIn } from './weasel-words'

/** A sentence of fewer words is never called hard. */
const shortest = 14
const hard = 10
const veryHard = 14

export const markKinds = [
  { kind: 'very-hard', label: 'Very hard sentence', look: 'red' },
  { kind: 'hard', label: 'Hard sentence', look: 'amber' },
  { kind: 'passive', label: 'Passive', look: 'green' },
  { kind: 'adverb', label: 'Adverb', look: 'cyan' },
  { kind: 'complex', label: 'Complex word', look: 'purple' },
  { kind: 'weasel', label: 'Weasel word', look: 'dotted' },
] as const satisfies readonly MarkKind[]

/** What makes an English text hard to read or weak, where it stands and what to do about it. */
export function writingMarks(text: string, { sentences }: Measured): Mark[] {
  const prose = proseOf(text)
  const words = [...complexMarks(prose), ...weaselMarks(prose)].toSorted(
    (one, other) => one.start - other.start,
  )
  const taken = new Set(words.map(({ start }) => start))
  return [
    ...sentences.flatMap((sentence) => {
      const level = wholeGrade(ariOf(sentence.letters, sentence.words, 1))
      return sentence.words < shortest || level < hard ? [] : [hardMark(sentence, level)]
    }),
    ...words,
    ...sentences
      .filter((sentence) => sentence.words > 1)
      .flatMap(({ start, end }) => verbMarks(prose.slice(start, end), start))
      .filter((mark) => !taken.has(mark.start)),
  ]
}

function hardMark({ start, end, words }: Measured['sentences'][number], level: number): Mark {
  const isVeryHard = level >= veryHard
  return {
    start,
    end,
    kind: isVeryHard ? 'very-hard' : 'hard',
    badge: `${words} words`,
    why: `${words} words at grade ${level}. ${isVeryHard ? 'Split it into two or three sentences, one thought each.' : 'Split it, or take out what it can do without.'}`,
  }
}

function complexMarks(prose: string): Mark[] {
  return plainWordsIn(prose).map(({ start, end, plain }) => ({
    start,
    end,
    kind: 'complex',
    why: 'A shorter, more familiar word says the same.',
    instead: plain,
  }))
}

function weaselMarks(prose: string): Mark[] {
  return weaselsIn(prose).map(({ start, end, unsourced }) => ({
    start,
    end,
    kind: 'weasel',
    ...(unsourced
      ? { why: 'Who says so? Name the person or the study, or say it yourself.' }
      : { why: 'It weakens what you say. Most sentences are stronger without it.', instead: [''] }),
  }))
}

function verbMarks(sentence: string, offset: number): Mark[] {
  return verbSigns(sentence).map(({ kind, start, end }) => ({
    start: offset + start,
    end: offset + end,
    kind,
    ...(kind === 'passive'
      ? { why: 'Passive voice: it hides who does it. Say who: “Anna wrote it”, not “it was written”.' }
      : {
          why: 'Leave it out, or pick a verb that says it alone: “sprinted”, not “ran quickly”.',
          instead: [''],
        }),
  }))
}
