import { expect, test } from 'vitest'
import { cardSchema, previewSchema } from './card'

const card = { id: '1', parts: [{ text: 'a' }], copy: 'a', carry: 'a', item: { line: 'a' } }
const meter = { label: 'Words', value: 1, limit: 9, unit: 'words' }

test('a whole card is read as it is', () => {
  const whole = {
    ...card,
    heading: 'Day 1',
    outline: true,
    parts: [{ label: 'Hook', text: 'a', column: 'left', spoken: true, opening: 'used' }],
    meters: [
      { ...meter, target: true },
      { ...meter, of: 'said' },
      { ...meter, of: { line: 0 } },
      { ...meter, of: { part: 'Hook' } },
    ],
    preview: { kind: 'x-post', text: 'a', position: '1/2' },
    schedule: { day: 366 },
    score: 'hook',
    pace: 150,
    tags: ['Low effort'],
    notes: [],
    edited: true,
  }
  expect(cardSchema.parse(whole)).toEqual(whole)
})

test('what another version wrote on a card stays behind', () => {
  expect(cardSchema.parse({ ...card, colour: 'red' })).toEqual(card)
})

test.each<[string, object]>([
  ['a number for a text', { copy: 1 }],
  ['a part that is a number', { parts: [{ text: 1 }] }],
  ['a part in a third column', { parts: [{ text: 'a', column: 'middle' }] }],
  ['a meter without end', { meters: [{ ...meter, limit: Number.POSITIVE_INFINITY }] }],
  ['a meter of what nobody counts', { meters: [{ ...meter, of: 'all' }] }],
  ['a meter of half a line', { meters: [{ ...meter, of: { line: 0.5 } }] }],
  ['a meter of a part without a name', { meters: [{ ...meter, of: { part: 1 } }] }],
  ['a flag that is not set', { edited: false }],
  ['a day before the plan', { schedule: { day: 0 } }],
  ['half a day', { schedule: { day: 1.5 } }],
  ['a pace of nothing', { pace: 0 }],
  ['a tag that is none', { tags: [null] }],
  ['a preview of another version', { preview: { kind: 'pin', text: 'a' } }],
])('a card with %s is none', (_, damage) => {
  expect(cardSchema.safeParse({ ...card, ...damage }).success).toBe(false)
})

test('a card without the tool’s own result is none, because no further request could be made of it', () => {
  const { item: _, ...rest } = card
  expect(cardSchema.safeParse(rest).success).toBe(false)
})

test.each<[string, unknown, boolean]>([
  ['a caption', { kind: 'tiktok-caption', text: 'Hi' }, true],
  ['a title with its thumbnail', { kind: 'youtube-title', text: 'Hi', overlay: 'Oh', scene: 'A face' }, true],
  ['a story', { kind: 'story', text: 'Frame 1: Hi' }, true],
  ['a thumbnail', { kind: 'thumbnail', text: 'Hi' }, true],
  ['a thumbnail without words', { kind: 'thumbnail' }, false],
  ['a profile', { kind: 'profile', platform: 'x', text: 'Hi', name: 'Ana' }, true],
  ['a profile elsewhere', { kind: 'profile', platform: 'myspace', text: 'Hi' }, false],
  ['a kind of another version', { kind: 'pin', text: 'Hi' }, false],
  ['a name that every object has', { kind: 'constructor', text: 'Hi' }, false],
  ['a text that is none', { kind: 'x-post', text: 7 }, false],
  ['a number on the thumbnail', { kind: 'youtube-title', text: 'Hi', overlay: 7 }, false],
  ['nothing', null, false],
])('%s', (_, value, expected) => {
  expect(previewSchema.safeParse(value).success).toBe(expected)
})
