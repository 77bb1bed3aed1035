import { expect, test } from 'vitest'
import { getResponseFormat } from './transcription-form'

test.each([
  ['whisper-1', 'verbose_json'],
  ['gpt-4o-transcribe', 'json'],
  ['my/GPT-4o-mini-Transcribe-2026', 'json'],
  ['gpt-4o-transcribe-diarize', 'diarized_json'],
  ['diarize-gpt-4o-transcribe', 'json'],
  ['transcribe-gpt-4o', 'verbose_json'],
  ['gpt-4o-diarize', 'verbose_json'],
])('%s is asked for %s', (model, format) => {
  expect(getResponseFormat(model)).toBe(format)
})
