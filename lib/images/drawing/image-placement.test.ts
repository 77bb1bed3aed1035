import { expect, test } from 'vitest'
import { getImagePlacement } from './image-placement'
import type { ImageShape } from './shapes'

const box: ImageShape = { kind: 'picture', id: 'a', x: 10, y: 20, width: 200, height: 100 }
const rest = { x: 10, y: 20, width: 200, height: 100 }

test.each([
  ['its middle, cut to the box', {}, { x: 0, y: 150, width: 400, height: 200 }, rest],
  ['what is around its focus', { focus: { x: 0.5, y: 0.2 } }, { x: 0, y: 0, width: 400, height: 200 }, rest],
  ['no more than there is', { focus: { x: 0, y: 1 }, zoom: 2 }, { x: 0, y: 400, width: 200, height: 100 }, rest],
  [
    'a part by its shares',
    { source: { x: 0.25, y: 0.5, width: 0.5, height: 0.1 } },
    { x: 100, y: 250, width: 200, height: 50 },
    rest,
  ],
  [
    'all of it, in the middle',
    { fit: 'contain' as const },
    { x: 0, y: 0, width: 400, height: 500 },
    { x: 70, y: 20, width: 80, height: 100 },
  ],
])('a picture of 400 by 500 shows %s', (_, look, source, place) => {
  expect(getImagePlacement({ ...box, ...look }, { width: 400, height: 500 })).toEqual({ source, destination: place })
})
