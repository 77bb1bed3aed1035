import { expect, test } from 'vitest'
import { parseAudioType } from './audio-type'
import { MAX_UPLOAD_BYTES } from './limits'

const createRequest = (body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'audio/mpeg' }) =>
  new Request('http://a.example', { method: 'POST', body, headers, ...(body && { duplex: 'half' }) })

test.each([
  ['audio/mp4', { type: 'audio/mp4', name: 'speech.m4a' }],
  ['Audio/MPEG; charset=x', { type: 'audio/mpeg', name: 'speech.mp3' }],
])('%s is a sound', (type, expected) => {
  expect(parseAudioType(createRequest('x', { 'content-type': type }))).toEqual(expected)
})

test.each(['', 'text/plain', 'multipart/form-data', 'toString', 'video/mp4'])('“%s” is none', (type) => {
  expect(() => parseAudioType(createRequest('x', { 'content-type': type }))).toThrow(
    expect.objectContaining({ status: 415 }),
  )
})

test('a body that says it is larger than may be is not read', () => {
  const headers = { 'content-type': 'audio/mpeg', 'content-length': String(MAX_UPLOAD_BYTES + 1) }
  expect(() => parseAudioType(createRequest(null, headers))).toThrow(
    expect.objectContaining({ code: 'file_too_large' }),
  )
})
