import { expect, test } from 'vitest'
import { createKeptSamples, type VoiceSample } from './kept-samples'

const sample = (byte: number): VoiceSample => ({ bytes: new Uint8Array([byte]), type: 'audio/wav' })

test('what fails is made anew for the next who asks', async () => {
  const { sampleOf } = createKeptSamples()
  await expect(sampleOf('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await sampleOf('a', async () => sample(1))).toEqual(sample(1))
  expect(await sampleOf('a', async () => sample(2))).toEqual(sample(1))
})

test('whoever asks while a sample is being made waits for the same one', async () => {
  const { sampleOf } = createKeptSamples()
  const { promise, resolve } = Promise.withResolvers<VoiceSample>()
  const both = [sampleOf('a', () => promise), sampleOf('a', async () => sample(2))]
  resolve(sample(1))
  expect(await Promise.all(both)).toEqual([sample(1), sample(1)])
})

test('a hundred are kept, and the one not heard for longest gives way', async () => {
  const { sampleOf } = createKeptSamples()
  for (let voice = 0; voice < 100; voice += 1) await sampleOf(`${voice}`, async () => sample(1))
  await sampleOf('0', async () => sample(2))
  await sampleOf('100', async () => sample(1))
  expect(await sampleOf('0', async () => sample(2))).toEqual(sample(1))
  expect(await sampleOf('1', async () => sample(2))).toEqual(sample(2))
})
