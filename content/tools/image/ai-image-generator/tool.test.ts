import { expect, onTestFinished, test, vi } from 'vitest'
import { findToolByPath } from '@/content/tools'
import { startMockOpenAi } from '@/e2e/mock-servers/openai'
import { readFields } from '@/lib/generate/input/parameters'
import { parseEnv, toSettings } from '@/lib/server/env'
import { runServerTool } from '@/test/run-server-tool'
import { createBackdrop, toSeed } from './backdrop'
import {
  buildImageName,
  createGeneratedImage,
  getImageFiles,
  parseImagePart,
  toGenerationOptions,
} from './generated-image'
import { buildImageNotes, captionTools, formatImageFile } from './image-card'
import tool from './tool'

const createSettings = (env: Record<string, string>) => toSettings(parseEnv(env))
const createInput = (parameters: object) => ({
  prompt: 'a red kite',
  parameters: readFields(tool, parameters) as Parameters<typeof tool.parseTask>[0]['parameters'],
})

test('is unavailable without a model, before any limit is used', () => {
  expect(() => tool.parseTask(createInput({}), createSettings({}))).toThrow(
    'This tool is not available due to technical limitations.',
  )
})

test.each([
  [1, 40_000],
  [4, 160_000],
])('reserves for %i images %i micro-dollars and allows five runs a day', (count, expected) => {
  const env = { OPENAI_API_KEY: 'k', OPENAI_IMAGE_MODEL: 'm', OPENAI_IMAGE_PRICE: '0.04' }
  const settings = createSettings(env)
  expect(tool.getMaxCostMicroUsd?.(tool.parseTask(createInput({ count }), settings), settings)).toBe(expected)
  expect(tool.getDailyLimit?.(settings)).toBe(5)
})

test.each([{ preset: 'a4' }, { style: 'monet' }, { count: 5 }, { count: 0 }])('refuses parameters %o', (parameters) => {
  expect(() => readFields(tool, parameters)).toThrow('Invalid request')
})

test('sends style and background in words, and replaces JPEG by PNG for a transparent image', async () => {
  const mockOpenAi = await startMockOpenAi()
  onTestFinished(() => mockOpenAi.stop())
  const settings = createSettings({ OPENAI_IMAGE_MODEL: 'gpt-image-2', OPENAI_MEDIA_BASE_URL: mockOpenAi.url })
  const chosen = { preset: 'x-header', style: 'flat', format: 'jpeg', transparent: true, quality: 'high' }
  const task = tool.parseTask(createInput(chosen), settings)
  const { text } = await runServerTool((context) => tool.run(task, context), { settings })
  expect(text).toBe('1 image for X (Twitter): Header, 1500 × 500')
  expect(mockOpenAi.requests.at(-1)?.body).toMatchObject({
    prompt:
      'a red kite. Style: flat vector illustration, clean shapes, few colors. The subject alone on a fully transparent background, with nothing behind it.',
    size: '1536x512',
    quality: 'high',
    background: 'transparent',
    output_format: 'png',
    partial_images: 2,
  })
})

test.each(Object.values(captionTools))('$label leads to a tool: $path', ({ path }) => {
  expect(findToolByPath(path)?.path).toBe(path)
})

test('turns an image into a file of its type, byte for byte, with its own id', async () => {
  const parts = [1, 2].map(() =>
    parseImagePart({ kind: 'picture', base64: btoa('\x89PNG\x00\xff'), type: 'image/png' }),
  )
  const [part, other] = parts
  if (part?.kind !== 'picture' || other?.kind !== 'picture') throw new Error('No image')
  expect(part.file.type).toBe('image/png')
  expect([...new Uint8Array(await part.file.arrayBuffer())]).toEqual([137, 80, 78, 71, 0, 255])
  expect(part.id).not.toBe(other.id)
})

const missing = { kind: 'missing', count: 2, code: 'content_refused' }

test.each([
  [missing, missing],
  [{ kind: 'missing', count: 2 }, null],
  [{ kind: 'missing', count: '2', code: 'internal' }, null],
  [{ kind: 'picture', base64: 'AAAA', type: 'image/svg+xml' }, null],
  [{ kind: 'picture', base64: 'no Base64!', type: 'image/png' }, null],
  [{ kind: 'film' }, null],
  [null, null],
])('reads the part %o as %o', (value, expected) => {
  expect(parseImagePart(value)).toEqual(expected)
})

test('finishes a transparent image as PNG instead of JPEG', () => {
  const createOptions = (format: string, transparent: boolean) =>
    toGenerationOptions({ prompt: ' a kite ', parameters: { preset: 'pin', format, transparent, count: 2 } })
  const expected = { prompt: 'a kite', preset: 'pin', type: 'image/png', transparent: true, count: 2 }
  expect(createOptions('jpeg', true)).toEqual(expected)
  expect([createOptions('jpeg', false), createOptions('webp', true)].map(({ type }) => type)).toEqual([
    'image/jpeg',
    'image/webp',
  ])
})

const size = { width: 1080, height: 1350 }
const changedImage = {
  file: new Blob(['x'.repeat(1_234)], { type: 'image/png' }),
  size,
  originalSize: { width: 1024, height: 1536 },
  isOriginal: false,
  croppedFraction: 1 / 6,
  scale: 1.0547,
  hasTransparency: false,
}
const originalImage = { ...changedImage, isOriginal: true, croppedFraction: 0, scale: 1 }
const asked = { prompt: 'x', preset: 'ig-4x5', type: 'image/png', transparent: false, count: 1 } as const

test.each([
  [
    { ...asked, type: 'image/webp', transparent: true } as const,
    changedImage,
    true,
    [
      'The original has Content Credentials. The cropped image can’t, because they’re only valid for the untouched file.',
      'The model drew 1024 × 1536. We cropped 17% to fit.',
      'Enlarged by 5%, because the model drew fewer pixels.',
      'The model didn’t make the background transparent.',
      'Your browser can’t save WebP, so this is a PNG.',
    ],
  ],
  [asked, originalImage, false, ['The model’s file has no Content Credentials.']],
  [asked, originalImage, true, ['This is the model’s own file, with its Content Credentials.']],
])('notes changes of an image and its origin: %#', (options, finishedImage, hasCredentials, notes) => {
  const image = { id: 'a', asked: options, original: new Blob(), finishedImage, hasCredentials }
  expect(buildImageNotes(image)).toEqual(notes)
  expect(formatImageFile(finishedImage)).toBe('1080 × 1350, PNG, 1 kB')
})

test.each([
  ['A red kite over the sea at dusk, wide', 'image/png', undefined, 'a-red-kite-over-the-sea-1080x1350.png'],
  ['Crème brûlée!', 'image/jpeg', 'original', 'creme-brulee-1080x1350-original.jpg'],
  ['../../etc/passwd\u0000', 'image/webp', undefined, 'etc-passwd-1080x1350.webp'],
  ['✨', 'image/png', undefined, 'image-1080x1350.png'],
  ['日本の秋', 'image/png', undefined, '日本の秋-1080x1350.png'],
])('names an image of “%s” as %s by its first words', (prompt, type, suffix, name) => {
  expect(buildImageName({ prompt, size, type, ...(suffix && { suffix }) })).toBe(name)
})

test('a background is the same for the same text, fills its size and has valid shapes', () => {
  const [kite, again, boat] = ['a kite', ' a kite ', 'a boat'].map((words) => createBackdrop(size, toSeed(words)))
  expect(again).toEqual(kite)
  expect(boat).not.toEqual(kite)
  const drawings = Array.from({ length: 40 }, (_, seed) => createBackdrop(size, seed).shapes)
  for (const [background, ...shapes] of drawings) {
    expect(background).toMatchObject({ kind: 'box', x: 0, y: 0, ...size })
    expect(shapes.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(shapes)).not.toMatch(/null|undefined/)
  }
  expect(new Set(drawings.map(([, shape]) => shape?.kind))).toEqual(new Set(['path', 'oval']))
})

test('uses the model’s own file for an image of the requested size and type, and saves any other beside its original', async () => {
  const context = { drawImage() {}, fillRect() {}, getImageData: () => ({ data: new Uint8ClampedArray(4) }) }
  class Canvas {
    getContext = () => ({ ...context, canvas: this })
    convertToBlob = async ({ type }: { type: string }) => new Blob(['cut'], { type })
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close() {} }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const original = new Blob(['drawn'], { type: 'image/png' })
  const create = (type: 'image/png' | 'image/webp') =>
    createGeneratedImage({ id: 'a', asked: { ...asked, type } }, original)
  const [own, cut] = [await create('image/png'), await create('image/webp')]
  const files = [getImageFiles(own), getImageFiles(cut), getImageFiles(cut, 2)].flat()
  expect(files.map(({ blob }) => blob === original)).toEqual([true, false, true, false, true])
  expect(files.map(({ name }) => name.replaceAll('x-1080x1350', '*')).join(' ')).toBe(
    '*.png *.webp *-original.png *-2.webp originals/*-2.png',
  )
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1024, height: 1536, close() {} }))
  expect((await create('image/png')).finishedImage.isOriginal).toBe(false)
})
