import { expect, test } from 'vitest'
import { parseTranscriptPart } from './transcript-part'

const video = { url: 'https://www.tiktok.com/@a/video/1', author: { handle: 'a', name: 'A' }, caption: 'Hi' }
const transcript = {
  videoId: '1',
  url: null,
  language: null,
  source: 'speech-recognition',
  segments: [{ start: 0, end: 1.5, text: 'Hello.' }],
  text: 'Hello.',
}

test('a post and its words are read as they are', () => {
  expect(parseTranscriptPart({ video: { ...video, id: '1', durationSeconds: 20 } })).toEqual({ video })
  expect(parseTranscriptPart({ transcript })).toEqual({ transcript })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['another piece', { picture: {} }],
  ['words without a text', { transcript: { ...transcript, text: undefined } }],
  ['words of an unknown source', { transcript: { ...transcript, source: 'guessed' } }],
  ['no lines', { transcript: { ...transcript, segments: null } }],
  ['a line without its end', { transcript: { ...transcript, segments: [{ start: 0, text: 'Hello.' }] } }],
  ['a line that starts at a text', { transcript: { ...transcript, segments: [{ start: '0', end: 1, text: 'a' }] } }],
  ['a line that is a number', { transcript: { ...transcript, segments: [{ start: 0, end: 1, text: 7 }] } }],
  ['a post without its author', { video: { ...video, author: null } }],
  ['a link that would run as code', { video: { ...video, url: 'javascript:alert(1)' } }],
])('%s is no piece of a transcript', (_, value) => {
  expect(parseTranscriptPart(value)).toBeNull()
})
