import { expect, test } from 'vitest'
import { findDropTarget } from './use-file-drop'

const createTarget = () => ({ textareaRef: { current: new EventTarget() as HTMLTextAreaElement }, onText() {} })
const [first, second] = [createTarget(), createTarget()]

test('a file goes to the box it falls on, else to the first; two files get a box each', () => {
  const places = [first, second]
  expect(findDropTarget(places, { index: 0, total: 1, target: second.textareaRef.current })).toBe(second)
  expect(findDropTarget(places, { index: 0, total: 1, target: new EventTarget() })).toBe(first)
  expect(findDropTarget(places, { index: 0, total: 2, target: second.textareaRef.current })).toBe(first)
  expect(findDropTarget(places, { index: 1, total: 2, target: second.textareaRef.current })).toBe(second)
  expect(findDropTarget([first], { index: 0, total: 1, target: null })).toBe(first)
})
