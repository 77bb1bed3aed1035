import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { replaceCardContent } from '@/components/run-state/replace-card-content'
import type { SuggestedEdits } from '@/lib/tool/card'
import { EditList } from './edit-list'
import { MarkedSource } from './marked-source'
import { setCardEdits } from './set-card-edits'

const createEdit = (start: number, end: number, after: string, on = true): SuggestedEdits['edits'][number] => ({
  start,
  end,
  after,
  reason: 'Because.',
  kind: 'spelling',
  on,
})
const source = 'I saw teh  dog in orderto bake'
const edits = [createEdit(6, 9, 'the'), createEdit(9, 11, ' '), createEdit(18, 25, 'order to', false)]
const card = {
  id: '1',
  parts: [{ text: 'I saw the dog in orderto bake' }],
  copy: 'I saw the dog in orderto bake',
  carry: 'I saw the dog',
  item: {},
  marked: { source, edits },
}

test('what goes is struck beside what comes in, spaces are drawn, and a rejected edit is dotted', () => {
  const shown = renderToStaticMarkup(<MarkedSource suggestedEdits={card.marked} />)
  expect(shown.replace(/ class="[^"]*"/g, '')).toBe(
    '<p dir="auto"><span>I saw <del>teh</del><ins>the</ins></span><span><del>␣␣</del><ins>␣</ins></span><span>dog in <span>orderto</span></span> bake</p>',
  )
})

test('each edit is a tick with its reason, and the counts say how many are in the text', () => {
  const list = renderToStaticMarkup(
    <EditList suggestedEdits={card.marked} notes={['A “(” has no partner.']} disabled={false} onChange={() => {}} />,
  )
  expect(list).toContain('>2 of 3 edits accepted<')
  expect(list.match(/type="checkbox"/g)).toHaveLength(3)
  expect(list.match(/checked=""/g)).toHaveLength(2)
  expect(list).toContain('Spelling: Because.')
  expect(list).toContain('A “(” has no partner.')
})

test('a text without mistakes has its notes and nothing to accept', () => {
  const list = renderToStaticMarkup(
    <EditList suggestedEdits={{ source, edits: [] }} notes={undefined} disabled={false} onChange={() => {}} />,
  )
  expect(list).not.toMatch(/checkbox|accepted/)
})

test('the text to copy has what is accepted, and typing into it ends the marks', () => {
  const none = setCardEdits(
    card,
    edits.map((one) => ({ ...one, on: false })),
  )
  expect(none).toMatchObject({ copy: source, parts: [{ text: source }] })
  expect(
    setCardEdits(
      none,
      edits.map((one) => ({ ...one, on: true })),
    ).copy,
  ).toBe('I saw the dog in order to bake')
  expect(replaceCardContent(card, { copy: 'Mine', parts: [{ text: 'Mine' }], carry: 'Mine' }).marked).toBeUndefined()
})
