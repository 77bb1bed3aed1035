import { expect, test } from 'vitest'
import { hasAllImages } from './scene-assets'
import {
  addStep,
  applyOtherTabScene,
  createHistory,
  createInitialHistory,
  type History,
  listFileIds,
  MAX_STEPS,
  readSavedScene,
  redoStep,
  undoStep,
} from './scene-history'
import { decodeTemplateHash, encodeTemplateHash } from './template-link'

/** Steps such as `b 0 text`: the scene, the time and the change key. */
const applySteps = (steps: string) =>
  steps.split(', ').reduce<History<string>>((history, step) => {
    const [scene = '', changedAt, key] = step.split(' ')
    return addStep(history, scene, { changedAt: Number(changedAt), key, isGesture: key === 'drag' })
  }, createHistory('a'))

test.each([
  ['changes of one thing within a second are one step', 'b 0 text, c 1000 text', ['a']],
  ['changes of one thing more than a second apart are two', 'b 0 text, c 1001 text', ['a', 'b']],
  ['changes of different things are two', 'b 0 text, c 10 color', ['a', 'b']],
  ['changes without a key are separate steps', 'b 0, c 1', ['a', 'b']],
  ['a drag is one step however long it lasts', 'b 0 drag, c 9000 drag', ['a']],
  ['an unchanged scene adds no step', 'a 0, b 1 x, b 2 y', ['a']],
])('records undo steps: %s', (_, steps, past) => {
  expect(applySteps(steps).past).toEqual(past)
})

test('undo and redo go through the steps, and a change after an undo discards the redo steps', () => {
  const history = applySteps('b 0, c 1 text')
  const start = undoStep(undoStep(history))
  expect([start.scene, start.future]).toEqual(['a', ['b', 'c']])
  expect(undoStep(start)).toBe(start)
  expect(redoStep(start).scene).toBe('b')
  expect(redoStep(history)).toBe(history)
  const changed = addStep(redoStep(start), 'd', { changedAt: 2, key: 'text' })
  expect([changed.scene, changed.past, changed.future]).toEqual(['d', ['a', 'b'], []])
})

test('undo goes back at most a hundred steps', () => {
  const { past } = applySteps(Array.from({ length: 150 }, (_, index) => `s${index} ${index}`).join(', '))
  expect([past.length, past[0]]).toEqual([MAX_STEPS, 's49'])
})

const parse = (value: unknown) => (typeof value === 'string' ? value : null)
const createSavedScene = (scene: string, before: string | null = null) => ({ version: 1 as const, scene, before })

test.each([
  ['nothing', undefined, null],
  ['another version', { version: 2, scene: 'a' }, null],
  ['no scene', { version: 1, scene: 7, before: 'b' }, null],
  ['a scene alone', { version: 1, scene: 'a' }, createSavedScene('a')],
  ['a scene and the one before a link', { version: 1, scene: 'a', before: 'b' }, createSavedScene('a', 'b')],
  ['a scene and an invalid one before it', { version: 1, scene: 'a', before: 7 }, createSavedScene('a')],
])('accepts only valid scenes from storage: %s', (_, storedValue, expected) => {
  expect(readSavedScene(storedValue, parse)).toEqual(expected)
})

test.each([
  ['an empty page', null, null, [], 'first'],
  ['a saved scene', createSavedScene('mine'), null, [], 'mine'],
  ['a link on an empty page', null, 'link', ['first'], 'link'],
  ['a link over a saved scene', createSavedScene('mine'), 'link', ['mine'], 'link'],
  ['a reload after a link', createSavedScene('link', 'mine'), null, ['mine'], 'link'],
  ['a second link', createSavedScene('link', 'mine'), 'other', ['mine', 'link'], 'other'],
])('undo reaches earlier work after opening %s', (_, savedScene, linkedScene, past, scene) => {
  expect(createInitialHistory<string>(savedScene, linkedScene, 'first', 0)).toMatchObject({ past, scene })
})

test('merges changes of another tab into one step, and undo restores the scene of this tab', () => {
  const ownHistory = addStep(createHistory('first'), 'mine', { changedAt: 0 })
  const firstMerge = applyOtherTabScene(ownHistory, createSavedScene('theirs'), 10)
  const secondMerge = applyOtherTabScene(firstMerge, createSavedScene('theirs too'), 90_000)
  expect([secondMerge.scene, secondMerge.past]).toEqual(['theirs too', ['first', 'mine']])
  expect(undoStep(secondMerge).scene).toBe('mine')
  expect(applyOtherTabScene(secondMerge, createSavedScene('theirs too'), 90_001)).toBe(secondMerge)
})

test('lists the images of all scenes, including files that are not drawn', () => {
  const tool = { listImageIds: (scene: string) => [scene], listExtraFileIds: (scene: string) => [`${scene}-moving`] }
  expect(listFileIds({ listImageIds: tool.listImageIds }, ['a', 'b'])).toEqual(['a', 'b'])
  expect(listFileIds(tool, ['a', 'b'])).toEqual(['a', 'a-moving', 'b', 'b-moving'])
})

test.each([
  ['a scene without images', [], [], [], true],
  ['one loaded, one loading', ['a', 'b'], ['a'], [], false],
  ['all loaded', ['a', 'b'], ['b', 'a'], [], true],
  ['one loaded, the other lost', ['a', 'b'], ['a'], ['b'], true],
])('detects whether a drawing is complete: %s', (_, ids, loadedIds, lostIds, expected) => {
  expect(hasAllImages(ids, new Set<string>(loadedIds), lostIds)).toBe(expected)
})

test('encodes a scene with text in any script into a link, and decodes it', () => {
  const scene = { text: 'Große Neuigkeit – 大きい 🎉', x: 12.5, on: true, list: ['"', '\\'] }
  const hash = encodeTemplateHash(scene)
  expect(hash).toMatch(/^#template=[A-Za-z0-9_-]+$/)
  expect(decodeTemplateHash(hash ?? '')).toEqual(scene)
})

test('limits a link to 20,000 characters', () => {
  const longest = { a: 'a'.repeat(14_984) }
  const hash = encodeTemplateHash(longest) ?? ''
  expect(hash).toHaveLength(20_000)
  expect(decodeTemplateHash(hash)).toEqual(longest)
  expect(encodeTemplateHash({ a: 'a'.repeat(14_985) })).toBeNull()
})

test.each([
  ['invalid base64', '#template=%%%'],
  ['bytes that are not text', '#template=_____w'],
  ['text that is not JSON', `#template=${btoa('{"a":')}`],
  ['a template that is too long', `#template=${btoa(`"${'a'.repeat(15_000)}"`)}`],
])('ignores %s in a URL', (_, hash) => {
  expect(decodeTemplateHash(hash)).toBe(null)
})
