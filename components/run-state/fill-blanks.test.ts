import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { fillBlanks } from './fill-blanks'

const hook: Card = {
  id: '1',
  parts: [
    { label: 'Say', text: 'I lost [how much] in [where].' },
    { label: 'On screen', text: '[how much] gone' },
  ],
  copy: 'I lost [how much] in [where].\nOn screen: [how much] gone',
  outline: true,
  carry: 'I lost [how much] in [where].',
  meters: [{ label: 'Spoken', value: 5, limit: 15, unit: 'words', of: { line: 0 } }],
  notes: ['Why it works.'],
  item: {},
}

test('what is typed stands in the parts, in what is copied and carried on, and is counted', () => {
  expect(fillBlanks(hook, { '0:0': '40 euros', '0:1': 'one week', '1:0': '€40' })).toEqual({
    id: '1',
    parts: [
      { label: 'Say', text: 'I lost 40 euros in one week.' },
      { label: 'On screen', text: '€40 gone' },
    ],
    copy: 'I lost 40 euros in one week.\nOn screen: €40 gone',
    carry: 'I lost 40 euros in one week.',
    meters: [{ label: 'Spoken', value: 7, limit: 15, unit: 'words', of: { line: 0 } }],
    item: {},
    edited: true,
  })
})

test('a blank that is left open keeps the card an outline', () => {
  const { copy, outline } = fillBlanks(hook, { '0:1': ' Rome ', '1:0': '' })
  expect([copy, outline]).toEqual(['I lost [how much] in Rome.\nOn screen: [how much] gone', true])
})

test('nothing typed changes nothing', () => {
  expect(fillBlanks(hook, { '0:0': '  ' })).toBe(hook)
})

test('where the parts are joined otherwise, their blanks are filled in', () => {
  const script: Card = {
    id: '2',
    parts: [
      { text: 'First, [one step] and\n[another].', column: 'left' },
      { text: 'Other: [another]', opening: 'offered' },
    ],
    copy: 'Script: First, [one step] and [another].',
    carry: 'Script',
    item: {},
  }
  expect(fillBlanks(script, { '0:0': 'knead', '0:1': '$& wait' }).copy).toBe('Script: First, knead and $& wait.')
})

test('the caption of the whole is filled in with its part', () => {
  const slide = {
    ...hook,
    parts: [
      { label: 'Headline', text: 'Bread' },
      { label: 'Caption of the post', text: 'Bread. [why now]' },
    ],
    copy: 'Bread',
    caption: 'Bread. [why now]',
  }
  expect(fillBlanks(slide, { '1:0': 'It rains.' })).toMatchObject({
    copy: 'Bread',
    caption: 'Bread. It rains.',
  })
})

test('a post of a thread carries on what was typed into it, without the number that stands on it', () => {
  const post: Card = {
    id: '3',
    parts: [{ text: 'I quit [what].\n\nThen [what] and [where]. 2/5' }],
    copy: 'I quit [what].\n\nThen [what] and [where]. 2/5',
    carry: 'I quit [what]. Then [what] and [where].',
    item: {},
  }
  expect(fillBlanks(post, { '0:0': 'sugar', '0:1': 'salt', '0:2': 'Rome [IT]' }).carry).toBe(
    'I quit sugar. Then salt and Rome [IT].',
  )
  expect(fillBlanks(post, { '0:1': 'salt' }).carry).toBe('I quit [what]. Then salt and [where].')
})

test('a slide carries on each of its parts, whose blanks may ask for the same', () => {
  const slide: Card = {
    id: '4',
    parts: [
      { label: 'Headline', text: '[the thing], first' },
      { label: 'Body', text: 'Not [the thing]\nbut [the thing].' },
      { label: 'Picture', text: '[the thing] on a table' },
    ],
    copy: '[the thing], first\n\nNot [the thing]\nbut [the thing].',
    carry: '[the thing], first. Not [the thing] but [the thing].',
    item: {},
  }
  const { copy, carry } = fillBlanks(slide, { '0:0': 'Salt', '1:0': 'sugar', '1:1': 'salt', '2:0': 'Salt' })
  expect([copy, carry]).toEqual(['Salt, first\n\nNot sugar\nbut salt.', 'Salt, first. Not sugar but salt.'])
})

test('a title that is no part is filled in with what the parts say', () => {
  const script: Card = {
    id: '5',
    parts: [{ text: 'I went to [the city].', column: 'left' }],
    copy: 'A day in [the city]\n\nI went to [the city].',
    carry: 'A day in [the city]',
    item: {},
  }
  const { copy, carry, outline } = fillBlanks(script, { '0:0': 'Porto' })
  expect([copy, carry, outline]).toEqual(['A day in Porto\n\nI went to Porto.', 'A day in Porto', undefined])
})

test('what goes on is cut between characters, not within one', () => {
  const post: Card = { id: '6', parts: [{ text: '[what]' }], copy: '[what]', carry: '[what]', item: {} }
  expect(fillBlanks(post, { '0:0': '🍞'.repeat(301) }).carry).toBe('🍞'.repeat(300))
})

test('words and seconds of a script follow what is filled in, wherever it is said', () => {
  const script: Card = {
    id: '7',
    parts: [
      { text: 'I lost it.', column: 'left', spoken: true, opening: 'used' },
      { text: 'A kitchen', column: 'right' },
      { text: 'It was [what].', column: 'left', spoken: true },
      { text: '[where]', column: 'right' },
    ],
    copy: 'I lost it.\n(A kitchen)\n\nIt was [what].\n([where])',
    carry: 'I lost it.',
    pace: 120,
    meters: [
      { label: 'Words', value: 6, limit: 20, unit: 'words', of: 'said' },
      { label: 'Time', value: 3, limit: 10, unit: 'seconds', of: 'said' },
    ],
    item: {},
  }
  const counts = (fills: Record<string, string>) => fillBlanks(script, fills).meters?.map(({ value }) => value)
  expect(counts({ '2:0': 'all that I had saved' })).toEqual([10, 5])
  expect(counts({ '3:0': 'A street at night' })).toEqual([6, 3])
})
