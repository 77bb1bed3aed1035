import { expect, test } from 'vitest'
import { getRunTitle } from './get-run-title'

const cards = [{ id: '1', parts: [], copy: 'Two dogs asleep.', carry: '', item: null }]

test('a run is called by its prompt, or by what a picture alone gave', () => {
  expect(getRunTitle({ prompt: 'dogs', cards })).toBe('dogs')
  expect(getRunTitle({ prompt: '', cards })).toBe('From a picture: Two dogs asleep.')
})
