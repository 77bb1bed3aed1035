import { expect, test } from 'vitest'
import { findVerbIssues } from './find-verb-issues'

const passives = (text: string) =>
  findVerbIssues(text).flatMap(({ kind, start, end }) => (kind === 'passive' ? [text.slice(start, end)] : []))
const adverbs = (text: string) =>
  findVerbIssues(text).flatMap(({ kind, start, end }) => (kind === 'adverb' ? [text.slice(start, end)] : []))

test.each([
  ['The report was quickly written by Dr. Patel.', ['was quickly written']],
  ['Mistakes were made!', ['were made']],
  ['It is being reviewed.', ['is being reviewed']],
  ['They have been told, and he got fired.', ['been told', 'got fired']],
  ['It will be widely shared.', ['be widely shared']],
  ['He was invited by us.', ['was invited']],
  ['  The book is not written', ['is not written']],
  ['We are excited and she is tired.', []],
  ['The shop is closed, it was red.', []],
  ['We wrote it and it rained.', []],
])('“%s” has the passives %j', (text, wanted) => {
  expect(passives(text)).toEqual(wanted)
})

test.each([
  ['We quickly wrote it, truly.', ['quickly', 'truly']],
  ['Only the early family reply came in July.', []],
  ['A friendly, silly fly.', []],
])('“%s” has the adverbs %j', (text, wanted) => {
  expect(adverbs(text)).toEqual(wanted)
})

test('a sentence of any length is read in parts', () => {
  const text = `${'word '.repeat(300)}was quickly written ${'x'.repeat(2_000)}`
  expect(adverbs(text)).toEqual(['quickly'])
})
