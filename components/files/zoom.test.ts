import { expect, test } from 'vitest'
import { fullView, panView, zoomView } from './zoom'

test.each([
  [2, { x: 0.5, y: 0.5 }, { scale: 2, x: -0.5, y: -0.5 }],
  [2, { x: 0, y: 1 }, { scale: 2, x: 0, y: -1 }],
  [100, { x: 1, y: 0 }, { scale: 8, x: -7, y: 0 }],
  [0.5, { x: 0.2, y: 0.2 }, { scale: 1, x: 0, y: 0 }],
])('%d times as large at %j, the picture lies at %j', (factor, at, view) => {
  expect(zoomView(fullView, factor, at)).toEqual(view)
})

test('smaller again from a corner it still fills its box', () => {
  expect(zoomView({ scale: 4, x: -3, y: 0 }, 0.5, { x: 0, y: 0.5 })).toEqual({ scale: 2, x: -1, y: 0 })
})

test('it is pushed as far as its edges', () => {
  const view = zoomView(fullView, 2, { x: 0.5, y: 0.5 })
  expect(panView(view, 0.25, -0.25)).toEqual({ scale: 2, x: -0.25, y: -0.75 })
  expect(panView(view, 3, -3)).toEqual({ scale: 2, x: 0, y: -1 })
  expect(panView(fullView, 0.5, 0.5)).toEqual(fullView)
})
