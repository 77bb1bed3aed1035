import { expect, test } from 'vitest'
import { buildWavFile } from '@/lib/audio/speech/wav'
import { detectSpeechType } from './speech-file'

test('a WAV file of ours is known by its beginning', async () => {
  const bytes = new Uint8Array(await buildWavFile(new Float32Array(10), 24_000).arrayBuffer())
  expect(detectSpeechType(bytes)).toBe('audio/wav')
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
  expect(detectSpeechType(Buffer.from(start, 'latin1'))).toBe(type)
})
