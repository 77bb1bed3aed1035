import { expect, test } from 'vitest'
import { snapBox } from './snap-box'

const canvas = { width: 1280, height: 720 }
const box = (x: number, y: number) => ({ x, y, width: 200, height: 100 })

test.each([
  [
    'its middle to the canvas’s',
    box(534, 313),
    box(540, 310),
    [
      ['x', 640],
      ['y', 360],
    ],
  ],
  ['its edge to the canvas’s', box(6, 400), box(0, 400), [['x', 0]]],
  [
    'its far edge to the canvas’s',
    box(1074, 626),
    box(1080, 620),
    [
      ['x', 1280],
      ['y', 720],
    ],
  ],
  ['nothing where all are farther away', box(100, 150), box(100, 150), []],
])('a moved layer snaps %s', (_, from, to, guides) => {
  const snapped = snapBox('move', from, [], canvas, 8)
  expect(snapped.box).toEqual(to)
  expect(snapped.guides.map(({ axis, position }) => [axis, position])).toEqual(guides)
})

test('a layer lines up with another one', () => {
  const other = { x: 300, y: 40, width: 50, height: 50 }
  expect(snapBox('move', box(303, 200), [other], canvas, 8)).toEqual({
    box: box(300, 200),
    guides: [{ axis: 'x', position: 300 }],
  })
})

test('the nearest of two wins', () => {
  const others = [
    { x: 300, y: 0, width: 10, height: 10 },
    { x: 304, y: 0, width: 10, height: 10 },
  ]
  expect(snapBox('move', box(303, 200), others, canvas, 8).box.x).toBe(304)
})

test('a pulled corner snaps its own edges alone', () => {
  const pulled = { x: 3, y: 100, width: 634, height: 255 }
  expect(snapBox('resize', pulled, [], canvas, 8)).toEqual({
    box: { x: 3, y: 100, width: 637, height: 260 },
    guides: [
      { axis: 'x', position: 640 },
      { axis: 'y', position: 360 },
    ],
  })
})
