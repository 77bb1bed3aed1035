import { expect, test } from 'vitest'
import { createSampleCache, type VoiceSample } from './sample-cache'

const sample = (byte: number): VoiceSample => ({ bytes: new Uint8Array([byte]), type: 'audio/wav' })

test('what fails is made anew for the next who asks', async () => {
  const { getOrCreate } = createSampleCache()
  await expect(getOrCreate('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await getOrCreate('a', async () => sample(1))).toEqual(sample(1))
  expect(await getOrCreate('a', async () => sample(2))).toEqual(sample(1))
})

test('whoever asks while a sample is being made waits for the same one', async () => {
  const { getOrCreate } = createSampleCache()
  const { promise, resolve } = Promise.withResolvers<VoiceSample>()
  const both = [getOrCreate('a', () => promise), getOrCreate('a', async () => sample(2))]
  resolve(sample(1))
  expect(await Promise.all(both)).toEqual([sample(1), sample(1)])
})

test('a hundred are kept, and the one not heard for longest gives way', async () => {
  const { getOrCreate } = createSampleCache()
  for (let voice = 0; voice < 100; voice += 1) await getOrCreate(`${voice}`, async () => sample(1))
  await getOrCreate('0', async () => sample(2))
  await getOrCreate('100', async () => sample(1))
  expect(await getOrCreate('0', async () => sample(2))).toEqual(sample(1))
  expect(await getOrCreate('1', async () => sample(2))).toEqual(sample(2))
})
