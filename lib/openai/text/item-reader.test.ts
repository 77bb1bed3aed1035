import { expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { ItemReader } from './item-reader'

const schema = z.object({ text: z.string(), tags: z.array(z.string()).optional() })

const firstItem = { text: 'Warm {the} oven, "now" [yes]' }
const secondItem = { text: 'Fold 👩‍🍳 twice', tags: ['#bread', '#dough'] }
const answer = JSON.stringify({ items: [firstItem, secondItem] })

const readItems = (chunks: Iterable<string>) => {
  const reader = new ItemReader(schema)
  return [...chunks].flatMap((chunk) => reader.push(chunk)).map(({ item }) => item)
}

test.each([
  ['the requested form', answer],
  ['indented', JSON.stringify({ items: [firstItem, secondItem] }, null, 2)],
  ['an array', JSON.stringify([firstItem, secondItem])],
  ['another name', JSON.stringify({ lines: [firstItem, secondItem] })],
  ['a note before the array', JSON.stringify({ note: 'two', count: 2, items: [firstItem, secondItem] })],
  ['a fence', `\`\`\`json\n${answer}\n\`\`\``],
  ['prose around', `Here are [two] lines {for you}:\n\n${answer}\n\nEnjoy {them}!`],
  ['one item after another', `${JSON.stringify(firstItem)}\n${JSON.stringify(secondItem)}\n`],
  ['an item without array, in prose', `First ${JSON.stringify(firstItem)} and then ${JSON.stringify(secondItem)}.`],
  ['invalid items between', JSON.stringify({ items: [firstItem, { text: 5 }, null, 'x', [], secondItem] })],
  ['a broken item between', `{"items":[${JSON.stringify(firstItem)},{"text":"x" "y"},${JSON.stringify(secondItem)}]}`],
])('reads %s: whole, in chunks of seven and character by character', (_, text) => {
  const unique = (items: unknown[]) => [...new Set(items.map((item) => JSON.stringify(item)))]
  const expected = [JSON.stringify(firstItem), JSON.stringify(secondItem)]
  expect(unique(readItems([text]))).toEqual(expected)
  expect(unique(readItems(text.match(/.{1,7}/gsu) ?? []))).toEqual(expected)
  expect(unique(readItems(text))).toEqual(expected)
})

test('reads an item as soon as its bracket closes', () => {
  const reader = new ItemReader(schema)
  expect(reader.push('{"items":[{"text":"Fold')).toEqual([])
  expect(reader.push(' twice"')).toEqual([])
  expect(reader.push('}')).toEqual([{ item: { text: 'Fold twice' }, assumed: [] }])
  expect(reader.push(',{"text":"Bake"},{"te')).toEqual([{ item: { text: 'Bake' }, assumed: [] }])
})

test('returns the phrases that an item lists as assumed', () => {
  const assumed = ['in the rain']
  const text = JSON.stringify({
    reading: 'A story.',
    items: [
      { ...firstItem, assumed },
      { ...secondItem, assumed: 'all of it' },
    ],
  })
  expect(new ItemReader(schema).push(text)).toEqual([
    { item: firstItem, assumed },
    { item: secondItem, assumed: [] },
  ])
})

test.each([
  ['nothing', '', false],
  ['prose', 'I am sorry, I cannot do that.', false],
  ['an empty list', '{"items":[]}', true],
  ['no item', '{"error":"no"}', true],
  ['HTML', '<!doctype html><script>if (a) { b() }</script>', false],
  ['half an item', '{"items":[{"text":"Fo', false],
])('finds no item in %s; JSON seen: %s', (_, text, hasAnswer) => {
  const reader = new ItemReader(schema)
  expect(reader.push(text)).toEqual([])
  expect(reader.hasAnswer).toBe(hasAnswer)
})

test.each([
  ['empty objects', (length: number) => '{}'.repeat(length / 2)],
  ['empty objects in a list', (length: number) => `[${'{},'.repeat(length / 3)}`],
  ['lists in lists', (length: number) => '['.repeat(length)],
  ['objects in objects', (length: number) => '{"a":'.repeat(length / 5)],
  ['objects in objects that close', (length: number) => '{"a":'.repeat(length / 6) + '}'.repeat(length / 6)],
  ['backslashes', (length: number) => `{"a":"${'\\\\'.repeat(length / 2)}`],
  ['brackets in a string', (length: number) => `{"a":"${'}'.repeat(length)}`],
  ['numbers', (length: number) => `[${'1,'.repeat(length / 2)}`],
])('reads %s in time proportional to their length', async (_, makeText) => {
  const readInChunks = (length: number) => readItems(makeText(length).match(/.{1,16000}/gsu) ?? [])
  expect(await measureGrowth(readInChunks, 100_000)).toBeLessThan(MAX_GROWTH)
})

test.each([
  ['one after another', (count: number) => '{"note":1}'.repeat(count) + JSON.stringify(firstItem)],
  ['in a list', (count: number) => `[${'{"note":1},'.repeat(count)}${JSON.stringify(firstItem)}]`],
])('finds an item after 200 values %s, but not after thousands', (_, makeText) => {
  expect(readItems([makeText(200)])).toEqual([firstItem])
  expect(readItems([makeText(5_000)])).toEqual([])
})

test('gives up on thousands of brackets', () => {
  expect(readItems([`${'[{'.repeat(50_000)}x`, '['.repeat(50_000), 'x'.repeat(10)])).toEqual([])
})
