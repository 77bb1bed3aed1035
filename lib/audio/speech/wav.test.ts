import { expect, test } from 'vitest'
import { measureAudio } from './measure-audio'
import { buildWavFile } from './wav'

test('samples become a WAV file that a reader of such files measures, cut off at full scale', async () => {
  const samples = new Float32Array(12_000).fill(0.5)
  samples.set([0, 1, -1, 2, -2])
  const bytes = new Uint8Array(await buildWavFile(samples, 24_000).arrayBuffer())
  expect(await measureAudio(bytes)).toEqual({ seconds: 0.5, sampleRate: 24_000 })
  const view = new DataView(bytes.buffer)
  expect([0, 1, 2, 3, 4, 5].map((index) => view.getInt16(44 + 2 * index, true))).toEqual([
    0, 32_767, -32_767, 32_767, -32_767, 16_384,
  ])
})
