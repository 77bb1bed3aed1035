import { expect, test } from 'vitest'
import { addTimes, trimToWordBudget } from './timing'

const beat = (say: string) => ({ say, show: 'a shot' })

test('beats run without gaps from 0 to the length, longer words get more time', () => {
  const beats = addTimes([beat('Two words.'), beat('Ten words in a row, which takes a good while.'), beat('End.')], 30)
  expect(beats.map(({ start, end }) => [start, end])).toEqual([
    [0, 6],
    [6, 25],
    [25, 30],
  ])
})

test('a single beat takes the whole length', () => {
  expect(addTimes([beat('Only this.')], 15).map(({ start, end }) => [start, end])).toEqual([[0, 15]])
})

test('sentences go from the wordiest beat in the middle', () => {
  const beats = [beat('Start here now.'), beat('One two three. Four five six. Seven eight.'), beat('Last one.')]
  expect(trimToWordBudget(beats, 12)?.map(({ say }) => say)).toEqual([
    'Start here now.',
    'One two three. Four five six.',
    'Last one.',
  ])
  expect(trimToWordBudget(beats, 8)?.map(({ say }) => say)).toEqual(['Start here now.', 'One two three.', 'Last one.'])
})

test('a beat without words left goes, and the first and the last stay', () => {
  const beats = [beat('Start.'), beat('One two three four.'), beat('Last.')]
  expect(trimToWordBudget(beats, 3)?.map(({ say }) => say)).toEqual(['Start.', 'Last.'])
  expect(trimToWordBudget(beats, 1)).toBeNull()
})
