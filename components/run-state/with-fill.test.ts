import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { asRun, runAfter, type ShownRun, standing, withChange, withSettled, withUndone } from './shown-run'
import { withFill } from './with-fill'

const outline: Card = {
  id: 'a',
  parts: [{ text: 'At [hour] with [name].' }],
  copy: 'At [hour] with [name].',
  outline: true,
  carry: 'At [hour] with [name].',
  schedule: { day: 1 },
  item: {},
}
const run: ShownRun = {
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

const text = (shown: ShownRun) => asRun(shown).cards[0]?.copy
const onPage = (shown: ShownRun) => shown.cards.map((one) => standing(one).copy)
const six = withFill(run, 'a', '0:0', 'six')

test('what is typed is in the run at once, while its box still stands', () => {
  expect(text(six)).toBe('At six with [name].')
  expect(onPage(six)).toEqual(['At [hour] with [name].'])
  const both = withFill(six, 'a', '0:1', 'Ann')
  expect(text(both)).toBe('At six with Ann.')
  expect(onPage(withSettled(both, 'a'))).toEqual(['At six with Ann.'])
})

test('what is typed and deleted again leaves the run as it was', () => {
  expect(withFill(six, 'a', '0:0', '')).toEqual(run)
})

test('one undo takes back all that was typed, before and after the boxes have gone', () => {
  const both = withFill(six, 'a', '0:1', 'Ann')
  expect(withUndone(both, 'a').cards).toEqual([{ card: outline, earlier: [] }])
  expect(withUndone(withSettled(both, 'a'), 'a').cards).toEqual([{ card: outline, earlier: [] }])
})

test('a change takes the typed words along, and undo steps back through both', () => {
  const edited = withChange(six, 'a', { ...outline, copy: 'At six.', edited: true }, 'edit')
  expect(onPage(edited)).toEqual(['At six.'])
  expect(text(withUndone(edited, 'a'))).toBe('At six with [name].')
  expect(text(withUndone(withUndone(edited, 'a'), 'a'))).toBe('At [hour] with [name].')
})

test('words typed for one text are not put into the one that replaces it', () => {
  const [card] = asRun(six).cards
  if (!card) throw new Error('the card is there')
  const refine = { action: 'bolder' as const, card }
  const job = { id: 'two', tool: 't', values: run, seed: 1, byKeyboard: false, refine }
  const bolder = { ...outline, copy: 'AT [hour]!', parts: [{ text: 'AT [hour]!' }] }
  const reply = { cards: [bolder], engine: 'openai' as const, notes: [], remaining: 9 }
  const after = runAfter(six, { job, pieces: [], reply }, 2)
  expect(after && onPage(after)).toEqual(['AT [hour]!'])
  expect(after && text(after)).toBe('AT [hour]!')
  expect(after?.cards[0]?.earlier?.map(({ by }) => by)).toEqual(['fill', 'bolder'])
})

test('a post that is moved while its blanks are filled in stays on its new day', () => {
  const moved = {
    ...six,
    cards: six.cards.map((one) => ({ ...one, card: { ...one.card, schedule: { day: 5 } } })),
  }
  const days = (shown: ShownRun) => asRun(shown).cards.map(({ schedule }) => schedule?.day)
  expect(days(withFill(moved, 'a', '0:1', 'Ann'))).toEqual([5])
  expect(days(withFill(moved, 'a', '0:0', ''))).toEqual([5])
})
