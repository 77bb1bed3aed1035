import { expect, test } from 'vitest'
import { type CanvasContext, paintDrawing } from './paint-drawing'
import type { Shape } from './shapes'

/** A canvas of 640 by 360 that notes what is done to it: each call with what was set when it was made. */
function createRecordingContext() {
  const calls: string[] = []
  const state: Record<string, unknown> = { canvas: { width: 640, height: 360 } }
  const context = new Proxy(state, {
    get: (_, name: string) => state[name] ?? ((...values: unknown[]) => calls.push(formatCall(name, values))),
  })
  const formatCall = (name: string, values: readonly unknown[]) => {
    const shown = values.map((value) => (typeof value === 'number' ? Math.round(value) : value)).join(' ')
    if (name.startsWith('fill')) return `${name} ${shown} in ${state.fillStyle}, shadow ${state.shadowColor}`
    if (name.startsWith('stroke')) return `${name} ${shown} in ${state.strokeStyle}, ${state.lineWidth} wide`
    return `${name} ${shown}`.trim()
  }
  return { context: context as unknown as CanvasContext, calls, state }
}

const recordPainting = (shape: Shape) => {
  const { context, calls, state } = createRecordingContext()
  paintDrawing(context, { width: 1280, height: 720, shapes: [shape] }, 'Site, sans-serif')
  return { calls: calls.filter((call) => call !== 'beginPath'), state }
}

test('letters have their outline below them, and the shadow is cast once', () => {
  const { calls, state } = recordPainting({
    kind: 'text',
    text: 'Big',
    x: 10,
    y: 90,
    font: { size: 120, weight: 700, family: 'Anton' },
    colour: '#ffffff',
    align: 'middle',
    direction: 'ltr',
    outline: { colour: '#000000', width: 8 },
    shadow: { colour: '#00000080', blur: 20, x: 4, y: 6 },
  })
  expect(calls).toEqual([
    'setTransform 1 0 0 1 0 0',
    'save',
    'strokeText Big 10 90 in #000000, 16 wide',
    'fillText Big 10 90 in #ffffff, shadow transparent',
    'restore',
  ])
  expect([state.font, state.textAlign]).toEqual(['700 120px "Anton", Site, sans-serif', 'center'])
  // Canvases take shadows in pixels of their own, here half as large as the drawing's.
  expect([state.shadowBlur, state.shadowOffsetX, state.shadowOffsetY]).toEqual([10, 2, 3])
})

test('a turned shape is turned around its point', () => {
  const { calls } = recordPainting({
    kind: 'box',
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    colour: '#ff0000',
    turn: { degrees: 180, x: 50, y: 25 },
  })
  expect(calls.slice(2, 6)).toEqual(['translate 50 25', 'rotate 3', 'translate -50 -25', 'roundRect 0 0 100 50 0'])
})

test('where a picture is not there its colour stands', () => {
  const { calls } = recordPainting({
    kind: 'picture',
    id: 'gone',
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    colour: '#8a7f73',
  })
  expect(calls).toContain('fill  in #8a7f73, shadow undefined')
  expect(calls.some((call) => call.startsWith('drawImage'))).toBe(false)
})
