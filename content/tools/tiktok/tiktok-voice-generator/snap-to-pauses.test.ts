import { expect, test } from 'vitest'
import { estimateTimes } from '@/lib/audio/speech/estimate-times'
import { snapToPauses } from './snap-to-pauses'

const sampleRate = 8_000

/** Sound and silence in turns, in seconds: a tone, a pause, a tone … */
function createSamples(...seconds: number[]): Float32Array {
  return Float32Array.from(
    seconds.flatMap((length, index) =>
      Array.from({ length: Math.round(length * sampleRate) }, (_, sampleIndex) =>
        index % 2 === 0 ? Math.sin(sampleIndex / 3) / 2 : 0.001,
      ),
    ),
  )
}

const getTimes = (sentences: ReturnType<typeof snapToPauses>) =>
  sentences.map(({ start, end }) => [Number(start.toFixed(2)), Number(end.toFixed(2))])

test('times are shares of the length by characters', () => {
  expect(estimateTimes(['12345', '1234567890', '😀😀😀😀😀'], 8)).toEqual([
    { text: '12345', start: 0, end: 2 },
    { text: '1234567890', start: 2, end: 6 },
    { text: '😀😀😀😀😀', start: 6, end: 8 },
  ])
})

test('a boundary moves to the middle of the nearest pause, and the ends stay', () => {
  const sentences = estimateTimes(['a'.repeat(10), 'b'.repeat(10), 'c'.repeat(10)], 6)
  // The voice took 2.4 s for the first sentence, 1.6 s for the second and 1.2 s for the third.
  expect(getTimes(snapToPauses(sentences, createSamples(2.4, 0.4, 1.6, 0.4, 1.2), sampleRate))).toEqual([
    [0, 2.6],
    [2.6, 4.6],
    [4.6, 6],
  ])
})

test('a gap within a word is no pause, and without a pause nearby the estimate stands', () => {
  const sentences = estimateTimes(['a'.repeat(10), 'b'.repeat(10)], 8)
  expect(getTimes(snapToPauses(sentences, createSamples(4.2, 0.08, 3.72), sampleRate))).toEqual(getTimes(sentences))
  expect(getTimes(snapToPauses(sentences, createSamples(1, 0.4, 6.6), sampleRate))).toEqual(getTimes(sentences))
})

test('two boundaries never share a pause, and times never run backwards', () => {
  const sentences = estimateTimes(['aaaa', 'bb', 'cccc'], 5)
  const snappedTimes = getTimes(snapToPauses(sentences, createSamples(2.4, 0.4, 2.2), sampleRate))
  expect(snappedTimes).toEqual([
    [0, 2.6],
    [2.6, 3],
    [3, 5],
  ])
})

test('silence from end to end changes nothing but keeps the order', () => {
  const sentences = estimateTimes(['aaaa', 'bbbb'], 2)
  const [first, second] = snapToPauses(sentences, new Float32Array(2 * sampleRate), sampleRate)
  expect(first?.end).toBe(second?.start)
  expect(second?.end).toBe(2)
})
