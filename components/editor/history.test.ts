import { expect, test } from 'vitest'
import { addStep, createHistory, type History, MAX_STEPS, redoStep, undoStep } from './history'

const applySteps = (steps: readonly { to: string; key?: string; changedAt: number; isGesture?: boolean }[]) =>
  steps.reduce<History<string>>((history, { to, ...step }) => addStep(history, to, step), createHistory('a'))

test.each([
  [
    'two changes of one thing within a second are one step',
    [
      { to: 'b', key: 'text', changedAt: 0 },
      { to: 'c', key: 'text', changedAt: 1000 },
    ],
    ['a'],
  ],
  [
    'a second and more apart they are two',
    [
      { to: 'b', key: 'text', changedAt: 0 },
      { to: 'c', key: 'text', changedAt: 1001 },
    ],
    ['a', 'b'],
  ],
  [
    'changes of different things are two',
    [
      { to: 'b', key: 'text', changedAt: 0 },
      { to: 'c', key: 'colour', changedAt: 10 },
    ],
    ['a', 'b'],
  ],
  [
    'changes without a name are steps of their own',
    [
      { to: 'b', changedAt: 0 },
      { to: 'c', changedAt: 1 },
    ],
    ['a', 'b'],
  ],
  [
    'a drag is one step however long it lasts',
    [
      { to: 'b', key: 'drag 1', changedAt: 0, isGesture: true },
      { to: 'c', key: 'drag 1', changedAt: 9000, isGesture: true },
    ],
    ['a'],
  ],
  [
    'what stays the same is no step',
    [
      { to: 'a', changedAt: 0 },
      { to: 'b', key: 'x', changedAt: 1 },
      { to: 'b', key: 'y', changedAt: 2 },
    ],
    ['a'],
  ],
])('%s', (_, steps, past) => {
  expect(applySteps(steps).past).toEqual(past)
})

test('undo and redo go through the steps, and a change after an undo ends what was ahead', () => {
  const there = applySteps([
    { to: 'b', changedAt: 0 },
    { to: 'c', changedAt: 1 },
  ])
  const back = undoStep(undoStep(there))
  expect([back.scene, back.future]).toEqual(['a', ['b', 'c']])
  expect(undoStep(back)).toBe(back)
  expect(redoStep(back).scene).toBe('b')
  expect(addStep(redoStep(back), 'd', { changedAt: 2 })).toEqual({
    scene: 'd',
    past: ['a', 'b'],
    future: [],
    lastChange: null,
  })
  expect(redoStep(there)).toBe(there)
})

test('a change right after an undo is a step of its own', () => {
  const back = undoStep(
    applySteps([
      { to: 'b', key: 'text', changedAt: 0 },
      { to: 'c', key: 'other', changedAt: 1 },
    ]),
  )
  expect(addStep(back, 'd', { key: 'other', changedAt: 2 }).past).toEqual(['a', 'b'])
})

test('only the last hundred steps are kept', () => {
  const there = applySteps(Array.from({ length: 150 }, (_, at) => ({ to: `s${at}`, changedAt: at })))
  expect([there.past.length, there.past[0]]).toEqual([MAX_STEPS, 's49'])
})
