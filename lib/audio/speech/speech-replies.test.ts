import { expect, test } from 'vitest'
import { readSpeechPart } from './speech-part'
import { readVoicesReply } from './voices-reply'

const about = {
  engine: 'basic',
  voice: 'English (US), lower',
  seconds: 1.5,
  sampleRate: 22_050,
  timing: 'measured',
  sentences: [{ text: 'Hello.', start: 0, end: 1.5 }],
}

test('a piece of sound and the facts are read as they are', () => {
  expect(readSpeechPart({ audio: 'AAAA', type: 'audio/wav' })).toEqual({ audio: 'AAAA', type: 'audio/wav' })
  expect(readSpeechPart({ about })).toEqual({ about })
})

test.each([
  [null],
  [{ audio: 1, type: 'audio/wav' }],
  [{ audio: 'AAAA', type: 'text/html' }],
  [{ about: { ...about, engine: 'other' } }],
  [{ about: { ...about, sentences: [{ text: 'Hello.' }] } }],
  [{ about: { ...about, seconds: '1' } }],
  [{ about: { ...about, sampleRate: 0 } }],
])('%j is no part', (value) => {
  expect(readSpeechPart(value)).toBeNull()
})

test('the list of voices is read, and anything else is not', () => {
  const reply = { engine: 'model', voices: [{ id: 'nova', label: 'Nova' }] }
  expect(readVoicesReply(reply)).toEqual(reply)
  expect(readVoicesReply({ engine: 'none', voices: [] })).toEqual({ engine: 'none', voices: [] })
  for (const wrong of [null, {}, { engine: 'other', voices: [] }, { engine: 'model', voices: [{ id: 1 }] }]) {
    expect(readVoicesReply(wrong)).toBeNull()
  }
})
