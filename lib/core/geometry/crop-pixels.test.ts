import { expect, test } from 'vitest'
import { cropPixels } from './crop-pixels'

/** Pixels of one grey each, row by row. */
const grayPixels = (width: number, values: readonly number[]) => ({
  data: Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255])),
  width,
  height: values.length / width,
})

const read = ({ data }: { data: Uint8ClampedArray }) => [...data].filter((_, at) => at % 4 === 0)

const picture = grayPixels(3, [1, 2, 3, 4, 5, 6])

test.each([
  [{ x: 0, y: 0, width: 3, height: 2 }, [1, 2, 3, 4, 5, 6]],
  [{ x: 1, y: 0, width: 2, height: 2 }, [2, 3, 5, 6]],
  [{ x: 2, y: 1, width: 1, height: 1 }, [6]],
  [{ x: -1, y: 0, width: 2, height: 1 }, [17, 1]],
  [{ x: 2, y: 1, width: 2, height: 2 }, [6, 17, 17, 17]],
  [{ x: 5, y: 5, width: 1, height: 1 }, [17]],
])('%j of a picture of six pixels is %j', (part, values) => {
  const made = cropPixels(picture, part, '#111111')
  expect(read(made)).toEqual(values)
  expect([made.width, made.height]).toEqual([part.width, part.height])
})

test('the ground has the colour asked for, and covers', () => {
  expect([...cropPixels(picture, { x: 9, y: 0, width: 1, height: 1 }, '#ff8000').data]).toEqual([255, 128, 0, 255])
})
