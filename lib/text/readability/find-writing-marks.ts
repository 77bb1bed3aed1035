import type { TextRange } from '@/lib/core/strings/text-ranges'
import { findComplexWords } from '@/lib/text/plain-language/find-complex-words'
import type { Mark, MarkKind } from '@/lib/tool/marks'
import { findVerbIssues } from './find-verb-issues'
import { computeAri, replaceLinksWithSpaces, type TextStats, toWholeGrade } from './readability-scores'

/** Hedges and fillers that a sentence can lose, and claims without a source. The project's own list. */
const removableAlternation =
  'actually|arguably|basically|essentially|extremely|fairly|for all intents and purposes|for the most part|i believe|i feel like|i guess|i think|in my opinion|in some ways|it could be argued that|it is important to note that|it should be noted that|just|kind of|literally|maybe|more or less|needless to say|obviously|perhaps|possibly|practically|pretty much|probably|quite|really|relatively|seemingly|simply|sort of|somehow|somewhat|the fact of the matter is that|to be honest|totally|very|virtually'
const unsourcedAlternation =
  'a recent study|everybody knows|everyone knows|experts agree|experts believe|experts say|it has been said|it is believed|it is known|it is said|it is thought|many believe|many people believe|many people say|most people think|people say|research shows|research suggests|science says|scientists say|some people say|some say|studies have shown|studies show|studies suggest'

const weaselWordPattern = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:(?<removable>${removableAlternation})|(?:${unsourcedAlternation}))(?![\\p{L}\\p{N}'’-])`,
  'giu',
)
/** After these words, a hedge is not filler: “not very”, “a very honest man”, “how do I think”. */
const precedingExceptionPattern =
  /(?:\b(?:not|n[’']t|a|the|this|that|what|some|every|any|of|only|do|did|how|way|put)|[’']t)\s$/i
/** “Kind of” is a hedge after these, and a sort of thing elsewhere: “a new kind of bread”. */
const hedgedWordPattern =
  /(?:^|[.!?,]|\b(?:i|you|we|they|he|she|it|am|is|are|was|were|be|been|feels?|felt|looks?|and|but)|[’'](?:s|re|m|d|ve|ll))\s*$/i
/** These phrases are not filler: “very much”, “just as”, “I think about it”, “kind of you”, “treated fairly”. */
const followingExceptionPattern =
  /^(?:(?:fairly|literally|practically|simply|virtually)(?=[.!?]|$)|(?:practically|relatively|simply)\s(?:put|speaking)|kind\sof\s(?:you|him|her|them)|very\s(?:much|few|many|little)|just\s(?:as|in\scase|like|now)|i\s(?:think|believe|guess|feel\slike)\s(?:about|of|in|so|not|that|a|an|the))(?!\p{L})/iu

/** Excludes a sentence that is only a filler, such as “Really?”, because only its punctuation would remain. */
function isFiller(text: string, { start, end }: TextRange): boolean {
  const textBefore = text.slice(Math.max(0, start - 10), start)
  const isKindOf = / of$/i.test(text.slice(start, end))
  const isSentence = /(?:^|[.!?\n]\s{0,5})$/.test(textBefore) && /^\s*(?:[.!?]|$)/.test(text.slice(end, end + 6))
  return (
    !isSentence &&
    (!isKindOf || hedgedWordPattern.test(textBefore)) &&
    !precedingExceptionPattern.test(textBefore) &&
    !followingExceptionPattern.test(text.slice(start, start + 40))
  )
}

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
    explanation: `${wordCount} words at grade ${grade}. ${isVeryHard ? 'Split it into two or three sentences, one thought each.' : 'Split it, or cut what it doesn’t need.'}`,
  }
}

function findComplexMarks(prose: string): Mark[] {
  return findComplexWords(prose).map(({ start, end, replacements }) => ({
    start,
    end,
    kind: 'complex',
    explanation: 'There’s a shorter, more common word for this.',
    suggestions: replacements,
  }))
}

function findWeaselMarks(prose: string): Mark[] {
  return [...prose.matchAll(weaselWordPattern)].flatMap(({ 0: phrase, groups, index: start }): Mark[] => {
    const range = { start, end: start + phrase.length, kind: 'weasel' }
    if (groups?.removable === undefined)
      return [{ ...range, explanation: 'Who says so? Name the person or the study, or say it yourself.' }]
    const explanation = 'This weakens your point. Most sentences are stronger without it.'
    return isFiller(prose, range) ? [{ ...range, explanation, suggestions: [''] }] : []
  })
}

function findVerbMarks(sentence: string, offset: number): Mark[] {
  return findVerbIssues(sentence).map(({ kind, start, end }) => ({
    start: offset + start,
    end: offset + end,
    kind,
    ...(kind === 'passive'
      ? { explanation: 'Passive voice hides who did it. Try “Anna wrote it” instead of “it was written”.' }
      : { explanation: 'Cut it or use a stronger verb, like “sprinted” instead of “ran quickly”.', suggestions: [''] }),
  }))
}
