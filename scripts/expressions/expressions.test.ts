import { expect, test } from 'vitest'
import { exceptions } from './exceptions'
import { collectExpressions } from './expressions'
import { parseSites } from './sites'

const files = new Map([
  [
    'lib/a.ts',
    'const word = /\\w+/g\nexport const parts = (text: string) => text.split(gap).map((one) => one.match(word))',
  ],
  [
    'lib/b.ts',
    'export const gap = / +/\nexport const one = (name: string) =>\n  new RegExp(\n    "^" + name, "i",\n  )',
  ],
  ['lib/c.tsx', 'export const Part = () => <p>{"a/b".split(/\\//)[0]}</p>\nexport const two = globalThis.RegExp("b")'],
])
const sites = parseSites(files)
const recordedRegExp = { file: 'lib/b.ts', line: 3, source: '^bread$', flags: 'i' }
const other = { file: 'lib/c.tsx', line: 2, source: 'b', flags: '' }

test('literals and constructors are found with their lines, and what is given to split by whatever name', () => {
  expect(sites).toEqual([
    { file: 'lib/a.ts', line: 1, lastLine: 1, literal: { source: '\\w+', flags: 'g' }, isSplitter: false },
    { file: 'lib/b.ts', line: 1, lastLine: 1, literal: { source: ' +', flags: '' }, isSplitter: true },
    { file: 'lib/b.ts', line: 3, lastLine: 5, literal: null, isSplitter: false },
    { file: 'lib/c.tsx', line: 1, lastLine: 1, literal: { source: '\\/', flags: '' }, isSplitter: true },
    { file: 'lib/c.tsx', line: 2, lastLine: 2, literal: null, isSplitter: false },
  ])
})

test('a constructor counts with every value that it has given', () => {
  const expressions = collectExpressions(sites, [recordedRegExp, { ...recordedRegExp, source: '^jam$' }, other])
  expect(expressions.map(({ source }) => source)).toEqual(['\\w+', ' +', '^bread$', '^jam$', '\\/', 'b'])
  expect(expressions[2]?.places).toEqual(['lib/b.ts:3'])
})

test('a constructor that was never seen at work is named', () => {
  expect(() => collectExpressions(sites, [recordedRegExp])).toThrow(
    'lib/c.tsx:2: give scripts/expressions/run-constructors.ts',
  )
})

test('a constructor that the syntax tree does not show is named', () => {
  const strange = { file: 'lib/a.ts', line: 2, source: 'x', flags: '' }
  expect(() => collectExpressions(sites, [recordedRegExp, other, strange])).toThrow(
    'lib/a.ts:2: constructs an expression',
  )
})

test('every exception has a reason', () => {
  for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(20)
})
