import { beforeEach, expect, test, vi } from 'vitest'
import { drawWatermark } from './draw-watermark'
import { fields, type WatermarkOptions } from './fields'

const drawnItems: unknown[] = []
const contexts: OffscreenCanvasRenderingContext2D[] = []
let gray = 255
const defaultOptions = Object.fromEntries(fields.map(({ name, default: value }) => [name, value])) as WatermarkOptions

/** A single-color canvas that records draw calls. */
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const methods = ['save', 'restore', 'setTransform', 'rotate', 'fillText', 'strokeText', 'fillRect']
    const context = {
      canvas: this,
      measureText: () => ({ width: 600 }),
      drawImage: (source: unknown) => drawnItems.push(source),
      getImageData: () => ({ data: new Uint8ClampedArray(4 * 144).fill(gray) }),
      ...Object.fromEntries(methods.map((name) => [name, () => {}])),
    } as unknown as OffscreenCanvasRenderingContext2D
    contexts.push(context)
    return context
  }
}

beforeEach(() => {
  gray = 255
  vi.stubGlobal('OffscreenCanvas', Canvas)
})

test('reads a large image once for all marks', () => {
  const photo = new Canvas(6_000, 4_000)
  drawWatermark(photo.getContext(), { text: '© Ana' }, { ...defaultOptions, position: 'tile', size: 2 })
  expect(drawnItems.filter((source) => source === photo)).toHaveLength(1)
  expect(drawnItems.length).toBeGreaterThan(100)
})

test.each([
  [{ text: '© Ana' }, 0.6, '#ffffffb3'],
  [{ logo: { width: 200, height: 100 } as ImageBitmap }, 0.8, undefined],
])('draws %j with its own opacity on an opaque stamp, and a logo without a shadow', (mark, opacity, shadow) => {
  const context = new Canvas(600, 400).getContext()
  drawWatermark(context, mark, defaultOptions)
  const stamp = contexts.at(-1)
  expect([context.globalAlpha, context.shadowColor]).toEqual([opacity, undefined])
  expect([stamp?.globalAlpha, stamp?.shadowColor]).toEqual([undefined, shadow])
})

test.each([
  ['white', 255, {}, undefined],
  ['a middle gray', 120, { opacity: 35 }, '#ffffff'],
  ['a middle gray, at enough opacity', 120, { opacity: 100 }, undefined],
  ['a middle gray, in a chosen color', 120, { colour: 'white' }, undefined],
] as const)('outlines letters with too little contrast: on %s', (_, ground, options, outline) => {
  gray = ground
  drawWatermark(new Canvas(600, 400).getContext(), { text: '© Ana' }, { ...defaultOptions, ...options })
  expect(contexts.at(-1)?.strokeStyle).toBe(outline)
})
