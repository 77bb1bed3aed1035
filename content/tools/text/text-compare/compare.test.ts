import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { TextBlock } from '@/lib/tool/text-tool'
import { run } from './compare'
import { textCompare } from './tool'

type ToolParameters = Partial<Parameters<typeof run>[0]['parameters']>

function runCompare(text: string, second: string, overrides: ToolParameters = {}): readonly TextBlock[] {
  const { parameters } = resolveFormValues(
    { fields: textCompare.fields, promptLimit: 0 },
    { prompt: '', parameters: overrides },
  )
  const result = run({ text, second, parameters: parameters as Required<ToolParameters> })
  return 'blocks' in result ? result.blocks : []
}

const getFigures = (blocks: readonly TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'figures' ? block.figures.map(({ value }) => value) : []))
const getChanges = (blocks: readonly TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'diff' ? block.changes.map(({ kind, text }) => [kind, text]) : []))

test('words that differ are counted and shown', () => {
  const blocks = runCompare('Bake it hot and wait.', 'Bake it very hot and wait here.')
  expect(getFigures(blocks)).toEqual(['81 %', '2', '0', '0'])
  expect(getChanges(blocks)).toEqual([
    ['same', 'Bake it '],
    ['added', 'very '],
    ['same', 'hot and wait'],
    ['added', ' here'],
    ['same', '.'],
  ])
})

test('a family emoji is one character that differs, never a half', () => {
  const blocks = runCompare('👩‍👧', '👩‍👦', { unit: 'character' })
  expect(getFigures(blocks)).toEqual(['0 %', '1', '1', '0'])
  expect(getChanges(blocks)).toEqual([
    ['removed', '👩‍👧'],
    ['added', '👩‍👦'],
  ])
})

test.each([
  ['NASA', 'NASA', [], 'The two texts are the same, to the last character.'],
  ['caf\u00e9', 'cafe\u0301', [], 'The two texts read the same. Some accented letters are stored in different ways.'],
  ['NASA, yes', 'nasa yes', ['case', 'punctuation'], 'The two texts are the same but for what you ignore.'],
] as const)('%j and %j: no difference', (first, second, ignore, expected) => {
  expect(runCompare(first, second, { ignore })).toEqual([{ kind: 'note', text: expected }])
})

test('nearly the same is never 100 %, hardly alike never 0 %, and sentences and lines are counted as such', () => {
  expect(getFigures(runCompare('a '.repeat(5_000), `${'a '.repeat(4_999)}b `))[0]).toBe('99 %')
  expect(getFigures(runCompare(`a ${'b'.repeat(900)}`, `a ${'c'.repeat(900)}`))[0]).toBe('1 %')
  expect(getFigures(runCompare('One. Two.', 'One. Three. Four.', { unit: 'sentence' })).slice(1)).toEqual([
    '2',
    '1',
    '0',
  ])
  expect(getFigures(runCompare('a\nb', 'a\nc\nd', { unit: 'line', view: 'side' })).slice(1)).toEqual(['2', '1', '0'])
})

test('a paragraph that moved is neither added nor removed', () => {
  const [one, two, three] = ['Mix flour, water and salt.', 'Fold it four times or more.', 'Then bake it.']
  const blocks = runCompare(`${one}\n\n${two}\n\n${three}`, `${two}\n\n${three}\n\n${one}`)
  expect(getFigures(blocks).slice(1)).toEqual(['0', '0', '1'])
})
