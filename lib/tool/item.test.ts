import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCard, measureCharacters, measureWords } from './build-card'
import { anyValue, defineItem, line, lines, oneOf, paragraphs, rows } from './item'

const item = defineItem({
  kind: oneOf({ plain: 'Plain', list: 'List' }, 'plain or list'),
  title: line('at most six words', { words: [1, 6] }),
  body: paragraphs('a paragraph', { isOptional: true, maxLength: 40 }),
  points: lines('two or three points', { min: 1, max: 3 }),
  shots: rows('in order.', { seconds: anyValue(z.int(), 'whole.'), shot: line('what is seen.') }, { max: 2 }),
})

const base: z.infer<typeof item.schema> = {
  kind: 'plain',
  title: 'Three loaves from one dough',
  body: 'Line one.\nLine two.',
  points: ['Weigh the water'],
  shots: [{ seconds: 3, shot: 'Flour on a board' }],
}

const fitChanged = (change: Partial<typeof base>, visitorText = 'bread', avoid = '') =>
  item.fit({ ...base, ...change }, { visitorText, avoid })

test('a declaration gives a schema without descriptions, and the descriptions by field', () => {
  expect(item.schema.safeParse({ ...base, kind: 'other' }).success).toBe(false)
  expect(JSON.stringify(z.toJSONSchema(item.schema))).not.toContain('description')
  expect(item.descriptions).toMatchObject({
    title: 'at most six words',
    shots: 'in order. seconds: whole. shot: what is seen.',
  })
})

test('texts are cleaned: Markdown, a final period of a line, more than one emoji', () => {
  expect(fitChanged({ title: '**Three** loaves 🍞🍞.', body: 'One.\n\n\n\nTwo.' })).toEqual({
    ...base,
    title: 'Three loaves 🍞',
    body: 'One.\n\nTwo.',
  })
})

test.each<[string, Partial<typeof base>]>([
  ['too many words', { title: 'One two three four five six seven' }],
  ['an empty line', { title: ' ' }],
  ['a figure that the visitor did not give', { title: 'Saves 45 minutes' }],
  ['a cliché', { title: 'Unlock your bread' }],
  ['too few usable points', { points: ['Bread for 45 people'] }],
])('%s drops the item', (_, change) => {
  expect(fitChanged(change)).toBeNull()
})

test('the visitor’s own figures may be used, and the words to avoid may not', () => {
  expect(fitChanged({ title: 'Saves 45 minutes' }, 'it saved me 45 minutes')).not.toBeNull()
  expect(fitChanged({ title: 'Rye for three' }, 'bread', 'rye')).toBeNull()
})

test('an optional text that breaks a rule becomes empty, and lists lose their unusable entries', () => {
  expect(
    fitChanged({
      body: 'This body has many more than the forty characters that it may have.',
      points: ['A', 'A', 'Bread for 45 people', 'B', 'C', 'D'],
      shots: [
        { seconds: 1, shot: '45 guests' },
        { seconds: 2, shot: 'Dough' },
      ],
    }),
  ).toEqual({ ...base, body: '', points: ['A', 'B', 'C'], shots: [{ seconds: 2, shot: 'Dough' }] })
})

test('a sequence of rows ends with its last row, and one unusable row drops it', () => {
  const frames = rows('', { text: line('') }, { max: 2, isSequence: true })
  const context = { visitorText: '', avoid: '', figures: { allowedNumbers: [3] } }
  const fitTexts = (...texts: string[]) =>
    frames.fit(
      Array.from(texts, (text) => ({ text })),
      context,
    )
  expect(fitTexts('Rise', '45 guests', '3 loaves')).toEqual([{ text: 'Rise' }, { text: '3 loaves' }])
  expect(fitTexts('45 guests', 'Rise')).toBeNull()
})

test('a card omits what is empty, copies the visible parts and carries one line of the first', () => {
  const card = buildCard({
    parts: [{ label: 'Title', text: 'A\nB' }, null, { text: '' }, { label: 'Shot', text: 'C', rank: 'more' }],
    notes: ['', 'Note', false],
    meters: [measureCharacters('Title', 'A\nB', 10, 'copy'), measureWords('Body', '', 5, 'copy')],
  })
  expect(card).toEqual({
    parts: [
      { label: 'Title', text: 'A\nB' },
      { label: 'Shot', text: 'C', rank: 'more' },
    ],
    copy: 'A\nB',
    carry: 'A B',
    notes: ['Note'],
    meters: [{ label: 'Title', value: 3, limit: 10, unit: 'characters', of: 'copy' }],
  })
})
