import { expect, test } from 'vitest'
import { createBackdrop, toSeed } from './backdrop'

const size = { width: 300, height: 100 }

test('the same words give the same background, other words another', () => {
  const [kite, again, boat] = ['a red kite', ' a red kite ', 'a boat'].map((words) =>
    createBackdrop(size, toSeed(words)),
  )
  expect(again).toEqual(kite)
  expect(boat).not.toEqual(kite)
})

test('every pattern fills its size with plain shapes', () => {
  const kinds = Array.from({ length: 40 }, (_, seed) => createBackdrop(size, seed).shapes)
  for (const [background, ...shapes] of kinds) {
    expect(background).toMatchObject({ kind: 'box', x: 0, y: 0, width: 300, height: 100 })
    expect(shapes.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(shapes)).not.toMatch(/null|undefined/)
  }
  expect(new Set(kinds.map(([, shape]) => shape?.kind))).toEqual(new Set(['path', 'oval']))
})
