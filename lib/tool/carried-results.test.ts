import { expect, test } from 'vitest'
import { appendCarriedResult, parseCarriedResults } from './carried-results'

const a = { tool: 'ideas', text: 'A' }
const b = { tool: 'hooks', text: 'B' }
const c = { tool: 'scripts', text: 'C' }

test.each([
  ['no list', { tool: 'ideas', text: 'A' }, []],
  ['nothing', undefined, []],
  ['a text', ['A'], []],
  ['a step without a tool', [{ text: 'A' }], []],
  ['a step whose text cannot be seen', [{ tool: 'ideas', text: ' \n ' }], []],
  ['several lines', [{ tool: 'ideas', text: ' A\n\nB ' }], [{ tool: 'ideas', text: 'A B' }]],
  ['more than it needs', [{ ...a, path: 'javascript:alert(1)' }], [a]],
  ['a long text', [{ tool: 'ideas', text: '🎬'.repeat(301) }], [{ tool: 'ideas', text: '🎬'.repeat(300) }]],
])('%s is read with care', (_, given, expected) => {
  expect(parseCarriedResults(given)).toEqual(expected)
})

test('of more steps than eight the first ones go', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ tool: `t${index}`, text: 'x' }))
  expect(parseCarriedResults(many)).toEqual(many.slice(2))
})

test.each([
  ['the first step', undefined, 'ideas', [a]],
  ['one more', [a], 'hooks', [a, b]],
  ['a step chosen anew leads another way', [a, b, c], 'hooks', [a, b]],
])('%s', (_, carried, tool, expected) => {
  expect(appendCarriedResult(carried, tool, tool === 'ideas' ? 'A' : 'B')).toEqual(expected)
})
