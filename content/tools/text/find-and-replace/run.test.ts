import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import findAndReplace from './tool'

const { run: runReplace, getBlocks, getNotes, getRows, getTexts } = createResultReader(findAndReplace, run)
type ToolParameters = NonNullable<Parameters<typeof getBlocks>[1]>

test.each<[string, string, string, ToolParameters?]>([
  ['Colour and COLOUR', 'colour => color', 'color and color'],
  ['Colour and colour', 'colour => color', 'Colour and color', { case: true }],
  ['Colour, COLOUR and colour', 'colour => flavor', 'Flavor, FLAVOR and flavor', { capitals: true }],
  ['iPhone and “Été”', 'iphone => pixel\nété => fall', 'pixel and “Fall”', { capitals: true }],
  ['I use c++ and c++20, not abc++.', 'c++ => Rust', 'I use Rust and c++20, not abc++.', { whole: true }],
  ['cats and dogs', 'cats => dogs\ndogs => cats', 'dogs and cats'],
  ['NASA and NASA TV', 'NASA => ESA\nNASA TV => TV', 'ESA and TV'],
  ['party art', 'art => craft', 'party craft', { whole: true }],
  ['лампа ла', 'ла => до', 'лампа до', { whole: true }],
  ['שלום עולם', 'עולם => world', 'שלום world', { whole: true }],
  ['so #ad good', ' #ad =>', 'so good'],
  ['a => b', 'a \\=> b => c', 'c'],
  ['one\ntwo', '\\n => , ', 'one, two'],
  ['a\\nb', '\\\\n => x', 'axb'],
  ['1.5 (x) [y] $1', '1.5 => 2\n(x) => $1\n[y] => \\', '2 $1 \\ $1'],
  ['👩 👩‍👧 👩🏽 ❤️', '👩 => X\n❤ => Y', 'X 👩‍👧 👩🏽 ❤️'],
  ['🇩🇪🇸🇪 🇪🇸🇩🇪', '🇪🇸 => X', '🇩🇪🇸🇪 X🇩🇪'],
  ['#️⃣ # 1️⃣ 1', '# => X\n1 => Y', '#️⃣ X 1️⃣ Y'],
  ['𝗯\u0301 𝗯', '𝗯 => b', '𝗯\u0301 b'],
  ['It’s Anna’s', "It's => It is", 'It is Anna’s'],
  ["It's Anna's", 'It’s => It is', "It is Anna's"],
  ['“Hi,” she said', '"hi," => Hello,', 'Hello, she said'],
  ['10\u00a0km\u202frun', '10 km run => 6 miles', '6 miles'],
  ['10 km', '10\u00a0km => 6 miles', '6 miles'],
  ["It’s It's 10\u00a0km", "It's => It is\n10 km => 6 miles", 'It’s It is 10\u00a0km', { exact: true }],
  ['“a” "b" c\u00a0d e', '“ => «\n” => »\n\u00a0 => _', '«a» "b" c_d e'],
  ["it’s it's", "it's => 1\nit’s => 2", '2 1'],
  ['cafe\u0301 café', 'café => bar', 'bar bar'],
  ['re\u0301sume', 'e => E', 're\u0301sumE', { case: true }],
  ['İstanbul straße', 'İ => I\nß => ss', 'Istanbul strasse'],
  ['a\ud83db', 'b => c', 'a\ud83dc'],
  ['  leading  and trailing ', '   =>  ', ' leading and trailing '],
])('replaces in %j with %j to give %j', (text, pairs, expected, parameters) => {
  expect(getTexts(text, { pairs, ...parameters })).toEqual([expected])
})

test.each<[string, string, string, ToolParameters?]>([
  ['on 2026-11-05', '(\\d+)-(\\d+)-(\\d+) => $3.$2.$1', 'on 05.11.2026'],
  ['Maya Lopez', '(?<first>\\w+) (?<last>\\w+) => $<last>, $<first>', 'Lopez, Maya'],
  ['a\nb', '^ => - ', '- a\n- b'],
  ['a\nb', '^ =>  - ', ' - a\nb', { lines: false }],
  ['aaa', 'a => b\nb+ => c', 'c'],
  ['x1', '(x)(\\d) => $2$9$&$$', '1$9x1$'],
  ['5 and 7', '(\\d) => $10', '50 and 70'],
  ['0123456789', `${'(\\d)'.repeat(10)} => $10$01$00`, '90$00'],
  ['a b', '(?<x>a) => $<x>$<y>', 'a$<y> b'],
  ['Walked WALKED', '(walk)ed => $1s', 'Walks WALKS', { capitals: true }],
  ['👩‍👧 hi', '\\p{Emoji}\\u200d\\p{Emoji} => *', '* hi'],
  ['abc1', '[\\p{L}--[ab]] => _', 'ab_1', { flag: 'v' }],
  ['parts art', 'a.t => X', 'parts X', { whole: true }],
  ['a\nb', '\\n => \\t', 'a\tb'],
  ['555-1234, b@c.co', '\\-|\\@|\\, => _', '555_1234_ b_c.co'],
  ['x-z \\@', '[\\-\\"\\&]|\\\\@ => !', 'x!z !', { flag: 'v' }],
])('replaces in %j with the expressions %j to give %j', (text, pairs, expected, parameters) => {
  expect(getTexts(text, { pairs, mode: 'regexp', ...parameters })).toEqual([expected])
})

const manyLetters = 'a'.repeat(500_000)
const tooLong = 'The result would be over five million characters. Use shorter replacements.'

test.each<[string, string, 'plain' | 'regexp', string]>([
  ['a', 'a => b\nno arrow', 'plain', 'Pair in line 2: write what to find, then =>, then what to put there.'],
  ['a', ' => b', 'plain', 'Pair in line 1: there is nothing before =>.'],
  ['a', '(a => b', 'regexp', 'Pair in line 1: Invalid regular expression: /(a/u: '],
  ['a', 'x => y\n\\p{Nope} => b', 'regexp', 'Pair in line 2: Invalid regular expression'],
  ['a', 'a => b\n'.repeat(501), 'plain', 'That is 501 pairs. This tool takes up to 500 at once.'],
  [manyLetters, `a => ${'x'.repeat(11)}`, 'plain', tooLong],
  [manyLetters, `a+ => ${'$&'.repeat(9_900)}`, 'regexp', tooLong],
  [manyLetters, `(?=(a+)) => ${'$1'.repeat(9_900)}`, 'regexp', tooLong],
])('explains why a pair or a result is refused: %#', (text, pairs, mode, problem) => {
  expect(runReplace(text, { pairs, mode })).toEqual({ problem: expect.stringContaining(problem) })
})

test('lists matches with their line and place, and pairs with their count', () => {
  const request = ['one cat\ntwo cats\n\ncat', { pairs: 'cat => dog\nbird => fish' }] as const
  expect(getRows('Matches', ...request)).toEqual([
    ['1', 'one [cat]↵two cats↵↵cat', 'dog'],
    ['2', 'one cat↵two [cat]s↵↵cat', 'dog'],
    ['4', 'one cat↵two cats↵↵[cat]', 'dog'],
  ])
  expect(getRows('Pairs', ...request).flat()).toEqual(['cat', 'dog', '3', 'bird', 'fish', '0'])
  expect(getBlocks(...request)[0]).toMatchObject({ figures: [{ value: '3' }, { value: '3' }, { value: '1' }] })
})

const graphemes = [...'aAbé 𝗯ßя日', ...'e\u0301 i\u0307 👩 👩‍👧 👧 👍 👍🏽 ❤️ 🇩🇪 🇪🇸 🇸🇪 1️⃣ 1 \n $ . ('.split(' ')]
const anyGraphemes = (maxLength: number) => fc.array(fc.constantFrom(...graphemes), { minLength: 1, maxLength })

/** At each character that a reader sees, the longest search text of the same characters wins. */
function replaceGraphemes(text: readonly string[], pairs: readonly { find: readonly string[]; put: string }[]): string {
  const fold = (characters: readonly string[]) =>
    characters.map((character) => character.normalize('NFC').toLowerCase())
  const longestFirst = pairs.toSorted((one, other) => other.find.join('').length - one.find.join('').length)
  let result = ''
  for (let index = 0; index < text.length; ) {
    const rest = fold(text.slice(index))
    const pair = longestFirst.find(({ find }) => fold(find).every((character, offset) => rest[offset] === character))
    result += pair ? pair.put : text[index]
    index += pair ? pair.find.length : 1
  }
  return result
}

test('replaces generated texts as a comparison character by character does', () => {
  const anyPair = fc.record({ find: anyGraphemes(3), put: fc.constantFrom('', 'x', '$&', '🎉') })
  fc.assert(
    fc.property(anyGraphemes(40), anyPair, anyPair, (text, first, second) => {
      const pairs = [first, second].map(({ find, put }) => `${find.join('').replaceAll('\n', '\\n')} => ${put}`)
      const fullText = `x${text.join('')}x`
      const [replaced = fullText] = getTexts(fullText, { pairs: pairs.join('\n'), exact: true })
      expect(replaced).toBe(replaceGraphemes(['x', ...text, 'x'], [first, second]))
    }),
    { numRuns: 300, seed: 1 },
  )
})

test.each([
  ['', 'Write what to find and what to replace it with: old words => new words'],
  ['zebra => horse', 'Nothing was found, so your text is unchanged.'],
])('notes a problem with the pairs %j', (pairs, note) => {
  expect(getNotes('a text', { pairs })).toEqual([note])
})

test('replaces half a million characters', () => {
  expect(getTexts('a b '.repeat(125_000), { pairs: 'a => x\nb => yy' })[0]).toHaveLength(625_000)
})
