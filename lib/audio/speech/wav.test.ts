import { expect, test } from 'vitest'
import { speechType } from '@/lib/openai/speech/speech-file'
import { measure } from './measure'
import { wavFile } from './wav'

test('samples become a WAV file that a reader of such files measures, cut off at full scale', async () => {
  const samples = new Float32Array(12_000).fill(0.5)
  samples.set([0, 1, -1, 2, -2])
  const bytes = new Uint8Array(await wavFile(samples, 24_000).arrayBuffer())
  expect(speechType(bytes)).toBe('audio/wav')
  expect(await measure(bytes)).toEqual({ seconds: 0.5, sampleRate: 24_000 })
  const view = new DataView(bytes.buffer)
  expect([0, 1, 2, 3, 4, 5].map((index) => view.getInt16(44 + 2 * index, true))).toEqual([
    0, 32_767, -32_767, 32_767, -32_767, 16_384,
  ])
})

test.each([
  ['ID3\u0004', 'audio/mpeg'],
  ['\u00ff\u00fb\u0090\u0000', 'audio/mpeg'],
  ['\u00ff\u00f3\u0084\u00c4', 'audio/mpeg'],
  ['\u00ff\u00f1\u0050\u0080', null],
  ['RIFF\u0000\u0000\u0000\u0000WAVE', 'audio/wav'],
  ['RIFF\u0000\u0000\u0000\u0000AVI ', null],
  ['OggS', null],
  ['{"error":', null],
  ['', null],
])('%j is %s', (start, type) => {
  expect(speechType(Buffer.from(start, 'latin1'))).toBe(type)
})
