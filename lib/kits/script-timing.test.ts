import { expect, test } from 'vitest'
import { addTimes, trimToWordBudget } from '@/lib/kits/script-timing'

const createBeat = (say: string) => ({ say, show: 'a shot' })

test('fills the length with beats without gaps and gives longer ones more time', () => {
  const beats = addTimes(
    [createBeat('Two words.'), createBeat('Ten words in a row, which takes a good while.'), createBeat('End.')],
    30,
  )
  expect(beats.map(({ start, end }) => `${start}-${end}`)).toEqual(['0-6', '6-25', '25-30'])
})

test('cuts sentences from the longest beat in the middle', () => {
  const beats = [
    createBeat('Start here now.'),
    createBeat('One two three. Four five six. Seven eight.'),
    createBeat('Last one.'),
  ]
  const trim = (words: number) => trimToWordBudget(beats, words)?.map(({ say }) => say)
  expect(trim(12)).toEqual(['Start here now.', 'One two three. Four five six.', 'Last one.'])
  expect(trim(8)).toEqual(['Start here now.', 'One two three.', 'Last one.'])
})

test('removes an emptied beat, but never the first or the last', () => {
  const beats = [createBeat('Start.'), createBeat('One two three four.'), createBeat('Last.')]
  expect(trimToWordBudget(beats, 3)?.map(({ say }) => say)).toEqual(['Start.', 'Last.'])
  expect(trimToWordBudget(beats, 1)).toBeNull()
})
