import { expect, test } from 'vitest'
import { titleOf } from './title-of'

const cards = [{ id: '1', parts: [], copy: 'Two dogs asleep.', carry: '', item: null }]

test('a run is called by its prompt, or by what a picture alone gave', () => {
  expect(titleOf({ prompt: 'dogs', cards })).toBe('dogs')
  expect(titleOf({ prompt: '', cards })).toBe('From a picture: Two dogs asleep.')
})
