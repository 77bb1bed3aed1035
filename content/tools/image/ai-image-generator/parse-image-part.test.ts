import { expect, test, vi } from 'vitest'
import { buildImageNotes, formatImageFile } from './describe-image'
import { toGenerationOptions } from './generation-options'
import { parseImagePart } from './parse-image-part'

test('a picture becomes a file of its type, byte for byte', async () => {
  const part = parseImagePart({ kind: 'picture', base64: btoa('\x89PNG\x00\xff'), type: 'image/png' })
  if (part?.kind !== 'picture') throw new Error('a picture was sent')
  expect(part.file.type).toBe('image/png')
  expect([...new Uint8Array(await part.file.arrayBuffer())]).toEqual([137, 80, 78, 71, 0, 255])
})

test('a page without HTTPS reads pictures too, each with an id of its own', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = [1, 2].map(() => {
    const part = parseImagePart({ kind: 'picture', base64: 'AAAA', type: 'image/png' })
    return part?.kind === 'picture' ? part.id : null
  })
  vi.unstubAllGlobals()
  expect(ids).toEqual([expect.any(String), expect.any(String)])
  expect(ids[0]).not.toBe(ids[1])
})

test.each([
  [
    { kind: 'missing', count: 2, code: 'content_refused' },
    { kind: 'missing', count: 2, code: 'content_refused' },
  ],
  [{ kind: 'missing', count: 2 }, null],
  [{ kind: 'picture', base64: 'AAAA', type: 'image/svg+xml' }, null],
  [{ kind: 'picture', type: 'image/png' }, null],
  [{ kind: 'film' }, null],
  [{ kind: 'missing', count: '2', code: 'internal' }, null],
  [{ kind: 'picture', base64: 'no Base64!', type: 'image/png' }, null],
  [null, null],
])('%o is read as %o', (value, expected) => {
  expect(parseImagePart(value)).toEqual(expected)
})

test.each([
  ['jpeg', false, 'image/jpeg'],
  ['jpeg', true, 'image/png'],
  ['webp', true, 'image/webp'],
  ['png', false, 'image/png'],
])('a %s, transparent %s, is finished as %s', (format, transparent, type) => {
  const parameters = { preset: 'pin', format, transparent, count: 2 }
  expect(toGenerationOptions({ prompt: ' a kite ', parameters })).toEqual({
    prompt: 'a kite',
    preset: 'pin',
    type,
    transparent,
    count: 2,
  })
})

const asked = { prompt: 'x', preset: 'ig-4x5', type: 'image/webp', transparent: true, count: 1 } as const
const finishedImage = {
  file: new Blob(['x'.repeat(1_234)], { type: 'image/png' }),
  size: { width: 1080, height: 1350 },
  originalSize: { width: 1024, height: 1536 },
  isOriginal: false,
  croppedFraction: 1 / 6,
  scale: 1.0547,
  hasTransparency: false,
}

test('what happened to a picture is said in plain words', () => {
  expect(formatImageFile(finishedImage)).toBe('1080 × 1350, PNG, 1 kB')
  expect(
    buildImageNotes({
      id: 'a',
      at: 1,
      asked,
      original: new Blob(),
      finishedImage,
      hasCredentials: true,
    }),
  ).toEqual([
    'The original has Content Credentials. The cut picture can’t: they are only valid for the untouched file.',
    'The model drew 1024 × 1536; 17% was cut off to fit.',
    'Enlarged by 5%, because the model drew fewer pixels.',
    'The model made no transparent background.',
    'Your browser cannot write WebP, so this is a PNG.',
  ])
})

test('a picture that came as wanted needs no notes but where it is from', () => {
  const whole = { ...finishedImage, isOriginal: true, croppedFraction: 0, scale: 1, hasTransparency: true }
  const generatedImage = {
    id: 'a',
    at: 1,
    asked: { ...asked, type: 'image/png' as const },
    original: new Blob(),
    hasCredentials: false,
  }
  expect(buildImageNotes({ ...generatedImage, finishedImage: whole })).toEqual([
    'The model’s file has no Content Credentials.',
  ])
  expect(buildImageNotes({ ...generatedImage, finishedImage: whole, hasCredentials: true })).toEqual([
    'This is the model’s own file, with its Content Credentials.',
  ])
})
