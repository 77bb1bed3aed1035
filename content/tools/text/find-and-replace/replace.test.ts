import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { TextBlock } from '@/lib/tool/text-tool'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { run } from './replace'
import { findAndReplace } from './tool'

type ToolParameters = Partial<Parameters<typeof run>[0]['parameters']>

function runReplace(text: string, pairs: string, overrides: ToolParameters = {}) {
  const form = { fields: findAndReplace.fields, promptLimit: 0 }
  const { parameters } = resolveFormValues(form, { prompt: '', parameters: { ...overrides, pairs } })
  return run({ text, parameters: parameters as Required<ToolParameters> })
}
const getBlocks = (...args: Parameters<typeof runReplace>): readonly TextBlock[] => {
  const result = runReplace(...args)
  return 'blocks' in result ? result.blocks : []
}
const getText = (...args: Parameters<typeof runReplace>) =>
  getBlocks(...args)
    .flatMap((block) => (block.kind === 'text' ? block.text : []))
    .join('')
const getTableRows = (caption: string, ...args: Parameters<typeof runReplace>) =>
  getBlocks(...args).flatMap((block) => (block.kind === 'table' && block.caption === caption ? block.rows : []))

test.each<[string, string, string, ToolParameters]>([
  ['Colour and COLOUR', 'colour => color', 'color and color', {}],
  ['Colour and colour', 'colour => color', 'Colour and color', { case: true }],
  ['cats and dogs', 'cats => dogs\ndogs => cats', 'dogs and cats', {}],
  ['NASA and NASA TV', 'NASA => ESA\nNASA TV => TV', 'ESA and TV', {}],
  ['party art', 'art => craft', 'party craft', { whole: true }],
  ['лампа ла', 'ла => до', 'лампа до', { whole: true }],
  ['so #ad good', ' #ad =>', 'so good', {}],
  ['a => b', 'a \\=> b => c', 'c', {}],
  ['one\ntwo', '\\n => , ', 'one, two', {}],
  ['a\\nb', '\\\\n => x', 'axb', {}],
  ['1.5 (x) [y] $1', '1.5 => 2\n(x) => $1\n[y] => \\', '2 $1 \\ $1', {}],
  ['👩 👩‍👧 👩🏽 ❤️', '👩 => X\n❤ => Y', 'X 👩‍👧 👩🏽 ❤️', {}],
  ['cafe\u0301 café', 'café => bar', 'bar bar', {}],
  ['re\u0301sume', 'e => E', 're\u0301sumE', { case: true }],
  ['İstanbul straße', 'İ => I\nß => ss', 'Istanbul strasse', {}],
  ['שלום עולם', 'עולם => world', 'שלום world', { whole: true }],
  ['東京と東京', '東京 => 京都', '京都と京都', {}],
  ['a\ud83db', 'b => c', 'a\ud83dc', {}],
  ['  leading  and trailing ', '   =>  ', ' leading and trailing ', {}],
])('%j with %j becomes %j', (text, pairs, expected, given) => {
  expect(getText(text, pairs, given)).toBe(expected)
})

test.each<[string, string, string, ToolParameters]>([
  ['on 2026-11-05', '(\\d+)-(\\d+)-(\\d+) => $3.$2.$1', 'on 05.11.2026', {}],
  ['Maya Lopez', '(?<first>\\w+) (?<last>\\w+) => $<last>, $<first>', 'Lopez, Maya', {}],
  ['a\nb', '^ => - ', '- a\n- b', {}],
  ['a\nb', '^ =>  - ', ' - a\nb', { lines: false }],
  ['aaa', 'a => b\nb+ => c', 'c', {}],
  ['x1', '(x)(\\d) => $2$9$&$$', '1$9x1$', {}],
  ['5 and 7', '(\\d) => $10', '50 and 70', {}],
  ['0123456789', `${'(\\d)'.repeat(10)} => $10$01$00`, '90$00', {}],
  ['a b', '(?<x>a) => $<x>$<y>', 'a$<y> b', {}],
  ['👩‍👧 hi', '\\p{Emoji}\\u200d\\p{Emoji} => *', '* hi', {}],
  ['abc1', '[\\p{L}--[ab]] => _', 'ab_1', { flag: 'v' }],
  ['parts art', 'a.t => X', 'parts X', { whole: true }],
  ['a\nb', '\\n => \\t', 'a\tb', {}],
])('as expressions %j with %j becomes %j', (text, pairs, expected, given) => {
  expect(getText(text, pairs, { mode: 'regexp', ...given })).toBe(expected)
})

test.each<[string, ToolParameters, string | RegExp]>([
  ['a => b\nno arrow', {}, 'Pair in line 2: write what to find, then =>, then what to put there.'],
  [' => b', {}, 'Pair in line 1: there is nothing before =>.'],
  ['(a => b', { mode: 'regexp' }, /^Pair in line 1: Invalid regular expression: \/\(a\/u: /],
  ['x => y\n\\p{Nope} => b', { mode: 'regexp' }, /^Pair in line 2: Invalid regular expression/],
  ['a => b\n'.repeat(501), {}, 'That is 501 pairs. This tool takes up to 500 at once.'],
])('%j is refused in words', (pairs, given, expected) => {
  const result = runReplace('a text', pairs, given)
  expect('problem' in result && result.problem).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  )
})

test('matches are listed with their line and place, pairs with their count', () => {
  const given = ['one cat\ntwo cats\n\ncat', 'cat => dog\nbird => fish'] as const
  expect(getTableRows('Matches', ...given)).toEqual([
    ['1', 'one [cat]↵two cats↵↵cat', 'dog'],
    ['2', 'one cat↵two [cat]s↵↵cat', 'dog'],
    ['4', 'one cat↵two cats↵↵[cat]', 'dog'],
  ])
  expect(getTableRows('Pairs', ...given)).toEqual([
    ['cat', 'dog', '3'],
    ['bird', 'fish', '0'],
  ])
  expect(getBlocks(...given)[0]).toMatchObject({
    figures: [{ value: '3' }, { value: '3' }, { value: '1' }],
  })
})

test('nothing to do and nothing found are said', () => {
  expect(getBlocks('a text', '')).toEqual([
    { kind: 'note', text: 'Write what to find and what to put there: old words => new words' },
  ])
  expect(getBlocks('a text', 'zebra => horse')[1]).toEqual({
    kind: 'note',
    text: 'Nothing was found, so the text is as it was.',
  })
})

test('half a million characters are done with, and what would grow without end is refused', async () => {
  const replace = (length: number) => getText('a b '.repeat(length / 4), 'a => x\nb => yy')
  expect(replace(500_000)).toHaveLength(625_000)
  expect(await measureGrowth(replace, 500_000)).toBeLessThan(MAX_GROWTH)
  for (const pair of [`a+ => ${'$&'.repeat(9_900)}`, `(?=(a+)) => ${'$1'.repeat(9_900)}`])
    expect(runReplace('a'.repeat(500_000), pair, { mode: 'regexp' })).toEqual({
      problem: 'The result would be longer than five million characters. Use shorter replacements.',
    })
  expect(runReplace('a'.repeat(100_000), `a => ${'x'.repeat(100)}`)).toEqual({
    problem: 'The result would be longer than five million characters. Use shorter replacements.',
  })
})
