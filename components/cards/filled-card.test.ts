import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { filledCard } from './filled-card'

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
  expect(filledCard(hook, { '0:0': '40 euros', '0:1': 'one week', '1:0': '€40' })).toEqual({
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
  const { copy, outline } = filledCard(hook, { '0:1': ' Rome ', '1:0': '' })
  expect([copy, outline]).toEqual(['I lost [how much] in Rome.\nOn screen: [how much] gone', true])
})

test('nothing typed changes nothing', () => {
  expect(filledCard(hook, { '0:0': '  ' })).toBe(hook)
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
  expect(filledCard(script, { '0:0': 'knead', '0:1': '$& wait' }).copy).toBe(
    'Script: First, knead and $& wait.',
  )
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
  expect(filledCard(slide, { '1:0': 'It rains.' })).toMatchObject({
    copy: 'Bread',
    caption: 'Bread. It rains.',
  })
})
