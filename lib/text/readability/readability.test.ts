import { expect, test } from 'vitest'
import { applySuggestion } from '@/lib/tool/marks'
import { findVerbIssues } from './find-verb-issues'
import { findWritingMarks } from './find-writing-marks'
import { computeReadabilityScores, computeTextStats, replaceLinksWithSpaces, toWholeGrade } from './readability-scores'

const gettysburg =
  'Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in liberty, and dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battle-field of that war.'

test('the scores follow their formulas', () => {
  const stats = computeTextStats('The cat sat on the mat. It was happy! Was it?')
  expect(stats).toMatchObject({ wordCount: 11, letterCount: 32, syllableCount: 12, longWordCount: 0 })
  const scores = computeReadabilityScores(stats)
  expect(scores?.ari).toBeCloseTo(4.71 * (32 / 11) + 0.5 * (11 / 3) - 21.43)
  expect(scores?.fleschKincaid).toBeCloseTo(0.39 * (11 / 3) + 11.8 * (12 / 11) - 15.59)
  expect(scores?.fleschEase).toBeCloseTo(206.835 - 1.015 * (11 / 3) - 84.6 * (12 / 11))
  expect(scores?.smog).toBeCloseTo(3.1291)
})

test('a known text has its published grade', () => {
  const scores = computeReadabilityScores(computeTextStats(gettysburg))
  expect(toWholeGrade(scores?.ari ?? 0)).toBe(10)
  expect(toWholeGrade(scores?.fleschKincaid ?? 0)).toBe(10)
})

test('sentences have their ranges, without links, tags and emoji', () => {
  const text = '  Dr. Patel came.\n\nSee https://a.com/b.html a.b@a.com #bread #home\n👩‍👧 Go on!'
  const { sentences } = computeTextStats(text)
  const sentenceTexts = sentences.map(({ start, end, wordCount }) => `${text.slice(start, end).trim()} ${wordCount}`)
  expect(sentenceTexts).toEqual(['Dr. Patel came. 3', 'See 1', 'Go on! 2'])
  expect(replaceLinksWithSpaces('a @b c')).toBe('a    c')
  expect(computeReadabilityScores(computeTextStats('👩‍👧 …'))).toBeNull()
})

test.each([
  [-3, 0],
  [8.5, 9],
  [40, 18],
])('rounds a grade of %f to %i', (grade, wholeGrade) => {
  expect(toWholeGrade(grade)).toBe(wholeGrade)
})

const findIssues = (text: string, issueKind: 'passive' | 'adverb') =>
  findVerbIssues(text).flatMap(({ kind, start, end }) => (kind === issueKind ? [text.slice(start, end)] : []))

test.each([
  ['The report was quickly written by Dr. Patel.', ['was quickly written']],
  ['They have been told, and he got fired.', ['been told', 'got fired']],
  ['He was invited by us.', ['was invited']],
  ['We are excited and she is tired.', []],
  ['The shop is closed, it was red.', []],
  ['We’re hired, but it isn’t sponsored.', ['We’re hired', 'isn’t sponsored']],
  ['I’m used to it, and it is used to make bread.', ['is used']],
  ['The money is gone.', []],
  ['The butter was unsalted and not wholly unexpected.', []],
  ['The statue was unveiled, and the door was unlocked.', ['was unveiled', 'was unlocked']],
  ['I am interested in bread, and we were surprised.', []],
  ['We are committed to rye, based in Austin and known for it.', []],
  ['He was surprised by the price.', ['was surprised']],
  ['The bread is being baked, and the floor was being washed.', ['is being baked', 'was being washed']],
  ['The scene was cut, he was hit by a car, and it was read by many.', ['was cut', 'was hit', 'was read']],
  ['The pan is cast iron.', []],
  ['It is a hit, we are set, and she is being kind.', []],
  ['The video is edited in Austin, and mistakes were made.', ['is edited', 'were made']],
  ['It’s made from oats. That’s packed with seeds.', ['It’s made', 'That’s packed']],
  ['She’s made a cake. It’s taken years. It’s grown by 5%.', []],
  ['Was it written by AI? Why was the new video deleted?', ['Was it written', 'was the new video deleted']],
  ['Is this the cake you baked? Was the shop closed? Is the freshly baked bread good?', []],
])('“%s” contains the passives %j', (text, wanted) => {
  expect(findIssues(text, 'passive')).toEqual(wanted)
})

test.each([
  ['We quickly wrote it, truly.', ['quickly', 'truly']],
  ['Only the early family reply came in July.', []],
  ['A friendly, silly fly.', []],
])('“%s” contains the adverbs %j', (text, wanted) => {
  expect(findIssues(text, 'adverb')).toEqual(wanted)
})

test('analyzes a long sentence in parts', () => {
  const text = `${'word '.repeat(300)}was quickly written ${'x'.repeat(2_000)}`
  expect(findIssues(text, 'adverb')).toEqual(['quickly'])
})

const findMarks = (text: string) => findWritingMarks(text, computeTextStats(text))
const listMarks = (text: string) => findMarks(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)

test.each([
  ['We utilize it.', ['complex utilize']],
  ['I think it is good.', ['weasel I think']],
  ['It is very quickly gone.', ['weasel very', 'adverb quickly']],
  ['It’s not very good, a kind of bread, just-in-time.', []],
  ['Thank you very much. I think about it. I believe in you. It’s just as good. Really? Maybe.', []],
  ['It’s kind of sad that a new kind of bread is so kind of you.', ['weasel kind of']],
  ['What do I think? They treated him fairly.', ['adverb fairly']],
  ['See @really and https://very.com/utilize #just', []],
  ['👨‍👩‍👧 It. “It was made”', ['passive was made']],
])('finds the marks of “%s”: %j', (text, wanted) => {
  expect(listMarks(text)).toEqual(wanted)
})

test('a sentence is hard by its words and letters, and its badge counts the words', () => {
  const easySentence = 'We all sat by the sea and had some tea and a bun or two as it got dark.'
  const hardSentence =
    'We walked along the windy harbour together and talked about which sandwich shop we liked the most.'
  const veryHardSentence = `${hardSentence.slice(0, -1)}, whereas everybody sitting opposite discussed alternative transport arrangements nobody understood.`
  expect(findMarks(easySentence)).toEqual([])
  expect(findMarks(hardSentence)).toMatchObject([
    { kind: 'hard', badge: '17 words', start: 0, end: hardSentence.length },
  ])
  expect(findMarks(`Oh. ${veryHardSentence}`)).toMatchObject([{ kind: 'very-hard', badge: '27 words', start: 4 }])
})

test('the suggestions together leave a readable sentence', () => {
  const text = 'Basically, in order to win we really utilized an objective.'
  const improvedText = findMarks(text)
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, mark) => applySuggestion(result, mark, mark.suggestions?.[0] ?? ''), text)
  expect(improvedText).toBe('To win we used a goal.')
})
