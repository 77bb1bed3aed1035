import { expect, test } from 'vitest'
import { readFound, readWritten } from './read-reply'

const card = { id: '1', parts: [{ text: 'a' }], copy: 'a', carry: 'a', item: {} }
const written = { cards: [card], engine: 'openai', notes: ['Note.'], remaining: 3 }

test('damaged cards are left out, and what does not matter has its usual value', () => {
  const cards = [{ ...card, parts: [{ text: 7 }] }, card, null]
  expect(readWritten({ ...written, cards }, true)).toEqual(written)
  expect(readWritten({ ...written, notes: [1], remaining: '3' }, true)).toEqual({
    ...written,
    notes: [],
    remaining: Number.POSITIVE_INFINITY,
  })
})

const nothing = 'No data received from the service'

test.each<[string, unknown, boolean, string]>([
  ['no cards', { ...written, cards: [null] }, true, nothing],
  ['an engine of another version', { ...written, engine: 'magic' }, true, nothing],
  ['a text', 'x', true, nothing],
  ['an error in an answer that says it is good', { error: 'Busy.', code: 'internal' }, true, 'Busy.'],
  ['an error without words', { error: 7, code: 7 }, false, 'Please try again in a moment.'],
])('%s is no reply', (_, body, ok, text) => {
  expect(() => readWritten(body, ok)).toThrow(text)
})

test('a result that came in parts needs its text', () => {
  expect(readFound({ content: 'a', remaining: 2, parts: [] }, true)).toEqual({ content: 'a', remaining: 2 })
  expect(() => readFound({ content: 1 }, true)).toThrow(nothing)
})
