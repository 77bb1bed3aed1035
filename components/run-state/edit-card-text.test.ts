import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { editCardText } from './edit-card-text'

const caption: Card = {
  id: '1',
  heading: 'Mistake',
  parts: [
    { label: 'First line', text: 'I burnt it.', opening: 'used' },
    { label: 'Hashtags', text: '#bread #baking' },
  ],
  copy: 'I burnt it. #bread #baking',
  carry: 'a loaf that burnt',
  meters: [
    { label: 'Caption', value: 26, limit: 2200, unit: 'characters', of: 'copy' },
    { label: 'Hashtags', value: 2, limit: 5, unit: 'hashtags', of: 'copy' },
    { label: 'Time', value: 4, limit: 30, unit: 'seconds', of: 'said' },
  ],
  preview: { kind: 'tiktok-caption', text: 'I burnt it. #bread #baking' },
  tags: ['first line 11 characters'],
  notes: ['Short.'],
  outline: true,
  item: { hook: 'I burnt it.' },
}

test('an edited text is what is shown, copied, previewed and counted; what was said of the old one goes', () => {
  expect(editCardText(caption, 'Burnt 🍞 #bread')).toEqual({
    id: '1',
    heading: 'Mistake',
    parts: [{ text: 'Burnt 🍞 #bread' }],
    copy: 'Burnt 🍞 #bread',
    carry: 'a loaf that burnt',
    meters: [
      { label: 'Caption', value: 15, limit: 2200, unit: 'characters', of: 'copy' },
      { label: 'Hashtags', value: 1, limit: 5, unit: 'hashtags', of: 'copy' },
    ],
    preview: { kind: 'tiktok-caption', text: 'Burnt 🍞 #bread' },
    item: { hook: 'I burnt it.' },
    edited: true,
  })
})

test('a text in one part keeps its label and what stands beside it', () => {
  const title: Card = {
    id: '1',
    parts: [
      { label: 'Title', text: 'Bread, step by step' },
      { label: 'Thumbnail', text: 'A loaf, cut open' },
    ],
    copy: 'Bread, step by step',
    carry: 'Bread, step by step',
    item: {},
  }
  const { parts, carry } = editCardText(title, 'My bread')
  expect(parts).toEqual([
    { label: 'Title', text: 'My bread' },
    { label: 'Thumbnail', text: 'A loaf, cut open' },
  ])
  expect(carry).toBe('My bread')
})

test('the count of what stands beside the text stays', () => {
  const meters: Card['meters'] = [
    { label: 'Bio', value: 11, limit: 80, unit: 'characters', of: 'copy' },
    { label: 'Nickname', value: 10, limit: 30, unit: 'characters', of: { part: 'Nickname' } },
  ]
  const parts = [{ text: 'Bread first' }, { label: 'Nickname', text: 'Maya bakes' }]
  const bio: Card = { id: '1', parts, copy: 'Bread first', carry: '', meters, item: {} }
  expect(editCardText(bio, 'Bread').meters?.map(({ value }) => value)).toEqual([5, 10])
})

test('a set counts line by line', () => {
  const meters = ['A', 'B'].map((label, i) => ({
    label,
    value: i + 3,
    limit: 100,
    unit: 'characters',
    of: { line: i },
  }))
  const set: Card = { id: '1', parts: [], copy: 'one\nfour', carry: 'one', meters, item: {} }
  expect(editCardText(set, 'first\nsecond one').meters?.map(({ value }) => value)).toEqual([5, 10])
})

test.each([
  ['characters on X', 'Tea 🍵', 6, 'https://example.com/a-long-way パン', 28],
  ['bytes', 'Tea', 3, 'Café', 5],
  ['words', 'two words', 2, 'Don’t knead, wait', 3],
])('%s are counted as the platform counts them', (unit, copy, value, text, expected) => {
  const card: Card = {
    id: '1',
    parts: [],
    copy,
    carry: '',
    meters: [{ label: 'Length', value, limit: 280, unit, of: 'copy' }],
    item: {},
  }
  expect(editCardText(card, text).meters?.[0]?.value).toBe(expected)
})

test('two meters of equal value are told apart by what they count', () => {
  const meters: Card['meters'] = [
    { label: 'Name', value: 5, limit: 30, unit: 'characters', of: { part: 'Name' } },
    { label: 'Length', value: 5, limit: 24, unit: 'characters', of: 'copy' },
  ]
  const parts = [
    { label: 'Username', text: '@bread' },
    { label: 'Name', text: 'Bread' },
  ]
  const name: Card = { id: '1', parts, copy: 'bread', carry: '', meters, item: {} }
  expect(editCardText(name, 'bread.club').meters?.map(({ label, value }) => [label, value])).toEqual([
    ['Name', 5],
    ['Length', 10],
  ])
})

test('tags are counted as YouTube counts them, with quotation marks around those with a space', () => {
  const meters: Card['meters'] = [{ label: 'Tags', value: 5, limit: 500, unit: 'characters', of: 'tags' }]
  const tags: Card = { id: '1', parts: [{ text: 'bread' }], copy: 'bread', carry: '', meters, item: {} }
  expect(editCardText(tags, 'bread, rye bread,').meters?.[0]?.value).toBe(17)
})

test('a meter that was kept before meters said what they count is not shown with an old value', () => {
  const meters = [{ label: 'Caption', value: 5, limit: 2200, unit: 'characters' }]
  const old: Card = { id: '1', parts: [{ text: 'bread' }], copy: 'bread', carry: '', meters, item: {} }
  expect(editCardText(old, 'rye').meters).toEqual([])
})

test('a lost word that the visitor has put back is no longer missing', () => {
  const card = { ...caption, lost: ['@maya', '45 €'] }
  expect(editCardText(card, 'Burnt, @maya').lost).toEqual(['45 €'])
  expect(editCardText(card, 'Burnt, @maya, 45 €')).not.toHaveProperty('lost')
})
