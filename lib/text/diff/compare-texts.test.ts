import { expect, test } from 'vitest'
import type { TextChange } from '@/lib/tool/text-change'
import { compareTexts } from './compare-texts'
import type { DiffUnit, IgnoreOptions } from './tokenize'

const nothing: IgnoreOptions = { ignoresCase: false, ignoresSpace: false, ignoresPunctuation: false }

const compare = (
  first: string,
  second: string,
  unit: DiffUnit = 'word',
  ignored: Partial<IgnoreOptions> = {},
  ms = 5_000,
) => compareTexts(first, second, { unit, ignoreOptions: { ...nothing, ...ignored }, timeoutMs: ms })

const written = (changes: readonly TextChange[]) =>
  changes
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

const shown = (...given: Parameters<typeof compare>) => written(compare(...given).changes)

const firstOf = (changes: readonly TextChange[]) =>
  changes
    .map((change) =>
      change.kind === 'same' ? (change.other ?? change.text) : change.kind === 'removed' ? change.text : '',
    )
    .join('')
const secondOf = (changes: readonly TextChange[]) =>
  changes.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('')

test.each<[string, string, string, DiffUnit]>([
  ['I bake bread daily.', 'I bake rye bread.', 'I bake {+rye +}bread[- daily-].', 'word'],
  ['the big cat.', 'the big.', 'the big[- cat-].', 'word'],
  ['👩‍👧', '👩‍👦', '[-👩‍👧-]{+👩‍👦+}', 'character'],
  ['ab👩‍👧c', 'ab👩‍👦c', 'ab[-👩‍👧-]{+👩‍👦+}c', 'character'],
  ['hi 👩‍👧 there', 'hi 👩‍👦 there', 'hi [-👩‍👧-]{+👩‍👦+} there', 'word'],
  ['NASA', 'Nasa', 'N[-ASA-]{+asa+}', 'character'],
  ['a\nb\nc', 'a\nx\nc', 'a\n[-b-]{+x+}\nc', 'line'],
  [
    'One. Two is here. Three.',
    'One. Two was here. Three.',
    'One. [-Two is here.-]{+Two was here.+} Three.',
    'sentence',
  ],
  ['東京に行きます', '京都に行きます', '[-東京-]{+京都+}に行きます', 'word'],
  ['שלום עולם', 'שלום לכולם', 'שלום [-עולם-]{+לכולם+}', 'word'],
  ['  leading  and trailing ', 'leading and trailing', '[-  -]leading [- -]and trailing[- -]', 'word'],
  ['a \ud83d b', 'a \ud83d c', 'a \ud83d [-b-]{+c+}', 'word'],
  ['', 'new', '{+new+}', 'word'],
  ['cafe\u0301', 'caf\u00e9', 'caf\u00e9', 'word'],
])('%j to %j reads %j by %s', (first, second, expected, unit) => {
  expect(shown(first, second, unit)).toBe(expected)
})

test.each<[string, string, Partial<IgnoreOptions>, boolean]>([
  ['NASA is straße', 'nasa IS STRASSE', { ignoresCase: true }, true],
  ['NASA', 'nasa', {}, false],
  ['a  b\nc', 'a b c', { ignoresSpace: true }, true],
  ['a  b', 'a b', {}, false],
  ['Well, hello!', 'Well hello', { ignoresPunctuation: true }, true],
  ['Well, hello!', 'Well hello', { ignoresCase: true }, false],
  ['Well - hello', 'WELL hello', { ignoresPunctuation: true, ignoresSpace: true, ignoresCase: true }, true],
])('%j and %j, with %j ignored, are the same: %s', (first, second, ignored, same) => {
  for (const unit of ['word', 'line', 'character', 'sentence'] as const) {
    // Line breaks divide lines and sentences, whatever space is ignored within them.
    if (first.includes('\n') && unit !== 'word' && unit !== 'character') continue
    const { changes } = compare(first, second, unit, ignored)
    expect(
      changes.every(({ kind }) => kind === 'same'),
      unit,
    ).toBe(same)
    expect([firstOf(changes), secondOf(changes)]).toEqual([first, second])
  }
})

test('a paragraph at another place has moved, once for each time it is there', () => {
  const [one, two, three] = [
    'Sourdough takes a whole day of waiting.',
    'Flour, water and salt are all.',
    'Bake it hot, then wait.',
  ]
  const { changes } = compare(`${one}\n\n${two}\n\n${three}`, `${two}\n\n${three}\n\n${one}`)
  const moved = changes.filter((change) => change.kind !== 'same' && change.isMoved)
  expect(moved.map(({ kind, text }) => [kind, text.trim()])).toEqual([
    ['removed', one],
    ['added', one],
  ])
  expect(firstOf(changes)).toBe(`${one}\n\n${two}\n\n${three}`)
  expect(secondOf(changes)).toBe(`${two}\n\n${three}\n\n${one}`)
})

test('short lines do not count as moved, and an edited paragraph is compared by its words', () => {
  const { changes } = compare('yes\nno one\nok', 'no one\nok\nyes')
  expect(changes.some((change) => change.kind !== 'same' && change.isMoved)).toBe(false)
  expect(
    shown('Intro line here.\n\nThe dough rests one day.', 'Hello.\n\nIntro line here.\n\nThe dough rests two days.'),
  ).toBe('{+Hello.\n\n+}Intro line here.\n\nThe dough rests [-one day-]{+two days+}.')
})

test('without time it falls back to lines, then to one block, and says so', () => {
  const late = compare('same\nold words\nend', 'same\nnew words\nend', 'word', {}, -1)
  expect(late.isCoarse).toBe(true)
  expect(written(late.changes)).toBe('same\n[-old words-]{+new words+}\nend')
  expect(compare('same', 'same', 'word', {}, -1).isCoarse).toBe(false)
})

test('two texts of 200,000 characters with a few changes are compared to the end, and two that share nothing end', () => {
  const line = (index: number) => `Line ${index} of a long text about bread and salt.\n`
  const long = Array.from({ length: 4_400 }, (_, index) => line(index))
  const edited = long.with(10, 'Another line.\n').with(4_000, 'Line 4000 of a long text about rye and salt.\n')
  const { changes, isCoarse } = compare(long.join(''), edited.join(''))
  expect(isCoarse).toBe(false)
  expect(changes.filter(({ kind }) => kind !== 'same').length).toBeGreaterThan(3)
  const other = compare('a b '.repeat(50_000), 'c d '.repeat(50_000), 'word', {}, 200)
  expect(other.isCoarse).toBe(true)
  expect(firstOf(other.changes)).toHaveLength(200_000)
})
