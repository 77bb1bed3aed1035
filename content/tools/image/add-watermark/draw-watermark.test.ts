import { expect, test, vi } from 'vitest'
import { drawWatermark } from './draw-watermark'
import { fields, type WatermarkOptions } from './fields'

const drawnItems: unknown[] = []
const contexts: OffscreenCanvasRenderingContext2D[] = []
/** What `getImageData` gives of each channel. */
let gray = 255
const defaultOptions = Object.fromEntries(fields.map(({ name, default: value }) => [name, value])) as WatermarkOptions

/** A canvas that remembers what was drawn from it, and is white. */
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const context = {
      canvas: this,
      measureText: () => ({ width: 600 }),
      drawImage: (source: unknown) => drawnItems.push(source),
      getImageData: () => ({ data: new Uint8ClampedArray(4 * 144).fill(gray) }),
      ...Object.fromEntries(
        ['save', 'restore', 'setTransform', 'rotate', 'fillText', 'strokeText', 'fillRect'].map((name) => [
          name,
          () => {},
        ]),
      ),
    } as unknown as OffscreenCanvasRenderingContext2D
    contexts.push(context)
    return context
  }
}

test('a large picture is read once, however many marks choose their colour by it', () => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  const photo = new Canvas(6_000, 4_000)
  drawWatermark(photo.getContext(), { text: '© Ana' }, { ...defaultOptions, position: 'tile', size: 2 })
  expect(drawnItems.filter((source) => source === photo)).toHaveLength(1)
  expect(drawnItems.length).toBeGreaterThan(100)
})

test.each([
  [{ text: '© Ana' }, 0.6, '#ffffffb3'],
  [{ logo: { width: 200, height: 100 } as ImageBitmap }, 0.8, undefined],
])('%j is drawn with its own opacity, and a logo without a shadow', (mark, opacity, shadow) => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  const context = new Canvas(600, 400).getContext()
  drawWatermark(context, mark, defaultOptions)
  expect(context.globalAlpha).toBe(opacity)
  // With the opacity on each, the shadow would lie pale under the letters and take their contrast.
  expect(context.shadowColor).toBe(undefined)
  const stamp = contexts.at(-1)
  expect([stamp?.globalAlpha, stamp?.shadowColor]).toEqual([undefined, shadow])
})

test.each([
  ['white', 255, defaultOptions, undefined],
  ['a middle grey', 120, { ...defaultOptions, opacity: 35 }, '#ffffff'],
  ['a middle grey, at an opacity that is enough', 120, { ...defaultOptions, opacity: 100 }, undefined],
  ['a middle grey, in a colour that was chosen', 120, { ...defaultOptions, colour: 'white' }, undefined],
] as const)('letters on %s have an outline where they would sink in', (_, ground, options, outline) => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  gray = ground
  drawWatermark(new Canvas(600, 400).getContext(), { text: '© Ana' }, options as WatermarkOptions)
  gray = 255
  expect(contexts.at(-1)?.strokeStyle).toBe(outline)
})

test('nothing stands on fifty photos that nobody has typed', () => {
  expect(defaultOptions.text).toBe('')
})
