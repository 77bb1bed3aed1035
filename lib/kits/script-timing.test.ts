import { expect, test } from 'vitest'
import { addTimes, trimToWordBudget } from '@/lib/kits/script-timing'

const beat = (say: string) => ({ say, show: 'a shot' })

test('fills the length with beats without gaps and gives longer ones more time', () => {
  const beats = addTimes([beat('Two words.'), beat('Ten words in a row, which takes a good while.'), beat('End.')], 30)
  expect(beats.map(({ start, end }) => `${start}-${end}`)).toEqual(['0-6', '6-25', '25-30'])
})

test('cuts sentences from the longest beat in the middle', () => {
  const beats = [beat('Start here now.'), beat('One two three. Four five six. Seven eight.'), beat('Last one.')]
  const trim = (words: number) => trimToWordBudget(beats, words)?.map(({ say }) => say)
  expect(trim(12)).toEqual(['Start here now.', 'One two three. Four five six.', 'Last one.'])
  expect(trim(8)).toEqual(['Start here now.', 'One two three.', 'Last one.'])
})

test('removes an emptied beat, but never the first or the last', () => {
  const beats = [beat('Start.'), beat('One two three four.'), beat('Last.')]
  expect(trimToWordBudget(beats, 3)?.map(({ say }) => say)).toEqual(['Start.', 'Last.'])
  expect(trimToWordBudget(beats, 1)).toBeNull()
})
