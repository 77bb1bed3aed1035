import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import textCompare from './tool'

const { getBlocks, getFigures } = createResultReader(textCompare, run)
type ToolParameters = Parameters<typeof getBlocks>[1]

const compareFigures = (first: string, second: string, parameters: ToolParameters = {}) =>
  Object.values(getFigures(first, parameters, second))

test.each([
  [
    'Bake it hot and wait.',
    'Bake it very hot and wait here.',
    'word',
    ['81 %', '2', '0', '0'],
    ['= Bake it ', '+ very ', '= hot and wait', '+  here', '= .'],
  ],
  ['👩‍👧', '👩‍👦', 'character', ['0 %', '1', '1', '0'], ['- 👩‍👧', '+ 👩‍👦']],
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
] as const)('finds no difference between %j and %j', (first, second, ignore, expected) => {
  expect(getBlocks(first, { ignore }, second)).toEqual([{ kind: 'note', text: expected }])
})

test('a difference is never 100 % alike, an equal word never 0 %', () => {
  expect(compareFigures('a '.repeat(5_000), `${'a '.repeat(4_999)}b `)[0]).toBe('99 %')
  expect(compareFigures(`a ${'b'.repeat(900)}`, `a ${'c'.repeat(900)}`)[0]).toBe('1 %')
})

test('counts sentences and lines as such, and a moved paragraph as neither added nor removed', () => {
  expect(compareFigures('One. Two.', 'One. Three. Four.', { unit: 'sentence' }).slice(1)).toEqual(['2', '1', '0'])
  expect(compareFigures('a\nb', 'a\nc\nd', { unit: 'line', view: 'side' }).slice(1)).toEqual(['2', '1', '0'])
  const [one, two, three] = ['Mix flour, water and salt.', 'Fold it four times or more.', 'Then bake it.']
  const moved = compareFigures(`${one}\n\n${two}\n\n${three}`, `${two}\n\n${three}\n\n${one}`)
  expect(moved.slice(1)).toEqual(['0', '0', '1'])
})
