import { expect, test } from 'vitest'
import { placeOf } from './use-file-drop'

const place = () => ({ box: { current: new EventTarget() as HTMLTextAreaElement }, put() {} })
const [first, second] = [place(), place()]

test('a file goes to the box it falls on, else to the first; two files get a box each', () => {
  const places = [first, second]
  expect(placeOf(places, { index: 0, of: 1, target: second.box.current })).toBe(second)
  expect(placeOf(places, { index: 0, of: 1, target: new EventTarget() })).toBe(first)
  expect(placeOf(places, { index: 0, of: 2, target: second.box.current })).toBe(first)
  expect(placeOf(places, { index: 1, of: 2, target: second.box.current })).toBe(second)
  expect(placeOf([first], { index: 0, of: 1, target: null })).toBe(first)
})
