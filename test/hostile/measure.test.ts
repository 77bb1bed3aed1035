import { expect, test } from 'vitest'
import { derivedShapes } from './derived-shapes'
import { worstOf } from './measure'
import { normalText } from './normal-text'
import { generalShapes, nameOf, textOf } from './shapes'
import { supervise } from './supervise'
import { useOf } from './use-expression'

const bounds = { lengths: [100, 400, 1_500, 6_000], normal: normalText, most: 20, floor: 25 }

const findingOf = ({ source, flags }: RegExp, splits = false) =>
  worstOf(useOf({ source, flags, splits }), [...generalShapes, ...derivedShapes(source, flags)], bounds)

test.each([
  ['spaces at an end', /\s+$/],
  ['spaces around a line break, all over a text', /\s*\n\s*/g],
  ['a bracket that is never closed', /\{[^}]*\}/g],
  ['a word and its ending', /[a-z]{3,}ing$/],
  ['what starts with a word', /\bwho (\p{L}+s)\b(.*)$/iu],
  ['a wide character after spaces', /^[–—]\s*|\s*[–—]$/g],
])('%s is found to be quadratic', async (_, expression) => {
  const finding = await findingOf(expression)
  expect(finding?.multiple).toBeGreaterThan(20)
  expect(finding?.growth).toBeGreaterThan(8)
})

test('an address that may begin anywhere is found to be cubic, before it takes long', async () => {
  const finding = await findingOf(/\bhttps?:\/\/\S+|\bwww\.\S+|\b\S+@\S+\.\S+/gi)
  expect(finding?.growth).toBeGreaterThan(30)
  expect(finding?.length).toBeLessThan(6_000)
})

test.each([
  ['a word', /\b\p{L}+\b/gu],
  ['spaces', /\s+/g],
  ['spaces at a start', /^\s+/],
  ['a bracket with a longest content', /\{[^{}]{0,40}\}/g],
  ['many words', /\b(?:bread|butter|jam|tea|coffee|milk|sugar|flour|salt|yeast)(?:s|es)?\b/gi],
  ['a date, from place to place', /\d{4}-\d{2}-\d{2}/y],
  ['emoji', /\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic})*/gu],
])('%s passes', async (_, expression) => {
  expect(await findingOf(expression)).toBeNull()
})

test('a normal text must be dealt with in proportion to its length, too', async () => {
  const pairs = (text: string) => {
    let same = 0
    for (const one of text) for (const other of text) if (one === other) same += 1
    return same
  }
  const finding = await worstOf(pairs, [], bounds)
  expect(finding?.shape).toBe('a normal text')
  expect(finding?.growth).toBeGreaterThan(8)
})

test('an exponential expression ends its process and is named with its text', async () => {
  const jobs = ['(a+)+$', '^(?:a|b)+$'].map((source) => ({
    source,
    flags: '',
    splits: false,
    places: [],
    longest: null,
  }))
  const [exponential, linear] = await supervise('./test/hostile/expression-child.ts', jobs, 2_000)
  expect(exponential).toEqual({ endless: expect.stringMatching(/^.*"a"….* of 100$/) })
  expect(linear).toEqual({ answer: null })
})

test('a shape has a name and a text of the length asked for', () => {
  const shape = { head: 'x', pump: 'ab', tail: '!' }
  expect(nameOf(shape)).toBe('"x" + "ab"… + "!"')
  expect(textOf(shape, 8)).toBe('xababab!')
  expect(normalText(6_000)).toHaveLength(6_000)
})

test('near misses come from the expression itself', () => {
  const texts = derivedShapes('^write me (?:short )*poems$', '').map((shape) => textOf(shape, 40))
  expect(texts).toContain('write me short short short short short \u0001')
})
