import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import {
  applyCardChange,
  applyJobResult,
  commitFillsById,
  getBaseCard,
  type RunState,
  toRun,
  undoLastChange,
} from './run-state'
import { setBlankValue } from './set-blank-value'

const outline: Card = {
  id: 'a',
  parts: [{ text: 'At [hour] with [name].' }],
  copy: 'At [hour] with [name].',
  outline: true,
  carry: 'At [hour] with [name].',
  schedule: { day: 1 },
  item: {},
}
const run: RunState = {
  id: 'r',
  tool: 't',
  at: 1,
  prompt: 'bread',
  parameters: {},
  cards: [{ card: outline }],
  engine: 'openai',
  notes: [],
  complete: true,
}

const text = (shown: RunState) => toRun(shown).cards[0]?.copy
const listBaseCopies = (shown: RunState) => shown.cards.map((one) => getBaseCard(one).copy)
const filledRun = setBlankValue(run, 'a', '0:0', 'six')

test('what is typed is in the run at once, while its box still stands', () => {
  expect(text(filledRun)).toBe('At six with [name].')
  expect(listBaseCopies(filledRun)).toEqual(['At [hour] with [name].'])
  const both = setBlankValue(filledRun, 'a', '0:1', 'Ann')
  expect(text(both)).toBe('At six with Ann.')
  expect(listBaseCopies(commitFillsById(both, 'a'))).toEqual(['At six with Ann.'])
})

test('what is typed and deleted again leaves the run as it was', () => {
  expect(setBlankValue(filledRun, 'a', '0:0', '')).toEqual(run)
})

test('one undo takes back all that was typed, before and after the boxes have gone', () => {
  const both = setBlankValue(filledRun, 'a', '0:1', 'Ann')
  expect(undoLastChange(both, 'a').cards).toEqual([{ card: outline, undoStack: [] }])
  expect(undoLastChange(commitFillsById(both, 'a'), 'a').cards).toEqual([{ card: outline, undoStack: [] }])
})

test('a change takes the typed words along, and undo steps back through both', () => {
  const edited = applyCardChange(filledRun, 'a', { ...outline, copy: 'At six.', edited: true }, 'edit')
  expect(listBaseCopies(edited)).toEqual(['At six.'])
  expect(text(undoLastChange(edited, 'a'))).toBe('At six with [name].')
  expect(text(undoLastChange(undoLastChange(edited, 'a'), 'a'))).toBe('At [hour] with [name].')
})

test('words typed for one text are not put into the one that replaces it', () => {
  const [card] = toRun(filledRun).cards
  if (!card) throw new Error('the card is there')
  const refine = { action: 'bolder' as const, card }
  const job = { id: 'two', tool: 't', values: run, seed: 1, usedKeyboard: false, refine }
  const bolder = { ...outline, copy: 'AT [hour]!', parts: [{ text: 'AT [hour]!' }] }
  const reply = { cards: [bolder], engine: 'openai' as const, notes: [], remaining: 9 }
  const after = applyJobResult(filledRun, { job, pieces: [], reply }, 2)
  expect(after && listBaseCopies(after)).toEqual(['AT [hour]!'])
  expect(after && text(after)).toBe('AT [hour]!')
  expect(after?.cards[0]?.undoStack?.map(({ change }) => change)).toEqual(['fill', 'bolder'])
})

test('a post that is moved while its blanks are filled in stays on its new day', () => {
  const moved = {
    ...filledRun,
    cards: filledRun.cards.map((one) => ({ ...one, card: { ...one.card, schedule: { day: 5 } } })),
  }
  const days = (shown: RunState) => toRun(shown).cards.map(({ schedule }) => schedule?.day)
  expect(days(setBlankValue(moved, 'a', '0:1', 'Ann'))).toEqual([5])
  expect(days(setBlankValue(moved, 'a', '0:0', ''))).toEqual([5])
})
