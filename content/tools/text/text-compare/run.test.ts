import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import textCompare from './tool'

const { getBlocks, getFigures, getRows } = createResultReader(textCompare, run)
type ToolParameters = Parameters<typeof getBlocks>[1]

const compareFigures = (first: string, second: string, parameters: ToolParameters = {}) =>
  Object.values(getFigures(first, parameters, second))

test.each([
  [
    'Bake it hot and wait.',
    'Bake it very hot and wait here.',
    'word',
    ['81%', '2', '0', '0'],
    ['= Bake it ', '+ very ', '= hot and wait', '+  here', '= .'],
  ],
  ['Eggs milk', 'Eggs, milk', 'word', ['95%', '0', '0', '0'], ['= Eggs', '+ ,', '=  milk']],
  ['👩‍👧', '👩‍👦', 'character', ['0%', '1', '1', '0'], ['- 👩‍👧', '+ 👩‍👦']],
] as const)('compares %j with %j by %s', (first, second, unit, figures, changes) => {
  const marks = { same: '=', added: '+', removed: '-' } as Record<string, string>
  const shown = getBlocks(first, { unit }, second).flatMap((block) => (block.kind === 'diff' ? block.changes : []))
  expect(compareFigures(first, second, { unit })).toEqual(figures)
  expect(shown.map(({ kind, text }) => `${marks[kind]} ${text}`)).toEqual(changes)
})

test.each([
  ['NASA', 'NASA', [], 'The texts are identical, down to the last character.'],
  [
    'caf\u00e9',
    'cafe\u0301',
    [],
    'The texts read the same. Only the way some accented letters are stored is different.',
  ],
  ['NASA, yes', 'nasa yes', ['case', 'punctuation'], 'The texts are the same, apart from what you chose to ignore.'],
  [
    'Mix flour, water\nand salt. Bake it\nhot.',
    'Mix flour, water and salt.\n\nBake it hot.',
    ['space'],
    'The texts are the same, apart from what you chose to ignore.',
  ],
] as const)('finds no difference between %j and %j', (first, second, ignore, expected) => {
  for (const unit of ['word', 'line', 'sentence', 'character'] as const)
    expect(getBlocks(first, { ignore, unit }, second), unit).toEqual([{ kind: 'note', text: expected }])
})

test.each([
  ['10 km run today', '10\u00a0km run to\u200bday', ['NO-BREAK SPACE U+00A0 0 1', 'ZERO WIDTH SPACE U+200B 0 1']],
  ['Hi \u202fthere', 'Hi there', ['NARROW NO-BREAK SPACE U+202F 1 0']],
  ['I ❤ it', 'I ❤️ it', ['VARIATION SELECTOR-16 U+FE0F 0 1']],
  ['a\u2061b', 'a\u206ab', ['FUNCTION APPLICATION U+2061 1 0', 'invisible character U+206A 0 1']],
  ['hi 👩‍👧', 'hi 👩‍👦', []],
  ['می\u200cخواهم one', 'می\u200cخواهم two', []],
  ['our dog 👩‍👦', 'our dogs', []],
])('names hidden characters that differ between %j and %j', (first, second, rows) => {
  expect(getRows('Hidden characters', first, {}, second).map((cells) => cells.join(' '))).toEqual(rows)
})

test('a difference is never 100% alike, an equal word never 0%', () => {
  expect(compareFigures('a '.repeat(5_000), `${'a '.repeat(4_999)}b `)[0]).toBe('99%')
  expect(compareFigures(`a ${'b'.repeat(900)}`, `a ${'c'.repeat(900)}`)[0]).toBe('1%')
})

test('counts sentences and lines as such, and a moved paragraph as neither added nor removed', () => {
  expect(compareFigures('One. Two.', 'One. Three. Four.', { unit: 'sentence' }).slice(1)).toEqual(['2', '1', '0'])
  const wrappedTexts = ['One is\nhere. Two.', 'One is here. Three.'] as const
  expect(compareFigures(...wrappedTexts, { unit: 'sentence', ignore: ['space'] }).slice(1)).toEqual(['1', '1', '0'])
  expect(compareFigures('a\nb', 'a\nc\nd', { unit: 'line', view: 'side' }).slice(1)).toEqual(['2', '1', '0'])
  const [one, two, three] = ['Mix flour, water and salt.', 'Fold it four times or more.', 'Then bake it.']
  const moved = compareFigures(`${one}\n\n${two}\n\n${three}`, `${two}\n\n${three}\n\n${one}`)
  expect(moved.slice(1)).toEqual(['0', '0', '1'])
})
