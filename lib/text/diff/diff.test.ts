import { expect, test, vi } from 'vitest'
import type { TextChange } from '@/lib/tool/text-tool'
import { compareTexts } from './compare-texts'
import { toHtml } from './export-changes'
import { isUnchangedRow, mergeTexts, toMergeParts, toSideBySideRows } from './side-by-side'
import type { DiffUnit, IgnoreOptions } from './tokenize'
import { compareWords } from './word-changes'

const ignoreNothing: IgnoreOptions = { ignoresCase: false, ignoresSpace: false, ignoresPunctuation: false }

const compare = (
  first: string,
  second: string,
  unit: DiffUnit = 'word',
  ignored: Partial<IgnoreOptions> = {},
  timeoutMs = Number.POSITIVE_INFINITY,
) => compareTexts(first, second, { unit, ignoreOptions: { ...ignoreNothing, ...ignored }, timeoutMs })

const formatChanges = (changes: readonly TextChange[]) =>
  changes
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

function restoreTexts(changes: readonly TextChange[]): { first: string; second: string } {
  let [first, second] = ['', '']
  for (const change of changes) {
    if (change.kind !== 'added') first += change.kind === 'same' ? (change.other ?? change.text) : change.text
    if (change.kind !== 'removed') second += change.text
  }
  return { first, second }
}

const formatDiff = (...args: Parameters<typeof compare>) => formatChanges(compare(...args).changes)

test.each<[string, string, string, DiffUnit]>([
  ['I bake bread daily.', 'I bake rye bread.', 'I bake {+rye +}bread[- daily-].', 'word'],
  ['hi 👩‍👧 there', 'hi 👩‍👦 there', 'hi [-👩‍👧-]{+👩‍👦+} there', 'word'],
  ['a\nb\nc', 'a\nx\nc', 'a\n[-b-]{+x+}\nc', 'line'],
  ['One. Two is. Three.', 'One. Two was. Three.', 'One. [-Two is.-]{+Two was.+} Three.', 'sentence'],
  ['東京に行きます', '京都に行きます', '[-東京-]{+京都+}に行きます', 'word'],
  ['  leading  and trailing ', 'leading and trailing', '[-  -]leading [- -]and trailing[- -]', 'word'],
  ['cafe\u0301', 'caf\u00e9', 'caf\u00e9', 'word'],
])('compares %j with %j as %j by %s', (first, second, expected, unit) => {
  expect(formatDiff(first, second, unit)).toBe(expected)
})

test.each<[string, string, Partial<IgnoreOptions>]>([
  ['NASA is straße', 'nasa IS STRASSE', { ignoresCase: true }],
  ['a  b c', 'a b c', { ignoresSpace: true }],
  ['Well, hello!', 'Well hello', { ignoresPunctuation: true }],
  ['Well - hello', 'WELL hello', { ignoresPunctuation: true, ignoresSpace: true, ignoresCase: true }],
])('%j and %j are equal only with %j', (first, second, ignored) => {
  for (const unit of ['word', 'line', 'character', 'sentence'] as const) {
    const { changes } = compare(first, second, unit, ignored)
    expect(changes.map(({ kind }) => kind).join(' '), unit).toMatch(/^same(?: same)*$/)
    expect(restoreTexts(changes)).toEqual({ first, second })
    expect(compare(first, second, unit).changes.length, unit).toBeGreaterThan(1)
  }
})

test('marks a paragraph at another place as moved', () => {
  const [firstParagraph, secondParagraph] = [
    'Sourdough takes a whole day of waiting.',
    'Flour, water and salt are all. Bake it hot.',
  ]
  const { changes } = compare(`${firstParagraph}\n\n${secondParagraph}`, `${secondParagraph}\n\n${firstParagraph}`)
  const movedChanges = changes.filter((change) => change.kind !== 'same' && change.isMoved)
  expect(movedChanges.map(({ kind, text }) => `${kind}: ${text.trim()}`)).toEqual([
    `removed: ${firstParagraph}`,
    `added: ${firstParagraph}`,
  ])
})

test('short lines do not count as moved, and an edited paragraph is compared by its words', () => {
  const { changes } = compare('yes\nno one\nok', 'no one\nok\nyes')
  expect(changes.some((change) => change.kind !== 'same' && change.isMoved)).toBe(false)
  const edited = formatDiff('An intro.\n\nThe dough rests one day.', 'Hello.\n\nAn intro.\n\nThe dough rests two days.')
  expect(edited).toBe('{+Hello.\n\n+}An intro.\n\nThe dough rests [-one day-]{+two days+}.')
})

test('compares by lines when time runs out, and reports it', () => {
  const coarseResult = compare('same\nold words\nend', 'same\nnew words\nend', 'word', {}, -1)
  expect(coarseResult.isCoarse).toBe(true)
  expect(formatChanges(coarseResult.changes)).toBe('same\n[-old words-]{+new words+}\nend')
  expect(compare('same', 'same', 'word', {}, -1).isCoarse).toBe(false)
})

test('compares two texts of 200,000 characters with a few changes completely', () => {
  const line = (index: number) => `Line ${index} of a long text about bread and salt.\n`
  const longLines = Array.from({ length: 4_400 }, (_, index) => line(index))
  const edited = longLines.with(10, 'Another line.\n').with(4_000, 'Line 4000 of a long text about rye and salt.\n')
  const { changes, isCoarse } = compare(longLines.join(''), edited.join(''))
  expect(isCoarse).toBe(false)
  expect(changes.filter(({ kind }) => kind !== 'same').length).toBeGreaterThan(3)
})

const listChanges = (first: string, second: string) => compare(first, second).changes
const oldText = 'Title\n\nOne old line\nGone\nSame'
const newText = 'Title\n\nOne new line\nSame\nAdded'

test('side by side, a row ends where both texts end a line', () => {
  const rows = toSideBySideRows(listChanges(oldText, newText))
  const getSide = (sideName: 'first' | 'second') => rows.map((row) => row[sideName].map(({ text }) => text).join(''))
  expect(getSide('first').join('')).toBe(oldText)
  expect(getSide('second').join('')).toBe(newText)
  expect(rows.filter(isUnchangedRow).map(({ first }) => first[0]?.text)).toContain('Title\n')
  expect(getSide('first')).toContain('One old line\n')
  expect(getSide('second')).toContain('One new line\n')
})

test('a merge is the second text, except where the first is chosen', () => {
  const parts = toMergeParts(listChanges('the old dog sleeps', 'the new dog runs'))
  expect(parts).toEqual(['the ', { first: 'old', second: 'new' }, ' dog ', { first: 'sleeps', second: 'runs' }])
  expect(mergeTexts(parts, new Set())).toBe('the new dog runs')
  expect(mergeTexts(parts, new Set([1]))).toBe('the new dog sleeps')
  expect(mergeTexts(parts, new Set([0, 1]))).toBe('the old dog sleeps')
})

test('escapes markup in the texts', () => {
  const html = toHtml(listChanges('a <b>x</b>', 'a <img src=x onerror="y">'))
  expect(html).toContain('&lt;')
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<img')
  expect(html).toContain('<del>')
})

const changePrefixes = { same: '', added: '+', removed: '-' } as const

const formatWordChanges = (before: string, after: string) =>
  compareWords(before, after)?.changes.map(({ text, kind }) => changePrefixes[kind] + text)

test.each([
  ['I bake slow bread.', 'I bake good bread.', ['I bake ', '-slow', '+good', ' bread.']],
  ['One.\nTwo.', 'One.\nThree.', ['One.\n', '-Two', '+Three', '.']],
  ['mum 👩‍👧 here', 'mum 👩‍👦 here', ['mum ', '-👩‍👧', '+👩‍👦', ' here']],
  ['我喜欢面包', '我喜欢蛋糕', ['我喜欢', '-面包', '+蛋糕']],
])('lists the word changes from %j to %j', (before, after, expected) => {
  expect(formatWordChanges(before, after)).toEqual(expected)
})

test('similarity is the share of common words', () => {
  const counts = { similarity: 67, addedWordCount: 2, removedWordCount: 1 }
  expect(compareWords('I bake slow bread.', 'I bake good bread now.')).toMatchObject(counts)
  expect(compareWords('', '')?.similarity).toBe(100)
  expect(compareWords('one', 'two')?.similarity).toBe(0)
})

test('returns no comparison for texts that take too long', () => {
  let time = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1_000))
  expect(compareWords('a b c d', 'e f g h')).toBeNull()
})
