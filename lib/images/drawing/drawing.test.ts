import { expect, test } from 'vitest'
import { truncateGraphemes } from './break-lines'
import { getContrast, mixColors, pickReadableColor } from './colors'
import { getImagePlacement } from './image-placement'
import { type CanvasContext, paintDrawing } from './paint-drawing'
import type { ImageShape, Shape } from './shapes'

test.each([
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#ff0000', '#0000ff', 0.25, '#bf0040'],
])('mixes %s with %s by %d', (fromColor, toColor, share, expected) => {
  expect(mixColors(fromColor, toColor, share)).toBe(expected)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has a contrast of %f', (foreground, background, expected) => {
  expect(getContrast(foreground, background)).toBeCloseTo(expected, 2)
})

test.each([
  ['one of its own colors', '#ffbf00', ['#fff8e7', '#36454f'], '#36454f'],
  ['near black where none can be read', '#ffbf00', ['#fff8e7', '#ffd700'], '#14110f'],
  ['white on a dark background where none can be read', '#101820', ['#0b3d2e'], '#ffffff'],
])('picks the readable color: %s', (_, background, colors, expectedColor) => {
  expect(pickReadableColor(background, colors)).toBe(expectedColor)
})

test.each([
  ['A rather long title', 16, 'A rather long ti…'],
  ['👩‍👧‍👦👩‍👧‍👦', 1, '👩‍👧‍👦…'],
])('truncates “%s” to %i letters as “%s”', (text, maxLength, expectedText) => {
  expect(truncateGraphemes(text, maxLength)).toBe(expectedText)
})

const imageBox: ImageShape = { kind: 'picture', id: 'a', x: 10, y: 20, width: 200, height: 100 }
const fullBox = { x: 10, y: 20, width: 200, height: 100 }
const wholeImage = { x: 0, y: 0, width: 400, height: 500 }

test.each([
  ['its middle, cut to the box', {}, { x: 0, y: 150, width: 400, height: 200 }, fullBox],
  ['what is around its focus', { focus: { x: 0.5, y: 0.2 } }, { x: 0, y: 0, width: 400, height: 200 }, fullBox],
  ['no more than there is', { focus: { x: 0, y: 1 }, zoom: 2 }, { x: 0, y: 400, width: 200, height: 100 }, fullBox],
  ['all of it', { fit: 'contain' as const }, wholeImage, { x: 70, y: 20, width: 80, height: 100 }],
])('shows %s of an image of 400 by 500', (_, overrides, source, destination) => {
  expect(getImagePlacement({ ...imageBox, ...overrides }, { width: 400, height: 500 })).toEqual({ source, destination })
})

function createRecordingContext() {
  const calls: string[] = []
  const state: Record<string, unknown> = { canvas: { width: 640, height: 360 } }
  const context = new Proxy(state, {
    get: (_, name: string) => state[name] ?? ((...values: unknown[]) => calls.push(formatCall(name, values))),
  })
  const formatCall = (name: string, values: readonly unknown[]) => {
    const formattedValues = values.map((value) => (typeof value === 'number' ? Math.round(value) : value)).join(' ')
    if (name.startsWith('fill')) return `${name} ${formattedValues} in ${state.fillStyle}, shadow ${state.shadowColor}`
    if (name.startsWith('stroke')) return `${name} ${formattedValues} in ${state.strokeStyle}, ${state.lineWidth} wide`
    return `${name} ${formattedValues}`.trim()
  }
  return { context: context as unknown as CanvasContext, calls, state }
}

const area = { x: 0, y: 0, width: 100, height: 50 }

const recordPainting = (shape: Shape) => {
  const { context, calls, state } = createRecordingContext()
  paintDrawing(context, { width: 1280, height: 720, shapes: [shape] }, 'Site, sans-serif')
  return { calls: calls.filter((call) => call !== 'beginPath'), state }
}

test('paints a text over its outline with one shadow', () => {
  const font = { size: 120, weight: 700, family: 'Anton' } as const
  const position = { x: 10, y: 90, align: 'middle', direction: 'ltr' } as const
  const outline = { colour: '#000000', width: 8 }
  const shadow = { colour: '#00000080', blur: 20, x: 4, y: 6 }
  const text: Shape = { kind: 'text', text: 'Big', ...position, font, color: '#ffffff', outline, shadow }
  const { calls, state } = recordPainting(text)
  expect(calls).toEqual([
    'setTransform 1 0 0 1 0 0',
    'save',
    'strokeText Big 10 90 in #000000, 16 wide',
    'fillText Big 10 90 in #ffffff, shadow transparent',
    'restore',
  ])
  expect([state.font, state.textAlign]).toEqual(['700 120px "Anton", Site, sans-serif', 'center'])
  // Canvas shadows are in canvas pixels, here half as large as the drawing's.
  expect([state.shadowBlur, state.shadowOffsetX, state.shadowOffsetY]).toEqual([10, 2, 3])
})

test('rotates a shape around its point', () => {
  const turn = { degrees: 180, x: 50, y: 25 }
  const { calls } = recordPainting({ kind: 'box', ...area, color: '#ff0000', turn })
  expect(calls.slice(2, 6)).toEqual(['translate 50 25', 'rotate 3', 'translate -50 -25', 'roundRect 0 0 100 50 0'])
})

test('paints a missing image in its color', () => {
  const { calls } = recordPainting({ kind: 'picture', id: 'gone', ...area, color: '#8a7f73' })
  expect(calls).toContain('fill  in #8a7f73, shadow undefined')
  expect(calls.some((call) => call.startsWith('drawImage'))).toBe(false)
})
