import { expect, test } from 'vitest'
import { addStep, createHistory, undoStep } from './history'
import { applyOtherTabScene, createInitialHistory, listFileIds, readSavedScene } from './saved-scene'

const parse = (value: unknown) => (typeof value === 'string' ? value : null)
const savedScene = (scene: string, before: string | null = null) => ({ version: 1 as const, scene, before })

test.each([
  ['nothing', undefined, null],
  ['another version', { version: 2, scene: 'a' }, null],
  ['no scene', { version: 1, scene: 7, before: 'b' }, null],
  ['a scene alone', { version: 1, scene: 'a' }, savedScene('a')],
  ['a scene and the one before a link', { version: 1, scene: 'a', before: 'b' }, savedScene('a', 'b')],
  ['one before it that is none', { version: 1, scene: 'a', before: 7 }, savedScene('a')],
])('of %s only scenes are read', (_, stored, expected) => {
  expect(readSavedScene(stored, parse)).toEqual(expected)
})

test.each([
  ['nothing kept', null, null, [[], 'first']],
  ['a scene', savedScene('mine'), null, [[], 'mine']],
  ['a link to an empty page', null, 'link', [['first'], 'link']],
  ['a link upon a scene', savedScene('mine'), 'link', [['mine'], 'link']],
  ['a reload after a link', savedScene('link', 'mine'), null, [['mine'], 'link']],
  ['a second link', savedScene('link', 'mine'), 'other', [['mine', 'link'], 'other']],
] as const)('with %s no work is out of undo’s reach', (_, stored, linked, expected) => {
  const { past, scene } = createInitialHistory<string>(stored, linked, 'first', 0)
  expect([past, scene]).toEqual(expected)
})

test('what another tab makes is one step, and undo brings back what was here', () => {
  const mine = addStep(createHistory('first'), 'mine', { changedAt: 0 })
  const one = applyOtherTabScene(mine, savedScene('theirs'), 10)
  const two = applyOtherTabScene(one, savedScene('theirs too'), 90_000)
  expect([two.scene, two.past]).toEqual(['theirs too', ['first', 'mine']])
  expect(undoStep(two).scene).toBe('mine')
  expect(applyOtherTabScene(two, savedScene('theirs too'), 90_001)).toBe(two)
})

test('pictures of all scenes stay, and files that are not drawn', () => {
  const pictureIds = (scene: string) => [scene]
  expect(listFileIds({ listImageIds: pictureIds }, ['a', 'b'])).toEqual(['a', 'b'])
  const fileIds = (scene: string) => [`${scene}-moving`]
  expect(listFileIds({ listImageIds: pictureIds, listExtraFileIds: fileIds }, ['a', 'b'])).toEqual([
    'a',
    'a-moving',
    'b',
    'b-moving',
  ])
})
