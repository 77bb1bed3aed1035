import { expect, test } from 'vitest'
import { attackRows, badInputRows, faultRows } from '../../test/rows/catalogue'
import { matchRowsToTests } from './match-rows-to-tests'
import { readTags } from './read-tags'
import { findTags } from './tags'

test('every row has a test that tries it, or a reason why none can, and every tag a row and a test', () => {
  expect(matchRowsToTests([...badInputRows, ...faultRows, ...attackRows], readTags()).problems).toEqual([])
})

test('no row of the catalogues is missing', () => {
  expect(badInputRows.map(({ id }) => id)).toEqual(Array.from({ length: 118 }, (_, i) => String(i + 1)))
  expect(faultRows.map(({ id }) => id)).toEqual(Array.from({ length: 41 }, (_, i) => `F${i + 1}`))
})

const file = `
const emoji = '🍞'
// Row 1
test('one', () => {})

// Rows 2, F3
// Another remark.
test.each([1, 2])('%i of two', () => {})

// Row 4
for (const name of ['a', 'b']) {
  test(name, () => {})
  test(\`\${name} is tried\`, async () => {
    await test.step('a step', () => {})
  })
}
// Row 5
const notATest = 5

// Row 6
test.skip('put off', () => {})
// Row 7
test.describe('a group', () => {
  // Row 8
  test('within', () => {})
})
`

test('a tag belongs to the test directly below it', () => {
  expect(findTags('a.test.ts', file)).toEqual([
    { file: 'a.test.ts', line: 3, rows: ['1'], tests: ['one'] },
    { file: 'a.test.ts', line: 6, rows: ['2', 'F3'], tests: ['%i of two'] },
    {
      file: 'a.test.ts',
      line: 10,
      rows: ['4'],
      tests: [expect.stringContaining('{name}'), expect.stringContaining('name} is tried')],
    },
    { file: 'a.test.ts', line: 17, rows: ['5'], tests: [] },
    { file: 'a.test.ts', line: 20, rows: ['6'], tests: [] },
    { file: 'a.test.ts', line: 22, rows: ['7'], tests: ['within'] },
    { file: 'a.test.ts', line: 24, rows: ['8'], tests: ['within'] },
  ])
})

const row = (id: string, untried?: string) => ({
  id,
  situation: 'x',
  expected: 'y',
  ...(untried && { untestedReason: untried }),
})
const tag = (rows: string[], tests = ['it works']) => ({ file: 'a.test.ts', line: 1, rows, tests })

test.each([
  ['a row without either', [row('1')], [], ['Row 1 has neither a test nor a reason.']],
  ['a reason beside a test', [row('1', 'No.')], [tag(['1'])], ['Row 1 has a test and needs no reason.']],
  ['a row that is none', [], [tag(['9'])], ['a.test.ts:1: there is no row 9.']],
  ['a row twice', [row('1', 'No.'), row('1', 'No.')], [], ['Row 1 is in the catalogue twice.']],
  [
    'a tag above no test',
    [row('1')],
    [tag(['1'], [])],
    ['a.test.ts:1: no test stands below this comment.', 'Row 1 has neither a test nor a reason.'],
  ],
])('%s is a problem', (_, rows, tags, problems) => {
  expect(matchRowsToTests(rows, tags).problems).toEqual(problems)
})

test('a tag behind a line of a table belongs to that line', () => {
  const table = `
test.each([
  ['a list', '[]'], // Row 1
  [
    'a text',
    ['x', 'y'],
  ], // Rows 2, 3
  ['a number', 5],
])('%s is refused', () => {})
for (const [name, value] of [
  ['zero', 0], // Row 4
]) {
  test(name, () => value)
}
const alone = [
  ['no test', 1], // Row 5
]
`
  expect(findTags('a.test.ts', table).map(({ rows, tests }) => [rows, tests])).toEqual([
    [['1'], ['a list is refused']],
    [['2', '3'], ['a text is refused']],
    [['4'], ['zero']],
    [['5'], []],
  ])
})

test('a row names every test that tries it', () => {
  expect(matchRowsToTests([row('1'), row('2', 'No.')], [tag(['1'], ['a', 'b'])])).toEqual({
    tried: [
      { ...row('1'), tests: ['a.test.ts:1 › a', 'a.test.ts:1 › b'] },
      { ...row('2', 'No.'), tests: [] },
    ],
    problems: [],
  })
})
