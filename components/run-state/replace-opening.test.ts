import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { listOpenings } from './openings'
import { replaceOpening } from './replace-opening'

const post = (id: string, hook: string, body: string): Card => ({
  id,
  parts: [
    { label: 'First line', text: hook, opening: 'used' },
    { label: 'Text', text: body },
  ],
  copy: `${hook}\n\n${body}`,
  carry: 'bread',
  meters: [
    { label: 'Caption', value: hook.length + body.length + 2, limit: 2200, unit: 'characters', of: 'copy' },
    { label: 'Hashtags', value: 0, limit: 5, unit: 'hashtags', of: 'copy' },
  ],
  preview: { kind: 'instagram-caption', text: `${hook}\n\n${body}` },
  notes: ['The first line is short.'],
  item: { hook },
})
const first = post('1', 'I burnt it.', 'Then I ate it.')
const second = post('2', 'My $& oven lied.', 'It says cold.')

test('a result may take the first lines of the others, not its own or the same one twice', () => {
  expect(listOpenings(first, [{ card: first }, { card: second }, { card: { ...second, id: '3' } }])).toEqual([
    { text: 'My $& oven lied.', sourceLabel: 'Result 2' },
  ])
})

test('a result is called by the number that its card has, wherever it stands', () => {
  const shown = [
    { card: first, number: 1 },
    { card: post('3', 'Smoke.', 'Tea.'), number: 9 },
    { card: second, number: 2 },
  ]
  expect(listOpenings(first, shown).map(({ sourceLabel }) => sourceLabel)).toEqual(['Result 9', 'Result 2'])
})

test('first lines offered beside a result come first', () => {
  const card: Card = {
    ...first,
    parts: [...first.parts, { label: 'Other first line 1', text: 'Smoke again.', opening: 'offered' }],
  }
  expect(listOpenings(card, [{ card }, { card: second }]).map(({ sourceLabel }) => sourceLabel)).toEqual([
    'Other first line 1',
    'Result 2',
  ])
  expect(replaceOpening(card, 'Smoke again.').parts).toEqual([
    { label: 'First line', text: 'Smoke again.', opening: 'used' },
    { label: 'Text', text: 'Then I ate it.' },
    { label: 'Other first line 1', text: 'I burnt it.', opening: 'offered' },
  ])
})

test('the first line of one result stands on the body of another, counted anew', () => {
  expect(replaceOpening(first, 'My $& oven lied.')).toEqual({
    id: '1',
    parts: [
      { label: 'First line', text: 'My $& oven lied.', opening: 'used' },
      { label: 'Text', text: 'Then I ate it.' },
    ],
    copy: 'My $& oven lied.\n\nThen I ate it.',
    carry: 'bread',
    meters: [
      { label: 'Caption', value: 32, limit: 2200, unit: 'characters', of: 'copy' },
      { label: 'Hashtags', value: 0, limit: 5, unit: 'hashtags', of: 'copy' },
    ],
    preview: { kind: 'instagram-caption', text: 'My $& oven lied.\n\nThen I ate it.' },
    item: { hook: 'I burnt it.' },
    edited: true,
  })
})

test('seconds follow the words at the pace of the script', () => {
  const meters: Card['meters'] = [{ label: 'Time', value: 10, limit: 30, unit: 'seconds', of: 'said' }]
  const parts = first.parts.map((part) => ({ ...part, column: 'left' as const, spoken: true as const }))
  const script: Card = { ...first, parts, meters, pace: 120 }
  expect(replaceOpening(script, 'This oven has lied to me all week').meters?.[0]?.value).toBe(13)
  const { pace: _, ...unknown } = script
  expect(replaceOpening(unknown, 'This oven').meters).toEqual([])
})

test('a result without a first line of its own takes none', () => {
  const plain: Card = { ...first, parts: [{ text: first.copy }] }
  expect(listOpenings(plain, [{ card: plain }, { card: second }])).toEqual([])
  expect(replaceOpening(plain, 'Any')).toBe(plain)
})
